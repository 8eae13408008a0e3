import { NotFound } from '../../src/components/not-found.tsx';
import type { Records } from '../../src/content/records.ts';
import type { Page } from '../../src/layouts/page.ts';

export default ({ world }: Records): Page => ({
	title: 'Character not found',
	description: 'No character of Lagan stands at this address.',
	body: () => <NotFound kind="character" world={world} />,
	unlisted: true,
});
