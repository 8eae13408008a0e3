import { Back } from './kit/kit-back.tsx';
import { Front } from './kit/kit-front.tsx';
import { Profile } from './kit/kit-profile.tsx';
import { Quarter } from './kit/kit-quarter.tsx';
import { type KitHeadProps, kitPen } from './kit/pen.ts';

export type { Feel, KitHeadProps } from './kit/pen.ts';

const views = { front: Front, quarter: Quarter, profile: Profile, back: Back };

/** Kit Amaru's head: long neck, long oval face, large ears; a face in which everything shows. */
export function KitHead(props: KitHeadProps) {
	const View = views[props.view];
	return <View pen={kitPen(props)} />;
}
