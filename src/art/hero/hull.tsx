import { brass, brick, leaf, navy, palette, slate } from '../../model/colours.ts';
import { Cord } from '../kit/forms.tsx';
import { Lit } from '../kit/lit.tsx';
import { seeded } from '../kit/seeded.ts';
import { Inner, Shade } from './hero-parts.tsx';
import { by } from './moonlight.ts';
import { Rooms } from './rooms.tsx';
import { deepRooms } from './rooms-deep.tsx';
import { firstRooms } from './rooms-first.tsx';
import { secondRooms } from './rooms-second.tsx';
import { thirdRooms } from './rooms-third.tsx';
import { Well } from './wells.tsx';
import { Ports } from './windows.tsx';

const { red, yellow, white } = palette;

/** A hull or a pontoon of the tow: its outline, and the side away from the light. */
function Vessel({ d, fill, shade }: { d: string; fill: string; shade?: string }) {
	return (
		<>
			<path fill={fill} strokeWidth="4.5" d={d} />
			{shade && <Shade dark={0.32} d={shade} />}
		</>
	);
}

/** What the first decks were made of, from the keel up. */
function Vessels() {
	return (
		<>
			<Vessel fill={navy.deep} d="M-30 298H26L18 326H-18Z" shade="M6 300H24L17 324H2Z" />
			<Vessel fill={brick.dark} d="M-104 252H94Q92 288 70 302H-76Q-100 290-104 252Z" shade="M74 254H92Q90 288 69 300H50Q74 290 74 254Z" />
			<Vessel
				fill={navy.deep}
				d="M-184 202H156L146 240 132 256H-166Q-182 240-184 202Z"
				shade="M128 204H154L144 240 131 254H104Q126 240 128 204Z"
			/>
			<Vessel fill={slate.mid} d="M-62 152H212L206 190 196 206H-62Z" shade="M200 154H210L204 190 195 204H176Q198 196 200 154Z" />
			<Vessel fill={brick.mid} d="M-258 150H-12V204H-236Q-254 190-258 150Z" />
			<Vessel fill={slate.mid} d="M-322 108H-160V156H-300Q-318 144-322 108Z" />
			<Vessel fill={slate.dark} d="M-162 106H112V158H-162Z" />
			<Vessel fill={brick.dark} d="M108 106H286Q286 138 262 156H108Z" shade="M266 108H284Q284 138 261 154H244Q266 140 266 108Z" />
			<Vessel fill={slate.dark} d="M-366 56H-192V112H-340Q-362 100-366 56Z" />
			<Vessel fill={brick.mid} d="M-194 54H110V110H-194Z" />
			<Vessel
				fill={navy.deep}
				d="M106 58H304Q330 62 330 84 328 102 298 110H106Z"
				shade="M282 60H304Q328 62 328 84 326 102 297 108H276Q300 96 282 60Z"
			/>
			<Vessel fill={brick.mid} d="M-396 4H-188V62H-370Q-392 46-396 4Z" />
			<Vessel fill={slate.mid} d="M-190 4H110V56H-190Z" />
			<Vessel fill={brick.dark} d="M106 4H334Q334 44 318 62H106Z" shade="M318 6H332Q332 44 317 60H304Q320 40 318 6Z" />
		</>
	);
}

/** The stern of a dredger that came in backwards, a tank or two, and pipes that somebody knows. */
function Outboard() {
	return (
		<>
			<path fill={brass.mid} strokeWidth="2.6" d="M-366 78h-22v-8h22ZM-392 74q-10-16-2-20 8 8 2 20 12 12 2 20-8-6-2-20Z" />
			<path fill={brick.dark} strokeWidth="3" d="M-408 58h12v36l-12 6Z" />
			<path fill={slate.pale} strokeWidth="3.4" d="M-306 176a22 22 0 1 0 44 0a22 22 0 1 0-44 0" />
			<Shade d="M-284 154a22 22 0 0 1 0 44q22-18 0-44Z" />
			<Inner d="M-306 174q22 8 44 0M-298 158l-4-6M-270 158l4-6" />
			<path fill={brass.mid} strokeWidth="3.4" d="M216 164h34q12 0 12 12t-12 12h-34Z" />
			<Shade d="M216 178h46q-2 10-12 10h-34Z" />
			<Inner d="M226 164v24M240 164v24M230 156v8" />
			<Cord width={6} colour={leaf.dark} d="M336 20h12q8 0 8 8V96q0 10-10 10" />
			<Cord width={5} colour={brick.mid} d="M-180 226h-24q-8 0-8 8v14" />
			<path fill={slate.mid} strokeWidth="2" d="M338 100h10v12h-10ZM-220 246h16v9h-16Z" />
			<path fill={yellow} strokeWidth="1.8" d="M-18 326h36l-4 8h-28Z" data-light={by.own} />
		</>
	);
}

/** Rows of round windows, some blind and some dark. */
function rows(seed: number, runs: readonly (readonly [x: number, to: number, y: number])[]) {
	const next = seeded(seed);
	return runs.flatMap(([x, to, y]) => {
		const dots: [number, number, boolean][] = [];
		for (let at = x; at <= to; at += 13) {
			const chance = next();
			if (chance > 0.14) dots.push([at, y, chance > 0.42]);
		}
		return dots;
	});
}

/** The city below the waterline. */
export function Hull() {
	return (
		<>
			<Lit light={by.deep}>
				<Outboard />
				<Vessels />
			</Lit>
			<Inner
				width={1.2}
				d="M-340 92v16M276 72h44M-254 176h10M-182 230h12M132 230h16M-98 278h16M74 278h16M-394 34h16M314 36h18M320 84h-40"
			/>
			<Ports
				dots={[
					...rows(23, [
						[-356, -350, 84],
						[288, 320, 78],
						[280, 312, 94],
						[-182, -170, 84],
						[-314, -312, 128],
						[-250, -246, 178],
						[-94, -90, 268],
						[80, 86, 268],
						[-178, -172, 218],
						[280, 284, 120],
					]),
				]}
				r={3}
			/>
			<Rooms all={[...firstRooms, ...secondRooms, ...thirdRooms, ...deepRooms]} />
			<Well
				x={112}
				top={6}
				foot={250}
				cars={[
					[68, white],
					[178, red],
				]}
				dark
			/>
			<Well x={-186} top={6} foot={104} cars={[[31, yellow]]} dark />
		</>
	);
}
