import { dress } from '../../../content/wardrobe.ts';
import { brass, canvas, denim, leather, navy, palette, slate, steel, water } from '../../../model/colours.ts';
import { Line, n } from '../../kit/forms.tsx';
import { Lit } from '../../kit/lit.tsx';
import { lights, useNight } from '../../kit/night.tsx';
import { Outlined, Shaded } from '../../portraits/portrait-kit.tsx';
import { strandLit, tinLit, torch, torchShade } from './submerged-window-light.ts';

const { ink, white, foam, sea, deep } = palette;

/** Blue, then less of it: nothing comes down here from the sky but the colour. */
function Depth() {
	return (
		<>
			<path d="M170 90H730V660H170Z" fill={deep} />
			<path d="M170 236C300 206 380 256 500 232S660 236 730 216V660H170Z" fill={navy.deep} />
			<path d="M170 410C280 380 400 430 520 402S680 410 730 390V660H170Z" fill={ink} />
		</>
	);
}

/** A mooring strand: three-stranded, and as thick as a man where it is near. */
function Strand(props: { x: number; lean: number; wide: number; near?: boolean }) {
	const { x, lean, wide, near = false } = props;
	const foot = x - lean;
	const h = wide / 2;
	if (!near) {
		return <path d={`M${x} 90L${foot} 660`} stroke={wide > 6 ? navy.mid : navy.dark} strokeWidth={wide} />;
	}
	const turns = Array.from({ length: 24 }, (_, i) => {
		const y = 90 + i * 25;
		const at = x - (lean * (i * 25)) / 570;
		return `M${n(at - h)} ${y + 16}Q${n(at)} ${y + 16} ${n(at + h)} ${y - 6}`;
	}).join('');
	return (
		<Shaded
			d={`M${x - h} 80H${x + h}L${foot + h} 670H${foot - h}Z`}
			fill={canvas.dark}
			dark={leather.light}
			shade={`M${x + 2} 80H${x + h + 4}L${foot + h + 4} 670H${foot + 2}Z`}
			line={4}
		>
			<Line d={turns} width={2.5} />
		</Shaded>
	);
}

/** The rest of the watch, on the way out, with a tin of bread at arm's length. */
function Outbound() {
	return (
		<g transform="translate(644 418)rotate(8)scale(-.95 .95)" stroke={ink} strokeWidth="2.5">
			<path d="M8-24L60 70 20 96Z" fill={useNight() ? water.dark : sea} stroke="none" opacity="0.7" data-light={lights.own} />
			<path d="M-8 24L-14 52H-2L2 26 8 54H18L14 22Z" fill={dress.hardSuit.dark} />
			<path d="M-18-14C-22 6-18 26-8 30H12C22 24 22 0 18-14Z" fill={dress.hardSuit.dark} />
			<path
				d="M14-12C26-16 32-30 30-46L20-46C20-36 16-28 8-24ZM-16-8C-28 0-30 14-24 24L-16 20C-20 12-18 6-10 2Z"
				fill={dress.hardSuit.dark}
			/>
			<path d="M-52 24H-14V52H-52Z" fill={white} />
			<path d="M-54 18H-12V27H-54Z" fill={foam} />
			<path d="M-44 44C-44 34-22 34-22 44Z" fill={brass.dark} strokeWidth="2" />
			<path d="M-40 18C-38 8-28 8-26 18" fill="none" />
			<circle cy="-26" r="15" fill={dress.hardSuit.dark} />
			<circle cx="-4" cy="-27" r="8" fill={foam} />
		</g>
	);
}

/** Two lamps: the way the light goes, and what drifts in it. */
function Beams() {
	return (
		<>
			<pattern id="window-drift" width="26" height="22" patternUnits="userSpaceOnUse">
				<circle cx="5" cy="5" r="1.6" fill={foam} data-light={lights.own} />
				<circle cx="18" cy="14" r="2.2" fill={foam} data-light={lights.own} />
				<circle cx="11" cy="19" r="1.2" fill={foam} data-light={lights.own} />
			</pattern>
			<path d="M440 250L150 286V520L300 590Z" fill={sea} opacity="0.75" data-light={lights.own} />
			<path d="M440 254L150 340V470L228 520Z" fill={water.dark} opacity="0.6" data-light={lights.own} />
			<path d="M440 250L150 286V520L300 590Z" fill="url(#window-drift)" opacity="0.7" />
			<path d="M542 262L740 350V520L650 580Z" fill={sea} opacity="0.6" data-light={lights.own} />
			<path d="M542 264L740 400V490Z" fill={water.dark} opacity="0.45" data-light={lights.own} />
			{useNight() && <path d="M440 254L150 372V452ZM542 264L740 424V462Z" fill={torch} opacity="0.55" data-light={lights.own} />}
		</>
	);
}

/** A wreckfish, lit on the side that it shows us. It goes into the log. */
function Fish() {
	return (
		<g transform="translate(300 424)rotate(-6)scale(.76)">
			<Outlined d="M84-10L128-48C136-20 136 18 126 44L84 14Z" fill={denim.dark} line={4} />
			<Outlined d="M-30-50C0-84 40-78 74-40L70-24H-24Z" fill={denim.dark} line={4} />
			<Outlined d="M-10 48C4 72 30 76 44 66L40 42Z" fill={denim.dark} line={4} />
			<Shaded
				d="M-108 6C-96-34-56-58-8-56 36-54 70-30 92-8L92 12C64 40 30 56-12 56-50 56-82 44-98 26L-84 20-108 14Z"
				fill={steel.light}
				dark={slate.light}
				shade="M-120 10C-60 0-20 8 30 2 60 0 80 0 110 0V80H-120Z"
				line={4}
			>
				<path d="M-10-60L4-20-8 0-26-30ZM30-60L46-20 34 4 18-26ZM66-40L76-10 66 6 54-14Z" fill={slate.light} />
				<Line d="M-46-52C-34-20-34 20-50 52" width={3} />
				<Line d="M-34 0H-28M-20 24H-12M0 30H8M20 22H28M4 10H12M36 8H44M-14 8H-8" width={2} />
			</Shaded>
			<Outlined d="M-38 10C-16 0 2 8 12 24-6 36-26 32-38 10Z" fill={denim.dark} line={3} />
			<Line d="M-108 14L-80 20Q-74 26-78 34" width={3.5} />
			<circle cx="-70" cy="-14" r="11" fill={white} stroke={ink} strokeWidth="3.5" />
			<circle cx="-72" cy="-13" r="5" fill={ink} />
			<Line d="M-84-26Q-70-32-58-22" width={4} />
		</g>
	);
}

/** Everything outside but the diver who has stopped. */
export function Water() {
	return (
		<>
			<Depth />
			<Strand x={330} lean={36} wide={5} />
			<Strand x={420} lean={60} wide={5} />
			<Strand x={560} lean={104} wide={9} />
			<Strand x={706} lean={84} wide={9} />
			<Beams />
			<Lit light={tinLit}>
				<Outbound />
			</Lit>
			<Lit light={torch} shade={torchShade}>
				<Fish />
			</Lit>
			<Lit light={strandLit} shade={lights.depths}>
				<Strand x={636} lean={62} wide={34} near />
			</Lit>
		</>
	);
}
