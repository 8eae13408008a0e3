/**
 * The modules of a page's islands, for the end of its body. Modules run after the HTML is parsed,
 * each independently of the others.
 * @param props.modules the URL of each island's module
 * @param props.shared URLs of modules that they import
 * @param props.index URL of the search index, on the search page
 */
export function IslandScripts({
	modules,
	shared,
	index,
}: {
	modules: readonly string[];
	shared: readonly string[];
	index: string | undefined;
}) {
	return (
		<>
			{shared.map((url) => (
				<link key={url} rel="modulepreload" href={url} />
			))}
			{modules.map((url) => (
				<script key={url} type="module" src={url} />
			))}
			{index && (
				<link
					rel="preload"
					as="fetch"
					crossOrigin="anonymous"
					fetchPriority="low"
					href={index}
					data-search-index
				/>
			)}
		</>
	);
}
