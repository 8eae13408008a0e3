import { NotFound } from '../../src/components/not-found.tsx';
import type { Page } from '../../src/layouts/page.ts';
import type { Records } from '../../src/world/records.ts';

export default ({ world }: Records): Page => ({
	title: 'Character not found',
	description: 'No character of Lagan stands at this address.',
	body: () => <NotFound kind="character" world={world} />,
	unlisted: true,
});
