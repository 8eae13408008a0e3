import { brass, canvas, clay, concrete, deal, leather, palette, rust, steel, wood } from '../../../model/colours.ts';
import { cloth, Line, Outlined, Part } from '../../kit/forms.tsx';
import { BreadHand, BreadSkull, halfDark, quarter, Somebody } from './bread-day-parts.tsx';

const { ink, yellow, white } = palette;
const rosy = { light: clay.light, dark: deal.mid };
const camel = { light: wood.light, dark: brass.deep };

/** He wrote the price, has four claims ready in his hand, and believes that he is not noticed. */
export function Partner({ x, z }: { x: number; z: number }) {
	return (
		<Somebody x={x} z={z}>
			<Outlined line={3} d="M8-66L10-18H36L40-66ZM-40-66L-36-14H-8L-6-66Z" fill={cloth.black.light} />
			<Outlined line={3} d="M8-20C6-6 10-4 18-4H56C58-12 46-16 36-20Z" fill={leather.dark} />
			<Outlined line={3} d="M-38-16C-40-2-36 2-28 2H12C14-6 0-12-8-16Z" fill={leather.dark} />
			<BreadHand pose="open" skin={rosy} x={80} y={-190} turn={6} size={0.25} />
			<g fill={yellow} stroke={ink} strokeWidth="2">
				<ellipse cx="98" cy="-197" rx="6" ry="3" />
				<ellipse cx="107" cy="-195" rx="6" ry="3" />
				<ellipse cx="102" cy="-200" rx="6" ry="3" />
				<ellipse cx="103" cy="-204" rx="6" ry="3" />
			</g>
			<Part d="M46-244C62-236 74-216 86-206L80-178C62-178 48-188 38-204Z" tone={camel} shade="M30-250L50-214 84-190V-170H30Z" />
			<Part
				d="M-14-290C-44-288-64-276-68-246-74-190-78-120-76-58-40-48 20-46 54-54 64-100 70-150 68-190 68-230 58-268 30-286Z"
				tone={camel}
				shade="M-80-300H-26C-20-240-34-120-26-40H-80Z"
			>
				<Line width={2} d="M34-268C28-200 26-120 24-48M40-214h3M40-180h3M38-146h3" />
				<Line d="M52-150L64-154" width={3} />
			</Part>
			<Part
				d="M-42-280C-68-276-80-256-84-222-88-196-90-182-84-172L-38-136-22-160-50-190C-46-210-38-238-34-256Z"
				tone={camel}
				shade="M-100-290H-60C-62-240-72-200-62-182L-30-150-38-130H-100Z"
			>
				<Line width={2} d="M-60-190l10 6" />
			</Part>
			<Line d="M-46-134L-14-164" width={4} />
			<BreadSkull x={10} y={-322} size={0.66}>
				<Part
					d="M-32-18C-34-46-12-54 6-52 28-50 38-32 36-12L38 0C35 6 38 10 37 18 38 36 30 52 10 54-10 56-24 44-28 28-34 22-36 4-30 0Z"
					tone={rosy}
					shade={halfDark}
					line={7}
				>
					<path d="M-40-30C-30-34-18-30-16-18L-18 10H-40Z" fill={concrete.mid} />
					<Line d="M-2-22q8-4 16 0M21-22q6-3 11 0M2-34q14-4 26 0" width={3.5} />
					<Line d="M1-8q7-5 13 0M20-8q5-4 11 0" width={5} />
					<path d="M5-8h5v5h-5ZM22-8h5v5h-5Z" fill={ink} />
					<Line d="M19-6C22 2 28 8 24 12Q20 15 14 12" width={4} />
					<Line d="M6 27Q18 30 28 22M4 23q-3 3-1 7M-14 36Q0 46 20 42" width={4} />
				</Part>
				<Outlined d="M-30-2C-38-6-40 12-30 18-22 20-20 0-30-2Z" fill={rosy.dark} line={5} />
			</BreadSkull>
			<Part
				d="M-16-310C-32-302-36-280-28-266L-6-258 22-256C40-260 48-278 44-300L28-276C10-274-6-284-16-310Z"
				tone={{ light: leather.light, dark: leather.dark }}
				shade="M-40-320L4-278 4-250H-40Z"
			/>
			<circle cx="36" cy="-238" r="8" fill={white} stroke={ink} strokeWidth="2.5" />
		</Somebody>
	);
}
const hair = { light: concrete.light, dark: steel.mid };

/** She counts what is in her hand a second time. */
export function Counting({ x, z }: { x: number; z: number }) {
	return (
		<Somebody x={x} z={z} long={0.7}>
			<Outlined line={3} d="M-34-60L-30-16H-8L-10-60ZM8-60L10-20H32L34-60Z" fill={canvas.dark} />
			<Outlined line={3} d="M10-26C6-10 8-4 16-4H48C50-14 40-20 32-26Z" fill={cloth.wood.dark} />
			<Outlined line={3} d="M-32-22C-36-6-34 2-26 2H8C10-8 2-16-8-22Z" fill={cloth.wood.dark} />
			<Part
				d="M-54-130C-62-100-66-70-66-46-30-36 20-36 56-44 56-80 52-110 46-130Z"
				tone={cloth.navy}
				shade="M-80-140H-30C-34-100-36-60-36-30H-80Z"
			>
				<Line width={2} d="M-8-124C-6-90-8-60-12-36M24-120C28-90 28-60 26-40" />
			</Part>
			<Part
				d="M-16-252C-42-248-56-236-58-208-60-170-58-140-60-112-30-104 20-104 50-110 52-150 54-190 50-218 46-238 32-250 14-254Z"
				tone={cloth.red}
				shade="M-70-260H-26C-20-220-26-150-24-100H-70Z"
			>
				<path d="M-8-258L12-220 26-258Z" fill={white} />
				<Line width={2} d="M-8-252L12-218 24-252M12-218C12-180 14-140 14-104M18-200h3M19-176h3M19-130h3" />
			</Part>
			<BreadHand pose="point" skin={clay} x={31} y={-198} turn={152} size={0.23} flip />
			<Part
				d="M36-244C54-238 62-214 66-192 66-176 54-172 44-176L22-184 28-206 42-202Z"
				tone={cloth.red}
				shade="M20-240L44-200 30-160H10Z"
			/>
			<BreadSkull x={14} y={-276} tilt={16} size={0.61}>
				<Outlined d="M-30-26C-44-54-74-42-68-20-64-2-42-2-30-12Z" fill={hair.light} line={7} />
				<Part d={quarter} tone={clay} shade={halfDark} line={7}>
					<Line d="M0-2q6 5 12 0M20-2q5 4 10 0" width={5} />
					<Line d="M-4-20q10-2 16 3M20-17q6-5 12-5M2-30q12-4 24 0" width={3.5} />
					<Line d="M18-4L25 9Q21 13 15 11M2 18q-4 6-2 12" width={4} />
					<path d="M12 27q7-5 14 0-6 7-14 0Z" fill={rust.dark} stroke={ink} strokeWidth="3" />
				</Part>
				<Line d="M-8 2a10 10 0 1 0 20 0a10 10 0 1 0-20 0M16 2a8 9 0 1 0 16 0a8 9 0 1 0-16 0M-8 0L-28-8" width={3} />
				<Part
					d="M36-20C38-46 16-58-6-56-36-54-46-28-36 4-30 8-22 6-20 0-22-10-18-20-8-26 8-22 24-26 36-20Z"
					tone={hair}
					shade="M-60-70H-20L-28 20H-60Z"
					line={6}
				>
					<Line d="M28-32Q-4-40-24-14M12-46Q-14-46-32-26" width={3} />
				</Part>
			</BreadSkull>
			<BreadHand pose="open" skin={clay} x={-14} y={-168} turn={4} size={0.24} />
			<g fill={yellow} stroke={ink} strokeWidth="2">
				<ellipse cx="2" cy="-178" rx="6" ry="3" />
				<ellipse cx="12" cy="-176" rx="6" ry="3" />
				<ellipse cx="8" cy="-181" rx="6" ry="3" />
			</g>
			<g>
				<Outlined d="M-88-150H-26L-34-92C-46-86-70-86-80-92Z" fill={cloth.wood.light} line={4} />
				<Line width={2} d="M-86-136H-28M-84-122H-30M-82-108H-32M-72-150L-70-90M-57-150V-88M-42-150L-44-90" />
				<Outlined d="M-88-150C-80-166-40-168-26-150Z" fill={white} line={3} />
			</g>
			<Part
				d="M-40-246C-64-240-68-214-72-186-74-166-66-152-52-150L-12-152-14-184-40-186C-38-204-34-226-32-240Z"
				tone={cloth.red}
				shade="M-90-250H-52C-56-210-58-180-46-170L-10-166V-140H-90Z"
			>
				<Line width={2} d="M-50-186l12 2M-20-184v32" />
			</Part>
		</Somebody>
	);
}

/** One of Tern's cats, which keeps to the berth that nobody else will take. */
export function Cat({ x, z }: { x: number; z: number }) {
	const fur = { light: rust.light, dark: rust.dark };
	return (
		<Somebody x={x} z={z} long={0.25}>
			<Outlined line={3} d="M22-6C44-2 58-10 56-24 52-32 44-26 46-18 42-12 32-14 22-16Z" fill={fur.light} />
			<Part
				d="M-10-54C-26-44-32-18-28-4-20 2 22 2 28-4 34-18 26-46 10-54L20-58C24-66 22-76 20-80L22-96 8-86H-8L-22-96-20-80C-22-76-24-66-18-58Z"
				tone={fur}
				shade="M-40-100H-6L-10 10H-40Z"
				line={3.5}
			>
				<Line d="M-8-46Q0-40 10-46M-10-34Q0-28 12-34M-8-22Q0-16 12-22M-4-84v10M4-84v10" width={2.5} ink={fur.dark} />
			</Part>
		</Somebody>
	);
}
