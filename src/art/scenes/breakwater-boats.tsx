import { palette } from '../palette.ts';
import { Boat, Reach, Sitter, wear } from './breakwater-boat.tsx';
import { fog } from './breakwater-station.tsx';
import { cloth, Form, Line, skins } from './forms.tsx';

const { ink, white, blue, yellow, red, foam } = palette;
const grey = '#c9cdd0';
const brown = '#4a2c1a';

function First() {
	const line = 4.6;
	return (
		<Boat
			x={136}
			y={552}
			scale={0.68}
			half={140}
			tone={cloth.orange}
			trim={white}
			id="one"
			mark={<path d="M-140 24H150V30H-140Z" fill={white} opacity="0.7" />}
		>
			<Sitter
				id="a"
				x={-96}
				tall={78}
				wide={24}
				tilt={8}
				cloak={cloth.navy}
				line={line}
				face={{ view: 'profile', skin: skins.olive, children: wear.wool(red) }}
			/>
			<Sitter
				id="b"
				x={-58}
				tall={86}
				wide={26}
				lean={4}
				cloak={cloth.grey}
				line={line}
				face={{ view: 'quarter', skin: skins.umber, children: wear.short(ink) }}
			/>
			<Sitter
				id="c"
				x={-20}
				tall={62}
				wide={20}
				lean={-4}
				tilt={-10}
				cloak={cloth.foam}
				line={line}
				face={{ view: 'quarter', skin: skins.umber, shut: true, children: wear.wool(yellow) }}
			/>
			<Sitter
				id="d"
				x={30}
				tall={82}
				wide={28}
				turn={-1}
				tilt={14}
				lean={4}
				cloak={cloth.plum}
				line={line}
				face={{ view: 'profile', skin: skins.tan, children: wear.scarf(cloth.sand.light) }}
			/>
			<Sitter
				id="e"
				x={84}
				tall={88}
				wide={25}
				tilt={-4}
				cloak={cloth.green}
				line={line}
				face={{
					view: 'profile',
					skin: skins.rose,
					mood: 'set',
					children: wear.cap(cloth.grey.dark),
				}}
			/>
		</Boat>
	);
}

function SecondBoat() {
	const line = 4;
	return (
		<Boat
			x={398}
			y={586}
			scale={0.84}
			half={138}
			tone={cloth.blue}
			trim={foam}
			id="two"
			mark={<path d="M-60 4h46l-4 24h-38Z" fill={cloth.grey.light} stroke={ink} strokeWidth="4" />}
			gear={
				<g stroke={ink} strokeWidth="4" strokeLinejoin="round">
					<path d="M-164-46H-130L-126-20H-160Z" fill={cloth.black.light} />
					<path d="M-152-20H-140L-142 40H-154Z" fill={cloth.grey.dark} />
				</g>
			}
		>
			<Sitter
				id="f"
				x={-82}
				tall={84}
				wide={27}
				tilt={4}
				cloak={cloth.sand}
				line={line}
				stripe={red}
				face={{ view: 'profile', skin: skins.brown, children: wear.long(ink) }}
			/>
			<Sitter
				id="g"
				x={-40}
				tall={92}
				wide={27}
				turn={-1}
				lean={8}
				tilt={10}
				cloak={cloth.sea}
				line={line}
				face={{ view: 'profile', skin: skins.brown, mood: 'set', children: wear.short(grey) }}
			/>
			<Sitter
				id="h"
				x={36}
				tall={80}
				wide={29}
				lean={-2}
				cloak={cloth.wood}
				line={line}
				folds="M-12-50q8 20 2 50"
				face={{ view: 'quarter', skin: skins.rose, children: wear.scarf(red) }}
			>
				{/* The baby is the only one asleep. */}
				<path
					d="M-14-36C-20-24 0-8 16-8 26-8 28-18 20-24L2-42C-4-48-12-44-14-36Z"
					fill={white}
					stroke={ink}
					strokeWidth="4"
					strokeLinejoin="round"
				/>
				<circle cx="-2" cy="-33" r="8.5" fill={skins.rose.light} stroke={ink} strokeWidth="3" />
				<Line d="M-6-33q2 2 4 0M1-33q2 2 4 0" width={2} />
				<Line d="M22-30C24-18 12-14 2-16" width={3} />
			</Sitter>
			<Sitter
				id="i"
				x={90}
				tall={68}
				wide={22}
				turn={-1}
				tilt={6}
				cloak={cloth.yellow}
				line={line}
				face={{ view: 'quarter', skin: skins.tan, children: wear.short(brown) }}
			/>
		</Boat>
	);
}

/** The bread, in the cloth that it came in. */
function Bundle() {
	return (
		<g transform="translate(6 -30)scale(0.8)" stroke={ink} strokeWidth="4" strokeLinejoin="round">
			<path d="M-46 26C-58 6-44-6-30-4L28-6C46-8 58 6 44 28 20 40-24 40-46 26Z" fill={white} />
			<path d="M-28 6C-30-20-10-28 2-28 20-28 32-16 28 6 12 14-14 14-28 6Z" fill="#c67a2e" />
			<path
				d="M-12-18l4 12M2-22l4 14M16-18l3 12"
				stroke="#f0c987"
				fill="none"
				strokeLinecap="round"
			/>
			<path
				d="M-46 26C-50 10-40 0-28 4-12 16 14 16 28 4 42 0 50 10 44 28 20 40-24 40-46 26Z"
				fill={white}
			/>
			<path
				d="M-40 18Q0 36 42 18M-34 28Q0 40 36 28M-22 10L-18 34M0 14V36M22 10L20 34"
				fill="none"
				stroke={red}
				strokeWidth="3"
			/>
			<path
				d="M-28-34q-6-8 0-16t0-14M34-32q-5-7 0-14t0-12"
				fill="none"
				stroke={white}
				strokeWidth="4"
				strokeLinecap="round"
			/>
		</g>
	);
}

function ThirdBoat() {
	const line = 3.4;
	return (
		<Boat
			x={700}
			y={640}
			scale={1.12}
			half={140}
			tone={cloth.wood}
			trim={cloth.green.light}
			id="three"
			gear={
				<g stroke={ink} strokeWidth="4" strokeLinejoin="round">
					<path d="M-186-30L-20-14V-7L-186-22Z" fill={cloth.sand.light} />
					<path d="M-186-36L-226-42C-236-38-236-26-226-22L-186-18Z" fill={cloth.sand.light} />
					<path d="M-74-30V4M-66-30V4" fill="none" />
				</g>
			}
		>
			<Sitter
				id="k"
				x={4}
				tall={101}
				wide={26}
				lean={0}
				tilt={12}
				cloak={cloth.red}
				line={line}
				face={{
					view: 'quarter',
					skin: skins.brown,
					mood: 'smile',
					shut: true,
					children: wear.short(ink),
				}}
			/>
			<Sitter
				id="j"
				x={-66}
				tall={90}
				wide={33}
				lean={22}
				tilt={30}
				cloak={cloth.grey}
				stripe={blue}
				line={line}
				folds="M-16-60Q-6-30-14 0"
				face={{ view: 'profile', skin: skins.umber, shut: true, children: wear.scarf(yellow) }}
			/>
			<Sitter
				id="l"
				x={82}
				tall={92}
				wide={32}
				turn={-1}
				lean={24}
				tilt={28}
				cloak={cloth.sand}
				stripe={red}
				line={line}
				folds="M12-60Q6-30 14 0"
				face={{ view: 'profile', skin: skins.tan, mood: 'smile', children: wear.short(grey) }}
			/>
			<Bundle />
			<Reach
				joints={[
					[-52, -48, 9],
					[-46, -26, 8],
					[-28, -22, 5],
				]}
				tone={cloth.grey}
				skin={skins.umber}
			/>
			<Reach
				joints={[
					[74, -50, 9],
					[68, -26, 8],
					[46, -20, 5],
				]}
				tone={cloth.sand}
				skin={skins.tan}
			/>
		</Boat>
	);
}

function FourthBoat() {
	const line = 3;
	return (
		<Boat
			x={1066}
			y={732}
			scale={1.45}
			half={138}
			tone={cloth.sea}
			trim={white}
			id="four"
			gear={
				<g stroke={ink} strokeWidth="3" strokeLinejoin="round">
					<path d="M-92 4V20M28 8V22" />
					<path d="M-102 20H-82V46H-102ZM18 22H38V48H18Z" fill={cloth.black.light} />
				</g>
			}
		>
			<Sitter
				id="m"
				x={-98}
				tall={86}
				wide={24}
				turn={-1}
				tilt={-6}
				lean={2}
				cloak={cloth.yellow}
				line={line}
				folds="M-4-60Q4-30 0 4"
				face={{ view: 'profile', skin: skins.tan, mood: 'set', children: wear.cap(blue) }}
			/>
			<Sitter
				id="o"
				x={-8}
				tall={64}
				wide={20}
				turn={-1}
				tilt={-4}
				cloak={cloth.red}
				line={line}
				face={{ view: 'quarter', skin: skins.olive, children: wear.wool(white) }}
			/>
			<Sitter
				id="n"
				x={-46}
				tall={94}
				wide={30}
				cloak={cloth.navy}
				line={line}
				folds="M-10-60Q-14-30-8 4M12-62Q16-30 10 4"
				face={{ view: 'back', skin: skins.olive, children: wear.nape(brown) }}
			/>
			<Sitter
				id="p"
				x={36}
				tall={84}
				wide={31}
				turn={-1}
				tilt={12}
				lean={6}
				cloak={cloth.plum}
				line={line}
				stripe={yellow}
				face={{ view: 'profile', skin: skins.umber, shut: true, children: wear.scarf(white) }}
			/>
			<Sitter
				id="q"
				x={92}
				tall={90}
				wide={26}
				turn={-1}
				lean={2}
				cloak={cloth.green}
				line={line}
				face={{ view: 'quarter', skin: skins.rose, mood: 'set', children: wear.long('#b4552f') }}
			/>
		</Boat>
	);
}

/** A gull on the nearest float, the only one who may cross the line. */
function NearFloat() {
	return (
		<g transform="translate(150 758)scale(0.9)" strokeLinejoin="round">
			<path d="M-120 44C-60 28 70 28 124 46 60 66-60 66-120 44Z" fill={ink} opacity="0.35" />
			<Line d="M-190 10Q-120 30-60 14M60 16Q170 40 260 100" width={6} />
			<Form
				id="breakwater-float"
				d="M-84 6C-84-40-40-58 0-58S84-40 84 6C84 40 50 52 0 52S-84 40-84 6Z"
				tone={{ light: yellow, dark: '#c98f0f' }}
				line={2.5}
				shade="M20-70C50-30 40 10-90 18V60H100V-70Z"
			>
				<path d="M-90-2Q0 22 90-4V16Q0 42-90 18Z" fill={ink} />
			</Form>
			<Line d="M-8-58V-74M10-58V-76" width={5} ink={cloth.orange.dark} />
			<Form
				id="breakwater-gull"
				d="M-66-98C-50-100-40-112-26-118-10-126 14-128 24-136 22-152 34-166 48-164 58-162 62-154 61-148L76-142 60-138C56-112 44-84 10-72-14-66-36-78-66-98Z"
				tone={cloth.white}
				line={2.5}
				shade="M30-60C60-90 50-120 62-140L80-120V-50Z"
			/>
			<path
				d="M-78-94C-44-122-14-122 18-112 14-88-14-80-36-88Z"
				fill={cloth.grey.light}
				stroke={ink}
				strokeWidth="4"
			/>
			<path d="M-92-92L-58-104-44-92Z" fill={ink} />
			<path d="M60-150L76-142 60-139Z" fill={yellow} stroke={ink} strokeWidth="4" />
			<circle cx="49" cy="-150" r="3.5" fill={ink} />
		</g>
	);
}

/** The four boats in their row, far to near. */
export function Boats() {
	return (
		<>
			<First />
			<SecondBoat />
			<path
				d="M40 640H330M430 676H520M250 668H290M360 748H660M470 716H520M700 766H820M20 590H70M560 560H620M840 600H880"
				stroke={fog.water}
				strokeWidth="9"
				strokeLinecap="round"
			/>
			<ThirdBoat />
			<FourthBoat />
			<NearFloat />
		</>
	);
}
