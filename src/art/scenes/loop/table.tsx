import { cobalt, palette, rust } from '../../../model/colours.ts';
import { cloth, Line, n } from '../../kit/forms.tsx';
import { ByNight, Lit } from '../../kit/lit.tsx';
import { seeded } from '../../kit/seeded.ts';
import { LitForm, SceneFigure } from '../figure.tsx';

import { enamelLight, tubeLight, tubeShade } from './loop-light.ts';
import { standing } from './loop-space.ts';
import { Cast } from './shine.tsx';

const { white, paper, yellow, red, foam, sea, blue, deep } = palette;
const post = standing(-133, 452);

/** A pile for a post, marked off in feet like the harbour's own. */
function Pile({ x }: { x: number }) {
	const marks = Array.from({ length: 24 }, (_, i) => `M${x - 3} ${-94 - i * 12}h${i % 4 ? 3 : 6}`);
	return (
		<>
			<path d={`M${x - 7} 2V-394h14V2Z`} fill={cloth.wood.dark} />
			<path d={`M${x - 7} 2V-84q7-8 14 2V2Z`} fill={cloth.green.dark} stroke="none" />
			<path d={`M${x - 4} -84V-388h7V-84Z`} fill={white} strokeWidth="2" />
			<Line d={marks.join('')} width={2.2} />
		</>
	);
}

/** The harbour as it was, in enamel: mill, ghat, palms, launches; a line for the sea's level now. */
function Enamel() {
	return (
		<g>
			<LitForm d="M-92-384H92V-292H-92Z" tone={{ light: foam, dark: foam }}>
				<path d="M-92-330H92V-290H-92Z" fill={blue} />
				<path d="M-92-330V-338C-76-344-62-340-50-342L92-340V-330Z" fill={cloth.green.dark} />
				{/* The jute mill and its chimneys. */}
				<path
					d="M-78-332V-352l10-8v8l10-8v8l10-8v8l10-8v28ZM-34-332v-36h6v36ZM-24-332v-28h5v28ZM-16-332v-14h26v14ZM-12-346l10-9 10 9Z"
					fill={deep}
				/>
				<path d="M-31-369c-4-7 6-7 8-12 4 3-2 8-6 13Z" fill={white} />
				<path
					d="M30-332C32-346 30-354 34-362L36-361C34-354 35-344 34-332ZM34-362c-8-6-14-3-16 3 6-3 11-3 16-1-6 0-10 4-9 9 3-5 6-7 10-7 6 0 9 3 9 8 3-6-2-10-7-10 6-2 10 0 13 3-1-7-9-9-16-5ZM58-332c1-8 0-14 3-19l2 1c-2 5-2 11-2 18ZM61-351c-6-4-10-2-12 2 5-2 8-1 11 0-4 1-6 3-6 7 3-4 5-5 8-5 4 0 6 3 6 6 3-5-1-8-5-8 5-1 7 1 9 3-1-6-6-8-11-5Z"
					fill={cloth.green.light}
				/>
				{/* A country boat under sail, a launch under way, a ferry at the ghat. */}
				<path d="M-64-310c6 6 32 8 44-3l4-2c-4 12-46 15-52 3Z" fill={cloth.wood.dark} />
				<path d="M-48-312v-22l18 3-2 17Z" fill={white} />
				<path d="M22-306h50l6-7-8 15H30Z" fill={white} />
				<path d="M32-306v-9h28v9ZM40-315v-10h7v10Z" fill={red} />
				<path d="M43-327c6-3 10 2 16-1-4-5-8-3-12-3Z" fill={white} />
				<Line d="M-86-300q8-3 14 0t12 0M-8-318q6-3 12 0t10 0M-2-300q6-3 12 0" width={1.4} ink={foam} />
				{/* Nine metres, painted on afterwards. */}
				<Line d="M-92-373h184" width={2.4} ink={red} />
				<path d="M74-373h12l-6-7Z" fill={red} />
				<path d="M-92-384h9l-5 5-4 7ZM92-292h-13l6-5 7-8ZM-54-384h8l-3 4Z" fill={rust.dark} />
			</LitForm>
			<path d="M-92-384H92V-292H-92Z" fill="none" />
			<path d="M-86-378h.1M86-378h.1M-86-298h.1M86-298h.1" stroke={white} strokeWidth="4" strokeLinecap="round" />
		</g>
	);
}

/** The heights by the hour, worked out at four this morning; one corner is not yet stuck down. */
function Figures() {
	const random = seeded(2061);
	const rows = Array.from({ length: 9 }, (_, i) => -254 + i * 13);
	const columns = [24, 42, 60, 78];
	const entry = (x: number, y: number) => {
		const w = 6 + Math.round(random() * 4);
		return `M${x} ${y}q${n(w / 4)}-4 ${n(w / 2)}-1t${n(w / 2)}-1`;
	};
	const all = rows.flatMap((y, row) => columns.map((x, c) => ({ d: entry(x, y), row, c })));
	const high = (row: number, c: number) => c > 0 && (row * 2 + c) % 7 === 3;
	return (
		<>
			<path d="M20-288L92-284 91-152 76-132 22-136Z" fill={paper} />
			<path d="M20-288L92-284 92-268H20Z" fill={deep} stroke="none" />
			<Line d="M28-278L84-276" width={4.5} ink={white} />
			<Line d={`${rows.map((y) => `M22 ${y + 4}H90`).join('')}M39-266V-138M57-266V-138M75-266V-138`} width={0.8} ink={cloth.foam.dark} />
			<Line d={all.map(({ d, row, c }) => (high(row, c) ? '' : d)).join('')} width={1.9} ink={deep} />
			<Line d={all.map(({ d, row, c }) => (high(row, c) ? d : '')).join('')} width={3} ink={red} />
			<path d="M91-152L76-132C72-140 73-150 71-158 79-154 86-156 91-152Z" fill={cloth.white.dark} />
		</>
	);
}

/** Today's curve, with its high and low waters, under the moon's quarters. */
function Curve() {
	return (
		<>
			<path d="M-92-286L15-288 16-134-91-132Z" fill={white} />
			<path d="M-92-286L15-288V-268L-92-267Z" fill={deep} stroke="none" />
			<path d="M-87-283h8v12h-8Z" fill={yellow} stroke="none" />
			<path d="M-79-283h8v12h-8Z" fill={cobalt.mid} stroke="none" />
			<path d={`${tide}V-140H-88Z`} fill={foam} stroke="none" />
			<Line d="M-88-246H12M-88-172H12" width={1.5} ink={red} />
			<Line d="M-88-210H12M-64-262V-140M-38-262V-140M-12-262V-140" width={1} ink={cloth.foam.dark} />
			<Line d={tide} width={4} ink={sea} />
			<path d="M-48-252v-8M-24-166v12M0-242v-8" stroke={red} strokeWidth="2.4" />
			<path d="M-56-277h.1M-40-277h.1M-24-277h.1M-8-277h.1M6-277h.1" stroke={white} strokeWidth="9" strokeLinecap="round" />
			<path d="M-53.5-277h.1M-36-277h.1M9-277h.1" stroke={deep} strokeWidth="7" strokeLinecap="round" />
			<Line d="M-82-256h10M-82-160h10M-40-148h14" width={2.2} ink={deep} />
		</>
	);
}

const tide = 'M-88-196C-82-196-78-178-72-178S-58-246-48-246-34-172-24-172-10-236 0-236 10-196 13-190';

/** The tide table of a harbour that is no longer there, correct to the minute. */
export function TideTable() {
	return (
		<SceneFigure {...post}>
			<Cast d="M-116 0C-100-8 122-8 150 2L156 10H-96Z" />
			<Pile x={-102} />
			<Pile x={102} />
			<path d="M-96-390H96V-124H-96Z" fill={cloth.wood.light} data-light={enamelLight} />
			<path d="M86-390H96V-124H86Z" fill={cloth.wood.dark} stroke="none" />
			<Lit light={tubeLight} shade={tubeShade}>
				<Curve />
				<Figures />
				<Enamel />
			</Lit>
			<path d="M-108-134H108V-120H-108Z" fill={cloth.wood.dark} />
			<path d="M-120-394L0-414 120-394V-382L0-402-120-382Z" fill={cloth.wood.light} data-light={enamelLight} />
			<path d="M-120-382L0-402 120-382V-376L0-394-120-376Z" fill={cloth.wood.dark} />
			<ByNight>
				<path d="M-86-391H86V-383H-86Z" fill={white} strokeWidth="3" />
			</ByNight>
		</SceneFigure>
	);
}
