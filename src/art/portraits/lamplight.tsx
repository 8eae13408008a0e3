import { createContext, type ReactNode, useContext, useId } from 'react';
import { brass, crimson, dusk, leather, linen, midnight, palette, steel, wine, wood } from '../../model/colours.ts';
import type { FlagColour } from '../flag-shapes.ts';
import { type Lighting, uncover } from '../kit/lit.tsx';
import { lights, type Night } from '../kit/night.tsx';

/** The light in which one sitter sits by night. */
export interface Lamplight extends Required<Pick<Lighting, 'light' | 'shade' | 'rim'>> {
	/** As much of the light as reaches what is further away than the face and the hands. */
	away: string;
	/** Where the light falls on the flag, as path data: its full light, and its outskirts. */
	pool: string;
	halo: string;
	/** The four colours of the flag out of the light, at its outskirts and in it. */
	cloth?: Partial<Cloths>;
}

type Cloth = Readonly<Record<FlagColour, string>>;

interface Cloths {
	dark: Cloth;
	halo: Cloth;
	pool: Cloth;
}

/** The flag behind the sitter, step by step out of the night. */
export const cloths: Cloths = {
	dark: { white: dusk.dark, blue: dusk.deep, red: wine.dark, yellow: leather.light, ink: midnight.dark },
	halo: { white: steel.dark, blue: palette.deep, red: wine.mid, yellow: wood.mid, ink: midnight.dark },
	pool: { white: linen.dark, blue: palette.blue, red: crimson.mid, yellow: brass.mid, ink: palette.night },
};

/** Out of every lamp's reach; all that is seen stands in a light of its own. */
export const nightfall: Night = { light: lights.moon };

const LamplightContext = createContext<Lamplight | null>(null);

export const InLamplight = LamplightContext.Provider;

/**
 * The light that a sitter sits in; null by day, and in drawings that are no portraits: those have
 * forms from here, but light them their own way.
 */
export const useLamplight = () => useContext(LamplightContext);

/** Draws part of a sitter the other way round; the light stays where it is. */
export function Mirrored({ children }: { children: ReactNode }) {
	const lamp = useLamplight();
	const [x, y] = lamp?.rim.from ?? [0, 0];
	return (
		<InLamplight value={lamp && { ...lamp, rim: { ...lamp.rim, from: [-x, y] } }}>
			<g transform="translate(400) scale(-1 1)">{children}</g>
		</InLamplight>
	);
}

/**
 * A rim by itself, over whatever is drawn in `d`: what `d` covers and would not if it were moved
 * off. Only over `within`, where that is given.
 */
export function EdgeLight(props: { d: string; rim: Lamplight['rim']; within?: string | undefined; opacity?: string }) {
	const id = useId();
	const { d, rim, within = d, opacity } = props;
	return (
		<g data-light={lights.own}>
			<mask id={id} maskUnits="userSpaceOnUse" x="-200" y="-200" width="900" height="900">
				<path d={d} fill={lights.own} />
				<path d={d} fill="black" transform={uncover(rim)} />
			</mask>
			<path d={within} fill={rim.light} fillOpacity={opacity} mask={`url(#${id})`} />
		</g>
	);
}
