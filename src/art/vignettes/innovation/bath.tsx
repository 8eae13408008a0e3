import { brass, brick, canvas, concrete, orange, palette, rust, slate } from '../../../model/colours.ts';
import { n } from '../../kit/forms.tsx';
import { ByNight } from '../../kit/lit.tsx';
import { lights } from '../../kit/night.tsx';
import { paint } from './innovation-hall.tsx';
import { fireLight } from './innovation-light.ts';

const { ink, yellow, red } = palette;

export const copper = { light: orange.light, dark: rust.mid, hot: brass.light, deep: brick.dark };

/** A ring lying on its edge, seen a little from the left: its middle, and its radii. */
const ring = { x: 528, y: 250, rx: 116, ry: 160, depth: 44 };

const oval = (dx: number, k: number) => {
	const [rx, ry] = [n(ring.rx * k), n(ring.ry * (1 - (1 - k) * 0.92))];
	return `M${ring.x + dx - rx} ${ring.y}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0Z`;
};

/** A magnet of the Loop, wound anew, on its way up out of the bath. */
export function Coil() {
	const { x, y, rx, ry, depth } = ring;
	const windings = [0.94, 0.88, 0.82, 0.76, 0.7];
	const ties = [20, 62, 118, 160, 200, 340];
	return (
		<g stroke={ink} data-light={fireLight}>
			<path
				d={`M${x} ${y - ry}h${depth}a${rx} ${ry} 0 0 1 0 ${ry * 2}h${-depth}Z${oval(depth, 0.64)}`}
				fillRule="evenodd"
				fill={copper.dark}
				strokeWidth="6"
			/>
			<Bore />
			<path d={oval(0, 1) + oval(0, 0.64)} fillRule="evenodd" fill={copper.light} strokeWidth="6" />
			<clipPath id="innovation-coil">
				<path clipRule="evenodd" d={oval(0, 1) + oval(0, 0.64)} />
			</clipPath>
			<g clipPath="url(#innovation-coil)">
				<path
					d={`M${x - 130} ${y + 30}C${x - 60} ${y + 90} ${x + 60} ${y + 60} ${x + 130} ${y - 90}V${y + 200}H${x - 130}Z`}
					fill={copper.dark}
					stroke="none"
				/>
				<path
					d={`M${x - 96} ${y - 70}C${x - 80} ${y - 120} ${x - 50} ${y - 140} ${x - 20} ${y - 142}L${x - 16} ${y - 128}C${x - 44} ${y - 126} ${x - 66} ${y - 104} ${x - 80} ${y - 64}Z`}
					fill={copper.hot}
					stroke="none"
				/>
			</g>
			<g fill="none" strokeWidth="2.6">
				{windings.map((k) => (
					<path key={k} d={oval(0, k)} stroke={copper.deep} />
				))}
			</g>
			<path d={oval(0, 0.64)} fill="none" strokeWidth="5.5" />
			{ties.map((a) => {
				const [c, q] = [Math.cos((a * Math.PI) / 180), Math.sin((a * Math.PI) / 180)];
				const end = (k: number) => `${n(x + rx * k * c)} ${n(y + ry * (1 - (1 - k) * 0.92) * q)}`;
				return (
					<g key={a}>
						<path d={`M${end(0.62)}L${end(1.01)}`} strokeWidth="20" strokeLinecap="butt" />
						<path d={`M${end(0.64)}L${end(0.99)}`} stroke={canvas.light} strokeWidth="11" />
					</g>
				);
			})}
			<Sling />
		</g>
	);
}

/** The far inside of the ring, which its hole shows. */
function Bore() {
	return (
		<>
			<clipPath id="innovation-bore">
				<path d={oval(0, 0.64)} />
			</clipPath>
			<g clipPath="url(#innovation-bore)">
				<path d={oval(0, 0.66) + oval(ring.depth, 0.64)} fillRule="evenodd" fill={copper.deep} strokeWidth="5" />
			</g>
		</>
	);
}

function Sling() {
	return (
		<g fill="none" strokeWidth="5">
			<path d="M520 40V62" strokeWidth="12" />
			<path d="M506 60h28v22l-8 8h-12l-8-8Z" fill={yellow} />
			<path d="M514 90L486 116M526 90L566 116" strokeWidth="14" />
			<path d="M514 90L486 116M526 90L566 116" stroke={canvas.light} strokeWidth="6" />
		</g>
	);
}

const run =
	'M436 414C438 440 434 462 440 480C444 490 452 488 453 478C455 462 452 450 458 432C462 424 470 428 470 440C468 466 474 494 472 508C474 520 486 520 487 506C490 480 484 452 490 428L500 414ZM612 414C614 436 608 448 614 458C620 464 626 458 625 448L630 414Z';

/** The bath: riveted plate, painted white, with what has run down it; burners below. */
export function Bath() {
	return (
		<g stroke={ink} data-light={fireLight}>
			<path d="M384 600l4-72h24l-4 72zM646 600l-4-72h24l4 72z" fill={slate.dark} strokeWidth="5" />
			<Flames />
			<path d="M356 410V526C430 546 622 546 696 526V410Z" fill={paint.light} strokeWidth="6.5" />
			<path d="M359 414V524C390 534 430 539 470 540C430 520 414 470 412 414Z" fill={paint.dark} stroke="none" />
			<path d="M356 446C440 460 612 460 696 446M356 504C440 522 612 522 696 504" fill="none" strokeWidth="3.5" />
			<path
				d="M372 462h.1M410 468h.1M520 472h.1M566 471h.1M652 466h.1M684 461h.1M372 518h.1M410 525h.1M520 530h.1M566 529h.1M652 524h.1M684 518h.1"
				strokeWidth="8"
				strokeLinecap="round"
			/>
			<path d={run} fill={brass.dark} strokeWidth="4" />
			<Gauge />
			<path d="M344 390H708V416C600 425 450 425 344 416Z" fill={paint.mid} strokeWidth="6" />
			<path d="M352 390C430 383 620 383 700 390C620 398 430 398 352 390Z" fill={brass.dark} strokeWidth="4.5" />
		</g>
	);
}

/** As hot as it should be. */
const Gauge = () => (
	<g transform="translate(566 486)">
		<circle r="21" fill={paint.light} strokeWidth="5" />
		<path d="M5-13A14 14 0 0 1 14 0" fill="none" stroke={red} strokeWidth="6" />
		<path d="M0 0L9-9" strokeWidth="4.5" />
	</g>
);

function Flames() {
	const flames =
		'M430 566C424 548 438 542 434 526C450 536 458 548 450 566ZM496 570C488 550 504 544 500 526C520 540 526 552 516 570ZM566 570C558 550 574 544 570 526C590 540 596 552 586 570ZM624 566C618 548 632 542 628 526C644 536 650 548 642 566Z';
	return (
		<>
			<path d="M414 566H656V582H414Z" fill={slate.dark} strokeWidth="5" />
			<path d={flames} fill={orange.light} strokeWidth="4" data-light={lights.own} />
			<ByNight strokeWidth="0">
				<path
					d="M438 564C436 554 442 550 441 542C448 550 450 556 446 564ZM504 568C500 556 508 552 506 542C516 552 516 558 512 568ZM574 568C570 556 578 552 576 542C586 552 586 558 582 568ZM630 564C628 554 634 550 633 542C640 550 642 556 638 564Z"
					fill={canvas.pale}
				/>
			</ByNight>
		</>
	);
}

/** The reek: it goes up, and over to the right. */
export function Reek() {
	return (
		<g fill={brass.light} fillOpacity=".5" data-light={lights.glow}>
			<path d="M430 392C396 352 440 320 414 282C392 246 424 214 404 172C446 206 440 244 446 272C454 306 440 334 466 392Z" />
			<path d="M612 392C656 352 640 322 676 296C724 262 716 214 790 196C866 178 880 132 950 120C904 152 896 200 822 224C766 244 776 286 730 318C690 346 690 366 660 392Z" />
			<path d="M560 392C580 350 548 330 572 290C596 250 570 220 596 184C600 226 622 246 606 292C592 330 620 350 604 392Z" />
		</g>
	);
}

/** Out of the dipper, over the ring's shoulder, and down it. */
export function Pour() {
	return (
		<path
			transform="translate(-22)"
			d="M452 142C458 146 458 156 450 166 438 180 426 204 424 232 422 250 428 262 424 278 420 288 410 284 412 272 414 246 410 212 422 186 432 166 440 156 440 138Z"
			fill={brass.dark}
			stroke={ink}
			strokeWidth="4"
		/>
	);
}

/** The hoist's hand chain: two falls and the bight. */
export function Chain() {
	const falls = 'M740 20V470C740 500 714 500 714 474';
	return (
		<g fill="none" data-light={fireLight}>
			<path d={falls} stroke={ink} strokeWidth="11" />
			<path d={falls} stroke={concrete.light} strokeWidth="5" strokeDasharray="9 4" />
		</g>
	);
}
