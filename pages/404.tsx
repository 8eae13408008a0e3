import { NotFound } from '../src/components/not-found.tsx';
import type { Page } from '../src/layouts/page.ts';

export default (): Page => ({
	title: 'Page not found',
	description: 'Nothing is tied at this address.',
	body: () => <NotFound kind="page" />,
	unlisted: true,
});
