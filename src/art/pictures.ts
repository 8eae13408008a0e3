import type { DrawingId } from '../model/picture-ids.ts';
import { buoyLine } from './buoy-line/buoy-line.tsx';
import { cityPlan } from './city-plan/city-plan.tsx';
import { crossSection } from './cross-section/cross-section.tsx';
import { deckViews } from './deck-kit/deck-views.ts';
import { ferryRail } from './ferry-rail.tsx';
import { flagPictures, mark } from './flags.tsx';
import { hero, heroTall, heroWide } from './hero/hero.tsx';
import { icons } from './icons.tsx';
import { storyCover, storyFog, storyOpening } from './it-comes-warm/it-comes-warm.tsx';
import { modelPictures } from './models/models.ts';
import type { Picture } from './picture.ts';
import { portraits } from './portraits/portraits.ts';
import { sceneBreadDay } from './scenes/bread-day/bread-day.tsx';
import { sceneBreakwater } from './scenes/breakwater/breakwater.tsx';
import { sceneLoopPlatform } from './scenes/loop/loop-platform.tsx';
import { sceneLung } from './scenes/lung/lung.tsx';
import { sceneSubmergedWindow } from './scenes/submerged-window/submerged-window.tsx';
import { sceneWaterline } from './scenes/waterline/waterline.tsx';
import { siteIcon } from './site-icon.tsx';
import { comicCover, comicPanels, makingThumbnails } from './the-other-minute/the-other-minute.tsx';
import { vignetteBiosphereGardens } from './vignettes/biosphere-gardens/biosphere-gardens.tsx';
import { vignetteCentralAdministrative } from './vignettes/central-administrative/central-administrative.tsx';
import { vignetteCulturalAndArts } from './vignettes/cultural-and-arts/cultural-and-arts.tsx';
import { vignetteInnovation } from './vignettes/innovation/innovation.tsx';
import { vignetteLowerLevel } from './vignettes/lower-level/lower-level.tsx';
import { vignetteMaritimeIndustrialZone } from './vignettes/maritime-industrial-zone/maritime-industrial-zone.tsx';
import { vignetteMidLevel } from './vignettes/mid-level/mid-level.tsx';
import { vignetteResidentialQuarters } from './vignettes/residential-quarters/residential-quarters.tsx';
import { vignetteSubmergedLevel } from './vignettes/submerged-level/submerged-level.tsx';
import { vignetteUpperLevel } from './vignettes/upper-level/upper-level.tsx';

/** Every drawing of the site, by the id that pages and records ask for. */
export const pictures: Readonly<Record<DrawingId, Picture>> = {
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
	'vignette-central-administrative': vignetteCentralAdministrative,
	'vignette-innovation': vignetteInnovation,
	'vignette-residential-quarters': vignetteResidentialQuarters,
	'vignette-cultural-and-arts': vignetteCulturalAndArts,
	'vignette-maritime-industrial-zone': vignetteMaritimeIndustrialZone,
	'vignette-biosphere-gardens': vignetteBiosphereGardens,
	'vignette-upper-level': vignetteUpperLevel,
	'vignette-mid-level': vignetteMidLevel,
	'vignette-lower-level': vignetteLowerLevel,
	'vignette-submerged-level': vignetteSubmergedLevel,
	'city-plan': cityPlan,
	'buoy-line': buoyLine,
	'ferry-rail': ferryRail,
	'cover-the-other-minute': comicCover,
	'cover-it-comes-warm': storyCover,
	'story-it-comes-warm': storyOpening,
	'story-it-comes-warm-fog': storyFog,
	'making-thumbnails': makingThumbnails,
	...comicPanels,
	...portraits,
	...modelPictures,
	...deckViews,
	...flagPictures,
	...icons,
};
