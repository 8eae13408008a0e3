import { cobalt, concrete, copper, coral, crimson, denim, midnight, palette, slate, steel, water } from '../../../model/colours.ts';
import { Form } from '../../kit/forms.tsx';
import { tenth } from '../../kit/shapes.ts';

const { ink, blue, deep } = palette;

/** What stands in no light: the same white and blue and red, as one sees them there. */
export const dim = {
	enamel: { light: steel.pale, dark: steel.mid },
	inside: { light: steel.mid, dark: denim.dark },
	rim: { light: cobalt.dark, dark: blue },
	red: { light: crimson.light, dark: crimson.dark },
	bead: water.pale,
	rust: copper.dark,
} as const;

interface PlacedProps {
	x: number;
	y: number;
	scale: number;
}

/** A bead of water, its point up when it hangs. */
export function Bead({ x, y, r, hang = 0 }: { x: number; y: number; r: number; hang?: number }) {
	const m = (share: number) => tenth(r * share);
	return (
		<g transform={`translate(${x} ${y})`}>
			<path
				d={`M0 ${m(-1 - hang)}C${m(0.4)} ${m(-0.9)} ${m(1)} ${m(-0.4)} ${m(1)} ${m(0.15)}A${r} ${r} 0 0 1 ${m(-1)} ${m(0.15)}C${m(-1)} ${m(-0.4)} ${m(-0.4)} ${m(-0.9)} 0 ${m(-1 - hang)}Z`}
				fill={dim.bead}
				stroke={ink}
				strokeWidth={r > 6 ? 3.4 : 2.4}
			/>
			<path
				d={`M${m(-0.5)} ${m(0.1)}A${m(0.55)} ${m(0.55)} 0 0 0 ${m(0.1)} ${m(0.68)}`}
				fill="none"
				stroke={water.dark}
				strokeWidth={m(0.28)}
			/>
			<circle cx={m(0.34)} cy={m(-0.14)} r={m(0.26)} fill={palette.white} />
		</g>
	);
}

/** The mug of K 23 with its brush, 152 wide and 170 high without it. */
export function ShadeMug({ x, y, scale }: PlacedProps) {
	return (
		<g transform={`translate(${x} ${y})scale(${scale})`}>
			<path d="M-66-4C-84 2-96 10-70 14-30 20 40 18 66 8 74 4 72-2 64-8Z" fill={midnight.mid} />
			<g fill="none">
				<path d="M70-122C112-136 132-112 126-80 122-54 96-40 64-44" stroke={ink} strokeWidth="29" />
				<path d="M70-122C112-136 132-112 126-80 122-54 96-40 64-44" stroke={dim.enamel.light} strokeWidth="18" />
				<path d="M72-116C104-128 122-108 117-82 113-62 92-50 66-52" stroke={dim.enamel.dark} strokeWidth="6" />
				<path d="M106-126C128-120 136-104 132-82" stroke={dim.rim.light} strokeWidth="5" />
			</g>
			{/* The far half of the rim, and the inside below it. */}
			<path
				d="M-83-163C-83-184-42-195 0-195S83-184 83-163L80-152C40-134-40-134-80-152Z"
				fill={dim.rim.light}
				stroke={ink}
				strokeWidth="9"
			/>
			<path d="M-72-162C-70-176-38-184 0-184S70-176 72-162 40-136 0-136-74-148-72-162Z" fill={dim.inside.dark} />
			<path d="M8-183C42-182 70-175 72-162S40-136 14-136C-4-150-6-168 8-183Z" fill={dim.inside.light} />
			<path d="M-66-170C-56-179-32-184 0-184S56-179 66-170" fill="none" stroke={ink} strokeWidth="3.5" />
			<Form
				d="M-18-136C-8-176 8-226 19-254 15-272 20-294 28-304 36-314 49-309 48-297 47-280 42-264 37-250 28-218 12-172 4-134Z"
				tone={dim.red}
				shade="M-40-130L6-254C2-280 10-320 34-314 25-300 24-272 27-252C20-220 4-180-10-132Z"
			>
				<path d="M34-314C25-300 24-272 27-252L60-252V-320Z" fill={dim.red.light} />
				<path d="M41-294C41-280 37-266 34-254" fill="none" stroke={coral.light} strokeWidth="3" />
			</Form>
			<g transform="translate(38 -293)rotate(13)">
				<path d="M7-11L31-15 35-6 32 3 36 13 33 22 36 33 32 40 9 39Z" fill={concrete.pale} stroke={ink} strokeWidth="4" />
				<path d="M9 22L33 24 36 33 32 40 9 39Z" fill={dim.enamel.dark} />
				<path d="M9 1H31M9 11H33M9 21H32M10 31H33" stroke={concrete.mid} strokeWidth="2.6" />
			</g>
			<Form
				d="M-76-160C-70-146-40-140 0-140S70-146 76-160L66-12C62 2 36 7 0 7S-62 2-66-12Z"
				tone={dim.enamel}
				shade="M-90-170H-22C-16-110-22-50-2 20H-90ZM66-170C62-100 60-50 56 20H90V-170Z"
				line={5}
			>
				<path d="M-90-170H-56C-52-100-54-50-44 20H-90Z" fill={slate.light} />
				<path d="M36-128C39-86 37-52 33-22L43-23C48-60 50-92 48-129Z" fill={palette.paper} />
				<path d="M-52-4L-43-25-30-20-22-31-9-19-12 10H-52ZM8-72L19-82 32-76 29-62 15-59Z" fill={dim.rust} />
				<path d="M-50 0L-42-20-32-16-24-25-15-16-18 10H-50ZM12-72L19-77 27-73 25-65 17-63Z" fill={ink} />
			</Form>
			<path d="M-83-164C-84-146-44-127 0-127S84-146 83-164L72-163C68-149 38-139 0-139S-68-149-72-163Z" fill={dim.rim.light} />
			<path d="M-76-165L-77-160M76-165L77-160" stroke={dim.rim.light} strokeWidth="5" />
			<path d="M-82-156C-74-139-46-129-12-127L-13-138C-46-140-66-148-72-160Z" fill={deep} />
			<path
				d="M-83-164C-84-146-44-127 0-127S84-146 83-164M-72-163C-68-149-38-139 0-139S68-149 72-163"
				fill="none"
				stroke={ink}
				strokeWidth="4.5"
			/>
			<path d="M20-188C48-186 68-178 76-168M30-136C48-138 62-142 70-147" fill="none" stroke={cobalt.pale} strokeWidth="3" />
		</g>
	);
}

/** Foot up, to dry, its brush across the foot; 170 high and 160 wide. */
export function UpturnedShadeMug({ x, y, scale }: PlacedProps) {
	return (
		<g transform={`translate(${x} ${y})scale(${scale})`}>
			<path d="M-76-6C-98 4-92 14-66 17-20 22 50 20 76 10 92 2 84-8 70-10Z" fill={midnight.mid} />
			<g fill="none">
				<path d="M70-48C112-34 132-58 126-90 122-116 96-130 64-126" stroke={ink} strokeWidth="29" />
				<path d="M70-48C112-34 132-58 126-90 122-116 96-130 64-126" stroke={dim.enamel.light} strokeWidth="18" />
				<path d="M68-40C108-28 134-52 130-86" stroke={dim.enamel.dark} strokeWidth="5" />
				<path d="M130-100C128-72 122-56 108-46" stroke={dim.rim.light} strokeWidth="5" />
			</g>
			<Form
				d="M-66-160C-60-148-34-144 0-144S60-148 66-160L78-18C74-2 40 8 0 8S-74-2-78-18Z"
				tone={dim.enamel}
				shade="M-90-170H-24C-22-100-26-40-12 20H-90ZM58-170C64-100 64-40 58 20H90V-170Z"
				line={5}
			>
				<path d="M-90-170H-50C-52-100-60-50-54 20H-90Z" fill={slate.light} />
				<path d="M34-140C39-86 41-60 40-34L50-36C50-64 48-94 45-142Z" fill={palette.paper} />
				<path d="M-62-170V-140L-48-128-36-138-24-126-14-138-16-170ZM4-84L17-94 29-88 26-74 11-71Z" fill={dim.rust} />
				<path d="M-58-170V-146L-47-134-36-144-24-133-19-144-20-170ZM9-83L17-89 24-85 22-77 14-75Z" fill={ink} />
			</Form>
			<path
				d="M-82-22C-66-8-40-3 0-3S66-8 82-22C86-10 82 0 74 5 52 15 24 17 0 17S-52 15-74 5C-82 0-86-10-82-22Z"
				fill={dim.rim.light}
				stroke={ink}
				strokeWidth="4"
			/>
			<path d="M-80-12C-68 0-46 6-16 8L-14 15C-44 13-70 9-78 0Z" fill={deep} />
			<path d="M22 5C44 4 62 0 76-8" fill="none" stroke={cobalt.pale} strokeWidth="3" />
			<Form
				d="M-66-160C-66-174-36-182 0-182S66-174 66-160 36-140 0-140-66-146-66-160Z"
				tone={{ light: concrete.light, dark: steel.mid }}
				shade="M-80-190H-8C-30-176-30-150-4-130H-80Z"
			>
				<path
					d="M-50-160C-50-170-28-175 0-175S50-170 50-160 28-148 0-148-50-151-50-160Z"
					fill="none"
					stroke={slate.light}
					strokeWidth="3"
				/>
			</Form>
			<path d="M-50-156L54-160" stroke={slate.mid} strokeWidth="8" />
			<g transform="translate(0 8)">
				<Form
					d="M-124-178C-130-188-122-196-110-196L40-191C60-195 84-194 100-188 106-182 100-174 90-174 70-170 56-174 40-175L-110-171C-118-170-122-173-124-178Z"
					tone={dim.red}
					shade="M-140-181L110-180V-160H-140Z"
				>
					<path d="M-104-190L40-187" fill="none" stroke={coral.light} strokeWidth="3" />
				</Form>
				<path d="M50-196L49-218 58-214 66-220 74-215 82-219 91-213 91-195Z" fill={concrete.pale} stroke={ink} strokeWidth="4" />
				<path d="M59-212V-198M70-214V-198M81-213V-198" stroke={concrete.mid} strokeWidth="2.6" />
			</g>
		</g>
	);
}
