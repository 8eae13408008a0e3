import { cloth, Form, Line } from '../../forms.tsx';
import { palette } from '../../palette.ts';

const { ink, white, blue, deep, foam } = palette;
const enamel = { light: white, dark: '#c9cdc6' };
const zinc = { light: '#9fb0b8', dark: '#62747f' };

interface VesselProps {
	id: string;
	/** The middle of what it stands on. */
	x: number;
	y: number;
	scale?: number;
	tilt?: number;
}

const placed = ({ x, y, scale = 1, tilt = 0 }: Omit<VesselProps, 'id'>) =>
	`translate(${x} ${y})rotate(${tilt})scale(${scale})`;

interface MugProps extends VesselProps {
	/** With the toothbrush in it, or across its foot when it is upturned. */
	brush?: boolean;
}

/** The enamel mug, 150 wide and 170 high, its handle to the right. */
export function Mug({ brush = true, ...props }: MugProps) {
	const { id } = props;
	return (
		<g transform={placed(props)}>
			<path d="M-74-2C-90 4-150 6-176 2-150-8-110-12-74-10Z" fill={ink} fillOpacity=".45" />
			<Handle />
			<Form
				id={`${id}-inside`}
				d="M-76-160C-76-176-40-186 0-186S76-176 76-160-40-138 0-138-76-146-76-160Z"
				tone={{ light: '#e4e4da', dark: '#9aa3a3' }}
				shade="M-90-190H10C-10-170-10-150 10-130H-90Z"
				line={4.5}
			/>
			{brush && <ToothbrushIn id={id} />}
			<Form
				id={`${id}-wall`}
				d="M-76-160C-70-146-40-140 0-140S70-146 76-160L66-12C62 2 36 6 0 6S-62 2-66-12Z"
				tone={enamel}
				shade="M-90-170H-30C-26-100-30-40-20 20H-90ZM58-160C60-100 56-40 50 10H80V-160Z"
				line={5}
			>
				<path
					d="M34-126C36-80 34-50 30-20L40-20C46-60 48-90 46-128Z"
					fill={white}
					stroke="#e6e4d6"
					strokeWidth="2"
				/>
				<Chips />
			</Form>
			{/* The blue rim goes round in front, with its thickness. */}
			<path
				d="M-80-164C-76-148-40-140 0-140S76-148 80-164L79-152C74-136 40-128 0-128S-74-136-79-152Z"
				fill={blue}
				stroke={ink}
				strokeWidth="4"
				strokeLinejoin="round"
			/>
			<path d="M-79-154C-74-140-50-132-22-130L-22-139C-46-141-72-148-79-160Z" fill={deep} />
			<path
				d="M-79-164C-70-180-38-188 0-188S70-180 79-164"
				fill="none"
				stroke={ink}
				strokeWidth="11"
			/>
			<path
				d="M-79-164C-70-180-38-188 0-188S70-180 79-164"
				fill="none"
				stroke={blue}
				strokeWidth="5"
			/>
		</g>
	);
}

function Handle() {
	const d = 'M70-122C112-136 132-112 126-80 122-54 96-40 64-44';
	return (
		<g fill="none" strokeLinecap="round">
			<path d={d} stroke={ink} strokeWidth="28" />
			<path d={d} stroke={enamel.light} strokeWidth="18" />
			<path d="M72-116C104-128 122-108 117-82" stroke={enamel.dark} strokeWidth="5" />
			<path d="M108-124C128-118 134-102 131-86" stroke={blue} strokeWidth="5" />
		</g>
	);
}

/** Where the enamel is gone: black iron, and a rim of rust. */
function Chips() {
	return (
		<>
			<path
				d="M-58-4L-48-26-32-22-22-34-10-20-14 10H-58ZM26-74L38-82 50-76 46-62 32-60Z"
				fill="#8a4b2c"
			/>
			<path
				d="M-56 0L-46-20-34-17-24-27-15-16-18 10H-56ZM30-72L38-77 45-73 42-65 34-64Z"
				fill={ink}
			/>
		</>
	);
}

function ToothbrushIn({ id }: { id: string }) {
	return (
		<>
			<Form
				id={`${id}-brush`}
				d="M-6-136L22-250C18-268 24-290 34-304 42-308 48-304 47-296 46-278 40-262 36-248L12-132Z"
				tone={cloth.red}
				shade="M-20-130L16-250C14-280 24-300 34-310L30-250 4-130Z"
				line={4.5}
			/>
			<Bristles />
		</>
	);
}

const Bristles = () => (
	<g transform="translate(37 -292)rotate(14)">
		<path
			d="M6-10L32-14 35-4 33 6 36 16 33 26 35 38 8 40Z"
			fill={white}
			stroke={ink}
			strokeWidth="4"
			strokeLinejoin="round"
		/>
		<path d="M8 2H30M8 12H32M8 22H30M9 31H32" stroke="#9fb0b8" strokeWidth="3" />
	</g>
);

interface BucketProps extends VesselProps {
	upturned?: boolean;
	/** How the handle lies, or is lifted to be carried. */
	handle?: 'down' | 'up';
}

/** A zinc bucket, 220 wide at its mouth and 200 high. */
export function Bucket({ upturned, handle = 'down', ...props }: BucketProps) {
	const { id } = props;
	if (upturned) {
		return (
			<g transform={placed(props)}>
				<Form
					id={`${id}-wall`}
					d="M-78-196C-60-186 60-186 78-196L110-16C100 8-100 8-110-16Z"
					tone={zinc}
					shade="M-130-210H-34C-36-120-50-50-50 30H-130ZM72-200C84-120 92-60 92 20H130V-200Z"
					line={5}
				>
					<Line d="M-88-140C-60-130 60-130 88-140M-90-128C-60-118 60-118 90-128" width={3} />
					<path d="M36-176C46-120 54-70 56-30L68-32C66-80 60-130 50-178Z" fill="#d5dfe1" />
				</Form>
				<path
					d="M-112-22C-100 0 100 0 112-22V-8C100 16-100 16-112-8Z"
					fill={zinc.light}
					stroke={ink}
					strokeWidth="4.5"
				/>
				<path d="M-112-16C-96-2-70 2-40 3L-40 9C-80 8-104 2-112-8Z" fill={zinc.dark} />
				<Form
					id={`${id}-foot`}
					d="M-80-198C-80-212-44-222 0-222S80-212 80-198 44-176 0-176-80-184-80-198Z"
					tone={{ light: '#b9c7cc', dark: '#7e909a' }}
					shade="M-90-230H-30C-60-210-60-190-30-170H-90Z"
					line={4.5}
				>
					<path
						d="M-62-198C-62-207-36-213 0-213S62-207 62-198 36-185 0-185-62-190-62-198Z"
						fill="none"
						stroke={ink}
						strokeWidth="2.5"
					/>
				</Form>
				<path d="M-96-30C-130 0-60 40 0 36S126 0 98-30" fill="none" stroke={ink} strokeWidth="10" />
				<path
					d="M-96-30C-130 0-60 40 0 36S126 0 98-30"
					fill="none"
					stroke={zinc.light}
					strokeWidth="3.5"
				/>
			</g>
		);
	}
	const bail =
		handle === 'up'
			? 'M-106-190C-90-330-30-366 0-366S90-330 106-190'
			: 'M-106-186C-120-120-60-96 0-94S118-120 106-186';
	return (
		<g transform={placed(props)}>
			<Form
				id={`${id}-inside`}
				d="M-110-192C-110-212-60-224 0-224S110-212 110-192 60-162 0-162-110-172-110-192Z"
				tone={{ light: '#70838e', dark: '#3c4d59' }}
				shade="M-120-230H20C-20-210-20-180 20-160H-120Z"
				line={4.5}
			/>
			{handle === 'up' && <Bail d={bail} />}
			<Form
				id={`${id}-wall`}
				d="M-110-190C-100-170-56-162 0-162S100-170 110-190L78-10C62 8-62 8-78-10Z"
				tone={zinc}
				shade="M-130-200H-46C-44-120-40-50-28 20H-130ZM84-190C80-120 66-50 58 10H110V-190Z"
				line={5}
			>
				<Line d="M-100-120C-60-106 60-106 100-120M-98-108C-60-94 60-94 98-108" width={3} />
				<path d="M44-150C46-100 40-50 34-16L46-18C54-60 58-110 58-152Z" fill="#d5dfe1" />
			</Form>
			<path
				d="M-114-192C-106-172-60-162 0-162S106-172 114-192V-182C104-160 60-150 0-150S-104-160-114-182Z"
				fill={zinc.light}
				stroke={ink}
				strokeWidth="4"
			/>
			{handle === 'down' && <Bail d={bail} />}
			<path d="M-106-188h.1M106-188h.1" stroke={ink} strokeWidth="20" strokeLinecap="round" />
		</g>
	);
}

const Bail = ({ d }: { d: string }) => (
	<g fill="none">
		<path d={d} stroke={ink} strokeWidth="11" />
		<path d={d} stroke={zinc.light} strokeWidth="4" />
	</g>
);

/** The flask, 90 wide and 300 high: tartan it is not, but somebody has painted a band on it. */
export function Flask({ open, ...props }: VesselProps & { open?: boolean }) {
	const { id } = props;
	return (
		<g transform={placed(props)}>
			<Form
				id={`${id}-body`}
				d="M-46-206C-46-222-34-232-28-240H28C34-232 46-222 46-206V-8C46 4-46 4-46-8Z"
				tone={cloth.sea}
				shade="M-60-250H-12C-18-160-18-80-14 10H-60Z"
				line={5}
			>
				<path d="M-50-186Q0-176 50-186V-150Q0-140-50-150Z" fill={cloth.yellow.light} />
				<path d="M-50-186Q-30-181-14-180V-144Q-32-145-50-150Z" fill={cloth.yellow.dark} />
				<Line d="M-50-186Q0-176 50-186M-50-150Q0-140 50-150M-50-22Q0-12 50-22" width={3} />
				<path d="M24-130C26-90 26-60 24-36L33-38C36-70 36-100 34-132Z" fill={foam} />
			</Form>
			{open ? (
				<Form
					id={`${id}-stop`}
					d="M-18-240V-262C-18-268 18-268 18-262V-240Z"
					tone={cloth.wood}
					shade="M-30-270H-4V-230H-30Z"
					line={4}
				/>
			) : (
				<Form
					id={`${id}-cap`}
					d="M-34-238V-290C-34-300 34-300 34-290V-238Z"
					tone={cloth.grey}
					shade="M-40-310H-8V-230H-40Z"
					line={4.5}
				>
					<Line d="M-34-252Q0-244 34-252" width={3} />
				</Form>
			)}
		</g>
	);
}

/** The flask's cup, 76 wide and 62 high, with tea in it. */
export function Cup({ steam = true, ...props }: VesselProps & { steam?: boolean }) {
	const { id } = props;
	return (
		<g transform={placed(props)}>
			{steam && <Steam x={4} y={-70} />}
			<Form
				id={`${id}-wall`}
				d="M-38-56L-32-4C-28 4 28 4 32-4L38-56Z"
				tone={cloth.grey}
				shade="M-50-60H-12C-12-40-10-10-6 10H-50Z"
				line={4.5}
			>
				<path d="M18-44L14-8 22-10 27-46Z" fill="#c7d0d4" />
			</Form>
			<ellipse cy="-57" rx="38" ry="11" fill="#7a4a24" stroke={ink} strokeWidth="4.5" />
			<path d="M-10-52C4-49 20-50 28-55 18-59 4-58-10-52Z" fill="#b0713a" />
		</g>
	);
}

/** Steam, as two ribbons with drawn edges. */
export function Steam({ x, y, scale = 1 }: { x: number; y: number; scale?: number }) {
	return (
		<g transform={`translate(${x} ${y})scale(${scale})`} fill={white}>
			<path
				d="M-14 0C-30-22 2-38-12-62-22-80-2-94-8-116 12-94-2-80 4-62 14-36-14-24-4 0Z"
				fillOpacity=".5"
			/>
			<path
				d="M10-4C0-24 26-34 18-54 12-70 28-80 24-98 40-80 26-70 32-54 40-32 14-24 20-4Z"
				fillOpacity=".34"
			/>
		</g>
	);
}
