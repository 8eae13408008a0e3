import { NotFound } from '../../src/components/not-found.tsx';
import type { Page } from '../../src/layouts/page.ts';

export default (): Page => ({
	title: 'Character not found',
	description: 'No character of Lagan stands at this address.',
	body: () => <NotFound kind="character" />,
	unlisted: true,
});
