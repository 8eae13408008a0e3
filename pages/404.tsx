import { NotFound } from '../src/components/not-found.tsx';
import type { Records } from '../src/content/records.ts';
import type { Page } from '../src/layouts/page.ts';

export default ({ world }: Records): Page => ({
	title: 'Page not found',
	description: 'Nothing is tied at this address.',
	body: () => <NotFound kind="page" world={world} />,
	unlisted: true,
});
