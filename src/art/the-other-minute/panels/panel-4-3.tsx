import { concrete, mauve, midnight, navy, palette, slate, steel as steelTones, water } from '../../../model/colours.ts';
import { Bulb } from '../../bare-berth/bulb.tsx';
import { steel } from '../../bare-berth/steel.ts';
import { Painted } from '../block/painted.tsx';
import { Bead, dim, ShadeMug } from './mug-ledge.tsx';

const { ink } = palette;
const dark = {
	berth: midnight.mid,
	frame: navy.deep,
	low: palette.night,
	air: midnight.light,
	warmAir: concrete.dark,
};

/** K 23: a mug on a ledge, between two lights, and nobody. */
export function Panel43() {
	return (
		<>
			<path d="M0 0H423V400H0Z" fill={dark.berth} />
			<path d="M176 0V400M282 0V400M0 104H423M0 204H423" stroke={dark.frame} strokeWidth="15" />
			{/* The next bulb's light comes down as far as the ledge's end, and not to the mug. */}
			<path d="M344 0H423V400H344L308 262Z" fill={dark.air} />
			<path d="M354 60L330 262 352 306 372 400H423V60Z" fill={dark.warmAir} />
			<NextRib />
			<Bulb x={368} y={50} scale={290} halo={0.34} drop={0.3} />
			<path d="M98 352H346L366 400H98Z" fill={dark.low} />
			<Blanket />
			<Ledge />
			<ShadeMug x={202} y={290} scale={0.88} />
			<Wet />
			<Rib />
		</>
	);
}

/** Somebody's, folded: its edge, and no more. */
function Blanket() {
	return (
		<>
			<path
				d="M246 412C236 404 238 390 250 386 242 378 244 366 256 362L334 358C342 364 340 376 334 382 342 390 342 402 336 412Z"
				fill={midnight.light}
			/>
			<path d="M250 386L334 382M258 374L312 371" fill="none" stroke={dark.low} strokeWidth="4" />
			<path
				d="M290 362L304 361.500V381L290 381.500ZM292 388L306 387.500V412H292ZM312 361.500L317 361V380.500H312ZM314 387.500H319V412H314Z"
				fill={mauve.dark}
			/>
		</>
	);
}

function NextRib() {
	return (
		<>
			<path d="M400 0H440V400H408Z" fill={steel.shade} stroke={ink} strokeWidth="3.500" />
			<path d="M401 0H440V250L424 276 406 230Z" fill={steel.warm} />
		</>
	);
}

/** The flange towards the passage: the last bulb's light lies on it, and ends there. */
function Rib() {
	return (
		<>
			<path d="M-9 0H12V400H-9Z" fill={steelTones.deep} />
			<path d="M4-9H96V409H4Z" fill={steel.light} stroke={ink} strokeWidth="6.500" />
			<path d="M74-6H93V406H52C60 330 84 280 76 180 70 120 84 60 74-6Z" fill={steel.shade} />
			<path d="M7-6H68C74 60 62 120 54 180 42 200 22 196 7 222Z" fill={steel.warm} />
			<path d="M7-6H34C36 40 26 90 7 124Z" fill={steel.glow} />
			<Painted text="K" x={50} y={92} height={56} ink={navy.deep} brush={3.2} />
			<Painted text="23" x={50} y={168} height={56} ink={navy.deep} brush={3.2} narrow={0.76} />
			<path d="M24 262h.1M78 262h.1M24 352h.1M78 352h.1" stroke={ink} strokeWidth="10" />
		</>
	);
}

function Ledge() {
	return (
		<>
			<path d="M96 0H124L120 400H96Z" fill={slate.deep} stroke={ink} strokeWidth="4" />
			<path d="M88 258H348L372 306H88Z" fill={navy.light} stroke={ink} strokeWidth="5" />
			<path d="M322 260.500H346.500L368.500 303.500H348Z" fill={steel.spot} />
			<path d="M88 306H372V334H88Z" fill={slate.deep} stroke={ink} strokeWidth="5" />
			<path d="M348 308.500H369.500V331.500H353Z" fill={steel.pool} />
			<path d="M140 320h.1M300 320h.1" stroke={ink} strokeWidth="8" />
		</>
	);
}

/** It has been used tonight. */
function Wet() {
	return (
		<>
			<path
				d="M178 300C200 295 240 295 256 300 262 303 250 306 236 306 236 314 232 320 234 335H222C224 322 219 314 220 306 198 306 170 304 178 300Z"
				fill={slate.pale}
				fillOpacity=".8"
			/>
			<path d="M227 308V328" stroke={palette.white} strokeWidth="3" />
			<path
				d="M212 336C221 338 222 344 220 350 213 358 213 372 228 373 243 372 243 358 236 350 234 344 235 338 244 336Z"
				fill={dim.bead}
				stroke={ink}
				strokeWidth="3.500"
			/>
			<path d="M220 361C220 366 224 368 229 368" fill="none" stroke={water.dark} strokeWidth="3.500" />
			<path d="M233 356h.1" stroke={palette.white} strokeWidth="7" />
			<Bead x={248} y={166} r={6.5} />
			<Bead x={166} y={174} r={5} />
			<path d="M236 174C237 184 236 190 237 196" stroke={steelTones.light} strokeWidth="5" fill="none" />
			<Bead x={237} y={202} r={6.5} hang={0.5} />
		</>
	);
}
