import {
	groupByLetter,
	type IndexEntry,
	type IndexKind,
	indexKinds,
	listEvents,
	listIndex,
} from '../world/a-to-z.ts';
import { Choices } from './choices.tsx';
import { Link } from './link.tsx';
import { usePage } from './page-context.ts';
import { PictureImage } from './picture-image.tsx';
import { Inline } from './prose.tsx';

const kinds = Object.entries(indexKinds) as [IndexKind, { one: string; all: string }][];

/** The heading above the events. */
const years = 'Years';

/** The first sentence of a prose file, without links; block quotes are skipped. */
function FirstSentence({ prose: id }: { prose: string }) {
	const text = usePage()
		.prose(id)
		.replace(/<blockquote>.*?<\/blockquote>/gs, '');
	const [, first = ''] = /<(?:p|li)>(.*?)<\/(?:p|li)>/s.exec(text) ?? [];
	const plain = first.replace(/<[^>]+>/g, '').replace(/:$/, '.');
	const [sentence = ''] = /^.*?[.?!]”?(?=\s|$)/s.exec(plain) ?? [];
	// biome-ignore lint/security/noDangerouslySetInnerHtml: escaped as the prose was
	return <span dangerouslySetInnerHTML={{ __html: sentence }} />;
}

function Entry({ entry: { kind, name, id, path, line, picture } }: { entry: IndexEntry }) {
	return (
		<li
			id={id}
			data-kind={kind}
			// Entries with an id are search results; the search finds the others on their own pages.
			{...(id === undefined ? { className: 'listed' } : { 'data-found-as': name })}
		>
			{picture && <PictureImage id={picture} alt="" />}
			<Link to={path}>{name}</Link> <span className="kind">{indexKinds[kind].one}</span>{' '}
			{'text' in line ? (
				<Inline text={line.text} as="span" />
			) : (
				<FirstSentence prose={line.prose} />
			)}
		</li>
	);
}

/** Styles that hide the kinds that are not chosen. */
export const aToZStyles = kinds
	.map(([kind]) => {
		const other = `:not([data-kind="${kind}"])`;
		return `.a-to-z:has(#kind-${kind}:checked) :is(.initial li${other},.initial:not(:has([data-kind="${kind}"]))){display:none}`;
	})
	.join('');

/**
 * The alphabetical index of everything on the site. The choice of kinds works without scripts:
 * `aToZStyles` hides the other kinds.
 */
export function AToZ() {
	const { world, shelf } = usePage().records;
	const named = listIndex(world, shelf);
	const events = listEvents(world);
	const entries = [...named, ...events];
	const letters: [string, IndexEntry[]][] = [...groupByLetter(named), [years, events]];
	return (
		<section id="a-to-z" className="a-to-z" aria-labelledby="a-to-z-heading">
			<h2 id="a-to-z-heading">A to Z</h2>
			<Choices
				name="kind"
				legend="Show"
				choices={[
					{ id: 'kind-all', name: 'Everything', count: entries.length },
					...kinds.map(([kind, { all }]) => ({
						id: `kind-${kind}`,
						name: all,
						count: entries.filter((entry) => entry.kind === kind).length,
					})),
				]}
			/>
			<nav aria-label="Letters" className="letters links">
				<ul role="list">
					{letters.map(([letter]) => (
						<li key={letter}>
							<a href={`#${letter.toLowerCase()}`}>{letter}</a>
						</li>
					))}
				</ul>
			</nav>
			{letters.map(([letter, own]) => (
				<details key={letter} className={`initial fold${letter === years ? ' years' : ''}`}>
					<summary>
						<h3 className="letter-name">
							{letter}
							{letter === years && <span className="count"> {own.length} events</span>}
						</h3>
					</summary>
					{/* The anchor is inside the `<details>` so that a link to it opens the letter. */}
					<ul role="list" id={letter.toLowerCase()}>
						{own.map((entry) => (
							<Entry key={entry.path + entry.name} entry={entry} />
						))}
					</ul>
				</details>
			))}
		</section>
	);
}
