import { NotFound } from '../src/components/not-found.tsx';
import type { Page } from '../src/layouts/page.ts';
import type { Records } from '../src/world/records.ts';

export default ({ world }: Records): Page => ({
	title: 'Page not found',
	description: 'Nothing is tied at this address.',
	body: () => <NotFound kind="page" world={world} />,
	unlisted: true,
});
