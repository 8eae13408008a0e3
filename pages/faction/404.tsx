import { NotFound } from '../../src/components/not-found.tsx';
import type { Page } from '../../src/layouts/page.ts';
import type { Records } from '../../src/world/records.ts';

export default ({ world }: Records): Page => ({
	title: 'Faction not found',
	description: 'No faction of Lagan stands at this address.',
	body: () => <NotFound kind="faction" world={world} />,
	unlisted: true,
});
