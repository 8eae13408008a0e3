/**
 * The modules of a page's islands, for the end of its body. Modules wait for the HTML and for nothing
 * else, and each runs whether or not the others do.
 * @param props.modules the address of each island's module
 * @param props.shared what they import
 * @param props.index what the page's search finds, if it has one
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
