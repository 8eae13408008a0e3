import { orchid } from '../../../model/colours.ts';
import { lights } from '../../kit/night.tsx';
/**
 * The Lung before sunrise: the first blue of day in the round overhead, work lanterns on the dark
 * tiers, and below the white line the grow-lamps, which have burnt all night and are rose.
 */

/** What reaches the middle of the shaft from the sky. */
export const shaftLight = lights.depths;
/** The sky on the uppermost tiers. */
export const skyLight = lights.mist;
/** On the hives, which stand against the day. */
export const hiveLight = lights.shade;
/** Grow-lamps, on what stands under them. */
export const growLight = lights.growLamp;
/** Rose from below along the edges of those above. */
export const growRim = orchid.light;
/** A lantern's light on whoever carries it; the cradle's on the keeper. */
export const lantern = lights.lamp;
/** Shadows between the two. */
export const shade = lights.violet;
/** On the planked floors down there. */
export const growWall = lights.growShade;
/** Each tier as the sky still reaches it, by its place above ours. */
export const tierLights: Readonly<Record<number, string>> = {
	5: skyLight,
	4: lights.moon,
	3: lights.deepMoon,
	2: lights.deepMoon,
	1: lights.depths,
	0: lights.depths,
};
/** Between the cradle's lamp and the grow-lamps. */
export const apprentices = lights.overcast;
/** The grow-lamps on the lower edges of those above them. */
export const fromBelow = { light: growRim, from: [0.5, 1.2] } as const;
/** Basil under the cradle's lamp, which is kind to green. */
export const leafLight = lights.lamp;
/** The rail, rose from the shaft's depth. */
export const railLight = lights.growShade;
/** The grow-lamps on the keeper's back. */
export const fromBehind = { light: growRim, from: [-1.3, 0.5] } as const;
