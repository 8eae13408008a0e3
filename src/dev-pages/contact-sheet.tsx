import { InlineElement } from '../components/inline-element.tsx';
import { usePage } from '../components/page-context.ts';
import { FactionTies } from '../diagrams/ties/faction-ties.tsx';
import type { Page } from '../layouts/page.ts';
import { flagLetters, flagPicture, panelPicture } from '../model/flags.ts';
import { type PictureId, sceneIds } from '../model/picture-ids.ts';
import { listDrawn } from '../model/works.ts';

/** The groups of the sheet: what a picture's id begins with, and the widths at which it is used. */
const groups: readonly { title: string; start: RegExp; widths: readonly number[] }[] = [
	{ title: 'Hero', start: /^hero/, widths: [1440, 390] },
	{ title: 'Scenes', start: /^scene-/, widths: [640, 320, 160] },
	{ title: 'Panels of comics', start: /-\d-\d$/, widths: [432, 320] },
	{ title: 'Covers', start: /^cover-/, widths: [384, 120] },
	{ title: 'Model sheets', start: /^model-/, widths: [640, 340] },
	{ title: 'Views of the deck kit', start: /^deck-/, widths: [560, 340] },
	{ title: 'Portraits', start: /^portrait-/, widths: [96] },
	{ title: 'Portraits on cards', start: /^portrait-/, widths: [240] },
	{ title: 'Portraits on their pages', start: /^portrait-/, widths: [640] },
	{ title: 'Flags', start: /^flag-/, widths: [83, 32] },
	{ title: 'Flags as panels', start: /^panel-/, widths: [240] },
	{ title: 'Mark', start: /^mark$/, widths: [448, 168] },
	{ title: 'Icons', start: /^(site-icon|icon-)/, widths: [64, 32, 16] },
];

const named = (id: string) => groups.some(({ start }) => start.test(id));

/** A picture at some widths, by day and by night, with its id and its intrinsic size. */
function Proof({ id, widths }: { id: PictureId; widths: readonly number[] }) {
	const { picture, urls } = usePage();
	const found = picture(id);
	if (found === undefined) return null;
	const { file, nightFile, width, height, alt } = found;
	const files = nightFile ? [file, nightFile] : [file];
	return (
		<figure>
			<div>
				{files.flatMap((look) =>
					widths.map((each) => (
						<img
							key={look + each}
							src={urls.picture(look)}
							alt={alt}
							width={each}
							height={Math.round((each * height) / width)}
							loading="lazy"
						/>
					)),
				)}
			</div>
			<figcaption className="label">
				{id}, {width} × {height}
			</figcaption>
		</figure>
	);
}

const sheetStyles = `
.sheet { padding: 1rem; overflow-x: auto; }
.sheet section > div { display: flex; flex-wrap: wrap; gap: 1rem; align-items: end; margin-block: 1rem 3rem; }
.sheet figure > div { display: flex; gap: .5rem; align-items: end; }
.sheet img { max-inline-size: none; }
.sheet img[src*='/icon-'] { background: var(--ink); }
`;

/** Every drawing of the site at the sizes at which pages show it. */
function ContactSheet() {
	const { world, anthology, shelf } = usePage().records;
	const ids = [
		...sceneIds,
		...world.characters.map(({ portrait }) => portrait),
		...anthology.models.map(({ character }) => `model-${character}` as const),
		'model-row' as const,
		...anthology.deckKit.flatMap(({ views }) => views.map(({ picture }) => picture)),
		...listDrawn(shelf).flatMap(({ drawn }) => drawn.pages.flat().map(({ picture }) => picture)),
		...flagLetters.flatMap((letter) => [flagPicture(letter), panelPicture(letter)]),
	];
	const others = ids.filter((id) => !named(id));
	return (
		<div className="sheet">
			<InlineElement kind="style" source={sheetStyles} />
			<h1>Contact sheet</h1>
			{[
				...groups.map((group) => ({ ...group, ids: ids.filter((id) => group.start.test(id)) })),
				{ title: 'Other pictures', ids: others, widths: [1000, 480, 288] },
			].map(({ title, ids: shown, widths }) => (
				<section key={title}>
					<h2>{title}</h2>
					<div>
						{shown.map((id) => (
							<Proof key={id} id={id} widths={widths} />
						))}
					</div>
				</section>
			))}
			<section>
				<h2>Drawn into the page</h2>
				<FactionTies factions={world.factions} />
			</section>
		</div>
	);
}

export default (): Page => ({
	title: 'Contact sheet',
	description: 'Every drawing of the site at the sizes at which pages show it.',
	body: () => <ContactSheet />,
	unlisted: true,
});
