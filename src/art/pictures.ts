import type { PictureId } from '../content/picture-ids.ts';
import { buoyLine } from './buoy-line/buoy-line.tsx';
import { cityPlan } from './city-plan/city-plan.tsx';
import { crossSection } from './cross-section/cross-section.tsx';
import { flagPictures, mark } from './flags.tsx';
import { hero, heroTall, heroWide } from './hero/hero.tsx';
import { icons } from './icons.tsx';
import { storyCover, storyOpening } from './it-comes-warm/index.tsx';
import type { Picture } from './picture.ts';
import { portraits } from './portraits/index.ts';
import { sceneBreadDay } from './scenes/bread-day/bread-day.tsx';
import { sceneBreakwater } from './scenes/breakwater/breakwater.tsx';
import { sceneLoopPlatform } from './scenes/loop/loop-platform.tsx';
import { sceneLung } from './scenes/lung/lung.tsx';
import { sceneSubmergedWindow } from './scenes/submerged-window/submerged-window.tsx';
import { sceneWaterline } from './scenes/waterline/waterline.tsx';
import { siteIcon } from './site-icon.tsx';
import { comicCover, comicPanels, makingThumbnails } from './the-other-minute/index.tsx';

// Who bundles the drawings apart from what draws them needs the night that they know.
export { NightLook } from './night.tsx';

/** Every drawing of the site, by the id that pages and records ask for. */
export const pictures: Readonly<Record<PictureId, Picture>> = {
	mark,
	'site-icon': siteIcon,
	hero,
	'hero-wide': heroWide,
	'hero-tall': heroTall,
	'cross-section': crossSection,
	'scene-waterline': sceneWaterline,
	'scene-loop-platform': sceneLoopPlatform,
	'scene-lung': sceneLung,
	'scene-bread-day': sceneBreadDay,
	'scene-submerged-window': sceneSubmergedWindow,
	'scene-breakwater': sceneBreakwater,
	'city-plan': cityPlan,
	'buoy-line': buoyLine,
	'cover-the-other-minute': comicCover,
	'cover-it-comes-warm': storyCover,
	'story-it-comes-warm': storyOpening,
	'making-thumbnails': makingThumbnails,
	...comicPanels,
	...portraits,
	...flagPictures,
	...icons,
};
