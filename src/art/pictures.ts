import { crossSection } from './cross-section/cross-section.tsx';
import { flagPictures, mark } from './flags.tsx';
import { hero } from './hero/hero.tsx';
import { icons } from './icons.tsx';
import type { Picture } from './picture.ts';
import { portraits } from './portraits/index.ts';
import { sceneBreadDay } from './scenes/bread-day.tsx';
import { sceneBreakwater } from './scenes/breakwater.tsx';
import { sceneLoopPlatform } from './scenes/loop-platform.tsx';
import { sceneLung } from './scenes/lung.tsx';
import { sceneSubmergedWindow } from './scenes/submerged-window.tsx';
import { sceneWaterline } from './scenes/waterline.tsx';

/** Every drawing of the site, by the id that pages and records ask for. */
export const pictures: Readonly<Record<string, Picture>> = {
	mark,
	hero,
	'cross-section': crossSection,
	'scene-waterline': sceneWaterline,
	'scene-loop-platform': sceneLoopPlatform,
	'scene-lung': sceneLung,
	'scene-bread-day': sceneBreadDay,
	'scene-submerged-window': sceneSubmergedWindow,
	'scene-breakwater': sceneBreakwater,
	...portraits,
	...flagPictures,
	...icons,
};
