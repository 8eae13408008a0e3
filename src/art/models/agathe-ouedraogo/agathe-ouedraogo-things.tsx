import { agatheOuedraogo } from '../../../content/wardrobe.ts';
import { canvas, deal, leaf as leafTones, palette, steel, velvet, wood } from '../../../model/colours.ts';
import { Line, n } from '../../kit/forms.tsx';
import { Piece, type ThingProps } from '../kit/piece.tsx';

/** What Agathe Ouédraogo has about her: a seedling, a bottle, shears, a label and a hat. */

const leaf = { light: leafTones.mid, dark: leafTones.deep };
const straw = { light: agatheOuedraogo.hat, dark: wood.light, ink: wood.mid };

/** Ten units to the centimetre; the foot of the stem as origin. */
export function Seedling({ line, near }: ThingProps) {
	const stem = 'M0 0C-3-24 3-44 0-66';
	return (
		<>
			<Piece d="M-64 24C-52-4-24-12 0-12 26-12 52-4 64 24L44 66H-44Z" fill={velvet.dark} line={line} />
			{near && (
				<path
					d="M-36 10a3 3 0 1 0 .1 0ZM-18 0a2.5 2.5 0 1 0 .1 0ZM24 4a3 3 0 1 0 .1 0ZM40 16a2.5 2.5 0 1 0 .1 0ZM8 14a2 2 0 1 0 .1 0Z"
					fill={canvas.dark}
				/>
			)}
			<Piece d="M34-8L52-54 62-50 44-2Z" fill={palette.paper} line={line * 0.75} />
			{near && <Line d="M48-36L52-46M46-28L49-34" width={2.2} />}
			<Line d={stem} width={6 + line * 1.6} />
			<Line d={stem} width={6} ink={leaf.light} />
			<Piece d="M0-44C-26-34-58-44-70-76-38-88-8-76 0-44Z" fill={leaf.light} line={line} />
			<path d="M-4-46C-24-36-54-44-66-72-40-68-20-58-4-46Z" fill={leaf.dark} />
			<Piece d="M0-48C6-82 34-100 68-92 72-58 36-34 0-48Z" fill={leaf.light} line={line} />
			<path d="M4-50C22-62 44-76 65-88 66-60 34-40 4-50Z" fill={leaf.dark} />
			{near && (
				<Line d="M-22-58C-24-64-28-70-32-74M-36-66C-38-60-42-54-46-50M24-66C26-72 28-78 32-82M38-76C44-72 48-66 50-60" width={2.6} />
			)}
			<Piece d="M0-60C-10-70-10-82-4-90 4-84 8-72 0-60Z" fill={leafTones.light} line={line * 0.8} />
		</>
	);
}

/** One of her grandmother's, its foot as origin, ten units to the centimetre. */
export function Bottle({ line }: ThingProps) {
	return (
		<>
			<Piece d="M-12-74H12C12-66 22-64 22-54V0H-22V-54C-22-64-12-66-12-74Z" fill={deal.dark} line={line} />
			<path d="M6-70L10-4H19V-52C19-62 11-64 10-70Z" fill={wood.deep} />
			<Piece d="M-16-84H16V-74H-16Z" fill={palette.white} line={line} />
			<Piece d="M-22-52H22V-24H-22Z" fill={palette.paper} line={line * 0.7} />
			<Line d="M-8-38H8M0-46V-30" width={6} ink={palette.red} />
		</>
	);
}

export function Shears({ line }: ThingProps) {
	return <Piece d="M-10 0L-22-46C-22-58-10-60-6-48L2-18 10-50C14-60 26-54 24-42L12 0Z" fill={steel.mid} line={line} />;
}

/** Seen from above as it hangs at her back, its middle as origin, in centimetres. */
export function Hat({ line, whole }: ThingProps & { whole?: boolean }) {
	const weave = [8, 11.4, 14.8].map((r) => `M${-r} 0A${r} ${n(r * 0.82)} 0 0 1 ${r} 0A${r} ${n(r * 0.82)} 0 0 1 ${-r} 0`);
	return (
		<>
			<Piece d="M-19 0C-20-10-10-16.4 0-16.4S20-10 19 0C18 10 9 15 0 15S-18 10-19 0Z" fill={straw.light} line={line * 1.3} />
			<path d="M-18.4 0C-19-9-12-14-7-15.4-14-8-14 6-6 14-13 12-18 7-18.4 0Z" fill={straw.dark} />
			<Line d={weave.join('')} width={line * 0.6} ink={straw.ink} />
			{whole && (
				<>
					<Piece d="M-8 0C-9-6-4-9 0-9S9-6 8 0C8 5 4 7.4 0 7.4S-8 5-8 0Z" fill={straw.light} line={line * 1.2} />
					<path d="M-7.4 0C-8-5-5-7.6-2-8.2-5-4-5 3-2 6.8-5 6-7.4 4-7.4 0Z" fill={straw.dark} />
					<Line d="M-4-3.4C-1-5 2-5 4-3.4M-5 1C-1-1 2-1 5 1" width={line * 0.6} ink={straw.ink} />
				</>
			)}
		</>
	);
}
