import { leather as leatherTones, plum } from '../../../model/colours.ts';
import { Bust, BustArm, type BustDrawing, type BustProps, type BustView } from '../../kit/body/bust.tsx';
import { Band, useBody } from '../../kit/body/figure.tsx';
import { cloth, n } from '../../kit/forms.tsx';
import { BareQuistHead, leather, quistBuild } from './quist.tsx';
import { QuistHat } from './quist-hat.tsx';

/** Quist from the chest up: sloping shoulders, the coat buttoned to the neck, the strap across it. */

const buttons = (d: string) => (
	<>
		<path d={d} fill="none" stroke={leatherTones.deep} strokeWidth="30" strokeLinecap="round" />
		<path d={d} fill="none" stroke={plum.light} strokeWidth="9" strokeLinecap="round" />
	</>
);

/** The strap runs from his right shoulder to his left hip, whichever way he is turned. */
function Strap({ right, left }: { right: string; left: string }) {
	const { turn } = useBody();
	return <Band d={turn > 0 ? right : left} width={30} tone={leather} />;
}

const drawings: Record<BustView, BustDrawing> = {
	quarter: {
		far: {
			d: 'M110 272C176 286 206 330 216 400 224 480 228 540 232 620H150Z',
			core: 'M164 200C190 330 180 420 196 500L196 640',
		},
		torso: {
			d: 'M-66 226C-130 256-200 270-226 320-238 400-222 520-214 620H186C194 520 206 420 186 336 170 290 120 256 84 230Z',
			core: 'M-40 160C-14 300-96 380-76 460-62 520-86 570-80 640',
		},
		inner: { d: 'M-84 174C-50 216 50 224 106 180L116 216 46 300-20 270Z', tone: cloth.white },
		arms: [
			{
				d: 'M-140 286C-214 274-262 322-276 400-288 480-290 550-292 620H-186C-182 550-178 480-164 430Z',
				edge: 'M-160 280C-222 276-264 326-276 400-288 480-290 550-292 620H-186C-182 550-180 490-170 446',
				core: 'M-196 220C-206 340-250 410-242 490-234 550-246 590-240 660',
			},
		],
		collars: [
			{ d: 'M52 276C84 252 104 214 108 176L158 226 148 360 92 350Z' },
			{
				d: 'M-106 172C-84 226-30 262 50 278L36 392C-40 370-112 326-150 268Z',
				core: 'M-100 120C-46 230-80 280-46 430',
			},
		],
		seams: 'M104 350C132 420 128 520 116 620M-150 470C-120 462-96 462-70 466',
		stitches: 'M-94 196C-66 240-20 270 34 288M-118 280C-80 326-20 360 30 374M144 238C148 280 144 310 138 340',
		creases: [
			[-170, 446, -140, 406, -106, 392],
			[196, 430, 160, 440, 130, 480],
			[-210, 590, -160, 570, -110, 574],
			[184, 344, 160, 360, 150, 410],
		],
		armCreases: [
			[-186, 550, -216, 546, -256, 520],
			[-284, 470, -258, 486, -230, 486],
			[-220, 304, -238, 344, -236, 396],
		],
		extra: (
			<>
				{buttons('M86 420h.1M90 510h.1M86 600h.1')}
				<Strap right="M-150 220Q20 420 210 640" left="M130 230Q-20 420-210 640" />
			</>
		),
	},
	profile: {
		torso: {
			d: 'M-76 220C-136 256-186 310-194 400-200 490-184 560-180 620H162C170 540 186 450 166 380 150 320 116 270 84 236Z',
			core: 'M-10 160C-26 320-40 400-32 480V640',
		},
		inner: { d: 'M-30 206C20 216 60 206 84 182L98 200 80 280Z', tone: cloth.white },
		arms: [
			{
				d: 'M-108 360C-94 290 34 284 64 344 88 420 88 530 92 620H-132C-138 530-134 440-108 360Z',
				edge: 'M-132 620C-138 530-134 450-112 374M70 364C88 430 88 530 92 620',
				core: 'M-26 220C-52 360-58 480-50 660',
			},
		],
		collars: [
			{
				d: 'M-106 168C-60 214 20 228 82 194L132 264 96 372C40 350-60 310-124 258Z',
				core: 'M-20 120C-10 220-24 280-10 400',
			},
		],
		seams: 'M116 340C146 410 150 520 142 620M-108 360C-90 296 32 290 64 344',
		stitches: 'M-100 204C-50 244 30 252 106 236',
		creases: [
			[168, 430, 130, 440, 90, 470],
			[-184, 510, -160, 500, -134, 500],
			[156, 350, 120, 350, 88, 390],
		],
		armCreases: [
			[90, 540, 56, 536, 10, 510],
			[-134, 500, -100, 520, -60, 520],
			[68, 370, 44, 390, 20, 450],
		],
		extra: (
			<>
				{buttons('M124 420h.1M130 510h.1M126 600h.1')}
				<Strap right="M-90 214Q40 300 130 640" left="M90 230Q-20 420-150 640" />
			</>
		),
	},
	back: {
		torso: {
			d: 'M-80 226C-146 258-220 276-242 326-256 410-232 540-226 620H226C232 540 256 410 242 326 220 276 146 258 80 226Z',
			core: 'M-50 160C-36 300-116 380-96 460-86 520-106 570-100 640',
		},
		arms: [
			{
				d: 'M150 292C226 282 270 334 282 410 292 490 294 560 296 620H192C188 560 180 490 164 440Z',
				edge: 'M170 288C234 286 272 338 282 410 292 490 294 560 296 620H192C188 560 182 500 170 456',
				core: 'M220 220C242 360 216 460 240 660',
			},
			{
				d: 'M-150 292C-226 282-270 334-282 410-292 490-294 560-296 620H-192C-188 560-180 490-164 440Z',
				edge: 'M-170 288C-234 286-272 338-282 410-292 490-294 560-296 620H-192C-188 560-182 500-170 456',
				core: 'M-200 220C-222 360-264 460-244 660',
			},
		],
		collars: [
			{
				d: 'M-108 176C-50 198 50 198 108 176L132 262C60 300-60 300-132 262Z',
				core: 'M-40 120C-28 220-46 260-38 340',
			},
		],
		seams: 'M0 286V620M-150 300C-116 400-106 520-108 620M150 300C116 400 106 520 108 620',
		stitches: 'M-118 240C-56 276 56 276 118 240',
		creases: [
			[-170, 456, -136, 446, -110, 490],
			[172, 456, 136, 446, 110, 500],
			[40, 620, 30, 540, 60, 470],
		],
		armCreases: [
			[192, 560, 224, 552, 256, 524],
			[-192, 560, -224, 552, -256, 524],
		],
		extra: <Strap right="M110 236Q-20 420-236 640" left="M-110 236Q20 420 236 640" />,
	},
};

/** The hat, lifted an inch from the parting, and the arm that lifts it. */
function Greeting() {
	const { line } = useBody();
	return (
		<>
			<g transform="translate(6 -56)rotate(-7)">
				<QuistHat view="quarter" line={n(line)} near />
			</g>
			<BustArm from={[-15.5, 27]} to={[-20, -1]} elbow={[-35, 21]} hand="offer" level={-42} />
		</>
	);
}

export function QuistBust({ lifted, ...props }: BustProps & { lifted?: boolean }) {
	const build = lifted ? { ...quistBuild, Head: BareQuistHead } : quistBuild;
	const arms = lifted ? <Greeting /> : props.arms;
	return <Bust {...props} arms={arms} drawing={drawings[props.view ?? 'quarter']} build={build} />;
}
