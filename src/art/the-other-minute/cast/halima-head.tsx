import type { HeadProps } from '../../kit/body/head.ts';
import { penOf } from '../../kit/body/head-parts.tsx';
import { Back } from './halima/halima-back.tsx';
import { Front } from './halima/halima-front.tsx';
import { Profile } from './halima/halima-profile.tsx';
import { Quarter } from './halima/halima-quarter.tsx';

const views = { front: Front, quarter: Quarter, profile: Profile, back: Back };

export function HalimaHead(props: HeadProps) {
	const View = views[props.view];
	return <View pen={penOf(props)} />;
}
