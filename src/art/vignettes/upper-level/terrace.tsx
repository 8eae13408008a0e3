import { brass, canvas, concrete, linen, mauve, palette, slate } from '../../../model/colours.ts';
import { cloth, Form, Line, n } from '../../kit/forms.tsx';
import { Halo } from '../../kit/halo.tsx';
import { ByNight } from '../../kit/lit.tsx';
import { useNight } from '../../kit/night.tsx';
import { bulwarkLight, floodlight, terraceLight } from './upper-level-light.ts';

const { ink, white, yellow, red, blue } = palette;
const steel = { light: palette.paper, dark: linen.mid };

/** Where the cap of the bulwark runs. */
export const capAt = (x: number) => 412 + x * 0.1;

/** The terrace's edge from outside and below: a wooden cap on white plate, and what is tied to it. */
export function Bulwark() {
	return (
		<g data-light={bulwarkLight}>
			<Form d="M-20 420L884 508 878 660H-20Z" tone={steel} shade="M-20 420L884 508V532L-20 454Z">
				<path d="M-20 560L884 612V660H-20Z" fill={blue} stroke={ink} strokeWidth="5" />
				<path
					d="M118 448L172 462 236 468 216 492 158 488 112 470ZM404 476L520 490 612 506 596 540 540 524 470 530 430 508ZM736 510L850 518 838 540 790 546Z"
					fill={ink}
					fillOpacity=".2"
				/>
				<Line d="M128 440L122 620M338 460L334 620M536 478L533 620M716 496L714 620" width={3} />
				<path
					d="M40 476h.1M40 508h.1M40 540h.1M216 492h.1M216 520h.1M216 548h.1M430 512h.1M430 540h.1M430 568h.1M624 530h.1M624 556h.1M624 580h.1M800 546h.1M800 568h.1M800 590h.1"
					stroke={steel.dark}
					strokeWidth="11"
					strokeLinecap="round"
				/>
			</Form>
			<path d="M884 508L930 494 924 660H878Z" fill={linen.light} stroke={ink} strokeWidth="6" />
			<Form d="M-20 398L892 490 938 476V496L894 516-20 424Z" tone={cloth.wood} shade="M-20 414L894 505 938 490V560H-20Z" line={3.6} />
			<Line d="M300 433L302 456M620 465L622 488" width={3} />
		</g>
	);
}

interface PoleProps {
	x: number;
	/** How far its head leans in, seen from below. */
	lean: number;
	foot: number;
	wide: number;
	/** Where the halyard strikes it. */
	taps: readonly number[];
}

/** A pole whose halyards are not to be kept from it: what one hears of the upper decks. */
function Pole({ x, lean, foot, wide, taps }: PoleProps) {
	const at = (y: number) => x + lean * (1 - y / foot);
	const night = useNight();
	const w = wide / 2;
	const loop = (bow: number) => {
		let d = `M${n(at(-60) - w)} -60`;
		let from = -60;
		for (const y of [...taps, foot]) {
			const b = bow * ((y - from) / 160);
			d += `C${n(at(from) - w - b * 0.7)} ${n(from + (y - from) * 0.2)} ${n(at(y) - w - b * 1.3)} ${n(y - (y - from) * 0.2)} ${n(at(y) - w)} ${y}`;
			from = y;
		}
		return d;
	};
	return (
		<>
			<path d={`M${at(-10) - w * 0.8} -10H${at(-10) + w * 0.8}L${x + w} ${foot}H${x - w}Z`} fill={white} stroke={ink} strokeWidth="5" />
			<path d={`M${at(-10) - w * 0.8} -10H${at(-10) - 1}L${x - 2} ${foot}H${x - w}Z`} fill={concrete.light} />
			<Line d={loop(wide * 1.4)} width={2} ink={slate.dark} />
			<path d={loop(wide * 2.4)} fill="none" stroke={ink} strokeWidth="7" />
			<path d={loop(wide * 2.4)} fill="none" stroke={canvas.light} strokeWidth="3" />
			{taps.map((y) => (
				<path
					key={y}
					transform={`translate(${Math.round(at(y) + w)} ${y})`}
					d="M9-8L25-24M13 1H36M9 10L25 26"
					stroke={night ? white : ink}
					strokeWidth="5"
					strokeLinecap="round"
				/>
			))}
		</>
	);
}

export function Poles() {
	return (
		<g data-light={terraceLight}>
			<Pole x={508} lean={26} foot={470} wide={17} taps={[86, 250]} />
			<Pole x={896} lean={-14} foot={486} wide={13} taps={[196, 356]} />
			<Ensign />
		</g>
	);
}

/** V: I require assistance. It is a tradition on this terrace not to discuss it. */
function Ensign() {
	return (
		<g strokeLinejoin="round" data-light={floodlight}>
			<clipPath id="upper-v">
				<path d="M878 30C848 16 826 44 792 26 782 54 786 84 780 112 816 132 842 100 880 116Z" />
			</clipPath>
			<g clipPath="url(#upper-v)">
				<path d="M770 10H890V130H770Z" fill={white} />
				<path d="M784 22L884 122M884 22L776 116" stroke={red} strokeWidth="22" />
				<path d="M826 20Q812 80 832 130H812Q802 70 812 20Z" fill={ink} fillOpacity=".2" />
			</g>
			<path d="M878 30C848 16 826 44 792 26 782 54 786 84 780 112 816 132 842 100 880 116Z" fill="none" stroke={ink} strokeWidth="5" />
		</g>
	);
}

/** The lantern that hangs on the rail by night, and what it makes of the air. */
export function RailLantern() {
	return (
		<ByNight transform="translate(548 528)">
			<Halo fill={brass.pale} steps="120 .12, 76 .2, 44 .35" />
			<Line d="M0-50V-22M-14-8C-15-28 15-28 14-8" width={5} />
			<path d="M-13-12H13V-4L17 34H22V46H-22V34H-17L-13-4Z" fill={mauve.dark} stroke={ink} strokeWidth="6" />
			<path d="M-11-4H11L15 32H-15Z" fill={linen.pale} stroke={ink} strokeWidth="4" />
			<path d="M-7 30Q-9 12 0 4 9 12 7 30Z" fill={yellow} />
		</ByNight>
	);
}
