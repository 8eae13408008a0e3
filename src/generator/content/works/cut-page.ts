import { comicPage } from '../../../model/comic-page.ts';
import type { Box, Panel } from '../../../model/comics.ts';
import type { PictureId } from '../../../model/picture-ids.ts';
import type { UploadedPicture } from './read-pictures.ts';
import type { PlacedPanel } from './transcript.ts';

/** The live area, in per cent of the page. */
const { width, height, live } = comicPage;
const liveArea: Box = [
	(100 * live.x) / width,
	(100 * live.y) / height,
	(100 * live.width) / width,
	(100 * live.height) / height,
];

/** A panel in words, for those who do not see it. */
const describe = ({ seen, lettering = [] }: PlacedPanel) =>
	[seen, ...lettering.map(({ who = 'Caption', text }) => `${who}: “${text}”`)].join(' ');

/** Turns per cent of a page into points of the printed page, from the corner of another box. */
function toPoints([x, y, wide, high]: Box, [left, top]: Box): Box {
	const across = (share: number) => Math.round(share * width) / 100;
	const down = (share: number) => Math.round(share * height) / 100;
	return [across(x - left), down(y - top), across(wide), down(high)];
}

/**
 * Cuts a comic page that is a file into its panels, each a picture of its own. A page whose script does
 * not say where its panels are is one panel.
 * @param source the file of the page
 * @param name of the page, in ids
 */
export function cutPage(
	source: Omit<UploadedPicture, 'id'> & { id: PictureId },
	name: `${string}/${string}`,
	script: readonly PlacedPanel[],
): { panels: readonly Panel[]; sources: readonly UploadedPicture[] } {
	const boxes = script.flatMap(({ box }) => (box ? [box] : []));
	if (boxes.length < script.length) {
		const seen = script.map(describe).join(' ');
		const box = toPoints([0, 0, 100, 100], liveArea);
		return { panels: [{ picture: source.id, seen, box, isLettered: true }], sources: [] };
	}
	const panels = script.map((panel, at) => {
		const { box = liveArea, cuts, lettering } = panel;
		const picture = `${name}-panel-${at + 1}` as const;
		return {
			source: { ...source, id: picture, alt: describe(panel), cut: box },
			shown: {
				picture,
				seen: describe(panel),
				box: toPoints(box, liveArea),
				...(cuts && { cuts: cuts.map((cut) => toPoints(cut, box)) }),
				...(lettering && { isLettered: true as const }),
			},
		};
	});
	return { panels: panels.map(({ shown }) => shown), sources: panels.map(({ source }) => source) };
}
