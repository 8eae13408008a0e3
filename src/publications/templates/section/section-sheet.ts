import type { Point } from '../../../art/shapes.ts';
import { deckHeight, houses, mooring, seamount } from '../../../art/survey.ts';
import { inWords } from '../../../model/numbers.ts';
import { drawScaleBar } from '../furniture/dimension.ts';
import { drawBorder, drawCaptionBox, letterCaption, outline } from '../furniture/panel.ts';
import { drawTitleBlock } from '../furniture/title-block.ts';
import { letter, letterBlock } from '../lettering.ts';
import { palette } from '../palette.ts';
import type { Pen } from '../pen.ts';
import type { Sheet } from '../sheet.ts';
import { drawDeepRooms } from './deep-rooms.ts';
import { drawDeckDetail } from './detail-deck.ts';
import { drawWindowDetail } from './detail-window.ts';
import { drawDocks, drawLowRooms } from './docks.ts';
import { drawHouses } from './houses.ts';
import { drawHull, drawOutline } from './hull.ts';
import { drawBadges, drawKey } from './key.ts';
import { letterHouses, letterWaters } from './labels.ts';
import { metres, metresBelow, panel, scale, sheetX, sheetY } from './layout.ts';
import { drawLevelMarks, letterLevels } from './levels.ts';
import { drawColdPipe, drawGulls, drawLife } from './life.ts';
import { drawLung } from './lung.ts';
import { drawLines, drawNumbers } from './moorings.ts';
import { shell } from './profile.ts';
import { drawRise } from './rise.ts';
import { drawBreak, drawSea, drawSurface } from './sea.ts';
import { drawShafts } from './shafts.ts';
import { drawShips } from './ships.ts';
import { drawSkyline } from './skyline.ts';
import { drawWell } from './well.ts';

const alt =
	'Section through Lagan, looking north. Above the waterline a stepped heap of decks rises to forty, with towers to sixty; below it the hull hangs forty decks deep. More than half of its blocks are bare frame with a lamp in each berth. Ships are built in; six flags mark the headquarters. Mooring lines run down through a break in the water to Hollis Rise, which is flat on top.';

function drawCity(pen: Pen): void {
	pen.circle([sheetX(118), sheetY(142)], 128, { fill: palette.yellow });
	pen.inFrame(metres, () => drawSkyline(pen));
	drawSea(pen);
	pen.inFrame(metresBelow, () => {
		drawRise(pen);
		drawColdPipe(pen, seamount.breakFoot, -626);
		pen.rect(5, -632, 15, -624, { fill: palette.mist, width: 0.8 });
	});
	drawLines(pen);
	drawBreak(pen);
	pen.inFrame(metres, () => {
		drawColdPipe(pen, -160, seamount.breakTop);
		drawHull(pen);
		pen.within(shell, () => {
			drawShips(pen);
			drawLowRooms(pen);
			drawDeepRooms(pen);
			drawShafts(pen);
			drawWell(pen);
		});
		drawLung(pen);
		drawOutline(pen);
		drawHouses(pen);
		drawDocks(pen);
		drawLife(pen);
		drawGulls(pen);
	});
	drawSurface(pen);
	drawNumbers(pen);
}

const high = deckHeight.toFixed(2);

const notes = [
	`Deck n stands at ${high} (n − 1) above datum; Deck −n hangs to ${high} n below. There is no Deck 0.`,
	`The section is stepped to meet all ${inWords(Object.keys(houses).length)} headquarters (see sheet 2), and shows the northern half.`,
	`Lines 73 to ${mooring.lines} and 1 to 24 are drawn; the others lie in front of the cut. Their lengths are on the tags. Do not scale them from this sheet; it has been tried.`,
] as const;

/** Notes and scale, in the rock. */
function letterRock(sheet: Sheet): void {
	const colour = palette.foam;
	sheet.group('L', () => {
		let y = 226;
		for (const [i, words] of notes.entries())
			sheet.group('LI', () => {
				sheet.part('Lbl', (pen) =>
					letter(pen, `${i + 1}`, [38, y], { face: 'label', size: 6.8, colour: palette.yellow }),
				);
				sheet.part('LBody', (pen) => {
					y = letterBlock(pen, words, [47, y], 262, 7.4, { size: 6.3, colour }) - 1.4;
				});
			});
	});
	const at: Point = [930, 208];
	sheet.part('P', (pen) =>
		letter(pen, 'SCALE 1:3500', [at[0], at[1] + 11], {
			face: 'label',
			size: 7.4,
			colour: palette.yellow,
			tracking: 0.4,
		}),
	);
	sheet.part('P', (pen) =>
		drawScaleBar(pen, at, 50 * scale, ['0', '50', '100', '150', '200', '250', '300 m'], {
			dark: palette.foam,
			light: palette.night,
			words: palette.foam,
		}),
	);
}

function letterTitle(sheet: Sheet): void {
	sheet.part('H1', (pen) => {
		letter(pen, 'LAGAN ', [32, 650], { face: 'title', size: 116, tracking: 1 });
		letter(pen, 'THE STRUCTURAL FRAME ', [36, 630], { face: 'head', size: 17.6, tracking: 0.4 });
	});
	sheet.part('P', (pen) =>
		letter(pen, 'Section A–A, looking north', [37, 619], {
			face: 'label',
			size: 8.6,
			colour: palette.blue,
		}),
	);
}

const details = [
	{
		caption: 'DETAIL A, 1:125. LET BY THIRDS, AND NOT LET',
		corners: { left: 902, low: 632, right: 1080, high: 748 },
		alt: `One deck, ${high} from floor to floor less the pipes. On the left a room with a bunk in three tiers; in the middle a street with a knotted rope and a woman carrying a loaf; on the right bare frame with a lamp, a red plate that reads 840, and a child in a winter coat riding a bicycle.`,
		draw: drawDeckDetail,
	},
	{
		caption: 'DETAIL B, 1:75. FIVE IS GOOD',
		corners: { left: 888, low: 326, right: 1044, high: 426 },
		alt: 'The round window on Deck −33 from within. Somebody sits on the bench before it with a mug and a kettle; outside, a diver in a hard suit holds a mooring line and holds up five fingers.',
		draw: drawWindowDetail,
	},
] as const;

function drawDetails(sheet: Sheet): void {
	for (const { caption, corners, alt, draw } of details) {
		const { left, low, right, high } = corners;
		sheet.figure(alt, [left, low, right, high], (pen) => draw(pen, corners));
		sheet.artifact((pen) => {
			pen.path(outline(corners), { width: 2.4 });
			drawCaptionBox(pen, corners, caption);
		});
		sheet.part('P', (pen) => letterCaption(pen, corners, caption));
	}
}

/**
 * Draws framework sheet 1: section A–A through the city, the water and the seamount.
 * @param sheet an empty tabloid landscape page
 */
export function drawSectionSheet(sheet: Sheet): void {
	sheet.artifact((pen) => pen.rect(0, 0, 1224, 792, { fill: palette.paper }));
	letterTitle(sheet);
	sheet.figure(alt, [panel.left, panel.low, panel.right, panel.high], (pen) =>
		pen.within(outline(panel), () => {
			drawCity(pen);
			drawLevelMarks(pen);
			drawBadges(pen);
		}),
	);
	drawDetails(sheet);
	letterHouses(sheet);
	letterLevels(sheet);
	letterWaters(sheet);
	letterRock(sheet);
	sheet.artifact((pen) => drawBorder(pen, panel));
	drawKey(sheet, { left: 22, low: 22, right: 892, high: 166 });
	drawTitleBlock(
		sheet,
		{ number: 1, view: 'Section A–A', scale: '1:3500' },
		{ left: 902, low: 22, right: 1202, high: 166 },
	);
}
