/**
 * The Lung before sunrise: the first blue of day in the round overhead, work lanterns on the dark
 * tiers, and below the white line the grow-lamps, which have burnt all night and are rose.
 */

/** What reaches the middle of the shaft from the sky. */
export const shaftLight = '#38557d';
/** The sky on the uppermost tiers. */
export const skyLight = '#7fa6c9';
export const lowSky = '#5580a8';
/** On the hives, which stand against the day. */
export const hiveLight = '#8d8196';
/** Grow-lamps, on what stands under them. */
export const growLight = '#ff9fd6';
/** Rose from below along the edges of those above. */
export const growRim = '#ff8fc8';
/** A lantern's light on whoever carries it; the cradle's on the keeper. */
export const lantern = '#ffeccb';
/** Shadows between the two. */
export const shade = '#8a63a6';
/** On the planked floors down there. */
export const growWall = '#d98fc4';
/** Each tier as the sky still reaches it, by its place above ours. */
export const tierLights: Readonly<Record<number, string>> = {
	5: skyLight,
	4: '#658bb4',
	3: '#5076a0',
	2: '#40658f',
	1: '#35567f',
	0: '#3a4f80',
};
/** Between the cradle's lamp and the grow-lamps. */
export const apprentices = '#ffdfe0';
/** The grow-lamps on the lower edges of those above them. */
export const fromBelow = { light: growRim, from: [0.5, 1.2] } as const;
/** Basil under the cradle's lamp, which is kind to green. */
export const leafLight = '#f4f3c8';
/** The rail, rose from the shaft's depth. */
export const railLight = '#c792c0';
/** The grow-lamps on the keeper's back. */
export const fromBehind = { light: growRim, from: [-1.3, 0.5] } as const;
