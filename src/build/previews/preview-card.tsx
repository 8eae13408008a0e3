import { palette } from '../../art/palette.ts';

/** Size of a preview in pixels, as services that show links ask for it. */
export const previewSize = { width: 1200, height: 630 } as const;

/** What a preview shows. */
export interface PreviewCardProps {
	label: string;
	title: string;
	line: string;
	/** The page's drawing and the site's mark as SVG, with the drawing's width by its height. */
	drawing: string;
	mark: string;
	aspect: number;
	siteName: string;
}

/** The faces of the card: the name that its styles use, the site's face and its weight. */
export const cardFonts = [
	{ name: 'display', face: 'big-shoulders', weight: 900 },
	{ name: 'label', face: 'barlow-condensed', weight: 600 },
	{ name: 'serif', face: 'source-serif', weight: 600 },
] as const;

const gutter = 14;
const panelHeight = previewSize.height - 2 * gutter;

const toDataUri = (svg: string) =>
	`data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;

/** How many lines a title takes when each word is as wide as half its height, letter by letter. */
function countLines(words: readonly string[], size: number, width: number): number {
	let [lines, used] = [1, 0];
	for (const word of words) {
		const length = word.length * size * 0.5;
		const withSpace = used === 0 ? length : used + size * 0.25 + length;
		if (withSpace > width) lines += 1;
		used = withSpace > width ? length : withSpace;
	}
	return lines;
}

/** The largest size, in pixels, in which the longest word fits the width and all lines the panel. */
function fitTitle(title: string, width: number): number {
	const words = title.split(/\s+/);
	const longest = Math.max(...words.map((word) => word.length));
	let size = Math.min(168, width / (longest * 0.5));
	while (size > 48 && countLines(words, size, width) * size * 0.9 > 250) size -= 4;
	return Math.round(size);
}

/** A page's preview as two panels of a comic: what it is called, and its drawing. */
export function PreviewCard(props: PreviewCardProps) {
	const artWidth = Math.round(Math.min(620, Math.max(500, panelHeight * props.aspect)));
	const textWidth = previewSize.width - artWidth - 3 * gutter - 88;
	return (
		<div
			style={{
				...previewSize,
				boxSizing: 'border-box',
				display: 'flex',
				gap: gutter,
				padding: gutter,
				backgroundColor: palette.ink,
				color: palette.ink,
			}}
		>
			<div
				style={{
					display: 'flex',
					flexDirection: 'column',
					flexGrow: 1,
					padding: '40px 44px 36px',
					backgroundColor: palette.paper,
				}}
			>
				<div
					style={{
						alignSelf: 'flex-start',
						padding: '5px 16px 7px',
						border: `4px solid ${palette.ink}`,
						backgroundColor: palette.yellow,
						fontFamily: 'label',
						fontSize: 32,
						lineHeight: 1.1,
					}}
				>
					{props.label}
				</div>
				<div
					style={{
						display: 'block',
						width: textWidth,
						marginTop: 30,
						fontFamily: 'display',
						fontSize: fitTitle(props.title, textWidth),
						lineHeight: 0.9,
						textTransform: 'uppercase',
					}}
				>
					{props.title}
				</div>
				<div
					style={{
						display: 'block',
						width: textWidth,
						marginTop: 26,
						fontFamily: 'serif',
						fontSize: props.line.length > 75 ? 29 : 34,
						lineHeight: 1.22,
						lineClamp: 5,
						textOverflow: 'ellipsis',
						overflow: 'hidden',
					}}
				>
					{props.line}
				</div>
				<div
					style={{
						display: 'flex',
						alignItems: 'center',
						gap: 18,
						marginTop: 'auto',
						fontFamily: 'label',
						fontSize: 32,
					}}
				>
					<img src={toDataUri(props.mark)} width={252} height={36} alt="" />
					{props.siteName}
				</div>
			</div>
			<img
				src={toDataUri(props.drawing)}
				width={artWidth}
				height={panelHeight}
				style={{ objectFit: 'cover' }}
				alt=""
			/>
		</div>
	);
}
