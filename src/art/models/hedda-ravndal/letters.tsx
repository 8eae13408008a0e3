import { canvas, crimson, linen, palette, steel } from '../../../model/colours.ts';
import { Line, n } from '../../kit/forms.tsx';

/** What the council has answered to, and what it has not: 160 by 104, tied up, the middle as origin. */

const manila = { light: linen.light, dark: canvas.dark };

const leaves = [
	['M-66-60L58-78 70-40-60-30Z', palette.foam],
	['M-78-54L66-64 78-20-72-10Z', manila.light],
	['M-62-50L76-58 86-10-66-10Z', palette.white],
	['M-76-46L72-54 82 40-74 40Z', manila.dark],
] as const;

export function Letters({ line, near }: { line: number; near?: boolean }) {
	const sheet = { stroke: palette.ink, strokeLinejoin: 'round' } as const;
	return (
		<>
			{leaves.map(([d, fill]) => (
				<path key={d} d={d} fill={fill} strokeWidth={n(line * 0.75)} {...sheet} />
			))}
			<path d="M-80-40H80V52H-80Z" fill={palette.paper} strokeWidth={n(line)} {...sheet} />
			<path d="M38-38H78V50H46Z" fill={manila.light} />
			<path d="M-68-28H-40V2H-68Z" fill={palette.yellow} strokeWidth={n(line * 0.6)} {...sheet} />
			<Line d="M-60-27V1M-49-27V1" width={near ? 4.5 : 7} ink={palette.blue} />
			<Line d="M-22-24a13 13 0 1 0 .1 0M-50-12C-30-16-14-16 2-14" width={near ? 2 : 4} ink={crimson.mid} />
			{near && <Line d="M-60 24H-4M-60 36H-20" width={2.8} ink={steel.dark} />}
			<Line d="M14-74L8 51" width={n(line * 0.9 + 3)} />
			<Line d="M14-74L8 51" width={near ? 3 : 5} ink={palette.red} />
		</>
	);
}
