import type { InlineCode } from '../components/page-context.ts';

/**
 * Has the scripts of the template before it run, in their order, a tenth of a second after all else is
 * there, or after three seconds: by then the page is painted, and what a reader waits for has not
 * shared its line and its processor with what only adds to it. Until then a menu that is open closes
 * over the section to which one of its links leads. Each byte counts: it stands in every page.
 */
export const startIslands: InlineCode = {
	kind: 'script',
	// Without line ends it is smaller when it is sent.
	source: `{
let t = document.currentScript.previousElementSibling.content,
start = () => {
for (let each of t.children) {
each = document.importNode(each);
each.async = false;
document.head.append(each);
}
t.textContent = '';
};
onload = () => requestAnimationFrame(() => setTimeout(start, 100));
setTimeout(start, 3000);
onhashchange = () => document.querySelector(':popover-open')?.hidePopover();
}`.replaceAll('\n', ''),
};

/** What a page's search reads: see src/generator/pages/search/. */
export interface SearchFiles {
	/** The index, which is loaded with the scripts. */
	index: string;
	/** Sentences, of which those are loaded that are shown. */
	texts: readonly string[];
}

/**
 * Scripts that a page can do without for a while, for its end. They stand in a template, where
 * browsers leave them alone and link checkers see them.
 * @param props.urls classic scripts, in the order in which they must run
 * @param props.search what the page's search reads, if it has one: classic scripts as well, since
 * nothing else can be read in a folder
 */
export function IslandScripts(props: {
	urls: readonly string[];
	search?: SearchFiles | undefined;
}) {
	const { urls, search } = props;
	return (
		<>
			<template>
				{search && <script src={search.index} defer data-index />}
				{urls.map((url) => (
					<script key={url} src={url} defer />
				))}
			</template>
			{/* biome-ignore lint/security/noDangerouslySetInnerHtml: the project's own code */}
			<script dangerouslySetInnerHTML={{ __html: startIslands.source }} />
			{search && (
				<template data-texts>
					{search.texts.map((url) => (
						<script key={url} src={url} defer />
					))}
				</template>
			)}
		</>
	);
}
