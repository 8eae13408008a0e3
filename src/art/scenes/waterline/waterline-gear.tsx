import { brick, concrete, palette } from '../../../model/colours.ts';
import { cloth } from '../../kit/forms.tsx';

const { ink, red, white } = palette;

/** Hair and headgear of the gang, in a head's own field of 100 units. */
export const gear = {
	crop: <path d="M-36 2C-50-34-36-58-8-58 14-62 34-54 34-34 12-34 0-22-6-6-14 8-28 10-36 2Z" fill={ink} stroke={ink} strokeWidth="12" />,
	toque: (
		<>
			<path d="M-38-16L-36-40 30-50 35-26Z" fill={white} stroke={ink} strokeWidth="24" />
			<path d="M-36-38C-56-70-20-90 0-78 20-92 48-74 31-48Z" fill={white} stroke={ink} strokeWidth="24" />
			<path d="M31-48L35-26 6-22 2-44C10-60 12-76 4-80 30-88 46-70 31-48Z" fill={cloth.white.dark} />
		</>
	),
	beard: (
		<>
			<path d="M-36-2C-46-34-30-58 4-58 26-58 38-46 33-28 20-38-6-38-14-22L-22-2Z" fill={concrete.light} stroke={ink} strokeWidth="20" />
			<path
				d="M-28 14C-20 24-14 18-6 20 4 12 24 10 34 20 36 44 20 62 2 58-14 54-26 34-28 14Z"
				fill={concrete.light}
				stroke={ink}
				strokeWidth="16"
			/>
			<path d="M8 28q8 12 16 0Z" fill={ink} />
		</>
	),
	tail: {
		behind: <path d="M-24-30C-58-34-72-6-64 36-50 22-36 16-20 16Z" fill={brick.mid} stroke={ink} strokeWidth="22" />,
		children: (
			<path
				d="M-34 6C-46-30-28-58 6-56 30-54 34-42 32-30 14-34 2-22-6-6-12 10-26 14-34 6Z"
				fill={brick.mid}
				stroke={ink}
				strokeWidth="16"
			/>
		),
	},
	scarf: {
		behind: <path d="M-30-10C-52 10-46 44-30 56L-2 48Z" fill={cloth.foam.dark} stroke={ink} strokeWidth="20" />,
		children: (
			<path
				d="M-34 30C-54-40-20-66 10-60 34-56 38-36 30-28 10-36 2-20 4 4 6 30-4 48-20 50Z"
				fill={cloth.foam.light}
				stroke={ink}
				strokeWidth="20"
			/>
		),
	},
	cap: <path d="M-44-20C-40-58 20-70 36-34L58-24 30-20C6-28-20-26-44-20Z" fill={red} stroke={ink} strokeWidth="24" />,
	fringe: <path d="M-36 14C-52 0-46-22-34-24L-22-14-18 4-26 16Z" fill={white} stroke={ink} strokeWidth="16" />,
};
