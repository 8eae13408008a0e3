import { crimson, leather, palette } from '../../../model/colours.ts';
import { cloth, Line, Outlined, Part, skins } from '../../kit/forms.tsx';
import { BreadHand, BreadSkull, halfDark, profile, quarter, Somebody } from './bread-day-parts.tsx';
import { Loaf, stand } from './bread-day-room.tsx';

const { ink, white, yellow, blue, deep } = palette;

/** Four. He finds that very funny. */
export function Laughing({ x, z }: { x: number; z: number }) {
	const skin = skins.tan;
	return (
		<Somebody x={x} z={z}>
			<BreadHand pose="palm" skin={skin} x={-136} y={-348} turn={-116} size={0.29} flip />
			<Part
				d="M-36-298C-64-306-88-318-108-334L-128-356-146-338-128-314C-108-284-76-266-46-262Z"
				tone={cloth.navy}
				shade="M-160-340L-120-310C-90-284-60-276-30-276V-250H-160Z"
			/>
			<Part
				d="M-46-196C-52-130-58-70-60-18H-26L-4-128 14-18H48C50-70 50-130 46-196Z"
				tone={cloth.orange}
				shade="M-70-200H-26C-30-140-36-80-44-10H-70ZM0-130L14-10H26C16-60 12-100 16-150Z"
			/>
			<Outlined line={3} d="M-60-22C-64-6-70-2-66 2H-28C-24-4-26-14-26-22Z" fill={cloth.black.light} />
			<Outlined line={3} d="M14-22C12-10 14-2 20 2H60C62-8 54-16 48-22Z" fill={cloth.black.light} />
			<Part
				d="M-18-304C-46-304-60-292-56-262L-48-188H46L54-260C58-288 46-302 22-304Z"
				tone={cloth.navy}
				shade="M-70-310H-24C-20-260-28-220-24-180H-70Z"
			/>
			<Part d="M-28-262H28L46-196-46-190Z" tone={cloth.orange} shade="M-60-270H-12L-24-180H-60Z" line={3.5}>
				<Line width={2} d="M-14-240H16L14-216H-12Z" />
			</Part>
			<Line d="M-26-260L-34-298M28-260L34-298" width={11} />
			<Line d="M-26-260L-34-298M28-260L34-298" width={5} ink={cloth.orange.light} />
			<BreadSkull x={-4} y={-330} tilt={24} size={0.64} turn={-1}>
				<path d="M-24 20L-34 60H20L14 40Z" fill={skin.dark} />
				<Part d={quarter} tone={skin} shade="M60-70H8C16-40 12-30 18-8 14 10 20 30 0 60H60Z" line={7}>
					<path
						d="M-30-4C-20 0-16 10-10 12 0 8 20 8 34 14 36 40 22 54 8 54-12 54-30 30-30-4Z"
						fill={leather.dark}
						stroke={ink}
						strokeWidth="4"
					/>
					<path d="M2 18C10 14 22 14 28 18 28 34 20 42 14 42 6 42 2 32 2 18Z" fill={crimson.dark} stroke={ink} strokeWidth="4" />
					<path d="M4 18C10 15 22 15 27 18L26 24H5Z" fill={white} />
					<Line d="M-4-6q8-8 15 0M20-6q5-7 11 0" width={5} />
					<Line d="M-6-18q9-8 16-2M20-19q6-6 12 0M-8-2l-8-4M-8-6l-6-6M18-6L24 5Q20 9 14 7" width={4} />
				</Part>
				<Part
					d="M-38-8C-48-46-22-66 4-64 30-62 40-44 34-28 22-36 0-36-14-26-18-16-20-8-24-4Z"
					tone={cloth.red}
					shade="M60-80H0C14-60 14-50 8-30L60-10Z"
					line={7}
				/>
			</BreadSkull>
			<BreadHand pose="over" skin={skin} x={32} y={-218} turn={178} size={0.24} flip />
			<Part
				d="M36-298C62-294 78-262 86-232 90-214 80-204 66-204L26-204 24-228 56-232C48-248 40-264 36-272Z"
				tone={cloth.navy}
				shade="M20-216C40-214 60-212 80-230L86-200H20Z"
			/>
		</Somebody>
	);
}

/** She has one loaf already, and is handed another. */
export function Customer({ x, z }: { x: number; z: number }) {
	const skin = skins.umber;
	return (
		<Somebody x={x} z={z}>
			<BreadHand pose="open" skin={skin} x={94} y={-217} turn={14} size={0.25} />
			<Part d="M28-268C52-262 76-244 100-230L88-206C64-212 40-228 22-244Z" tone={cloth.yellow} shade="M20-250L90-216V-200H20Z" />
			<Part d="M6-96L8-22C6-8 8-4 14-4H54C56-14 42-20 36-24L38-96Z" tone={cloth.green} shade="M0-100H20L22 0H0Z" />
			<Part d="M-44-96L-40-18C-42-4-40 2-34 2H10C12-10-2-16-10-20L-8-96Z" tone={cloth.green} shade="M-60-100H-28L-26 10H-60Z" />
			<Part
				d="M-12-286C-40-282-54-266-58-236-64-190-64-150-72-92-36-78 22-78 56-92 56-140 56-190 52-226 48-256 38-278 18-286Z"
				tone={cloth.yellow}
				shade="M-80-300H-26C-24-220-38-140-28-70H-80Z"
			>
				<Line width={2} d="M34-270C42-220 38-140 36-84M-64-110C-30-98 30-98 60-112" />
			</Part>
			<BreadSkull x={14} y={-314} tilt={4} size={0.62}>
				<Part d={profile} tone={skin} shade={halfDark} line={7}>
					<Line d="M14-20q8-5 15-1" width={5} />
					<Line d="M16-8q6-5 12 0M33 16q-4 2-8-1M20 27q8 2 12-3M18 20q-3 4-1 8" width={4} />
					<path d="M22-9h5v6h-5Z" fill={ink} />
				</Part>
				<Part
					d="M34-28C36-56 10-68-8-64-42-62-54-34-46-4-44 12-36 22-26 24-16 14-22 0-16-12-4-24 16-22 34-28Z"
					tone={{ light: blue, dark: deep }}
					shade="M-60-80H-16C-36-40-30-10-24 30H-60Z"
					line={7}
				>
					<Line d="M30-38C0-40-24-26-34 10M20-54C-10-54-34-38-44-8" width={6} ink={yellow} />
				</Part>
				<Outlined d="M-40-4C-58-6-70 6-66 20-58 24-44 16-36 10-40 24-32 34-24 34-18 24-26 8-34 2Z" fill={blue} line={6} />
			</BreadSkull>
			<Loaf x={20} y={-172} size={96} turn={-10} line={3.5} />
			<BreadHand pose="over" skin={skin} x={16} y={-179} turn={-8} size={0.26} />
			<Part
				d="M-30-276C-58-270-70-236-72-204-72-180-60-170-44-168L18-166 20-190-34-196C-28-214-22-240-16-256Z"
				tone={cloth.yellow}
				shade="M-90-290H-50C-56-230-58-190-40-184L20-180V-150H-90Z"
			>
				<Line width={2} d="M-46-194l14-2" />
			</Part>
		</Somebody>
	);
}

/** The baker who serves at this end: flour to the elbow. */
export function Server({ x, z }: { x: number; z: number }) {
	const skin = skins.tan;
	return (
		<Somebody x={x} z={z} long={0.4}>
			<Part d="M-40-180L-44-18H-10L6-120 16-16H50L52-180Z" tone={cloth.grey} shade="M-60-190H-20L-30-10H-60ZM0-120L16-10H30L16-140Z" />
			<Outlined line={3} d="M-44-22C-50-12-72-8-70 2H-12C-8-6-10-16-10-22Z" fill={cloth.black.light} />
			<Outlined line={3} d="M16-20C10-10-10-6-8 4H48C54-4 50-14 50-20Z" fill={cloth.black.light} />
			<Part
				d="M-30-288C-58-282-66-258-64-226-60-190-58-150-60-120-24-110 30-110 62-120 66-170 70-210 62-246 54-274 34-288 6-292Z"
				tone={cloth.white}
				shade="M-80-300H-36C-36-240-46-160-36-100H-80Z"
			/>
			<Part
				d="M-50-236C-30-226 20-226 44-240L56-118-4-96-58-104C-60-150-56-190-50-236Z"
				tone={cloth.blue}
				shade="M-80-250H-30C-36-200-40-150-34-90H-80Z"
				line={3.5}
			>
				<Line d="M-26-232L-26-98M4-230L8-96M32-236L42-104" ink={palette.foam} width={3} />
			</Part>
			<Line d="M-50-236L-36-282M44-240L30-286M-56-176C-20-166 30-166 60-176" width={3.5} />
			<BreadSkull x={-22} y={-322} tilt={-4} size={0.68} turn={-1}>
				<path d="M-26 16L-36 60H20L14 40Z" fill={skin.dark} />
				<Part d={quarter} tone={skin} shade="M60-70H8C16-40 12-30 18-8 14 10 20 30 0 60H60Z" line={7}>
					<path d="M-34-4C-22 8-20 16-10 18 0 14 4 18 12 20 20 17 28 18 36 14 36 42 22 54 8 54-14 54-34 30-34-4Z" fill={ink} />
					<path d="M8 28q8 6 18 0-4 9-10 8-6 0-8-8Z" fill={white} />
					<Line d="M-2-6q7-6 13-1M20-6q5-5 11-1M18-6L25 8Q21 13 14 11" width={4} />
					<path d="M4-8h5v6h-5ZM22-8h5v6h-5Z" fill={ink} />
					<Line d="M-6-18q9-6 17-1M20-18q6-5 12 0" width={6} />
				</Part>
				<Part
					d="M-34-16C-50-32-46-58-32-60-26-74 2-78 14-70 36-74 46-54 40-40L36-20C16-30-14-30-34-16Z"
					tone={cloth.white}
					shade="M60-90H8C26-70 14-60 16-20H60Z"
					line={7}
				>
					<Line d="M-34-30Q4-44 38-34" width={3.5} />
				</Part>
			</BreadSkull>
			<Part
				d="M50-270C76-262 86-226 88-196 88-180 76-172 60-172L30-174 30-196 58-198C56-216 48-236 42-250Z"
				tone={cloth.white}
				shade="M20-186C40-184 60-182 80-196L86-160H20Z"
			/>
		</Somebody>
	);
}

/** The arm with the loaf, which goes over the counter. */
export function ServerArm({ x, z }: { x: number; z: number }) {
	const skin = skins.tan;
	return (
		<g transform={stand(x, z)}>
			<Part
				d="M-40-284C-66-280-96-262-120-244L-106-216C-84-224-60-230-40-238-24-248-22-274-40-284Z"
				tone={cloth.white}
				shade="M-130-230C-90-236-60-246-30-246V-200H-130Z"
			/>
			<Part
				d="M-118-242C-136-236-148-230-160-226L-150-204C-134-208-120-212-106-218Z"
				tone={skin}
				shade="M-170-214C-140-218-120-226-100-232V-190H-170Z"
				line={3.5}
			/>
			<Loaf x={-186} y={-194} size={92} turn={-4} line={3.5} />
			<BreadHand pose="over" skin={skin} x={-152} y={-215} turn={166} flip />
		</g>
	);
}
