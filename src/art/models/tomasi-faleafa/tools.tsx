import { tomasiFaleafa } from '../../../content/wardrobe.ts';
import { crimson, palette, steel as steelTones, wood } from '../../../model/colours.ts';
import { Flat, Line, n, Part } from '../../kit/forms.tsx';

/** What his hands have: the kettle of 2113 with its label on, and the hook that was Iosua’s. */

const steel = { light: tomasiFaleafa.hook, dark: steelTones.mid };
const ash = { light: tomasiFaleafa.grip, dark: wood.mid };

interface ToolProps {
	/** The outline in the tool's own units. */
	line: number;
}

/** It holds forty cups. The middle of its bail, in the fist, is the origin. */
export function Kettle({ line }: ToolProps) {
	const bail = 'M-46 92C-54 26-34 0 0 0 34 0 54 26 46 92';
	return (
		<>
			<Line d={bail} width={9 + line * 1.6} />
			<Line d={bail} width={9} ink={steel.dark} />
			<Part
				d="M-50 156C-78 148-90 116-98 84L-114 88-110 98C-106 134-88 168-50 178Z"
				tone={steel}
				shade="M-120 110C-100 140-80 160-40 164V190H-120Z"
				line={line}
			/>
			<Part
				d="M-64 180C-72 132-58 96-26 86-8 82 8 82 26 86 58 96 72 132 64 180 40 188-40 188-64 180Z"
				tone={steel}
				shade="M-80 70H-22C-50 100-52 150-40 200H-80Z"
				line={line}
			>
				<Flat d="M42 110C50 122 54 140 52 158 46 146 44 128 42 110Z" fill={palette.white} />
			</Part>
			<Part d="M-36 88C-32 72 32 72 36 88 22 96-22 96-36 88Z" tone={steel} shade="M-50 60H-12L-16 110H-50Z" line={line * 0.8} />
			<circle cx="0" cy="68" r="8" fill={steel.dark} stroke={palette.ink} strokeWidth={n(line * 0.8)} />
			<Line d="M48 70C58 74 62 82 62 92" width={line * 0.5} />
			<Part d="M62 86L86 104 78 156 38 148 46 98Z" tone={{ light: palette.paper, dark: palette.paper }} shade="" line={line * 0.7}>
				<Line d="M52 112L76 117M50 122L68 126" width={3} />
				<Line d="M46 136L70 141" width={6} ink={crimson.mid} />
			</Part>
		</>
	);
}

/** A hand's breadth of steel on an ash grip, whose middle is the origin; it points up. */
export function Hook({ line }: ToolProps) {
	return (
		<>
			<Part
				d="M8 0C9-28 14-56 11-86 5-126-46-138-58-102-62-88-60-74-51-62-52-82-47-96-38-97-24-98-13-84-11-62-9-40-8-18-8 0Z"
				tone={steel}
				shade="M20 20H0C-1-30 4-60 1-84-4-112-30-120-50-104L-80-150H40Z"
				line={line}
			/>
			<Part d="M-58-11C-64-11-68 11-58 12H58C68 12 68-11 58-11Z" tone={ash} shade="M-80 2H80V30H-80Z" line={line} />
		</>
	);
}

/** Bands and teeth round the forearm, which runs down from the origin and is `wide` across. */
export function Tattoo({ wide, line }: { wide: number; line: number }) {
	const w = wide / 2;
	const teeth = Array.from({ length: 8 }, (_, i) => `L${n(-w + ((i + 1) * wide) / 8)} ${i % 2 ? 34 : 20}`).join('');
	return (
		<>
			<Line d={`M${-w} 6H${w}`} width={line * 1.4} />
			<Line d={`M${-w} 34${teeth}`} width={line} />
			<Line d={`M${-w} 14H${w}M${-w} 42H${w}`} width={line * 0.7} />
		</>
	);
}
