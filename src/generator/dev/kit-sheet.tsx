import type { ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { shapes as handBuilds } from '../../art/kit/body/hands/form.ts';
import { poses as hands } from '../../art/kit/body/hands/poses.ts';
import { Hand } from '../../art/kit/body/hands.tsx';
import type { HeadView } from '../../art/kit/body/head.ts';
import { caps } from '../../art/kit/folk/caps.tsx';
import { Dressed } from '../../art/kit/folk/dress.tsx';
import { dress } from '../../art/kit/folk/dress-records.ts';
import { folk } from '../../art/kit/folk/folk.ts';
import { cuts as hair } from '../../art/kit/folk/hair-shapes.ts';
import { makeHead } from '../../art/kit/folk/head.tsx';
import { folkPoses } from '../../art/kit/folk/poses.ts';
import { Townsperson } from '../../art/kit/folk/townsperson.tsx';
import {
	ages,
	beards,
	bearings,
	brows,
	eyes,
	hairTones,
	jaws,
	lips,
	noses,
	type Traits,
} from '../../art/kit/folk/traits.ts';
import {
	cutsByName,
	type Garment,
	makeOutfit,
	makeWear,
} from '../../art/kit/folk/wear/make-wear.tsx';
import { cloth, skins, type Tone } from '../../art/kit/forms.tsx';
import { palette } from '../../model/colours.ts';

/** The names of a record, as narrow as they are. */
const namesOf = <T extends object>(record: T) => Object.keys(record) as (keyof T & string)[];

/** Something drawn, with the words that one writes to get it. */
function Sample({ words, children }: { words: string; children: ReactNode }) {
	return (
		<figure>
			{children}
			<figcaption>
				<code>{words}</code>
			</figcaption>
		</figure>
	);
}

function Section({ title, say, children }: { title: string; say?: string; children: ReactNode }) {
	return (
		<section>
			<h2>{title}</h2>
			{say && <code>{say}</code>}
			<div>{children}</div>
		</section>
	);
}

function Drawing({ box, wide, children }: { box: string; wide: number; children: ReactNode }) {
	const [, , width = 1, height = 1] = box.split(' ').map(Number);
	return (
		<svg viewBox={box} width={wide} height={Math.round((wide * height) / width)} aria-hidden="true">
			{children}
		</svg>
	);
}

const Body = ({ children, wide = 200 }: { children: ReactNode; wide?: number }) => (
	<Drawing box="-120 -420 330 450" wide={wide}>
		{children}
	</Drawing>
);

const place = { x: 0, y: 0, scale: 2 };

/** A head of a young man of the city with other traits. */
function Head({
	view = 'quarter',
	mood,
	...traits
}: Partial<Traits> & { view?: HeadView; mood?: keyof typeof bearings }) {
	const Drawn = makeHead({ skin: skins.tan, age: 'young', hair: 'cropped', ...traits });
	return (
		<Drawing box="-210 -220 420 440" wide={120}>
			<Drawn view={view} near line={7} {...(mood && { mood })} />
		</Drawing>
	);
}

const views = ['front', 'quarter', 'profile', 'back'] as const;

/** Each of some traits, from before and from aside, where both tell. */
function Heads<K extends keyof Traits>({
	of,
	names,
	from = ['quarter'],
}: {
	of: K;
	names: readonly (Traits[K] & string)[];
	from?: readonly HeadView[];
}) {
	return names.map((name) => (
		<Sample key={name} words={`${of}: '${name}'`}>
			<div>
				{from.map((view) => (
					<Head key={view} view={view} {...{ [of]: name }} />
				))}
			</div>
		</Sample>
	));
}

const Tones = ({ of, record }: { of: string; record: Readonly<Record<string, Tone>> }) =>
	Object.entries(record).map(([name, { light, dark }]) => (
		<Sample key={name} words={/^\w+$/.test(name) ? `${of}.${name}` : `${of}['${name}']`}>
			<Drawing box="0 0 4 2" wide={140}>
				<path d="M0 0H4V2H0Z" fill={light} />
				<path d="M0 0H1V2H0Z" fill={dark} />
			</Drawing>
		</Sample>
	));

const gloves = {
	'{ tone: cloth.blue, fingers: true }': true,
	"{ tone: cloth.blue, fingers: 'half' }": 'half',
	'{ tone: cloth.blue, fingers: false }': false,
} as const;

/** What a cut by itself has not, each as one writes it and as it is. */
const details: Record<
	Exclude<keyof Garment, 'top' | 'legs'> | 'coat',
	readonly [words: string, detail: Partial<Garment>]
> = {
	hem: ["hem: 'tucked'", { hem: 'tucked' }],
	collar: ["collar: 'lapel'", { collar: 'lapel' }],
	collarTone: ['collarTone: cloth.red', { collarTone: cloth.red }],
	shirt: ["shirt: cloth.white, collar: 'lapel'", { shirt: cloth.white, collar: 'lapel' }],
	tie: [
		"tie: cloth.red, shirt: cloth.white, collar: 'lapel'",
		{ tie: cloth.red, shirt: cloth.white, collar: 'lapel' },
	],
	buttoned: ['buttoned: palette.yellow', { buttoned: palette.yellow }],
	closed: ['closed: true', { closed: true }],
	pockets: ["pockets: ['chest', 'hip']", { pockets: ['chest', 'hip'] }],
	bib: ['bib: { tone: cloth.sand, pocket: true }', { bib: { tone: cloth.sand, pocket: true } }],
	belt: ['belt: cloth.wood', { belt: cloth.wood }],
	vest: ['vest: cloth.sea', { vest: cloth.sea }],
	sash: ['sash: cloth.yellow', { sash: cloth.yellow }],
	harness: ['harness: cloth.sand', { harness: cloth.sand }],
	cord: [
		"cord: { colour: palette.white, charm: 'whistle' }",
		{ cord: { colour: palette.white, charm: 'whistle' } },
	],
	stripe: ['stripe: palette.white', { stripe: palette.white }],
	skirt: [
		"skirt: { reach: 1.5, flare: 5, tone: cloth.plum, kind: 'round', border: palette.yellow }",
		{ skirt: { reach: 1.5, flare: 5, tone: cloth.plum, kind: 'round', border: palette.yellow } },
	],
	coat: [
		"skirt: { reach: 1.18, flare: 4, tone: 'top', kind: 'coat' }",
		{ skirt: { reach: 1.18, flare: 4, tone: 'top', kind: 'coat' } },
	],
	cuff: ['cuff: 0', { cuff: 0 }],
	leg: ['leg: 0.6', { leg: 0.6 }],
	boots: ['boots: cloth.red', { boots: cloth.red }],
	gloves: [
		"gloves: { tone: cloth.yellow, fingers: 'half' }",
		{ gloves: { tone: cloth.yellow, fingers: 'half' } },
	],
	loose: ['loose: 1.25', { loose: 1.25 }],
};

function KitSheet() {
	const builds = namesOf(handBuilds);
	const hand = { skin: skins.tan, size: 0.55, line: 3, near: true } as const;
	const Palm = ({ children }: { children: ReactElement }) => (
		<Drawing box="-20 -68 160 136" wide={110}>
			{children}
		</Drawing>
	);
	return (
		<html lang="en">
			<head>
				<title>Kit sheet</title>
				<style>{styles}</style>
			</head>
			<body>
				<h1>Kit sheet</h1>
				<p>
					The file after each line is in src/art/kit/; cloth and skins are in forms.tsx, hairTones
					in folk/traits.ts, and palette is in src/model/colours.ts.
				</p>
				<Section
					title="People"
					say="<Townsperson who='clerk' wear={makeWear({ cut: 'jacket' })} pose='stand' x={400} y={560} scale={2} /> // folk/townsperson.tsx"
				>
					{namesOf(folk).map((who) => (
						<Sample key={who} words={`who="${who}"`}>
							<Body>
								<Townsperson who={who} wear={makeWear({ cut: 'jacket' })} pose="face" {...place} />
							</Body>
						</Sample>
					))}
				</Section>
				<Section
					title="Your own"
					say="someone({ skin: skins.tan, age: 'young', hair: 'cropped' }, { height: 180, girth: 1.1 }) · changed('clerk', { cap: 'kufi' }) // folk/folk.ts"
				>
					{(
						[
							[152, 1],
							[172, 1],
							[186, 1],
							[172, 0.86],
							[172, 1.3],
						] as const
					).map(([height, girth]) => (
						<Sample key={height + girth} words={`{ height: ${height}, girth: ${girth} }`}>
							<Body>
								<Townsperson
									who={{ ...folk.fitter, height, girth }}
									wear={makeWear({ cut: 'jersey' })}
									pose="stand"
									{...place}
								/>
							</Body>
						</Sample>
					))}
				</Section>
				<Section
					title="Poses"
					say="held={…} is drawn where the acting hand grips; a pose of one’s own: { ...folkPoses.sit, head: { tilt: 8 } } // folk/poses.ts"
				>
					{namesOf(folkPoses).map((pose) => (
						<Sample key={pose} words={`pose="${pose}"`}>
							<Body>
								<path d="M-150 0H230" stroke="#8d98a1" />
								<Townsperson
									who="draughtswoman"
									wear={makeWear({ cut: 'dungarees' })}
									pose={pose}
									{...place}
								/>
							</Body>
						</Sample>
					))}
				</Section>
				<Section
					title="Clothes"
					say="makeWear({ cut: 'jacket', top: cloth.navy, legs: cloth.sand, trim: cloth.orange, rolled: true }) // folk/wear/make-wear.tsx"
				>
					{namesOf(cutsByName).map((cut) => (
						<Sample key={cut} words={`makeWear({ cut: '${cut}' })`}>
							<div>
								{(['stand', 'away', 'sit'] as const).map((pose) => (
									<Body key={pose} wide={150}>
										<Townsperson who="tailor" wear={makeWear({ cut })} pose={pose} {...place} />
									</Body>
								))}
							</div>
						</Sample>
					))}
				</Section>
				<Section
					title="Details of clothes"
					say="makeOutfit({ ...makeWear({ cut: 'jersey' }).garment, vest: cloth.sea, boots: cloth.red }) // folk/wear/make-wear.tsx"
				>
					{Object.values(details).map(([words, detail]) => (
						<Sample key={words} words={words}>
							<Body>
								<Townsperson
									who="tailor"
									wear={makeOutfit({ ...makeWear({ cut: 'jersey' }).garment, ...detail })}
									pose="face"
									{...place}
								/>
							</Body>
						</Sample>
					))}
				</Section>
				<Section title="Dress of the factions">
					{namesOf(dress).map((name) => (
						<Sample
							key={name}
							words={`<Dressed name="${name}" view="front" x={400} y={560} scale={2} />`}
						>
							<Body>
								<Dressed name={name} view="front" {...place} />
							</Body>
						</Sample>
					))}
				</Section>
				<Section
					title="In a crowd"
					say="<Townsperson far … scale={1.2} />: less than half of the bytes, for people of up to 220 units"
				>
					{namesOf(folk).map((who, i, { length }) => (
						<Sample key={who} words={`who="${who}" far`}>
							<Drawing box="-90 -220 190 240" wide={190}>
								<Townsperson
									who={who}
									wear={makeWear({
										cut: namesOf(cutsByName)[i % namesOf(cutsByName).length] ?? 'jacket',
									})}
									pose={
										namesOf(folkPoses)[Math.round((i * namesOf(folkPoses).length) / length)] ??
										'stand'
									}
									{...place}
									scale={1.1}
									far
								/>
							</Drawing>
						</Sample>
					))}
				</Section>
				<Section title="Hair">
					<Heads of="hair" names={namesOf(hair)} from={views} />
				</Section>
				<Section title="Caps">
					<Heads of="cap" names={namesOf(caps)} from={views} />
				</Section>
				<Section
					title="Faces"
					say="makeHead({ skin: skins.tan, age: 'old', hair: 'bun', nose: 'hooked', jaw: 'long', glasses: true, earrings: palette.yellow }) // folk/head.tsx"
				>
					<Heads of="age" names={ages} from={['front', 'quarter']} />
					<Heads of="nose" names={namesOf(noses)} from={['front', 'profile']} />
					<Heads of="jaw" names={namesOf(jaws)} from={['front', 'quarter']} />
					<Heads of="eyes" names={namesOf(eyes)} />
					<Heads of="brows" names={namesOf(brows)} />
					<Heads of="lips" names={namesOf(lips)} />
					<Heads of="beard" names={beards} from={['front', 'profile']} />
				</Section>
				<Section
					title="Moods"
					say="<Townsperson … mood='wry' look={-1} /> or, in a pose, head: { mood: 'wry', look: -1, tilt: 8, view: 'profile' }"
				>
					{namesOf(bearings).map((mood) => (
						<Sample key={mood} words={`mood="${mood}"`}>
							<div>
								<Head view="front" mood={mood} />
								<Head mood={mood} />
							</div>
						</Sample>
					))}
				</Section>
				<Section
					title="Hands"
					say="hand: 'grip' in a pose’s near or far arm · <Hand pose='grip' build='broad' skin={skins.tan} x={200} y={300} turn={-30} /> // body/hands.tsx"
				>
					{namesOf(hands).map((pose) => (
						<Sample key={pose} words={`hand: '${pose}'`}>
							<div>
								{builds.map((build) => (
									<Palm key={build}>
										<Hand pose={pose} build={build} {...hand} />
									</Palm>
								))}
								{Object.entries(gloves).map(([words, fingers]) => (
									<Palm key={words}>
										<Hand
											pose={pose}
											build="broad"
											{...hand}
											glove={{ tone: cloth.blue, fingers }}
										/>
									</Palm>
								))}
							</div>
						</Sample>
					))}
					<p>
						From the left: {builds.map((build) => `hands: '${build}'`).join(', ')}; in a garment,{' '}
						{Object.keys(gloves)
							.map((words) => `gloves: ${words}`)
							.join(', ')}
						.
					</p>
				</Section>
				<Section title="Skins">
					<Tones of="skins" record={skins} />
				</Section>
				<Section title="Hair tones">
					<Tones of="hairTones" record={hairTones} />
				</Section>
				<Section title="Cloth">
					<Tones of="cloth" record={cloth} />
				</Section>
			</body>
		</html>
	);
}

const styles = `
body { margin: 1rem; background: ${palette.paper}; color: ${palette.ink}; font: 1rem sans-serif; }
section > div { display: flex; flex-wrap: wrap; gap: 1rem; margin-block: 1rem 3rem; }
figure { margin: 0; }
figcaption { inline-size: 0; min-inline-size: 100%; }
figure > div { display: flex; flex-wrap: wrap; }
svg { background: ${palette.white}; }
code { user-select: all; font-size: .8rem; }
`;

/**
 * Draws all that people in pictures are made of, from the records of the kit.
 * @returns an HTML document
 */
export const drawKitSheet = () => `<!doctype html>${renderToStaticMarkup(<KitSheet />)}`;
