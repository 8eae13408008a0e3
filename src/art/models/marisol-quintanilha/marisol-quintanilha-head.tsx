import { useId } from 'react';
import { brick } from '../../../model/colours.ts';
import type { HeadProps } from '../../kit/body/head.ts';
import { Fine, Stroke } from '../../kit/body/head-parts.tsx';
import { Ears } from '../../kit/folk/ears.tsx';
import type { PartProps } from '../../kit/folk/traits.ts';
import { Flat } from '../../kit/forms.tsx';
import * as portrait from '../../portraits/marisol-quintanilha-head.tsx';
import { Bare, penFor } from '../kit/features.tsx';
import { MarisolQuintanilhaBust } from './marisol-quintanilha-bust.tsx';
import { Earpiece, MarisolQuintanilhaHair, MarisolQuintanilhaHairBehind } from './marisol-quintanilha-hair.tsx';
import { likeness } from './marisol-quintanilha-likeness.ts';

/** From the portrait's field to a head's. */
const seated = 'translate(-220 -192)scale(1.08)';

/** Full lips: set, or drawn up at one end while she agrees. */
function Mouth({ pen }: PartProps) {
	const { view, mood } = pen;
	const at = view === 'front' ? 'translate(0 96)' : 'translate(46 96)scale(.8 1)';
	const up = mood === 'wry' ? -9 : 0;
	const line = `M-34 ${up - 1}C-22 4-10 1 0 2C10 1 22 4 34 ${-1 + up * 0.2}`;
	return (
		<g transform={at}>
			<Flat d={`M-32 ${up}C-20-8-10-11 0-7 10-11 20-8 32 0 20 18 8 20 0 20-10 20-20 16-32 ${up}Z`} fill={brick.mid} />
			<Stroke pen={pen} d={line} w={4.6} ends={[3, 3]} />
			<Fine pen={pen} d="M-14 29C-6 33 6 33 14 28" w={2.8} c={pen.skin.dark} />
			{up < 0 && <Fine pen={pen} d="M-38-20C-46-12-44-4-40 2" w={3} />}
		</g>
	);
}

/** In profile she is drawn as she sat for her portrait. */
function Profile({ pen }: PartProps) {
	const id = useId();
	return (
		<>
			<g transform={seated}>
				<portrait.MarisolQuintanilhaHairBehind />
				<portrait.MarisolQuintanilhaFace />
			</g>
			<MarisolQuintanilhaBust pen={pen} />
			<clipPath id={id}>
				<path d="M-250-220H200V24H-24V220H-250Z" />
			</clipPath>
			<g clipPath={`url(#${id})`}>
				<g transform={seated}>
					<portrait.MarisolQuintanilhaHair />
				</g>
			</g>
			<Ears pen={pen} />
			<Earpiece pen={pen} />
		</>
	);
}

export function MarisolQuintanilhaHead(props: HeadProps) {
	const pen = penFor(props, likeness);
	const { view } = pen;
	return (
		<g strokeLinejoin="round" strokeLinecap="round">
			{view === 'profile' ? (
				<Profile pen={pen} />
			) : (
				<>
					{view !== 'back' && <MarisolQuintanilhaHairBehind pen={pen} />}
					<Bare pen={pen} likeness={likeness} bust={<MarisolQuintanilhaBust pen={pen} />} />
					{view !== 'back' && <Mouth pen={pen} />}
					<MarisolQuintanilhaHair pen={pen} />
					{view !== 'back' && <Earpiece pen={pen} />}
				</>
			)}
		</g>
	);
}
