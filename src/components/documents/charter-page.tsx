import type {
	CharterArticle,
	CharterPage as CharterPaper,
	MarginRemark,
} from '../../model/documents.ts';
import { slugify } from '../../model/slugify.ts';
import { Words } from './words.tsx';

type Hands = CharterPaper['hands'];

/** A passage with remarks in the margin. */
interface Place {
	number: number;
	remarks: readonly MarginRemark[];
}

/**
 * The passages that have remarks, numbered from 1 through all articles; the key is the passage's
 * text.
 */
function listPlaces(articles: readonly CharterArticle[]): ReadonlyMap<string, Place> {
	const noted = articles.flatMap(({ clauses }) =>
		clauses.flatMap(({ words, note }) => (note ? [{ words, note }] : [])),
	);
	return new Map(noted.map(({ words, note }, at) => [words, { number: at + 1, remarks: note }]));
}

const noteId = (number: number) => `margin-note-${number}`;
const placeId = (number: number) => `margin-place-${number}`;

/** The remarks in the margin beside one passage. */
function MarginNote({ place, hands }: { place: Place; hands: Hands }) {
	const { number, remarks } = place;
	return (
		<section id={noteId(number)} className="margin-note row" aria-label={`Margin, note ${number}`}>
			<p className="margin-number label">
				<a href={`#${placeId(number)}`} aria-label={`Note ${number}, back to the text`}>
					{number}
				</a>
			</p>
			<ol role="list" className="stack gap-2">
				{remarks.map(({ hand, date, words }) => {
					const { look, name } = hands[hand] ?? { look: 'pencil', name: hand };
					return (
						<li key={words} className={`ink-${look}`}>
							<p>
								<Words text={words} />
							</p>
							<p className="margin-sign label-xs">
								<span aria-hidden="true">{hand}</span>
								<span className="visually-hidden">{name}</span>, {date}
							</p>
						</li>
					);
				})}
			</ol>
		</section>
	);
}

/**
 * A page of the charter with remarks in the margin. Every part is a `<section>`: reader views
 * remove an `<aside>`, and of two `<article>`s keep only one.
 */
export function CharterPage({ paper }: { paper: CharterPaper }) {
	const { heading, copy, folio, key, hands, articles, stain, initials } = paper;
	const places = listPlaces(articles);
	return (
		<div className="charter-page">
			<header className="cluster">
				<h2>{heading}</h2>
				<p>{folio}</p>
				<p>{copy}</p>
			</header>
			{articles.map(({ name, clauses }) => {
				const id = slugify(name);
				return (
					<section key={name} className="split" aria-labelledby={id}>
						<div className="clauses">
							<h3 id={id}>{name}</h3>
							<p>
								{clauses.map(({ words }) => {
									const place = places.get(words);
									return (
										<span key={words}>
											{words}
											{place && (
												<sup id={placeId(place.number)} className="label">
													<a
														href={`#${noteId(place.number)}`}
														aria-label={`Note ${place.number} in the margin`}
													>
														{place.number}
													</a>
												</sup>
											)}{' '}
										</span>
									);
								})}
							</p>
						</div>
						<section className="margin stack">
							{clauses.map(({ words }) => {
								const place = places.get(words);
								return place && <MarginNote key={words} place={place} hands={hands} />;
							})}
						</section>
					</section>
				);
			})}
			<footer className="cluster">
				<p className="stain label-xs ink-red">{stain}</p>
				<p className="initialled label">
					<span className="visually-hidden">Initialled: </span>
					{initials.map((pair) => (
						<span key={pair}>{pair} </span>
					))}
				</p>
			</footer>
			<p className="label">{key}</p>
			<dl className="paper-key cluster">
				{Object.entries(hands).map(([sign, { name, office, look }]) => (
					<div key={sign} className="row">
						<dt className={`ink-${look}`}>{sign}</dt>
						<dd>
							{name}, {office}
						</dd>
					</div>
				))}
			</dl>
		</div>
	);
}
