import type { HeadProps } from '../../kit/body/head.ts';
import { penOf } from '../../kit/body/head-parts.tsx';
import { Back } from './quist/quist-back.tsx';
import { Front } from './quist/quist-front.tsx';
import { Profile } from './quist/quist-profile.tsx';
import { Quarter } from './quist/quist-quarter.tsx';

const views = { front: Front, quarter: Quarter, profile: Profile, back: Back };

/** Without his hat the parting shows, and the hat may be drawn by itself above it. */
export function QuistHead({ hat = true, ...props }: HeadProps & { hat?: boolean }) {
	const View = views[props.view];
	return <View pen={penOf(props)} hat={hat} />;
}
