import { brass, canvas, copper as copperTones, leather, oilskin, palette, wood } from '../../../model/colours.ts';
import { cloth, Limb, Line } from '../../kit/forms.tsx';
import { Halo } from '../../kit/halo.tsx';
import { Lit } from '../../kit/lit.tsx';
import { lights, useNight } from '../../kit/night.tsx';
import { Outlined } from '../../portraits/portrait-kit.tsx';

import { cageLampFar, cageShadow } from './submerged-window-light.ts';

const { ink, white, yellow, red } = palette;
const copper = { light: copperTones.mid, dark: copperTones.dark };

export const ring = (x: number, y: number, r: number) => `M${x - r} ${y}A${r} ${r} 0 0 1 ${x + r} ${y}A${r} ${r} 0 0 1 ${x - r} ${y}Z`;

/** Plates in warm paint, as far as the lamp reaches; below, the oxide red they all have. */
function Plates() {
	return (
		<>
			<path d="M0 0H800V1000H0Z" fill={canvas.dark} />
			<path d="M560 0H800V760H300C520 640 640 380 560 0Z" fill={wood.dark} />
			<path d="M0 0H330C380 180 300 420 120 520L0 540Z" fill={canvas.light} />
			<path d="M0 742H800V930H0Z" fill={copperTones.dark} />
			<path d="M360 742H800V930H260C330 880 360 810 360 742Z" fill={leather.mid} />
			<LampGlow />
			<Line d="M0 742H800M250 0V742M0 400H140M764 400H800M600 742V930M250 742V930" width={3} />
			<path
				d="M262 30v1M262 70v1M262 110v1M238 30v1M238 70v1M238 110v1M20 388v1M60 388v1M100 388v1M20 412v1M60 412v1M100 412v1M20 754v1M80 754v1M140 754v1M380 754v1M440 754v1M500 754v1M560 754v1M640 754v1M700 754v1M760 754v1"
				stroke={ink}
				strokeWidth="6"
			/>
		</>
	);
}

/** The same light on the frame beside it, whose edges it leaves black. */
function FrameGlow() {
	if (!useNight()) return null;
	return (
		<>
			<clipPath id="window-frame">
				<path d="M0-10H78V940H0Z" />
			</clipPath>
			<g clipPath="url(#window-frame)">
				<LampGlow />
			</g>
			<Line d="M78-10V940M26-10V940M0-10V940" width={4} />
		</>
	);
}

/** A frame of the hull: down here they stand close, and they are heavy. */
function Frame({ x, dark }: { x: number; dark: boolean }) {
	return (
		<g>
			<Outlined d={`M${x} -10H${x + 66}V940H${x}Z`} fill={dark ? leather.mid : canvas.dark} line={4} />
			<Outlined d={`M${x - 12} -10H${x + 14}V940H${x - 12}Z`} fill={dark ? wood.dark : canvas.light} line={4} />
			{!dark && <FrameGlow />}
			{[90, 290, 490, 690].map((y) => (
				<Outlined key={y} d={`M${x + 28} ${y}a14 14 0 0 1 28 0v70a14 14 0 0 1-28 0Z`} fill={dark ? ink : copperTones.dark} line={3} />
			))}
		</g>
	);
}

/** How far the lamp comes by night: three steps of it on the wall, and whatever stands in them. */
function LampGlow() {
	return <Halo x={150} y={112} fill={oilskin.light} steps="450 0.16, 300 0.2, 165 0.3" />;
}

/** The lamp in its cage: all the light that there is in here. */
function RoomLamp() {
	return (
		<g transform="translate(150 96)" data-light={lights.own}>
			<Line d="M0-110V-44" width={12} />
			<Line d="M0-110V-44" width={5} ink={cloth.grey.light} />
			<Outlined d="M-30-48H30L36-20H-36Z" fill={cloth.grey.dark} line={4} />
			<Outlined d="M-30-20H30C34 20 22 48 0 48S-34 20-30-20Z" fill={brass.pale} line={4} />
			<path d="M-12-14H12C14 10 8 26 0 26S-14 10-12-14Z" fill={white} />
			<Line d="M-32 2Q0 14 32 2M-26 26Q0 38 26 26M-12-18C-16 10-12 34-4 46M12-18C16 10 12 34 4 46" width={3.5} />
		</g>
	);
}

/** Twenty past two. */
function Clock() {
	return (
		<g transform="translate(728 84)">
			<circle r="48" fill={white} stroke={ink} strokeWidth="6" />
			<path d="M28 37A46 46 0 0 0 46-4C40 18 30 30 10 45Z" fill={cloth.white.dark} />
			<Line d="M0-40V-33M40 0H33M0 40V33M-40 0H-33" width={5} />
			<Line d="M0 0L22-11" width={7} />
			<Line d="M0 0L30 18" width={4.5} />
		</g>
	);
}

/** The number of the deck: minus thirty-three. */
function DeckSign() {
	return (
		<g transform="translate(682 684)scale(.9)">
			<Outlined d="M0 0H118V62H0Z" fill={yellow} line={4} />
			<Line
				d="M14 31H32M46 16Q70 8 70 22 70 30 58 30 72 30 72 42 70 54 46 46M82 16Q106 8 106 22 106 30 94 30 108 30 108 42 106 54 82 46"
				width={6.5}
			/>
			<path d="M7 7v1M111 7v1M7 55v1M111 55v1" stroke={ink} strokeWidth="5" />
		</g>
	);
}

function Pipes() {
	return (
		<>
			<Limb
				joints={[
					[-20, 34, 15],
					[400, 34, 15],
					[820, 34, 15],
				]}
				tone={copper}
				light={-1}
				line={2.5}
			/>
			<Outlined d="M330 14H356V54H330ZM590 14H616V54H590Z" fill={copper.dark} line={4} />
			<g transform="translate(40 610)">
				<ellipse rx="30" ry="36" fill="none" stroke={ink} strokeWidth="17" />
				<ellipse rx="30" ry="36" fill="none" stroke={red} strokeWidth="9" />
				<Line d="M0-34V34M-27-14L27 14M-27 14L27-14" width={7} />
				<circle r="9" fill={red} stroke={ink} strokeWidth="4" />
			</g>
		</>
	);
}

/** The floor: deck plates, and the dark under the bench. */
function Floor() {
	return (
		<>
			<Outlined d="M-10 930H810V1010H-10Z" fill={cloth.grey.dark} line={4} />
			<path d="M60 934H800V968H160Z" fill={cloth.black.light} />
			{useNight() && <path d="M-10 933H230L180 1000H-10Z" fill={leather.light} data-light={lights.own} />}
			<Line d="M-10 962H130M-10 990H800M90 930L40 1000M330 970L310 1000M560 970L556 1000" width={2} />
		</>
	);
}

/** The room behind the port: one lamp, two frames, and what the deck is called. */
export function Room() {
	return (
		<>
			<Plates />
			<Frame x={12} dark={false} />
			<Frame x={752} dark />
			<Floor />
			<Lit light={cageLampFar} shade={cageShadow}>
				<Pipes />
			</Lit>
			<RoomLamp />
			<Lit light={cageLampFar}>
				<Clock />
				<DeckSign />
			</Lit>
		</>
	);
}
