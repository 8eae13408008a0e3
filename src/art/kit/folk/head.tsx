import type { ComponentType } from 'react';
import type { HeadProps } from '../body/head.ts';
import { Cap } from './caps.tsx';
import { Beard, Ears, Glasses } from './ears.tsx';
import { Features, Neck, Skull } from './face.tsx';
import { FarFeatures } from './far-features.tsx';
import { Hair, hidesEars, Tail } from './hair.tsx';
import { folkPen, type Traits } from './traits.ts';

/** The head of anybody in the city, from what one would tell a friend about it. */
export function makeHead(traits: Traits): ComponentType<HeadProps> {
	return function FolkHead(props) {
		const pen = folkPen(props, traits);
		const behind = props.view !== 'back';
		return (
			<g strokeLinejoin="round" strokeLinecap="round">
				{behind && <Tail pen={pen} />}
				<Neck pen={pen} />
				{props.view === 'front' && !hidesEars(traits) && <Ears pen={pen} />}
				<Skull pen={pen} />
				<Beard pen={pen} />
				{pen.far ? <FarFeatures pen={pen} /> : <Features pen={pen} />}
				<Hair pen={pen} />
				{props.view !== 'front' && !hidesEars(traits) && <Ears pen={pen} />}
				{traits.glasses && <Glasses pen={pen} />}
				{!behind && <Tail pen={pen} />}
				{traits.cap && <Cap pen={pen} cap={traits.cap} />}
			</g>
		);
	};
}
