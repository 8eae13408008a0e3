import { concrete, palette } from '../../../model/colours.ts';
import { cloth, Line, Outlined, Part, skins } from '../../kit/forms.tsx';
import { BreadHand, BreadSkull, halfDark, profile } from './bread-day-parts.tsx';
import { Loaf, stand } from './bread-day-room.tsx';

const { ink, white, red, foam } = palette;

/** She draws the batch on her peel; the counter hides what is below her apron. */
export function OvenHand({ x, z }: { x: number; z: number }) {
	const skin = skins.olive;
	return (
		<g transform={stand(x, z)}>
			<Part
				d="M-4-286C-40-284-54-262-54-230L-56-100H46C54-160 56-200 50-236 44-268 28-286-4-286Z"
				tone={cloth.foam}
				shade="M-70-300H-20C-24-220-26-160-20-90H-70Z"
				line={5}
			>
				<Line d="M-54-176Q0-164 52-178M-20-172L-34-120M-20-172L-8-124" width={4} />
			</Part>
			<BreadSkull x={10} y={-314} size={0.62} tilt={4}>
				<path d="M-26 16L-30 60H20L14 40Z" fill={skin.dark} />
				<Part d={profile} tone={skin} shade={halfDark} line={9}>
					<Line d="M14-18q8-4 15 1M18-7h10M22 28h11" width={6} />
				</Part>
				<Outlined d="M34-24C36-50 14-60-8-58-44-56-46-24-38 0-26-4-20-14-16-16 4-22 20-24 34-24Z" fill={red} line={9} />
				<Outlined d="M-36-14C-54-18-62-2-58 10-48 8-40 2-34-4Z" fill={red} line={7} />
			</BreadSkull>
			<Line d="M-60-148L190-208" width={12} />
			<Line d="M-60-148L190-208" width={6} ink={cloth.wood.light} />
			<path d="M172-216L270-242C282-242 282-224 272-220L180-196Z" fill={cloth.wood.light} stroke={ink} strokeWidth="5" />
			<Loaf x={232} y={-222} size={80} turn={-14} line={5} />
			<BreadHand pose="grip" skin={skin} x={90} y={-200} turn={24} size={0.22} line={4} />
			<Part d="M30-270C56-262 78-236 100-206L84-192C60-210 40-230 24-246Z" tone={cloth.foam} shade="M20-250L90-200V-180H20Z" line={5} />
			<BreadHand pose="grip" skin={skin} x={20} y={-186} turn={6} size={0.22} line={4} />
			<Part
				d="M-20-276C-46-268-52-230-46-196-42-174-26-166-8-170L24-178 20-198-14-192C-12-214-8-240-6-258Z"
				tone={cloth.foam}
				shade="M-70-280H-34C-38-230-30-190-10-184L30-186V-150H-70Z"
				line={5}
			/>
		</g>
	);
}

/** The second baker sets out the last batch. */
export function Stacker({ x, z }: { x: number; z: number }) {
	const skin = skins.umber;
	return (
		<g transform={stand(x, z)}>
			<Part
				d="M8-286C-32-288-52-268-54-234L-52-100H50L54-232C54-264 40-284 8-286Z"
				tone={cloth.white}
				shade="M-70-300H-24L-20-90H-70Z"
				line={6}
			/>
			<Outlined d="M-36-236H34L44-100H-46Z" fill={red} line={5} />
			<BreadSkull x={-12} y={-314} size={0.62} turn={-1}>
				<path d="M-26 16L-30 60H20L14 40Z" fill={skin.dark} />
				<Part d={profile} tone={skin} shade="M60-70H4C10-30 10 10 8 60H60Z" line={10}>
					<Line d="M14-18q8-4 15 1M18-7h10M22 27q8 3 12-2" width={6} />
				</Part>
				<Outlined d="M36-24C40-64 10-72-10-70-46-68-48-28-40 2-30 2-20-6-16-16 4-24 20-26 36-24Z" fill={white} line={10} />
			</BreadSkull>
			<Loaf x={-74} y={-196} size={88} line={6} />
			<Outlined d="M20-270C-6-272-20-236-46-220L-60-204-46-188C-20-196 10-210 26-232Z" fill={white} line={6} />
			<Outlined d="M-48-222C-62-222-74-212-70-200-62-190-50-190-42-196Z" fill={skin.light} line={5} />
		</g>
	);
}

/** He set the flaps in the dark behind the board, and has come out to read it with the rest. */
export function Turner({ x, z, y }: { x: number; z: number; y: number }) {
	const skin = skins.umber;
	return (
		<g transform={stand(x, z, y)}>
			<circle cx="-92" cy="-262" r="34" fill="none" stroke={ink} strokeWidth="22" />
			<circle cx="-92" cy="-262" r="34" fill="none" stroke={red} strokeWidth="10" />
			<Line d="M-92-292V-232M-122-262H-62" width={8} />
			<Outlined d="M-34-160L-32-10H-6L2-110 10-10H38L40-160Z" fill={cloth.navy.dark} line={7} />
			<Part
				d="M4-284C-32-284-48-266-48-236L-40-140H44L50-240C50-268 36-284 4-284Z"
				tone={cloth.white}
				shade="M-60-290H-20L-16-130H-60Z"
				line={8}
			/>
			<Outlined d="M-30-278L-2-230 30-278 44-260 42-150H-34L-42-250Z" fill={cloth.plum.light} line={6} />
			<Outlined d="M26-196L70-208 78-176 34-164Z" fill={foam} line={5} />
			<BreadSkull x={-8} y={-312} size={0.62} turn={-1}>
				<path d="M-26 16L-30 60H20L14 40Z" fill={skin.dark} />
				<Part d={profile} tone={skin} shade="M60-70H4C10-30 10 10 8 60H60Z" line={12}>
					<Line d="M14-18q8-4 15 1M18-7h10M22 28h11" width={8} />
				</Part>
				<Outlined d="M28-34C20-60-30-64-38-24-40-8-36 6-28 8-20-2-18-20-8-26Z" fill={concrete.light} line={10} />
			</BreadSkull>
			<Outlined d="M28-268C56-262 62-226 56-196L30-180 22-196 36-214C32-230 26-240 22-248Z" fill={white} line={7} />
			<Outlined d="M-16-276C-40-286-62-296-86-300L-94-276C-66-268-36-256-8-248Z" fill={white} line={7} />
			<Outlined d="M-86-302C-98-310-112-304-112-292-108-278-98-274-92-276Z" fill={skin.light} line={6} />
		</g>
	);
}
