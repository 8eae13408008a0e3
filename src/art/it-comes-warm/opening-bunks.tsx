import {
	brass,
	canvas,
	concrete,
	copper,
	deal,
	leather,
	linen,
	midnight,
	moss,
	palette,
	skinTone,
	slate,
	steel,
	velvet,
	wood as woodTones,
} from '../../model/colours.ts';
import { Brush, Flat, Part } from '../kit/forms.tsx';

const { ink, blue } = palette;
const id = (part: string) => `it-comes-warm-opening-${part}`;
const wood = { light: woodTones.mid, dark: woodTones.deep };

/** Three, one above another; of the top one, the board. */
export function Bunks() {
	return (
		<>
			<Flat d="M318 0H978V590H318Z" fill={midnight.mid} />
			<Inside />
			<Part
				d="M330 66H968V206H330Z"
				tone={{ light: slate.light, dark: steel.deep }}
				shade="M330 60H520L470 210H330ZM560 60H586L580 210H566ZM640 60H672L664 210H648ZM730 60H754L744 210H730ZM806 60H842L834 210H812ZM902 60H926L918 210H900Z"
				line={4.5}
			>
				<path
					d="M372 66L366 206M420 66L428 206M470 66L462 206M520 66L526 206M572 66L566 206M620 66L628 206M666 66L656 206M716 66L722 206M760 66L750 206M818 66L824 206M866 66L858 206M914 66L920 206"
					fill="none"
					stroke={ink}
					strokeWidth="2.800"
				/>
			</Part>
			<Board y={8} height={52} />
			<Board y={198} height={52} />
		</>
	);
}

function Board({ y, height }: { y: number; height: number }) {
	return (
		<Part
			d={`M322 ${y}H976V${y + height}H322Z`}
			tone={wood}
			shade={`M300 ${y - 5}H560L500 ${y + height + 5}H300ZM300 ${y + height - 9}H980V${y + height + 9}H300Z`}
			line={5}
		>
			<path
				d={`M380 ${y + 18}Q470 ${y + 12} 540 ${y + 20}M640 ${y + 26}Q740 ${y + 18} 860 ${y + 28}M420 ${y + 34}H500M760 ${y + 14}H840`}
				fill="none"
				stroke={leather.mid}
				strokeWidth="2.500"
			/>
		</Part>
	);
}

/** The lowest, open: the planks behind it, and the shelf at its head. */
function Inside() {
	return (
		<>
			<Flat d="M330 250H968V440H330Z" fill={leather.mid} />
			<Flat d="M540 250H968V440H600C560 380 540 320 540 250Z" fill={woodTones.dark} />
			<Flat d="M700 250H968V360H760C730 330 710 290 700 250Z" fill={copper.mid} />
			<path d="M352 276H946M352 312H946M352 344H946" stroke={leather.dark} strokeWidth="2.500" />
			<path d="M330 250L352 262V346L330 470" fill={velvet.dark} stroke={ink} strokeWidth="3" />
			<path d="M968 250L944 262V346L968 470" fill={woodTones.dark} stroke={ink} strokeWidth="3" />
			<Flat d="M330 248H968V266H330Z" fill={leather.deep} />
			<Shelf />
			<Part
				d="M926 252H972V470C964 478 958 474 954 466 948 474 940 470 936 462 930 466 924 460 924 452Z"
				tone={{ light: slate.light, dark: steel.deep }}
				shade="M920 250H940L936 480H920ZM952 250H962L956 480H946Z"
			>
				<path d="M940 252L936 462M960 252L954 466" stroke={ink} strokeWidth="2.800" />
			</Part>
		</>
	);
}

/** With a saucer, and nothing on it. */
function Shelf() {
	return (
		<>
			<Flat d="M352 322H470L462 336H352Z" fill={leather.deep} />
			<path d="M352 300H462L474 314H352Z" fill={copper.mid} stroke={ink} strokeWidth="3.500" />
			<path d="M352 314H474V323H352Z" fill={leather.light} stroke={ink} strokeWidth="3.500" />
			<path
				d="M376 300C376 293 394 289 415 289S454 293 454 300C448 309 434 312 415 312S382 309 376 300Z"
				fill={palette.paper}
				stroke={ink}
				strokeWidth="3.500"
			/>
			<path d="M376 300C382 309 398 312 415 312 402 308 394 304 390 299Z" fill={steel.light} />
			<ellipse cx="415" cy="299" rx="28" ry="5.500" fill={skinTone.porcelain} stroke={blue} strokeWidth="2" />
		</>
	);
}

const rim =
	'M440 398C456 382 476 374 500 380 524 392 556 396 578 388 600 376 606 356 640 350 676 346 702 356 716 372 744 396 800 410 870 414L860 440C780 450 700 460 640 460 610 460 596 448 560 444 528 446 500 456 478 448 458 438 446 420 440 398Z';

/** Pillow, sheet and blanket; in the sheet, the hollow. */
export function Bedding() {
	const clip = `url(#${id('rim')})`;
	return (
		<>
			<Part
				d="M352 344H944L972 468C800 480 480 480 326 468Z"
				tone={{ light: canvas.light, dark: slate.pale }}
				shade="M320 330H440C446 390 456 430 486 448 516 458 530 468 540 490H320Z"
			>
				<clipPath id={id('rim')}>
					<path d={rim} />
				</clipPath>
				<path d={rim} fill={linen.pale} transform="translate(8-5)" />
				<g clipPath={clip}>
					<Flat d={rim} fill={linen.pale} />
					<g transform="translate(9-6)" clipPath={clip}>
						<Flat d="M400 330H900V460H400Z" fill={deal.light} />
						<g transform="translate(-17 11)" clipPath={clip}>
							<Flat d="M400 330H900V460H400Z" fill={deal.mid} />
							<g transform="translate(-4 5)" clipPath={clip}>
								<Flat d="M400 330H900V470H400Z" fill={brass.light} />
								<Flat d="M440 330H900V470H440Z" fill={`url(#${id('dots')})`} />
							</g>
						</g>
					</g>
				</g>
				<Brush d="M456 386C474 372 496 376 514 386" width={4.5} />
				<Brush d="M552 396C584 392 596 378 608 364C630 346 680 344 708 364" width={5} />
				<Brush d="M446 416C456 442 482 452 512 448" width={3.5} ink={copper.dark} />
				<Brush d="M590 448C612 462 650 462 700 456" width={3.5} ink={copper.dark} />
				<Brush d="M528 350C536 372 550 388 576 398" width={4} />
				<Brush d="M650 334C650 350 656 362 668 372" width={4} />
				<Brush d="M540 472C552 460 558 446 558 432" width={4} />
				<Brush d="M454 466C468 458 478 448 484 434" width={4} />
				<Brush d="M726 350C724 362 716 374 704 384" width={4} />
			</Part>
			<Part
				d="M322 466C480 477 800 477 976 466V524H322Z"
				tone={wood}
				shade="M300 450H620C600 480 580 500 570 530H300ZM300 512H980V530H300Z"
				line={5}
			>
				<path d="M350 492Q420 486 500 494M640 496Q740 490 860 500M400 506H470" fill="none" stroke={leather.mid} strokeWidth="2.500" />
			</Part>
			<Flat d="M336 526H962V592H336Z" fill={palette.night} />
			<Flat d="M700 526H962V572C880 572 780 556 700 526Z" fill={moss.deep} />
			<path
				d="M380 592V546H520V592M560 592C556 566 566 552 590 552S640 562 640 592"
				fill={concrete.deep}
				stroke={palette.ink}
				strokeWidth="4"
			/>
			<path d="M318 0V592M978 0V592" stroke={ink} strokeWidth="22" />
			<path d="M318 0V588" stroke={woodTones.deep} strokeWidth="13" />
			<path d="M978 0V588" stroke={woodTones.mid} strokeWidth="13" />
			<g transform="translate(-4 16)">
				<Pillow />
			</g>
			<g transform="translate(2 16)">
				<Blanket />
			</g>
		</>
	);
}

function Pillow() {
	return (
		<Part
			d="M350 350C372 340 430 340 448 352 456 366 456 392 448 410 440 428 420 434 396 434 370 436 346 434 340 424 336 404 340 366 350 350Z"
			tone={{ light: canvas.pale, dark: steel.light }}
			shade="M330 330H390C376 360 380 400 400 440H330Z"
		>
			<path
				d="M340 364Q380 372 400 366T460 362M338 384Q370 396 400 390T460 384M338 406Q376 414 402 410T460 402"
				fill="none"
				stroke={slate.light}
				strokeWidth="2.500"
			/>
			<Flat d="M402 362C424 358 440 368 452 380V400C440 408 420 410 404 402 392 390 390 372 402 362Z" fill={deal.light} />
			<Flat d="M402 362C392 372 392 390 404 402 420 408 430 408 440 404 420 400 410 384 414 366Z" fill={linen.pale} />
			<Brush d="M398 366C412 354 436 360 448 374" width={4} />
		</Part>
	);
}

/** In three, and then across. */
function Blanket() {
	return (
		<Part
			d="M878 362C896 354 932 354 946 362L962 398C966 416 964 428 956 436 930 442 890 442 868 436 862 410 866 384 878 362Z"
			tone={{ light: copper.mid, dark: copper.dark }}
			shade="M860 350H896C888 380 886 410 892 450H860Z"
		>
			<path d="M866 404C890 414 940 414 966 404M866 416C890 426 940 426 966 416" fill="none" stroke={ink} strokeWidth="3" />
			<path d="M892 352L884 404M904 352L898 406" stroke={canvas.light} strokeWidth="4" />
		</Part>
	);
}
