import { coral, palette, skinTone } from '../../../../model/colours.ts';
import { Fine, type Pen, Stroke } from '../../../kit/body/head-parts.tsx';
import { Flat } from '../../../kit/forms.tsx';

/** The mouth about its own middle, seen from before her. */
export function Mouth({ pen, at }: { pen: Pen; at: string }) {
	const { mood } = pen;
	return (
		<g transform={at}>
			{mood === 'talk' ? (
				<>
					<path
						d="M-28 4C-18-6-7-8 1-6 9-9 19-6 28 3 27 15 17 22 2 23-15 23-26 16-28 4Z"
						fill={skinTone.ebony}
						stroke={palette.ink}
						strokeWidth={pen.line * 0.75}
					/>
					<Flat d="M-21 0C-14-6-6-6 1-4 9-7 16-5 22-1L18 4C8 6-8 6-17 5Z" fill={palette.white} />
					{pen.near && <Flat d="M-15 20C-8 12 12 12 17 19 8 24-6 24-15 20Z" fill={coral.dark} />}
					<Fine pen={pen} d="M-16 35C-4 39 10 39 18 34" w={3.4} />
				</>
			) : mood === 'drink' || mood === 'awake' ? (
				<>
					<Flat d="M-22 0C-12-9-4-8 1-6 8-9 16-7 24 0 14 12-12 12-22 0Z" fill={skinTone.umber} />
					<Stroke pen={pen} d={mood === 'awake' ? 'M-24 1C-10-2 10-2 26 1M-9 3C-2 5 6 5 12 3' : 'M-20 1C-8-1 8-1 22 1'} w={5} />
					<Fine pen={pen} d="M-12 17C-4 20 8 20 14 17" />
				</>
			) : (
				<>
					<Flat d="M-34 2C-20-6-8-9 1-6 10-9 24-6 35 1 20 14-18 14-34 2Z" fill={skinTone.umber} />
					<Stroke
						pen={pen}
						d={mood === 'wry' ? 'M-40-7C-34 1-16 2 2 1C16 0 28 1 38 2' : 'M-38 4C-24 0-10 0 2 1C14 0 26 0 38 3'}
						w={5.2}
						ends={[2.5, 2]}
					/>
					<Fine pen={pen} d={mood === 'wry' ? 'M-43-14C-47-9-47-3-43 3' : 'M-42 2C-45 6-45 10-43 14'} w={3.6} />
					<Fine pen={pen} d="M-16 18C-6 22 10 22 18 17" />
				</>
			)}
		</g>
	);
}
