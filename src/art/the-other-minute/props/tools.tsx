import { concrete, navy, palette, slate, steel as steelTones } from '../../../model/colours.ts';
import { steel } from '../../bare-berth/steel.ts';
import { cloth, Form, Line } from '../../kit/forms.tsx';

const { ink, white } = palette;
const iron = { light: concrete.mid, dark: concrete.dark };
const brass = { light: steel.brass, dark: steel.brassDark };

interface ToolProps {
	id: string;
	x: number;
	y: number;
	scale?: number;
	tilt?: number;
}

const placed = ({ x, y, scale = 1, tilt = 0 }: Omit<ToolProps, 'id'>) => `translate(${x} ${y})rotate(${tilt})scale(${scale})`;

/** The long adjustable spanner: 460 from jaw to eye, its origin where a hand holds it. */
export function Spanner(props: ToolProps) {
	return (
		<g transform={placed(props)}>
			<Form
				d="M-21-190C-17-120-20-20-24 70-30 108-22 134 0 134S30 108 24 70C20-20 17-120 21-190Z"
				tone={iron}
				shade="M-40-200H-4C-2-120-4-20-6 60L-4 140H-40Z"
				line={5}
			>
				<path d="M-9-150C-7-90-9-10-11 50-8 62 8 62 11 50 9-10 7-90 9-150Z" fill={iron.dark} stroke={ink} strokeWidth="3" />
				<path d="M16-180C15-100 18-20 20 60" stroke={steelTones.light} strokeWidth="4" fill="none" />
			</Form>
			<circle cy="102" r="12" fill={ink} />
			{/* Worn bright by a thousand nights of the same pipe. */}
			<g transform="rotate(13 0 -186)">
				<Form
					d="M-23-182C-46-202-58-230-57-262L-60-312-44-332-16-328-18-272H24L48-266C54-238 44-204 22-182Z"
					tone={{ light: concrete.pale, dark: steelTones.light }}
					shade="M-80-340H-40C-42-260-30-220-4-176H-80Z"
					line={5}
				>
					<Line d="M-24-322L-26-276M-44-238q8 20 22 34" width={2.5} ink={slate.mid} />
				</Form>
				<Form
					d="M22-262L18-318 34-328C54-318 64-292 60-258L50-248 22-252Z"
					tone={{ light: concrete.pale, dark: steelTones.light }}
					shade="M10-330H28L34-240H10Z"
					line={4.5}
				/>
				<Form d="M-12-244H32V-222H-12Z" tone={iron} shade="M-20-234H40V-210H-20Z" line={3.5}>
					<Line d="M-6-244l5 22M2-244l5 22M10-244l5 22M18-244l5 22M26-244l5 22" width={3} />
				</Form>
			</g>
		</g>
	);
}

/** Thirty keys or so on a brass ring, 150 across, that hangs from its top. */
export function Keys(props: ToolProps) {
	const { id } = props;
	const fan = [-62, -44, -30, -15, -2, 12, 27, 40, 58];
	return (
		<g transform={placed(props)} strokeLinejoin="round">
			<circle cy="62" r="62" fill="none" stroke={ink} strokeWidth="20" />
			<circle cy="62" r="62" fill="none" stroke={brass.light} strokeWidth="11" />
			<path d="M-44 106A62 62 0 0 1-50 25" fill="none" stroke={brass.dark} strokeWidth="11" />
			{fan.map((angle, i) => {
				const tone = i % 3 === 1 ? brass : i % 3 === 0 ? { light: steelTones.light, dark: iron.light } : iron;
				const long = 84 + ((i * 37) % 30);
				return (
					<g key={`${id} ${angle}`} transform={`rotate(${angle * 0.9} 0 62)translate(0 120)rotate(${-angle * 0.55})`}>
						<path
							d={`M-6 20V${long}H-22V${long - 9}H-13V${long - 17}H-22V${long - 27}H-6ZM6 20V${long + 8}H-6V20Z`}
							fill={tone.light}
							stroke={ink}
							strokeWidth="7"
						/>
						<path d={`M-6 20H6V${long + 8}H-6ZM-6 ${long}H-22V${long - 9}H-13V${long - 17}H-22V${long - 27}H-6Z`} fill={tone.light} />
						<path d={`M-6 24H-1V${long + 8}H-6Z`} fill={tone.dark} />
						<path
							d="M0-16C17-16 24-4 22 8 20 20 10 26 0 26S-20 20-22 8C-24-4-17-16 0-16ZM0-4C-8-4-10 2-10 6-9 12-4 14 0 14S9 12 10 6C10 2 8-4 0-4Z"
							fill={tone.light}
							fillRule="evenodd"
							stroke={ink}
							strokeWidth="4"
						/>
					</g>
				);
			})}
		</g>
	);
}

interface TorchProps extends ToolProps {
	/** How far its light reaches, in two flat steps; none at 0. */
	beam?: number;
}

/** A small torch that points to the left, its origin at the glass. */
export function Torch({ beam = 0, ...props }: TorchProps) {
	return (
		<g transform={placed(props)}>
			{beam > 0 && (
				<g fill={steel.bulb}>
					<path d={`M-4-34L${-beam} ${-34 - beam * 0.34}V${34 + beam * 0.34}L-4 34Z`} fillOpacity=".16" />
					<path d={`M-4-28L${-beam} ${-20 - beam * 0.16}V${20 + beam * 0.16}L-4 28Z`} fillOpacity=".24" />
				</g>
			)}
			<Form d="M64-22H208C218-22 222-12 222 0S218 22 208 22H64Z" tone={cloth.black} shade="M50 4H230V40H50Z" line={5}>
				<Line d="M96-14V18M108-14V18M120-14V18M132-14V18M144-14V18" width={3} ink={navy.light} />
				<path d="M70-16H206V-10H70Z" fill={navy.light} />
			</Form>
			<path d="M160-30H184V-18H160Z" fill={palette.red} stroke={ink} strokeWidth="4" />
			<Form
				d="M0-38C20-40 36-26 66-24V24C36 26 20 40 0 38Z"
				tone={{ light: steelTones.light, dark: slate.mid }}
				shade="M-10 6H80V50H-10Z"
				line={5}
			>
				<path d="M10-32C26-30 40-20 62-18" stroke={white} strokeWidth="5" fill="none" />
			</Form>
			<ellipse rx="9" ry="37" fill={beam ? steel.bulb : palette.foam} stroke={ink} strokeWidth="4.5" />
		</g>
	);
}
