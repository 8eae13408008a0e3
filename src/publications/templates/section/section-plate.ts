import { readFileSync } from 'node:fs';
import type { Point } from '../../../art/kit/shapes.ts';
import { deckHeight, houses, mooring } from '../../../art/survey.ts';
import { inWords } from '../../../model/numbers.ts';
import { drawDimension, drawScaleBar } from '../furniture/dimension.ts';
import {
	type Corners,
	drawBorder,
	drawCaptionBox,
	letterCaption,
	outline,
} from '../furniture/panel.ts';
import { drawTitleBlock } from '../furniture/title-block.ts';
import { letter, letterBlock } from '../lettering.ts';
import { palette } from '../palette.ts';
import type { Pen } from '../pen.ts';
import type { Plate } from '../plate.ts';
import { drawBadges, drawKey } from './key.ts';
import { letterHouses, letterWaters } from './labels.ts';
import { panel, scale } from './layout.ts';
import { drawLevelMarks, letterLevels } from './levels.ts';
import { letterLineNumbers } from './line-numbers.ts';

const alt =
	'Section through Lagan, looking north. Above the waterline a stepped heap of decks rises to forty, with towers to sixty; below it the hull hangs forty decks deep. More than half of its blocks are bare frame with a lamp in each berth. Ships are built in; six flags mark the headquarters. Mooring lines run down through a break in the water to Hollis Rise, which is flat on top.';

/** The artwork: no lettering is in it, and nothing in it is computed. */
const readArtwork = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

const high = deckHeight.toFixed(2);

const notes = [
	`Deck n stands at ${high} (n − 1) above datum; Deck −n hangs to ${high} n below. There is no Deck 0.`,
	`The section is stepped to meet all ${inWords(Object.keys(houses).length)} headquarters (see sheet 2), and shows the northern half.`,
	`Lines 73 to ${mooring.lines} and 1 to 24 are drawn; the others lie in front of the cut. Their lengths are on the tags. Do not scale them from this sheet; it has been tried.`,
] as const;

/** Notes and scale, in the rock. */
function letterRock(plate: Plate): void {
	const colour = palette.foam;
	plate.group('L', () => {
		let y = 226;
		for (const [i, words] of notes.entries())
			plate.group('LI', () => {
				plate.part('Lbl', (pen) =>
					letter(pen, `${i + 1}`, [38, y], { face: 'label', size: 6.8, colour: palette.yellow }),
				);
				plate.part('LBody', (pen) => {
					y = letterBlock(pen, words, [47, y], 262, 7.4, { size: 6.3, colour }) - 1.4;
				});
			});
	});
	const at: Point = [930, 208];
	plate.part('P', (pen) =>
		letter(pen, 'SCALE 1:3500', [at[0], at[1] + 11], {
			face: 'label',
			size: 7.4,
			colour: palette.yellow,
			tracking: 0.4,
		}),
	);
	plate.part('P', (pen) =>
		drawScaleBar(pen, at, 50 * scale, ['0', '50', '100', '150', '200', '250', '300 m'], {
			dark: palette.foam,
			light: palette.dusk,
			words: palette.foam,
		}),
	);
}

function letterTitle(plate: Plate): void {
	plate.part('H1', (pen) => {
		letter(pen, 'LAGAN ', [32, 650], { face: 'title', size: 116, tracking: 1 });
		letter(pen, 'THE STRUCTURAL FRAME ', [36, 630], { face: 'head', size: 17.6, tracking: 0.4 });
	});
	plate.part('P', (pen) =>
		letter(pen, 'Section A–A, looking north', [37, 619], {
			face: 'label',
			size: 8.6,
			colour: palette.blue,
		}),
	);
}

/** The deck's height and the plate's number, over detail A at 1:125. */
function letterBerths(pen: Pen, { left, low }: Corners): void {
	/** Points to the metre. */
	const unit = 72 / 0.0254 / 125;
	const [x, floor] = [left + 1 + 7.7 * unit, low + 7];
	drawDimension(pen, [x, floor], [x, floor + deckHeight * unit], high);
	letter(pen, '840', [left + 1 + 6.7 * unit, floor + 1.86 * unit], {
		face: 'label',
		size: 7,
		colour: palette.white,
		align: 'centre',
	});
}

const details = [
	{
		caption: 'DETAIL A, 1:125. LET BY THIRDS, AND NOT LET',
		corners: { left: 902, low: 632, right: 1080, high: 748 },
		alt: `One deck, ${high} from floor to floor less the pipes. On the left a room with a bunk in three tiers; in the middle a street with a knotted rope and a woman carrying a loaf; on the right bare frame with a lamp, a red plate that reads 840, and a child in a winter coat riding a bicycle.`,
		file: 'berths.svg',
		letter: letterBerths,
	},
	{
		caption: 'DETAIL B, 1:75. FIVE IS GOOD',
		corners: { left: 888, low: 326, right: 1044, high: 426 },
		alt: 'The round window on Deck −33 from within. Somebody sits on the bench before it with a mug and a kettle; outside, a diver in a hard suit holds a mooring line and holds up five fingers.',
		file: 'window.svg',
		letter: () => undefined,
	},
] as const;

function drawDetails(plate: Plate): void {
	for (const { caption, corners, alt, file, letter } of details) {
		const { left, low, right, high } = corners;
		plate.picture(alt, [left, low, right, high], readArtwork(file), 1, (pen) =>
			letter(pen, corners),
		);
		plate.artifact((pen) => {
			pen.path(outline(corners), { width: 2.4 });
			drawCaptionBox(pen, corners, caption);
		});
		plate.part('P', (pen) => letterCaption(pen, corners, caption));
	}
}

/**
 * Draws framework plate 1: section A–A through the city, the water and the seamount.
 * @param plate an empty tabloid landscape page
 */
export function drawSectionPlate(plate: Plate): void {
	plate.artifact((pen) => pen.rect(0, 0, 1224, 792, { fill: palette.paper }));
	letterTitle(plate);
	const { left, low, right, high } = panel;
	plate.picture(alt, [left, low, right, high], readArtwork('section.svg'), 1, (pen) => {
		letterLineNumbers(pen);
		drawLevelMarks(pen);
		drawBadges(pen);
	});
	drawDetails(plate);
	letterHouses(plate);
	letterLevels(plate);
	letterWaters(plate);
	letterRock(plate);
	plate.artifact((pen) => drawBorder(pen, panel));
	drawKey(plate, { left: 22, low: 22, right: 892, high: 166 });
	drawTitleBlock(
		plate,
		{ number: 1, view: 'Section A–A', scale: '1:3500' },
		{ left: 902, low: 22, right: 1202, high: 166 },
	);
}
