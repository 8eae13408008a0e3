import type { ReactNode } from 'react';
import { usePage } from './page-context.ts';

/**
 * A link to a publication; only the text where the site does not have the file.
 * @param props.path the file's path, which may end with a fragment
 */
export function FileLink({ path, children }: { path: string; children: ReactNode }) {
	const { urls, publications } = usePage();
	const [file] = path.split('#');
	return publications.some((publication) => publication.path === file) ? (
		<a href={urls.to(path)}>{children}</a>
	) : (
		children
	);
}
