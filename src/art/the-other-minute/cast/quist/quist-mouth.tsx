import { coral, palette, skinTone, wood } from '../../../../model/colours.ts';
import { Fine, type Pen, Stroke } from '../../../kit/body/head-parts.tsx';
import { Flat, n } from '../../../kit/forms.tsx';
import { hair } from './pen.ts';

/** Moustache and mouth about the mouth's middle, seen from before him. */
export function Mouth({ pen, at }: { pen: Pen; at: string }) {
	const { mood } = pen;
	return (
		<g transform={at}>
			{mood === 'talk' ? (
				<>
					<path
						d="M-24 0C-14-4 12-4 25-1 26 10 16 18 1 18-14 18-24 10-24 0Z"
						fill={skinTone.ebony}
						stroke={palette.ink}
						strokeWidth={n(pen.line * 0.65)}
					/>
					{pen.near && <Flat d="M-18 0C-8-2 10-2 20 0L17 4C8 6-8 6-15 4Z" fill={palette.white} />}
					<Fine pen={pen} d="M-12 27C-4 30 8 30 14 26" w={3.2} />
				</>
			) : (
				<>
					<Flat d="M-26 2C-12-3 14-3 28 1 16 11-14 11-26 2Z" fill={coral.dark} />
					<Stroke
						pen={pen}
						d={mood === 'wry' ? 'M-32-3C-20 3-8 2 1 1C12 1 22 1 30 1' : 'M-31 3C-20 1-8 1 1 1C12 0 22 1 31 3'}
						w={4.4}
						ends={[2, 1.5]}
					/>
					<Fine pen={pen} d="M-12 16C-4 19 8 19 14 15" />
				</>
			)}
			<path
				d="M1-13C7-17 14-16 20-12C27-7 34-4 41-2C32 3 20 0 12-4C8-6 4-6 1-5C-3-6-6-5-10-3C-18 2-30 5-40 1C-32-2-26-6-19-11C-13-15-6-17 1-13Z"
				fill={wood.deep}
				stroke={palette.ink}
				strokeWidth={n(pen.near ? pen.line * 0.4 : pen.line * 0.3)}
			/>
			<Fine pen={pen} d="M-6-10C-12-8-18-4-24-2M8-10C14-8 20-4 26-2" w={2} c={hair.light} />
		</g>
	);
}
