import { leather, palette, rust } from '../../../model/colours.ts';
import { cloth, Line, Outlined, Part, skins } from '../../kit/forms.tsx';
import { BreadHand, BreadSkull, halfDark, profile, quarter, Somebody } from './bread-day-parts.tsx';

const { ink, white, yellow, red, foam } = palette;
const halfLit = 'M60-70H6C14-40 10-30 16-8 12 6 18 24 2 40L16 52 60 70Z';

/** He has not caught it: a hand behind the ear. */
export function Deaf({ x, z }: { x: number; z: number }) {
	const skin = skins.brown;
	return (
		<Somebody x={x} z={z}>
			<Line d="M66-160L76-4" width={11} />
			<Line d="M66-160L76-4" width={5} ink={cloth.wood.dark} />
			<BreadHand pose="grip" skin={skin} x={52} y={-170} turn={40} size={0.24} />
			<Part
				d="M24-226C44-220 54-200 60-178L78-166 64-148 40-160C30-176 22-196 16-210Z"
				tone={cloth.sand}
				shade="M10-230L40-180 60-150H10Z"
			/>
			<Outlined line={3} d="M4-80L8-18H36L34-80ZM-44-80L-40-16H-12L-10-80Z" fill={cloth.grey.dark} />
			<Outlined line={3} d="M8-24C4-8 6-4 14-4H52C54-14 44-18 36-22Z" fill={cloth.black.light} />
			<Outlined line={3} d="M-42-20C-46-4-42 2-34 2H6C8-8-2-14-12-18Z" fill={cloth.black.light} />
			<Part
				d="M8-246C-24-252-48-232-54-196-60-150-56-110-60-68-28-58 16-58 46-70 46-120 52-160 46-200 42-226 30-242 8-246Z"
				tone={cloth.sand}
				shade="M-80-260H-26C-24-200-34-120-20-50H-80Z"
			>
				<Line width={2} d="M22-238C32-200 28-120 26-62M34-190h3M34-160h3M33-128h3M-12-130L10-134" />
			</Part>
			<BreadSkull x={32} y={-278} tilt={8} size={0.62}>
				<Part d={profile} tone={skin} shade={halfDark} line={7}>
					<Line d="M14-20q8-6 16-2" width={5} />
					<Line d="M16-8q6-5 12-1M33 16q-4 2-8-2M8 22q-4 6 0 12" width={4} />
					<path d="M22-8h5v5h-5Z" fill={ink} />
					<path d="M22 30C28 26 34 26 36 28L32 38C26 40 20 36 22 30Z" fill={ink} />
				</Part>
				<Outlined d="M40 18C28 10 16 16 14 28 22 32 34 28 40 24Z" fill={white} line={5} />
				<Outlined d="M-36-4C-40-16-30-20-20-16L-14-10-18 0-26 10-34 12Z" fill={white} line={5} />
				<Part
					d="M-40-16C-44-48-10-64 14-56 30-52 34-40 33-30L58-20C52-12 36-14 28-18 6-24-20-24-40-16Z"
					tone={cloth.grey}
					shade="M-60-70H-10C-24-50-24-34-20-10H-60Z"
					line={7}
				/>
			</BreadSkull>
			<Outlined line={3} d="M22-284C14-288 10-278 16-268 22-264 28-276 22-284Z" fill={skin.light} />
			<BreadHand pose="ear" skin={skin} x={-4} y={-248} turn={-86} size={0.26} flip />
			<Part
				d="M-4-240C-32-250-62-244-72-226-78-214-70-204-58-204-36-206-10-226 4-242L-16-262C-26-252-36-244-42-240-34-232-22-228-10-226Z"
				tone={cloth.sand}
				shade="M-80-222C-50-216-20-226 12-250V-190H-80Z"
			>
				<Line width={2} d="M-20-258L0-238" />
			</Part>
		</Somebody>
	);
}

/** She tells him: four. */
export function Telling({ x, z }: { x: number; z: number }) {
	const skin = skins.olive;
	return (
		<Somebody x={x} z={z}>
			<Outlined line={3} d="M-6-84L-2-18H26L32-84ZM-52-84L-44-16H-16L-10-84Z" fill={cloth.black.light} />
			<Outlined line={3} d="M-44-20C-46-14-66-10-66 0-64 4-24 4-16 2-12-4-16-16-16-20Z" fill={cloth.wood.dark} />
			<Outlined line={3} d="M-2-24C-4-16-24-14-24-4-20 0 18 0 28-2 30-10 26-20 26-24Z" fill={cloth.wood.dark} />
			<Part
				d="M-34-276C-56-268-64-246-62-220-62-180-64-130-70-78-30-68 16-68 48-78 50-130 48-180 44-220 40-252 26-270 0-276Z"
				tone={cloth.plum}
				shade="M-80-290H-36C-36-220-44-130-30-60H-80Z"
			>
				<Line width={2} d="M-26-262C-30-200-36-120-38-74M-30-214h-3M-33-180h-3M-35-146h-3M8-150L30-144" />
			</Part>
			<Outlined d="M-50-284C-36-270 0-266 12-282L18-266C4-250-34-252-48-264Z" fill={red} line={3.5} />
			<Outlined d="M0-262L18-258 12-206-4-210Z" fill={red} line={3.5} />
			<BreadHand pose="four" skin={skin} x={67} y={-222} turn={-84} size={0.29} />
			<Part
				d="M18-266C42-262 52-236 54-210L54-226 80-224C80-200 78-180 70-170 60-160 44-164 36-176 24-196 18-220 14-240Z"
				tone={cloth.plum}
				shade="M0-270L30-230 50-176 30-160H0Z"
			>
				<Line width={2} d="M54-210C54-200 52-192 48-188M54-216h26" />
			</Part>
			<BreadSkull x={-26} y={-308} tilt={-10} size={0.6} turn={-1}>
				<Part d={quarter} tone={skin} shade={halfLit} line={7}>
					<Line d="M0-18q8-5 14 0M20-18q6-4 11 1" width={5} />
					<Line d="M0-6q7-5 13 0M20-6q5-4 11 0M18-6L24 8Q21 12 15 10" width={4} />
					<path d="M5-7h5v6h-5ZM23-7h5v6h-5Z" fill={ink} />
					<path d="M10 26C14 20 22 20 26 25 24 34 14 36 10 26Z" fill={rust.dark} stroke={ink} strokeWidth="3.5" />
				</Part>
				<Part
					d="M32-26C16-22 0-24-10-26-14-14-16 4-14 34-28 38-44 32-46 22-52-20-46-62 2-62 32-62 42-40 38-14Z"
					tone={cloth.black}
					shade="M60-80H-10C10-40-10-30-10 50H60Z"
					line={6}
				/>
			</BreadSkull>
		</Somebody>
	);
}

const hung = [
	{ x: -44, y: -96, fill: red, long: 52 },
	{ x: -32, y: -100, fill: foam, long: 44 },
	{ x: 24, y: -94, fill: yellow, long: 54 },
	{ x: 38, y: -98, fill: white, long: 46 },
];

/** He holds places in the queue by their bags, a tenth each, and has seen the coins. */
export function PlaceHolder({ x, z }: { x: number; z: number }) {
	const skin = skins.umber;
	return (
		<Somebody x={x} z={z} long={0.6} grown={0.9}>
			<Part d="M16-176C30-168 34-150 34-136L16-132C14-146 8-156 4-162Z" tone={cloth.green} shade="M0-180L24-140V-130H0Z" />
			<Outlined line={3} d="M-2-92L2-14H24L26-92ZM-30-92L-28-14H-6L2-92Z" fill={cloth.navy.light} />
			<Outlined line={3} d="M0-18C-2-4 2 0 8 0H36C38-8 30-12 24-16Z" fill={red} />
			<Outlined line={3} d="M-30-16C-34-2-28 4-22 4H10C12-4 2-10-6-14Z" fill={red} />
			<Part
				d="M-6-184C-26-184-38-170-38-148-38-120-38-100-36-82-12-76 14-76 30-82 32-110 32-140 28-160 24-176 14-184-6-184Z"
				tone={cloth.green}
				shade="M-50-190H-14C-14-140-18-110-14-70H-50Z"
			>
				<path d="M-40-132H40V-116H-40Z" fill={white} />
			</Part>
			{hung.map(({ x: at, y, fill, long }) => (
				<g key={at}>
					<Line d={`M${at - 8} ${y + 22}Q${at}${y - 16} ${at + 8} ${y + 22}`} width={3} />
					<Outlined
						line={3}
						d={`M${at - 16} ${y + 20}H${at + 16}L${at + 19} ${y + 20 + long}Q${at} ${y + 28 + long} ${at - 20} ${y + 20 + long}Z`}
						fill={fill}
					/>
				</g>
			))}
			<Part d="M-22-180C-40-174-44-154-44-134L-24-130C-20-144-14-154-10-160Z" tone={cloth.green} shade="M-50-180H-32L-36-130H-50Z" />
			<Outlined line={3} d="M-44-138L-48-112-31-110-26-134Z" fill={skin.light} />
			<Outlined line={3} d="M18-134L23-110 38-112 34-138Z" fill={skin.light} />
			<BreadHand pose="grip" skin={skin} x={-40} y={-112} turn={92} size={0.2} />
			<BreadHand pose="grip" skin={skin} x={31} y={-112} turn={86} size={0.2} flip />
			<Outlined line={3} d="M-14-196L-16-178C-8-170 8-170 14-178L12-196Z" fill={skin.dark} />
			<BreadSkull x={4} y={-210} tilt={-20} size={0.54}>
				<Part d={profile} tone={skin} shade={halfDark} line={7}>
					<Line d="M14-20q8-5 14-1M33 15q-4 2-8-1M22 26q6 2 12 0" width={4.5} />
					<Line d="M15-8q7-6 14-1" width={5} />
					<path d="M22-9h6v6h-6Z" fill={ink} />
					<Line d="M-10 0q-10-6-10 4t8 10" width={4} />
				</Part>
				<path
					d="M34-30C28-36 30-44 20-52 16-60 2-60-4-56-16-64-32-54-32-46-44-42-46-24-38-16-42-4-34 4-28 4-22-2-26-14-16-18-6-16-6-28 4-28 14-24 26-34 34-30Z"
					fill={leather.dark}
					stroke={ink}
					strokeWidth="6"
				/>
			</BreadSkull>
		</Somebody>
	);
}
