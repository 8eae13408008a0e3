import type { ReactElement } from 'react';
import { theOtherMinute } from '../../content/comics/the-other-minute.ts';
import type { ComicPanelId } from '../../model/picture-ids.ts';
import { makePicture } from '../kit/make-picture.tsx';
import type { Picture } from '../picture.ts';
import { Cover } from './panels/cover.tsx';
import { Panel11 } from './panels/panel-1-1.tsx';
import { Panel12 } from './panels/panel-1-2.tsx';
import { Panel13 } from './panels/panel-1-3.tsx';
import { Panel21 } from './panels/panel-2-1.tsx';
import { Panel22 } from './panels/panel-2-2.tsx';
import { Panel23 } from './panels/panel-2-3.tsx';
import { Panel24 } from './panels/panel-2-4.tsx';
import { Panel25 } from './panels/panel-2-5.tsx';
import { Panel31 } from './panels/panel-3-1.tsx';
import { Panel32 } from './panels/panel-3-2.tsx';
import { Panel33 } from './panels/panel-3-3.tsx';
import { Panel34 } from './panels/panel-3-4.tsx';
import { Panel41 } from './panels/panel-4-1.tsx';
import { Panel42 } from './panels/panel-4-2.tsx';
import { Panel43 } from './panels/panel-4-3.tsx';
import { Panel44 } from './panels/panel-4-4.tsx';
import { Panel45 } from './panels/panel-4-5.tsx';
import { Panel46 } from './panels/panel-4-6.tsx';
import { Panel51 } from './panels/panel-5-1.tsx';
import { Panel52 } from './panels/panel-5-2.tsx';
import { Panel53 } from './panels/panel-5-3.tsx';
import { Panel54 } from './panels/panel-5-4.tsx';
import { Panel61 } from './panels/panel-6-1.tsx';
import { Panel62 } from './panels/panel-6-2.tsx';
import { Panel63 } from './panels/panel-6-3.tsx';
import { Panel64 } from './panels/panel-6-4.tsx';
import { Panel65 } from './panels/panel-6-5.tsx';
import { Panel66 } from './panels/panel-6-6.tsx';
import { Panel67 } from './panels/panel-6-7.tsx';
import { Thumbnails } from './panels/thumbnails.tsx';

const drawings: Readonly<Record<ComicPanelId, () => ReactElement>> = {
	'the-other-minute-1-1': Panel11,
	'the-other-minute-1-2': Panel12,
	'the-other-minute-1-3': Panel13,
	'the-other-minute-2-1': Panel21,
	'the-other-minute-2-2': Panel22,
	'the-other-minute-2-3': Panel23,
	'the-other-minute-2-4': Panel24,
	'the-other-minute-2-5': Panel25,
	'the-other-minute-3-1': Panel31,
	'the-other-minute-3-2': Panel32,
	'the-other-minute-3-3': Panel33,
	'the-other-minute-3-4': Panel34,
	'the-other-minute-4-1': Panel41,
	'the-other-minute-4-2': Panel42,
	'the-other-minute-4-3': Panel43,
	'the-other-minute-4-4': Panel44,
	'the-other-minute-4-5': Panel45,
	'the-other-minute-4-6': Panel46,
	'the-other-minute-5-1': Panel51,
	'the-other-minute-5-2': Panel52,
	'the-other-minute-5-3': Panel53,
	'the-other-minute-5-4': Panel54,
	'the-other-minute-6-1': Panel61,
	'the-other-minute-6-2': Panel62,
	'the-other-minute-6-3': Panel63,
	'the-other-minute-6-4': Panel64,
	'the-other-minute-6-5': Panel65,
	'the-other-minute-6-6': Panel66,
	'the-other-minute-6-7': Panel67,
};

/** Every panel, two units a point of the printed page. */
export const comicPanels = Object.fromEntries(
	theOtherMinute.pages
		.flat()
		.map(({ picture, box: [, , width, height], seen }) => [picture, makePicture([width * 2, height * 2], seen, drawings[picture])]),
) as Record<ComicPanelId, Picture>;

/** The cover, with room for the title above. */
export const comicCover = makePicture(
	[954, 1476],
	'A square brass tap, very large. A stopwatch hangs from it by a red cord, and a last drop from its lip. Behind it a passage of bare berths with a bulb in each, and nobody.',
	Cover,
);

export const makingThumbnails = makePicture(
	[530, 820],
	'A sheet of quick pencil sketches: page two in five panels with ovals for balloons and an arrow for the path of the eye, and two other layouts of it, crossed out.',
	Thumbnails,
);
