import { brass, brick, canvas, clay, concrete, deal, orange, palette, rust, slate } from '../../model/colours.ts';
import { People } from '../kit/crowd/people.tsx';
import { Lit } from '../kit/lit.tsx';
import { useNight } from '../kit/night.tsx';
import { Block, Gable, Rail } from './blocks.tsx';
import { BreadHall } from './bread-hall.tsx';
import { Busts } from './busts.tsx';
import { Inner, line, Shade, Washing } from './hero-parts.tsx';
import { by } from './moonlight.ts';
import { Panes, Ports } from './windows.tsx';

const { white, red, blue, yellow, sea, deep, ink } = palette;

/** Kitchen 5-C, its flue, and the common pot that has not been empty since 2088. */
function Kitchen() {
	return (
		<>
			<Block x={-280} y={-86} w={74} h={70} fill={slate.mid} roof={concrete.light} />
			<Lit light={by.lamp}>
				<path fill={canvas.pale} strokeWidth="2" d="M-274-60v-22h62v22Z" />
				<path fill={ink} strokeWidth="1.6" d="M-252-60v-9h22v9Z" />
				<path fill={slate.mid} strokeWidth="1.4" d="M-250-69q-1-8 0-8h18q1 0 0 8Z" />
				<path fill={brick.mid} strokeWidth="1.6" d="M-244-80v-22h7v22Z" />
				<People
					all={[
						[-262, -59, 0.68, 'work', 'deep', 'scarf', 'yellow', 'red', 'ink', { hem: 6, stout: 1 }],
						[-222, -59, -0.66, 'carry', 'fair', 'crop', 'brown', 'green', 'khaki'],
					]}
				/>
				<path fill={deal.dark} strokeWidth="1" d="M-235-71h6l-1 4h-4Z" />
			</Lit>
			<Ports
				dots={[
					[-270, -44, true],
					[-256, -44, false],
					[-242, -44, true],
					[-228, -44, true],
					[-214, -44, true],
				]}
				r={3.4}
			/>
			<Inner width={1} d="M-250-82q-3-4 0-8" />
		</>
	);
}

/** The slip: a boat in frame, and who is planking her. */
function Slip() {
	return (
		<>
			<Block x={-66} y={-80} w={74} h={64} fill={slate.dark} roof={concrete.light} />
			<Lit light={by.lamp}>
				<path fill={brass.mid} strokeWidth="2.2" d="M-60-20V-58Q-30-84 2-58V-20Z" />
				<Shade d="M-14-72Q-6-68 2-58V-20H-14Z" />
				<path fill={deal.dark} strokeWidth="2" d="M-54-46q26 8 54-6 -4 24-28 26-20 0-26-20Z" />
				<Inner width={1.4} d="M-45-44q0 12 8 17M-35-43q0 10 4 17M-22-44q2 10-2 18M-11-47q0 12-7 19M-42-28l-4 8M-14-28l6 8" />
				<People
					all={[
						[-12, -19, -0.74, 'hammer', 'rose', 'beard', 'ginger', 'sea', 'khaki', { stout: 1 }],
						[-52, -19, 0.68, 'push', 'deep', 'helmet', 'yellow', 'orange', 'slate'],
						[-40, -82, 0.6, 'lean', 'tan', 'bun', 'black', 'plum', 'ink', { hem: 5 }],
					]}
				/>
			</Lit>
			<Rail x={-66} to={8} y={-80} h={5} />
		</>
	);
}

/** The ferry hall: the tide clock, and everyone the half-past-four let out. */
function FerryHall() {
	return (
		<>
			<Block x={10} y={-90} w={98} h={74} fill={sea} roof={concrete.light} />
			<path
				data-light={by.lamp}
				fill={useNight() ? orange.light : deep}
				strokeWidth="2"
				d="M16-18V-42q12-12 24 0v24ZM46-18V-42q12-12 24 0v24ZM76-18V-42q12-12 24 0v24Z"
			/>
			<circle data-light={by.own} cx="58" cy="-74" r="12" fill={white} strokeWidth="2.4" />
			<Inner d="M58-74v-8M58-74l6 3" />
			<path fill="none" stroke={red} strokeWidth="1.8" d="M51-69a9 9 0 0 0 14 0" />
			<Panes x={20} y={-80} rows={['oo', 'obo']} dx={8} dy={13} w={5} h={8} />
			<Panes x={76} y={-80} rows={['boo', 'oro']} dx={10} dy={13} w={5} h={8} />
		</>
	);
}

/** The cheap bunks: three to each, and everything hung out of them. */
function Bunks() {
	return (
		<>
			<Block x={130} y={-78} w={52} h={62} fill={clay.mid} roof={concrete.light} />
			<Panes x={137} y={-73} rows={['oboo', 'orob']} dx={12} dy={37} w={6} h={9} />
			<path fill={red} strokeWidth="1.6" d="M130-58h52v4h-52Z" />
			<Washing
				from={[130, -64]}
				to={[182, -65]}
				sag={2}
				items={[
					['sock', red, 0.1],
					['trousers', blue, 0.24],
					['shirt', white, 0.5],
					['dress', orange.light, 0.74],
				]}
			/>
			<Busts all={[[161, -64, 'brown', 'grey', 'yellow']]} size={0.72} />
			<People
				all={[
					[142, -79, 0.6, 'walk', 'fair', 'cap', 'green', 'khaki', 'ink'],
					[168, -79, -0.56, 'reach', 'deep', 'long', 'black', 'red', 'ink', { hem: 4 }],
				]}
			/>
		</>
	);
}

/** The Weigh House. There is a piano on the plate, twenty-six kilos over its certificate. */
function WeighHouse() {
	return (
		<>
			<Gable x={186} y={-84} w={58} h={68} fill={rust.mid} roof={brick.dark} />
			<Lit light={by.lamp}>
				<path fill={canvas.pale} strokeWidth="2" d="M191-20V-52h48v32Z" />
				<circle cx="215" cy="-74" r="9" fill={white} strokeWidth="2" />
				<Inner width={1.4} d="M215-74l5-5M215-81v1M209-74h1M220-74h1" />
				<Inner width={2} d="M215-65v14" />
				<path fill={slate.mid} strokeWidth="1.8" d="M200-24h30v4h-30Z" />
				<path fill={brick.dark} strokeWidth="1.6" d="M202-24v-21h19v9h6v12h-4v-8h-2v8Z" />
				<path fill={white} strokeWidth="1" d="M216-37h11v3h-11ZM205-42h9v5h-9Z" />
				<People
					all={[
						[196, -19, 0.66, 'push', 'tan', 'cap', 'blue', 'orange', 'deep'],
						[236, -19, -0.68, 'read', 'rose', 'bald', 'grey', 'green', 'ink', { hem: 3 }],
					]}
				/>
				<path fill={white} strokeWidth="1" d="M227-34l5-2 2 6-5 2Z" />
			</Lit>
		</>
	);
}

/** The net loft at the windward end, over one of the three slips cut into the hull. */
function NetLoft() {
	return (
		<>
			<Block x={250} y={-62} w={84} h={46} fill={deal.dark} roof={canvas.mid} dim />
			<Inner width={line.fine} d="M252-50h80M252-38h80M272-60v42" />
			<path data-light={by.low} fill={useNight() ? brass.mid : deep} strokeWidth="2" d="M282-18v-26h44v26Z" />
			<path fill={canvas.mid} fillOpacity=".9" strokeWidth="1.2" d="M252-58q16 14 32-2l-2 26q-14 6-28 0Z" />
			<Inner width={0.8} d="M259-54v22M267-52v22M275-53v22M253-47q16 8 30-2M254-39q14 6 28 0" />
			<People
				all={[
					[312, -18, -0.72, 'work', 'brown', 'scarf', 'red', 'sea', 'ink', { hem: 4 }],
					[320, -64, -0.6, 'wave', 'olive', 'helmet', 'red', 'yellow', 'ink'],
				]}
			/>
			<path fill={canvas.mid} strokeWidth="1.2" d="M290-20q6-14 14-6l-2 8h-12Z" />
			<g strokeWidth="1.8">
				<path fill={yellow} d="M256-62v-14h22v14Z" />
				<path fill={blue} d="M278-62v-12h20v12Z" />
				<path fill={red} d="M264-76v-12h22v12Z" />
			</g>
			<Inner width={1} d="M261-74v10M267-74v10M273-74v10M284-72v8M291-72v8M269-86v8M275-86v8M281-86v8" />
		</>
	);
}

/** As high as green water reaches: a stripe round the hull at the head of Deck 4. */
function SplashLine() {
	const d = 'M-280-56h72M-204-56h134M-66-56h8M10-56h98M186-56h5M239-56h5M250-56h6M284-56h50';
	return (
		<>
			<path fill="none" strokeLinecap="butt" strokeWidth="7" d={d} />
			<path fill="none" strokeLinecap="butt" stroke={red} strokeWidth="4.4" d={d} />
		</>
	);
}

/** The low street on the lee side, with its coracles on their pulleys. */
function LeeStreet() {
	return (
		<>
			<Block x={-432} y={-46} w={50} h={30} fill={slate.dark} roof={canvas.mid} />
			<Ports
				dots={[
					[-422, -34, true],
					[-408, -34, true],
					[-394, -34, false],
				]}
				r={3.2}
			/>
			<Inner width={1.4} d="M-424-48v-20h14M-410-68v10" />
			<path fill={orange.light} strokeWidth="1.6" d="M-420-58h20q-3 7-10 7t-10-7Z" />
			<People all={[[-392, -49, -0.62, 'lean', 'brown', 'crop', 'black', 'foam', 'blue']]} />
		</>
	);
}

/** The rim: what stands on the quay, from the lee side to the weather side. */
export function Rim() {
	return (
		<>
			<Kitchen />
			<BreadHall />
			<Slip />
			<FerryHall />
			<Bunks />
			<NetLoft />
			<WeighHouse />
			<LeeStreet />
			<Shade dark={0.28} d="M-60-80h11v62h-11ZM-282-86h14v70h-14ZM118-78h10v62h-10Z" />
			<SplashLine />
		</>
	);
}
