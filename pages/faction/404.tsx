import { NotFound } from '../../src/components/not-found.tsx';
import type { Page } from '../../src/layouts/page.ts';

export default (): Page => ({
	title: 'Faction not found',
	description: 'There is no faction at this address.',
	body: () => <NotFound kind="faction" />,
	unlisted: true,
});
