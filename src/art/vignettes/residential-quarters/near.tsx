import {
	brass,
	brick,
	canvas,
	cobalt,
	concrete,
	linen as linenTones,
	moss,
	palette,
	rust,
	slate,
	steel as steelTones,
} from '../../../model/colours.ts';
import { Form, Line, n, Pen } from '../../kit/forms.tsx';
import { Cloth, linen, Pegs } from './cloths.tsx';
import { Lovers } from './lovers.tsx';
import { nearLight, rowLights } from './residential-quarters-light.ts';

/** The rows that people stand at. */

const { ink, white, red } = palette;
const plain = { light: palette.paper, dark: linenTones.mid };
const steel = { light: steelTones.light, dark: slate.mid };

/** A post that a row's line is made fast to. */
function Post({ x, top, foot, w }: { x: number; top: number; foot: number; w: number }) {
	return (
		<>
			<Form
				d={`M${x - w} ${top}H${x + w}V${foot}H${x - w}Z`}
				tone={steel}
				shade={`M${x - w - 9} ${top - 9}H${n(x - w * 0.1)}V${foot + 9}H${x - w - 9}Z`}
				line={4.5}
			/>
			<path d={`M${x - w * 2.2} ${foot - 4}H${x + w * 2.2}V${foot + 5}H${x - w * 2.2}Z`} fill={steel.dark} stroke={ink} strokeWidth="5" />
		</>
	);
}

/** A cover made of what was left of others. */
function Quilt() {
	const patches = [
		[rust.light, 'M640 126h60v84h-60ZM756 208h64v88h-64ZM696 294h62v84h-62ZM816 378h64v100h-64Z'],
		[cobalt.light, 'M698 126h60v84h-60ZM636 208h62v88h-62ZM814 294h64v84h-64ZM756 378h62v100h-62Z'],
		[brass.pale, 'M756 126h62v84h-62ZM814 208h66v88h-66ZM636 294h62v84h-62ZM696 378h62v100h-62Z'],
	];
	return (
		<Cloth left={650} right={872} top={128} drop={336} sway={-12} tone={{ light: moss.light, dark: concrete.dark }} folds={2} line={5}>
			{patches.map(([fill, d]) => (
				<path key={fill} d={d} fill={fill} />
			))}
			<Line d="M698 120V500M757 120V500M815 120V500M630 210H890M630 296H890M630 378H890" width={2.5} ink={linenTones.pale} />
		</Cloth>
	);
}

/** The row behind the folders. */
export function RightRow() {
	return (
		<>
			<g data-light={rowLights[1]}>
				<Post x={636} top={-10} foot={548} w={7} />
				<Line d="M636 124Q920 136 1210 124" width={4.5} />
				<Quilt />
			</g>
			<Lovers />
			<g data-light={rowLights[1]}>
				<Cloth left={1200} right={1420} top={126} drop={300} tone={linen.foam ?? plain} />
			</g>
		</>
	);
}

/** A striped shirt hung by its hem, one sleeve of it gone to somebody's nose. */
function Shirt() {
	const stripes = Array.from({ length: 9 }, (_, i) => `M${150 + i * 14} 90V300`).join('');
	return (
		<Pen width={4.5}>
			<Form
				d="M238 214C252 222 262 250 264 300L266 336 244 340 236 300 226 244Z"
				tone={plain}
				shade="M220 210H246C252 260 250 310 254 350H220Z"
			>
				<path d="M236 236L268 226M238 268L272 260M240 300L274 294M242 330L274 326" stroke={red} strokeWidth="6" />
			</Form>
			<Form
				d="M164 98Q214 112 262 98C266 140 262 190 252 232 242 246 226 250 214 246 200 252 186 244 176 230 166 190 162 140 164 98Z"
				tone={plain}
				shade="M150 90H178C176 150 184 210 196 256H150ZM212 110L206 200 218 250 222 200Z"
			>
				<path d={stripes} stroke={red} strokeWidth="5" />
				<path d="M196 250Q214 226 232 250Z" fill={concrete.mid} />
			</Form>
			<Form
				d="M178 206C188 214 192 230 186 244 176 262 158 268 146 270L128 268 132 248C148 246 160 232 166 214Z"
				tone={plain}
				shade="M120 262C150 266 170 256 184 226L196 270H120Z"
			>
				<path d="M168 206L196 244M156 226L172 272M142 236L148 280" stroke={red} strokeWidth="6" />
			</Form>
			<Pegs at={[168, 256]} top={98} size={11} />
		</Pen>
	);
}

/** The row at the left, which somebody is going along. */
export function LeftRow() {
	return (
		<g data-light={nearLight}>
			<Post x={288} top={-10} foot={580} w={9} />
			<Line d="M-10 92Q140 106 288 94" width={5} />
			<Cloth left={-60} right={38} top={100} drop={300} sway={-8} tone={linen.blue ?? plain} folds={1}>
				<path d="M-70 340H60M-70 362H60" stroke={white} strokeWidth="9" />
			</Cloth>
			<Shirt />
			<FireBucket />
		</g>
	);
}

/** Sand, by ordinance, in the district's own colour. */
function FireBucket() {
	return (
		<>
			<path d="M266 350Q288 318 312 350" fill="none" stroke={ink} strokeWidth="5" />
			<Form d="M262 350H316L308 408H270Z" tone={{ light: rust.mid, dark: brick.dark }} shade="M250 340H284L286 420H250Z" line={5} />
			<path d="M262 350Q288 336 316 350Q288 360 262 350Z" fill={canvas.mid} stroke={ink} strokeWidth="5" />
		</>
	);
}
