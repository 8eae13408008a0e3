import { NotFound } from '../../src/components/not-found.tsx';
import type { Records } from '../../src/content/records.ts';
import type { Page } from '../../src/layouts/page.ts';

export default ({ world }: Records): Page => ({
	title: 'Faction not found',
	description: 'No faction of Lagan stands at this address.',
	body: () => <NotFound kind="faction" world={world} />,
	unlisted: true,
});
