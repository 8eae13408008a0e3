import { createContext, type ReactNode, useContext } from 'react';
import { useNight } from './night.tsx';

/** How the forms in a group are modelled by night: what falls on either side of them. */
export interface Modelling {
	/** The light on the side that faces the lamp. */
	by: string;
	/** What is left on the other side, or falls on it from elsewhere. */
	shade?: string;
	/** The lamp stands where by day the shadow lies: the two drawn sides change places. */
	turned?: boolean;
	/** What another light makes of the edge that faces it: its colour, where it lies, how wide. */
	rim?: { colour: string; from: readonly [x: number, y: number] };
}

const Context = createContext<Modelling | undefined>(undefined);

/** Stands its children in a lamp by night; by day it is not there. */
export function Lit({ children, ...modelling }: Modelling & { children: ReactNode }) {
	if (!useNight()) return children;
	return (
		<Context value={modelling}>
			<g data-light={modelling.by}>{children}</g>
		</Context>
	);
}

/** The lamp that a form stands in; none by day. */
export const useLit = () => useContext(Context);

interface SidesProps {
	/** The clip path that holds the outline. */
	id: string;
	/** The form's outline, and the part of it in shadow. */
	d: string;
	shade: string | undefined;
	tone: { light: string; dark: string };
}

/**
 * The two sides of a form in its lamp, and the edge that another light catches: to be cut to the
 * form's outline, whose own fill is the colour of that edge.
 */
export function LitSides({ id, d, shade, tone }: SidesProps) {
	const lit = useLit();
	if (!lit) return shade && <path d={shade} fill={tone.dark} />;
	const { by, rim } = lit;
	// What has no shadow side turns its one side to the lamp.
	const turned = lit.turned && shade !== undefined;
	const [facing, away] = [
		{ fill: tone.light, 'data-light': by },
		{ fill: tone.dark, 'data-light': lit.shade ?? by },
	];
	const whole = <path d={d} {...(turned ? away : facing)} />;
	const side = shade && <path d={shade} {...(turned ? facing : away)} />;
	if (!rim) {
		return (
			<>
				{turned && whole}
				{side}
			</>
		);
	}
	return (
		<g clipPath={`url(#${id})`} transform={`translate(${-rim.from[0]} ${-rim.from[1]})`}>
			{whole}
			{side}
		</g>
	);
}
