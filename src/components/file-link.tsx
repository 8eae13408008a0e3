import type { ReactNode } from 'react';
import { usePage } from './page-context.ts';

/**
 * A link to a file to download; its words alone on a site that does not have the file.
 * @param props.path of the file, with a place in it after `#` if need be
 */
export function FileLink({ path, children }: { path: string; children: ReactNode }) {
	const { urls, publications } = usePage();
	const [file] = path.split('#');
	return publications.some((each) => each.path === file) ? (
		<a href={urls.to(path)}>{children}</a>
	) : (
		children
	);
}
