import { palette } from '../../model/colours.ts';
import { cloth, Form, Line } from '../kit/forms.tsx';

const { white, yellow, red, blue, foam } = palette;

/** A brush: its handle, its ferrule, and hair that the water has combed. */
function Brush(p: { x: number; turn: number; long: number; wide: number; handle: string; hair: string }) {
	const { x, turn, long, wide: w, handle, hair } = p;
	return (
		<g transform={`translate(${x} 96)rotate(${turn})`} strokeWidth="6">
			<path d={`M-3.5 20V${-long + 34}H3.500V20Z`} fill={handle} />
			<path d={`M${-w} ${-long + 34}V${-long + 20}H${w}V${-long + 34}Z`} fill={cloth.grey.light} />
			<path
				d={`M${-w} ${-long + 20}C${-w - 4} ${-long + 8} ${w - 6} ${-long + 6} ${w + 8} ${-long - 6}Q${w + 6} ${-long + 10} ${w} ${-long + 20}Z`}
				fill={hair}
			/>
		</g>
	);
}

/** For the artists: a tin of brushes. */
export function Tin() {
	const bail = 'M-38 98C-42 60-24 40 0 38 24 40 42 60 38 98';
	return (
		<>
			<path d={bail} fill="none" strokeWidth="9" />
			<path d={bail} fill="none" stroke={foam} strokeWidth="3" />
			<Brush x={24} turn={36} long={66} wide={9} handle={blue} hair={foam} />
			<Brush x={-24} turn={-30} long={66} wide={7} handle={yellow} hair={red} />
			<Brush x={-11} turn={-11} long={58} wide={5} handle={red} hair={cloth.green.light} />
			<Brush x={8} turn={9} long={54} wide={6} handle={white} hair={yellow} />
			<Form d="M-40 92Q0 102 40 92L37 168Q0 178-37 168Z" tone={cloth.grey} shade="M12 80V190H50V80Z" line={4.5}>
				<path d="M-44 107Q0 117 44 107V152Q0 162-44 152Z" fill={white} />
				<path d="M12 112Q30 111 44 107V152Q30 156 12 157Z" fill={cloth.white.dark} />
				<path d="M-30 117q8 3 14 3v30q-7 0-14-2Z" fill={red} />
				<path d="M-10 120h14v31h-14Z" fill={yellow} />
				<path d="M10 120q7 0 14-2v30q-7 2-14 2Z" fill={blue} />
				<Line d="M-44 107Q0 117 44 107M-44 152Q0 162 44 152" width={2.4} />
				<path d="M-34 86q2 14 6 12t5 14 6-8 4-10Z" fill={red} />
			</Form>
		</>
	);
}

/** What was left on one brush: the water draws with it, and not badly. */
export function Sketch() {
	return (
		<path
			transform="translate(-2 6)"
			fill="none"
			stroke={foam}
			strokeWidth="3.5"
			d="M468 532C482 526 494 536 488 546 480 554 470 544 478 538 498 526 512 548 502 564 494 572 496 580 490 588L476 576 477 604 491 592C502 610 536 612 546 590 540 570 506 566 490 588M508 573Q516 590 509 607M516 571Q524 590 517 608M535 586h1M545 593L539 595"
		/>
	);
}
