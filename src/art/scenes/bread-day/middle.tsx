import { leather, palette, water } from '../../../model/colours.ts';
import { cloth, Line, Outlined, Part, skins } from '../../kit/forms.tsx';
import { BreadHand, BreadSkull, halfDark, profile, Somebody } from './bread-day-parts.tsx';

const { ink, white, yellow, red, foam } = palette;

/** A rigger with his daughter on his shoulders: she can see it, and says so. */
export function Shoulders({ x, z }: { x: number; z: number }) {
	const skin = skins.brown;
	return (
		<Somebody x={x} z={z}>
			<Outlined d="M-42-170L-40-14H-12L-2-120 10-14H40L42-170Z" fill={cloth.grey.dark} line={5} />
			<Outlined d="M-42-18C-46-2-38 4-26 2-14 4-8-4-12-18ZM10-18C6-4 14 4 26 2 38 4 44-4 40-18Z" fill={cloth.wood.dark} line={5} />
			<Part
				d="M-18-290C-50-288-64-270-62-236L-52-120Q0-108 52-120L62-236C64-270 50-288 18-290Z"
				tone={cloth.blue}
				shade="M-80-300H-22L-18-100H-80Z"
				line={5}
			>
				<Line d="M0-280V-116M-52-136Q0-124 52-136" width={3} />
			</Part>
			<path
				d="M-26-34C-32-58-20-64 0-64S32-58 26-34Q0-26-26-34Z"
				transform="translate(0-262)"
				fill={skin.dark}
				stroke={ink}
				strokeWidth="5"
			/>
			<Part d="M-30-352C-40-380-34-420-18-430H22C38-420 40-380 32-352Z" tone={cloth.red} shade="M-50-440H-10L-12-340H-50Z" line={5} />
			<BreadHand pose="point" skin={skins.umber} x={78} y={-486} turn={-64} size={0.2} line={4.5} />
			<Outlined d="M22-424C44-440 58-460 72-492L86-484C78-448 60-412 34-396Z" fill={red} line={5} />
			<g transform="translate(6-462)rotate(10)">
				<ellipse rx="27" ry="31" fill={skins.umber.light} stroke={ink} strokeWidth="5" />
				<path d="M-28 8C-34-40 34-40 28 8 14 18-14 18-28 8Z" fill={leather.dark} stroke={ink} strokeWidth="5" />
				<path d="M-24-16a17 17 0 1 1-8-22ZM24-16a17 17 0 1 0 8-22Z" fill={leather.dark} stroke={ink} strokeWidth="5" />
				<path d="M-24-16l-6-10M24-16l6-10" stroke={yellow} strokeWidth="7" />
			</g>
			<Outlined d="M-28-314C-32-350 32-350 28-314 24-290-24-290-28-314Z" fill={cloth.black.light} line={5} />
			<Outlined d="M-40-356C-58-340-56-290-46-266L-24-268C-30-300-28-330-22-348Z" fill={cloth.navy.light} line={5} />
			<Outlined d="M40-356C58-340 56-290 46-266L24-268C30-300 28-330 22-348Z" fill={cloth.navy.light} line={5} />
			<Outlined d="M-48-270C-52-252-46-244-36-246-24-246-24-258-26-270Z" fill={yellow} line={5} />
			<Outlined d="M48-270C52-252 46-244 36-246 24-246 24-258 26-270Z" fill={yellow} line={5} />
			<Outlined d="M-60-250C-72-262-68-290-54-300L-28-296-30-278-46-276Z" fill={cloth.blue.dark} line={5} />
			<Outlined d="M60-250C72-262 68-290 54-300L28-296 30-278 46-276Z" fill={cloth.blue.light} line={5} />
		</Somebody>
	);
}

/** He goes without, and does not look round. */
export function Leaving({ x, z }: { x: number; z: number }) {
	const skin = skins.rose;
	return (
		<Somebody x={x} z={z} long={0.5}>
			<Outlined d="M10-160C26-110 40-60 56-24L80-34C70-80 54-130 40-170Z" fill={cloth.wood.dark} line={5} />
			<Outlined d="M50-28C52-16 62-6 70-10L96-26C92-36 84-42 78-44Z" fill={cloth.black.light} line={5} />
			<Outlined d="M-36-170C-44-110-50-60-58-18L-30-12C-14-60 0-110 14-160Z" fill={cloth.wood.light} line={5} />
			<Outlined d="M-58-22C-66-12-86-8-84 2H-30C-26-6-28-12-30-16Z" fill={cloth.black.light} line={5} />
			<Part
				d="M8-290C-30-292-50-276-54-240L-52-136Q0-122 46-140C56-190 60-230 50-262 44-280 30-290 8-290Z"
				tone={cloth.green}
				shade="M-70-300H-20C-24-230-22-180-14-120H-70Z"
				line={5}
			/>
			<BreadSkull x={-14} y={-316} size={0.6} turn={-1} tilt={-12}>
				<path d="M-26 16L-34 60H14L10 40Z" fill={skin.dark} />
				<Part d={profile} tone={skin} shade="M60-70H6C12-30 12 0 10 30L60 70Z" line={9}>
					<Line d="M14-17q8-2 16 3M16-7h12M22 28q8-3 12-1" width={6} />
				</Part>
				<Outlined d="M34-22C38-50 16-62-8-60-42-58-46-28-38 0-30 10-18 8-16-6-14-20 14-24 34-22Z" fill={cloth.navy.light} line={9} />
			</BreadSkull>
			<Outlined d="M-50-262C-34-284 30-284 44-266L40-290H-40Z" fill={cloth.green.dark} line={5} />
			<BreadHand pose="grip" skin={skin} x={-16} y={-186} turn={174} size={0.2} line={4.5} flip />
			<Part
				d="M10-278C40-276 52-240 50-206 48-190 36-182 22-184L-20-176-18-196 18-206C12-226 4-250 4-262Z"
				tone={cloth.green}
				shade="M0-280H20L24-210-20-190V-170L40-180 0-170Z"
				line={5}
			/>
			<Line d="M-30-178C-44-150-52-110-38-96-22-88-12-110-26-176M-42-136L-24-120M-22-140L-44-116M-44-116L-30-96" width={4} ink={white} />
		</Somebody>
	);
}

/** A baby on her back; she has turned away from the board and does the week again. */
export function Mother({ x, z }: { x: number; z: number }) {
	const skin = skins.umber;
	return (
		<Somebody x={x} z={z}>
			<Outlined d="M-34-60L-32-12H-8V-60ZM6-60L8-12H32L34-60Z" fill={skin.dark} line={5} />
			<Outlined d="M-34-16C-38-2-34 2-26 2H4C4-6-2-12-8-16ZM8-16C6-2 8 2 14 2H44C44-8 38-12 32-16Z" fill={cloth.black.light} line={5} />
			<Part
				d="M-4-276C-36-272-46-250-46-220-50-150-60-100-62-50-30-40 30-40 58-50 54-110 48-160 46-220 42-256 24-276-4-276Z"
				tone={cloth.sea}
				shade="M-80-290H-22C-20-200-30-120-24-30H-80Z"
				line={5}
			>
				<path d="M-80-84H80V-70H-80Z" fill={yellow} />
			</Part>
			<Outlined d="M-32-262C-66-258-80-220-66-190-50-174-30-184-26-200Z" fill={yellow} line={5} />
			<Line d="M-34-252L-62-206M-26-230L-50-188" width={6} ink={red} />
			<Outlined d="M-70-240C-78-270-52-284-40-268-32-252-44-232-58-232Z" fill={skin.light} line={5} />
			<Outlined d="M-72-248C-78-272-52-284-42-268-52-270-62-262-72-248Z" fill={ink} line={3} />
			<Outlined d="M-40-206L44-190 42-172-44-184Z" fill={yellow} line={5} />
			<BreadSkull x={10} y={-304} tilt={10} size={0.6}>
				<path d="M-26 16L-30 60H20L14 40Z" fill={skin.dark} />
				<Part d={profile} tone={skin} shade={halfDark} line={9}>
					<Line d="M14-19q8-3 15 1M16-6q6 3 12 0M20 29q7-4 13-2" width={6} />
				</Part>
				<Part
					d="M36-24C50-62 20-84-8-78-46-74-54-36-42-4-34 8-22 8-18-4-10-22 16-28 36-24Z"
					tone={{ light: foam, dark: water.mid }}
					shade="M-70-90H-14C-34-50-28-20-22 20H-70Z"
					line={9}
				>
					<Line d="M30-38C6-46-18-34-30-6M14-70C-8-62-30-44-38-16" width={5} />
				</Part>
			</BreadSkull>
			<BreadHand pose="count" skin={skin} x={30} y={-220} turn={-58} size={0.24} line={4.5} />
			<Part
				d="M-14-262C-36-250-34-214-26-190-20-176-8-172 6-178L38-214 26-226 0-202C4-222 6-240 2-256Z"
				tone={cloth.sea}
				shade="M-50-270H-14C-20-220-14-190 4-186L20-160H-50Z"
				line={5}
			/>
		</Somebody>
	);
}
