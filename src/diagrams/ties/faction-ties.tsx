import { usePage } from '../../components/page-context.ts';
import { PictureImage } from '../../components/picture-image.tsx';
import { toneOf } from '../../components/relationships.tsx';
import { Rope } from '../../components/rope.tsx';
import { flagPicture } from '../../model/flags.ts';
import { atStart, inWords } from '../../model/numbers.ts';
import type { Faction, RelationshipStatus } from '../../model/types.ts';
import { factionRoute } from '../../world/links.ts';

/**
 * The viewBox, the ring of flags and a flag, all in the drawing's units. The ring has a centre, a height,
 * and how far out its outermost flags are, so that their names fit whatever the number of flags.
 */
const size = { width: 1120, height: 960 } as const;
const ring = { x: 560, y: 482, out: 450.3, up: 384 } as const;
const flag = { width: 100, height: 76 } as const;
/** The touch target around a flag and its name: at least 44 pixels where the ring is 280 wide. */
const hit = { width: 190, height: 190, over: 130 } as const;

/** Distance of a word from the centre of its flag. */
const wordStart = 74;

type Spot = readonly [x: number, y: number];

/** One faction's view of another, drawn as its half of the line between them. */
interface Half {
	from: Spot;
	/** The point where the two halves meet. */
	to: Spot;
	status: RelationshipStatus;
}

interface Pair {
	halves: readonly [Half, Half];
	agreed: boolean;
}

const round = (value: number) => Math.round(value * 10) / 10;

const angleOnRing = (index: number, count: number) => (index / count) * 2 * Math.PI - Math.PI / 2;

const placeOnRing = (index: number, count: number): Spot => {
	const angle = angleOnRing(index, count);
	const across = ring.out / Math.cos(angleOnRing(Math.round(count / 4), count));
	return [round(ring.x + Math.cos(angle) * across), round(ring.y + Math.sin(angle) * ring.up)];
};

const statusOf = (from: Faction, to: Faction) =>
	from.relationships.find(({ faction }) => faction === to.slug)?.status;

/**
 * Lists the pairs of factions that both describe the other. The halves of neighbours meet in the
 * middle; others meet before it, as lines cross in the middle of a ring.
 */
function listPairs(factions: readonly Faction[]): Pair[] {
	return factions.flatMap((one, i) =>
		factions.slice(i + 1).flatMap((other, k): Pair[] => {
			const [ours, theirs] = [statusOf(one, other), statusOf(other, one)];
			if (ours === undefined || theirs === undefined) return [];
			const j = i + 1 + k;
			const [from, to] = [placeOnRing(i, factions.length), placeOnRing(j, factions.length)];
			const areNeighbours = j - i === 1 || j - i === factions.length - 1;
			const share = areNeighbours ? 0.5 : j - i === 3 ? 0.375 : 0.42;
			const meet: Spot = [
				round(from[0] + (to[0] - from[0]) * share),
				round(from[1] + (to[1] - from[1]) * share),
			];
			return [
				{
					agreed: ours === theirs,
					halves: [
						{ from, to: meet, status: ours },
						{ from: to, to: meet, status: theirs },
					],
				},
			];
		}),
	);
}

const drawHalves = (halves: readonly Half[]) =>
	halves.map(({ from, to }) => `M${from.join(' ')}L${to.join(' ')}`).join('');

/** A status written along its half of the line, from its faction's flag and never upside down. */
function Word({ half: { from, to, status } }: { half: Half }) {
	const angle = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
	const isTurned = Math.abs(angle) > 90;
	return (
		<text
			transform={`translate(${from[0]} ${from[1]}) rotate(${round(isTurned ? angle - 180 : angle)})`}
			x={isTurned ? -wordStart : wordStart}
			y="8"
			textAnchor={isTurned ? 'end' : 'start'}
			data-tone={toneOf(status)}
		>
			{status}
		</text>
	);
}

/** Three frayed strands on each side of a gap. */
const fray =
	'M-26-4C-20-5-18-13-10-12M-26 0C-18 3-14-4-5-1M-26 4C-20 5-19 13-12 11M26-4C20-6 19-10 11-13M26 0C19-2 15 5 6 2M26 4C21 6 18 11 13 12';

/** A knot where both factions describe the other alike; otherwise a gap between frayed ends. */
function Meeting({ pair: { halves, agreed } }: { pair: Pair }) {
	const [{ from, to }] = halves;
	const angle = round((Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI);
	const place = `translate(${to[0]} ${to[1]})`;
	if (agreed) return <circle className="ties-knot" transform={place} r="11" />;
	return (
		<g transform={`${place} rotate(${angle})`}>
			<path className="ties-gap" d="M-25-13H25V13H-25Z" />
			<path className="ties-fray" d={fray} />
		</g>
	);
}

/**
 * A ring of flags, with a line between each two factions. Each half of a line shows, by colour,
 * pattern and word, how the nearer faction sees the other.
 */
export function FactionTies({ factions }: { factions: readonly Faction[] }) {
	const { urls } = usePage();
	const pairs = listPairs(factions);
	const halves = pairs.flatMap((pair) => pair.halves);
	const agreed = pairs.filter((pair) => pair.agreed).length;
	return (
		// biome-ignore lint/a11y/useSemanticElements: no element groups links inside a drawing
		<svg
			className="diagram-labels diagram-ring ties-ring"
			fontSize="26"
			viewBox={`0 0 ${size.width} ${size.height}`}
			role="group"
			aria-labelledby="ties-title"
			aria-describedby="ties-desc"
		>
			<title id="ties-title">{`How the ${inWords(factions.length)} factions see one another`}</title>
			<desc id="ties-desc">
				{`${atStart(factions.length)} flags in a ring, with a line between each pair. The half of a line nearer to a flag shows what that faction calls the other. ${atStart(agreed)} of the ${pairs.length} pairs use the same word for each other. The table below has every word.`}
			</desc>
			{/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: ropes and words take no focus */}
			<g aria-hidden="true">
				{(['other', 'rival', 'ally'] as const).map((tone) => (
					<Rope
						key={tone}
						kind={tone}
						path={drawHalves(halves.filter(({ status }) => toneOf(status) === tone))}
					/>
				))}
				{pairs.map((pair) => (
					<Meeting key={pair.halves[0].to.join(' ')} pair={pair} />
				))}
				{halves.map((half) => (
					<Word key={`${half.from.join(' ')} ${half.to.join(' ')}`} half={half} />
				))}
			</g>
			{factions.map(({ slug, shortName, flag: letter }, i) => {
				const [x, y] = placeOnRing(i, factions.length);
				const isAbove = y < ring.y;
				return (
					<a key={slug} href={urls.to(factionRoute(slug))}>
						<rect
							className="diagram-halo"
							pointerEvents="all"
							x={x - hit.width / 2}
							y={isAbove ? y - hit.over : y + hit.over - hit.height}
							width={hit.width}
							height={hit.height}
						/>
						{/* An SVG `<image>` could not switch to the night version. */}
						<foreignObject
							x={x - flag.width / 2}
							y={y - flag.height / 2}
							width={flag.width}
							height={flag.height}
						>
							<PictureImage id={flagPicture(letter)} alt="" />
						</foreignObject>
						<text
							className="diagram-name"
							fontSize="34"
							textAnchor="middle"
							data-side={x < ring.x - 1 ? 'left' : x > ring.x + 1 ? 'right' : 'middle'}
							x={x}
							y={isAbove ? y - 54 : y + 78}
						>
							{shortName}
						</text>
					</a>
				);
			})}
		</svg>
	);
}
