import { crimson, palette, rust as rustTones, steel, wood } from '../../../model/colours.ts';
import { Hand } from '../../kit/body/hands.tsx';
import { cloth, Line, skins } from '../../kit/forms.tsx';
import { Lit } from '../../kit/lit.tsx';
import { Outlined, Shaded } from '../../portraits/portrait-kit.tsx';
import { cageLamp, faceShadow, torchEdge } from './submerged-window-light.ts';

const { ink, white, blue, deep, red } = palette;
const skin = skins.brown;
const rust = { light: rustTones.mid, dark: wood.deep };

function KeeperHead() {
	return (
		<g transform="translate(248 598)rotate(-14)scale(.92)">
			<Shaded d="M-40-6L-54 70-8 82 12 40Z" fill={skin.light} dark={skin.dark} shade="M-14 0L-30 90H40V0Z" />
			<Shaded
				d="M-36-10C-38-44-14-54 8-52 24-51 34-40 34-26 34-20 32-16 35-11L50 9C51 15 45 17 39 17L41 21C44 24 42 28 39 30 43 38 38 48 26 50 10 52-2 46-10 36-24 34-36 16-36-10Z"
				fill={skin.light}
				dark={skin.dark}
				shade="M26-60C16-30 22-16 18-4 12 10 14 22 2 34L10 60H60V-60Z"
				line={4.5}
			>
				<Line d="M38 15q-5 2-9-2" width={3} />
				<Line d="M2-4l-7-4M2 2l-8 2M8-34q10-4 18 0M6 4q6 5 12 4" width={2.5} />
			</Shaded>
			<path d="M14-6C19-13 27-13 32-8 28-2 20-1 14-6Z" fill={white} />
			<circle cx="27" cy="-7" r="4" fill={ink} />
			<Line d="M13-6C18-14 27-14 33-8" width={4} />
			<Line d="M12-20C18-26 26-26 34-20" width={6} ink={steel.pale} />
			<Line d="M12-22C18-28 26-28 34-22" width={2} />
			<Outlined d="M42 17C30 11 20 16 13 32 22 38 34 36 44 26Z" fill={steel.pale} line={3.5} />
			<Line d="M34 34q-4 3-9 3" width={3} />
			<Outlined d="M-36-12C-28-14-20-14-16-10L-14 4-20 18-26 24C-34 14-38 0-36-12Z" fill={steel.pale} line={3.5} />
			<Outlined d="M-12-8C-24-12-28 4-20 18-12 22-4 4-12-8Z" fill={skin.light} line={3.5} />
			<Line d="M-13-1q-6 0-5 9" width={2.5} />
			<Shaded
				d="M-42-8C-50-56-22-74 8-70 32-66 42-46 38-28 12-32-16-26-42-8Z"
				fill={red}
				dark={crimson.dark}
				shade="M14-80C22-60 18-44 20-24H60V-80Z"
				line={4.5}
			>
				<Line d="M-26-24L-30-44M-10-32L-12-54M8-35L8-58M24-34L26-54" width={2.5} />
			</Shaded>
			<Outlined d="M-46-6C-48-18-42-24-36-27-12-38 14-42 40-38 44-34 44-26 39-22 14-28-16-22-40 0-44 2-46-2-46-6Z" fill={red} line={4} />
			<Line d="M-36-20L-32-8M-22-27L-19-15M-6-32L-4-21M10-35L11-24M26-36L26-26" width={2} />
		</g>
	);
}

const hand = { skin, build: 'broad', line: 3.5, light: -1 } as const;

/** The mug, held up: seen, and the same to you. */
function Mug() {
	return (
		<>
			<Outlined d="M340 552C326 548 318 562 326 576 332 586 342 584 346 578" fill="none" line={12} />
			<Line d="M340 552C326 548 318 562 326 576 332 586 342 584 346 578" width={5} ink={white} />
			<Shaded d="M340 530H392L388 594Q366 602 344 594Z" fill={white} dark={cloth.white.dark} shade="M372 520H400V610H370Z">
				<path d="M330 540H400V548H330Z" fill={blue} />
			</Shaded>
			<Outlined d="M340 530Q366 522 392 530 366 540 340 530Z" fill={wood.deep} line={3.5} />
			<Hand {...hand} pose="grip" x={334} y={628} turn={-64} size={0.42} />
			<Line d="M319 629L345 642" width={4} />
		</>
	);
}

/** The log: five strokes to the hand, and the last hand still one short. */
function Log() {
	return (
		<g>
			<Outlined d="M262 812L306 760 398 764 374 822Z" fill={blue} line={4} />
			<Outlined
				d="M270 806C290 796 304 780 310 764 328 760 344 762 352 768 344 784 336 800 328 814 308 806 288 804 270 806Z"
				fill={white}
				line={3.5}
			/>
			<Outlined d="M352 768C364 762 382 762 394 768L374 818C358 812 342 812 328 814Z" fill={cloth.white.dark} line={3.5} />
			<Line
				d="M318 772l-7 13M324 773l-7 13M330 774l-7 13M336 775l-7 13M312 783l24-5M306 790l-8 11M312 791l-8 11M318 792l-8 11M324 793l-8 11"
				width={2.5}
				ink={deep}
			/>
			<Line d="M358 776l22 2M354 786l20 2M350 796l14 2" width={2.5} ink={blue} />
		</g>
	);
}

/** Whose watch it is. He sits astride the bench, log on his knee. */
export function Keeper() {
	return (
		<g>
			{/* The far arm goes up before the body is drawn over its shoulder. */}
			<Shaded
				d="M232 664C262 672 284 674 302 666 312 650 320 630 326 608L354 620C350 652 340 690 324 706 300 722 262 720 236 712Z"
				fill={blue}
				dark={deep}
				shade="M230 696C270 704 300 704 322 686L350 616 370 640 330 730H230Z"
			>
				<Line d="M302 666C308 672 310 680 308 688M324 616L350 628" width={3} />
			</Shaded>
			<Mug />
			<Shaded
				d="M150 786C190 776 270 776 332 790 350 798 354 822 346 846L340 958H292L288 850C240 854 180 856 146 850Z"
				fill={blue}
				dark={deep}
				shade="M140 826C200 836 290 832 312 816L316 970H360L360 790 330 800 300 860H140Z"
			>
				<Line d="M288 850C298 848 306 842 312 834M300 800C312 806 316 816 314 824" width={3} />
			</Shaded>
			<Shaded
				d="M288 944H344V958C360 964 384 970 386 984 386 990 380 992 374 992H290C284 978 286 960 288 944Z"
				fill={cloth.wood.light}
				dark={cloth.wood.dark}
				shade="M320 940C320 960 340 970 350 1000H400V940Z"
			>
				<Line d="M284 982H390M330 956L346 960M328 964L342 968" width={3} />
			</Shaded>
			<Shaded
				d="M208 644C172 650 146 676 140 724 134 766 134 810 138 850 180 862 234 860 266 842 278 800 282 740 274 700 266 668 244 648 208 644Z"
				fill={rust.light}
				dark={rust.dark}
				shade="M250 630C226 700 236 780 214 880H300V630Z"
				line={4.5}
			>
				<Line d="M142 706Q210 728 276 702M136 752Q206 776 280 748M134 800Q206 824 278 794M196 646Q182 740 190 860" width={2.5} />
			</Shaded>
			<Lit light={cageLamp} shade={faceShadow} rim={{ light: torchEdge, from: [6, 0] }}>
				<KeeperHead />
			</Lit>
			<Outlined d="M196 652C212 664 240 666 262 654L268 636C280 644 280 660 270 668 246 684 210 682 190 664Z" fill={white} line={4} />
			<Log />
			<Shaded
				d="M176 668C150 672 140 708 142 744 144 776 154 800 176 804 206 810 246 806 278 800L274 768C248 770 220 768 204 762 206 730 206 700 200 680Z"
				fill={blue}
				dark={deep}
				shade="M204 670C190 720 190 766 206 776L280 782V820H150L190 800C176 770 184 700 192 660Z"
				line={4.5}
			>
				<Line d="M204 762C196 760 190 756 186 750M266 768L270 802" width={3} />
			</Shaded>
			<Line d="M302 812L334 752" width={9} />
			<Line d="M302 812L334 752" width={4.5} ink={palette.yellow} />
			<Hand {...hand} pose="write" x={272} y={787} turn={-10} size={0.3} />
		</g>
	);
}
