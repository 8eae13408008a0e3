import { type ComponentProps, type ReactNode, useId } from 'react';
import { leather, palette } from '../../model/colours.ts';
import type { FlagLetter } from '../../model/flags.ts';
import { FlagPattern } from '../flags.tsx';
import { Hand } from '../kit/body/hands.tsx';
import { Brush, Line, Part } from '../kit/forms.tsx';
import { Halo } from '../kit/halo.tsx';
import { ByNight, Lit } from '../kit/lit.tsx';
import { lights, useNight } from '../kit/night.tsx';
import { tenth } from '../kit/shapes.ts';
import { cloths, EdgeLight, InLamplight, type Lamplight, useLamplight } from './lamplight.tsx';

export const width = 400;
export const height = 480;

/** The faction's flag, moved sideways, behind the sitter. */
function Ground({ flag, shift }: { flag: FlagLetter; shift: number }) {
	// Eight times the flag's field is 640 by 480: a sixth is cropped at either side.
	const place = `translate(${shift - 120}) scale(8)`;
	const lamp = useLamplight();
	if (!lamp) {
		return (
			<>
				<g transform={place}>
					<FlagPattern letter={flag} />
				</g>
				<path d="M0 0h400v480H0z" fill={palette.paper} opacity=".2" />
			</>
		);
	}
	const { halo, pool } = lamp;
	const steps = [
		{ step: 'dark', d: `M0 0h${width}v${height}H0z` },
		{ step: 'halo', d: halo },
		{ step: 'pool', d: pool },
	] as const;
	return steps.map(({ step, d }) => (
		<g key={step} data-light={lights.own}>
			<clipPath id={step}>
				<path d={d} />
			</clipPath>
			<g clipPath={`url(#${step})`}>
				<g transform={place}>
					<FlagPattern letter={flag} colours={lamp.cloth?.[step] ?? cloths[step]} />
				</g>
			</g>
		</g>
	));
}

/** The panel: the faction's flag as ground, moved sideways by `shift`, then the sitter. */
export function Panel(props: { flag: FlagLetter; shift?: number; lamp: Lamplight; children: ReactNode }) {
	const lamp = useNight() ? props.lamp : null;
	return (
		<svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${width} ${height}`} width={width} height={height}>
			<InLamplight value={lamp}>
				<Ground flag={props.flag} shift={props.shift ?? 0} />
				<Lit light={props.lamp.light} shade={props.lamp.shade}>
					<g strokeLinecap="round" strokeLinejoin="round">
						{props.children}
					</g>
				</Lit>
			</InLamplight>
		</svg>
	);
}

/** What is by night some way off from the lamp that lights the face. */
export function Away({ children }: { children: ReactNode }) {
	const lamp = useLamplight();
	return lamp ? <g data-light={lamp.away}>{children}</g> : children;
}

/** Flat colour that by night lies in the lamp's shadow. */
export function FarFlat({ d, fill }: { d: string; fill: string }) {
	return <path d={d} fill={fill} data-light={useLamplight()?.shade} />;
}

/** By night, the far side's edge of cool light on a shape, and the near one's of the lamp's. */
function Edges({ d, within }: { d: string; within?: string | undefined }) {
	const lamp = useLamplight();
	if (!lamp) return null;
	const { light, rim } = lamp;
	const near = { light, from: [-rim.from[0], -4] } as const;
	return (
		<>
			<EdgeLight d={d} rim={near} opacity=".42" />
			<EdgeLight d={d} rim={rim} within={within} />
		</>
	);
}

/** By night, what a small light of the sitter's own throws on all that is near: two flat steps. */
export function Glow({ x, y, r, c }: { x: number; y: number; r: number; c: string }) {
	return (
		<ByNight>
			<Halo x={x} y={y} fill={c} steps={`${r} .13, ${tenth(r * 0.64)} .2`} />
		</ByNight>
	);
}

/** By night, the lamp caught in polish: a star of four points. */
export function Glint({ x, y, r }: { x: number; y: number; r: number }) {
	const k = tenth(r * 0.16);
	return (
		<ByNight>
			<path
				fill={palette.white}
				d={`M${x} ${y - r}L${x + k} ${y - k}L${x + r} ${y}L${x + k} ${y + k}L${x} ${y + r}L${x - k} ${y + k}L${x - r} ${y}L${x - k} ${y - k}Z`}
			/>
		</ByNight>
	);
}

/** Flat colour inside the heavy line; `far` from the lamp if it lies in its shadow by night. */
export function Outlined(props: { d: string; fill: string; line?: number; far?: boolean; rim?: boolean }) {
	const { d, fill, line = 5, far, rim } = props;
	const lamp = useLamplight();
	const shape = <path d={d} fill={fill} stroke={palette.ink} strokeWidth={line} data-light={far ? lamp?.shade : undefined} />;
	if (!rim || !lamp) return shape;
	return (
		<>
			{shape}
			<Edges d={d} />
			<path d={d} fill="none" stroke={palette.ink} strokeWidth={line} />
		</>
	);
}

/** A shape with a shadow side, and details that stay inside it; the outline goes on last. */
export function Shaded(props: {
	d: string;
	fill: string;
	dark: string;
	shade?: string;
	line?: number;
	/** Whether its shadow side is an outer edge of the sitter, which catches the light behind. */
	rim?: boolean;
	children?: ReactNode;
}) {
	const { d, fill, dark, shade, line = 5 } = props;
	return (
		<Part d={d} tone={{ light: fill, dark }} shade={shade} line={line}>
			{props.children}
			{props.rim && <Edges d={d} within={shade} />}
		</Part>
	);
}

/** A sitter's hand, on whose edges the light from behind falls by night as on the sitter's. */
export function SitterHand(hand: ComponentProps<typeof Hand>) {
	const lamp = useLamplight();
	if (!lamp) return <Hand {...hand} />;
	return (
		<Lit light={lamp.light} shade={lamp.shade} rim={lamp.rim}>
			<Hand {...hand} />
		</Lit>
	);
}

/** An open eye between two drawn lids, the upper from corner to corner, the lower back again. */
export function Eye(props: {
	top: string;
	under: string;
	/** Where the iris is, and its radius. */
	iris: readonly [x: number, y: number, r: number];
	c?: string;
	white?: string;
	/** How heavy the upper lid is. */
	lid?: number;
}) {
	const id = useId();
	const { top, under, lid = 6 } = props;
	const [x, y, r] = props.iris;
	return (
		<>
			<clipPath id={id}>
				<path d={`${top}${under}Z`} />
			</clipPath>
			<path d={`${top}${under}Z`} fill={props.white ?? palette.white} />
			<g clipPath={`url(#${id})`}>
				<circle cx={x} cy={y} r={r} fill={props.c ?? leather.deep} />
				<circle cx={x} cy={y} r={tenth(r * 0.52)} fill={palette.ink} />
				<path d={top} fill="none" stroke={palette.ink} strokeWidth={lid + 5} opacity=".3" />
				<circle cx={x - tenth(r * 0.35)} cy={y - tenth(r * 0.4)} r={tenth(r * 0.3)} fill={palette.white} />
			</g>
			<Line d={`${top}${under}Z`} width={1.6} />
			<Brush d={top} width={lid} ends={[1.5, 2.5]} />
		</>
	);
}
