import { usePage } from '../../components/page-context.ts';
import { PictureImage } from '../../components/picture-image.tsx';
import { Rope } from '../../components/rope.tsx';
import { atStart, inWords } from '../../model/numbers.ts';
import { nameWithoutTitle } from '../../model/slugify.ts';
import { type Tie, tieKinds } from '../../model/tie-kinds.ts';
import type { Character } from '../../model/types.ts';
import { characterRoute } from '../../world/links.ts';
import {
	measureRing,
	type PlacedPerson,
	type PlacedTie,
	placePeople,
	placeTies,
	type Ring,
} from './people-ring.ts';

/** A face on the ring, and the touch target around the face and the name. */
const face = { width: 112, height: 112 } as const;
const hit = { width: 176, height: 190, over: 66 } as const;

/** Ties as ropes, one path for each kind, with secrets drawn first. */
function Ropes({ ties }: { ties: readonly PlacedTie[] }) {
	return tieKinds.toReversed().map((kind) => {
		const path = ties.flatMap(({ tie, path }) => (tie.kind === kind ? path : [])).join('');
		return path && <Rope key={kind} kind={kind} path={path} />;
	});
}

/** A person on the ring: name and link, and a copy of their ropes that is shown alone on hover. */
function RingPerson(props: { placed: PlacedPerson; ties: readonly PlacedTie[]; ring: Ring }) {
	const { placed, ties, ring } = props;
	const { urls } = usePage();
	const { person, x, y } = placed;
	const isAbove = y < ring.y;
	const [left, top] = [x - hit.width / 2, y - (isAbove ? hit.height - hit.over : hit.over)];
	const [given = '', ...surname] = nameWithoutTitle(person.name).split(' ');
	return (
		<g className="ring-person">
			{/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: ropes and faces take no focus */}
			<g className="ring-own" aria-hidden="true">
				<Ropes ties={ties.filter(({ tie }) => tie.between.includes(person.id))} />
			</g>
			<a href={urls.to(characterRoute(person.id))}>
				<use className="diagram-halo" pointerEvents="all" href="#ring-hit" x={left} y={top} />
				{/* Names are outside the ring, where there are no ropes. */}
				<text
					className={isAbove ? 'ring-name' : 'ring-name is-below'}
					x={x}
					y={y + (isAbove ? -72 : 92)}
				>
					{given}
					<tspan> {surname.join(' ')}</tspan>
				</text>
			</a>
			{/* On touch screens the first tap shows the ropes: this target covers the link until it
			    has the focus. */}
			<use className="ring-tap" href="#ring-hit" x={left} y={top} tabIndex={-1} />
		</g>
	);
}

/** A face. Faces are drawn after all people, so that they cover highlighted ropes too. */
function RingFace({ placed: { person, x, y } }: { placed: PlacedPerson }) {
	return (
		<foreignObject
			className="ring-face"
			x={x - face.width / 2}
			y={y - face.height / 2}
			width={face.width}
			height={face.height}
		>
			<PictureImage id={person.portrait} alt="" />
		</foreignObject>
	);
}

/**
 * Faces in a ring, grouped by faction, with a rope for each tie. Its colour and pattern show the
 * kind.
 */
export function PeopleTies(props: { characters: readonly Character[]; ties: readonly Tie[] }) {
	const ring = measureRing(props.characters.length);
	const people = placePeople(props.characters, ring);
	const ties = placeTies(props.ties, people, ring);
	return (
		// biome-ignore lint/a11y/useSemanticElements: no element groups links inside a drawing
		<svg
			className="diagram-labels diagram-ring people-ties"
			fontSize="30"
			textAnchor="middle"
			viewBox={`0 0 ${2 * ring.x} ${2 * ring.y}`}
			role="group"
			aria-labelledby="ring-title"
			aria-describedby="ring-desc"
		>
			<title id="ring-title">Who is tied to whom</title>
			<desc id="ring-desc">
				{`${atStart(people.length)} faces in a ring, grouped by faction, and ${inWords(ties.length)} ropes between them, one for each connection. The table below puts each of them into words.`}
			</desc>
			<defs>
				<rect id="ring-hit" width={hit.width} height={hit.height} />
			</defs>
			{/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: ropes and faces take no focus */}
			<g className="ring-ropes" aria-hidden="true">
				<Ropes ties={ties} />
			</g>
			{people.map((placed) => (
				<RingPerson key={placed.person.id} placed={placed} ties={ties} ring={ring} />
			))}
			{/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: ropes and faces take no focus */}
			<g className="ring-faces" aria-hidden="true">
				{people.map((placed) => (
					<RingFace key={placed.person.id} placed={placed} />
				))}
			</g>
		</svg>
	);
}
