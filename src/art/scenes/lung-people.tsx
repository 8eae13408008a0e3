import { palette } from '../palette.ts';
import { cloth, Limb, Line, skins } from './forms.tsx';
import { Person } from './people.tsx';

const { ink, yellow, red } = palette;

/** Two gardeners who pick beans from a trolley that hangs in the shaft. */
function Trolley() {
	return (
		<g>
			<Line d="M520-5L536 516M700-5L684 516" width={9} />
			<Line d="M520-5L536 516M700-5L684 516" width={3} ink={cloth.grey.light} />
			<Person
				x={566}
				y={646}
				scale={1.5}
				line={4}
				pose={{
					head: [-5, -162, -8],
					turn: -1,
					trunk: [
						[0, -146, 7],
						[0, -134, 16],
						[1, -112, 13],
						[2, -84, 16],
					],
					farArm: [
						[-8, -136, 6],
						[-28, -142, 5.5],
						[-44, -160, 4],
					],
					nearArm: [
						[9, -136, 6.5],
						[6, -112, 6],
						[-16, -108, 4.5],
					],
					nearLeg: [
						[2, -84, 13],
						[2, -46, 9],
						[2, -5, 6],
					],
				}}
				face={{
					view: 'profile',
					skin: skins.tan,
					mood: 'plain',
					behind: <path d="M-26-10C-44 10-36 50-48 84-30 92-16 60-12 20Z" fill={ink} />,
					children: (
						<>
							<path
								d="M-34 6C-44-30-26-54 6-54 30-54 34-40 32-28 12-30-2-16-8 2-16 14-28 14-34 6Z"
								fill={ink}
							/>
							<path
								d="M-40-22C-10-26 10-40 30-36L34-26C14-28-10-10-38-6Z"
								fill={red}
								stroke={ink}
								strokeWidth="18"
							/>
						</>
					),
				}}
				top={cloth.white}
				sleeves={cloth.blue}
				legs={cloth.red}
				boots={cloth.yellow}
			>
				<Line d="M-8-142L-4-84M8-142L10-84" width={2.4} ink={cloth.blue.dark} />
			</Person>
			<Person
				x={648}
				y={646}
				scale={1.5}
				line={4}
				pose={{
					head: [8, -150, 14],
					trunk: [
						[0, -136, 8],
						[-2, -124, 20],
						[-2, -100, 22],
						[-2, -78, 20],
					],
					farArm: [
						[12, -126, 7],
						[24, -106, 6.5],
						[20, -88, 5],
					],
					nearArm: [
						[-13, -125, 8.5],
						[-14, -98, 8],
						[8, -88, 5.5],
					],
					nearLeg: [
						[-2, -78, 15],
						[-2, -46, 10],
						[-2, -5, 6],
					],
				}}
				face={{
					view: 'quarter',
					skin: skins.rose,
					mood: 'smile',
					children: (
						<>
							<path
								d="M-18 18C-8 26 4 20 14 18 24 16 34 20 34 14 40 44 26 66 8 64-12 62-20 36-18 18Z"
								fill="#b4532a"
								stroke={ink}
								strokeWidth="14"
							/>
							<Line d="M8 30q8 5 14-1" width={6} />
							<path
								d="M-74-18C-40-30 40-40 74-30 60-14-50-2-74-18Z"
								fill={cloth.sand.light}
								stroke={ink}
								strokeWidth="22"
							/>
							<path
								d="M-34-24C-34-60 36-66 40-32Z"
								fill={cloth.sand.light}
								stroke={ink}
								strokeWidth="22"
							/>
						</>
					),
				}}
				top={cloth.plum}
				legs={cloth.navy}
			>
				<Limb
					joints={[
						[0, -104, 17],
						[-1, -76, 20],
					]}
					tone={cloth.green}
					ends="hem"
					line={2.6}
				/>
			</Person>
			{/* The cradle in front of their knees, and what is in it. */}
			<path
				d="M590 556q6-22 22-14 14-20 28 2 18-8 20 16Z"
				fill="#4fa866"
				stroke={ink}
				strokeWidth="8"
			/>
			<path d="M512 556H710L702 664H520Z" fill={yellow} stroke={ink} strokeWidth="10" />
			<path d="M512 556H548L552 664H520Z" fill={cloth.yellow.dark} />
			<path
				d="M540 582H684V600H540ZM542 622H682V640H542Z"
				fill={cloth.yellow.dark}
				stroke={ink}
				strokeWidth="5"
			/>
			<path d="M502 544H720V562H502Z" fill={cloth.grey.light} stroke={ink} strokeWidth="8" />
			<path
				d="M584 664v26h34v-26M640 664v18h20v-18"
				fill={cloth.grey.dark}
				stroke={ink}
				strokeWidth="7"
			/>
		</g>
	);
}

/** A ladder against the red riser, and the plumber of the tier on it. */
function Ladder() {
	const rungs = Array.from({ length: 9 }, (_, i) => {
		const y = 990 - i * 36;
		return `M${666 + i * 5} ${y}h${52 - i}`;
	});
	return (
		<g>
			<Line d={`${rungs.join('')}M660 1010L716 640M716 1010L764 640`} width={13} />
			<Line
				d={`${rungs.join('')}M660 1010L716 640M716 1010L764 640`}
				width={6}
				ink={cloth.wood.light}
			/>
			<Person
				x={672}
				y={944}
				scale={1.36}
				line={4}
				pose={{
					head: [14, -162, -14],
					trunk: [
						[4, -146, 7],
						[2, -134, 18],
						[-4, -110, 16],
						[-6, -86, 17],
					],
					farArm: [
						[12, -136, 6.5],
						[28, -150, 6],
						[40, -170, 4.5],
					],
					nearArm: [
						[-6, -134, 8],
						[8, -114, 7],
						[34, -122, 5],
					],
					farLeg: [
						[4, -86, 10],
						[20, -62, 8],
						[16, -34, 6],
					],
					nearLeg: [
						[-10, -86, 11],
						[-4, -48, 9],
						[4, -8, 6],
					],
				}}
				face={{
					view: 'profile',
					skin: skins.brown,
					mood: 'set',
					children: (
						<>
							<path
								d="M-34 8C-48-30-28-60 8-56 30-54 34-42 32-30 14-34 2-20-4-4-10 10-26 18-34 8Z"
								fill={cloth.black.light}
							/>
							<path
								d="M-14 20C-2 26 10 16 26 24 30 24 34 28 32 34 36 46 24 56 12 52-6 48-12 34-14 20Z"
								fill={cloth.black.light}
							/>
						</>
					),
				}}
				top={cloth.orange}
				legs={cloth.sea}
				boots={cloth.wood}
				held={
					<path
						d="M36-190l8-4 6 14-8 4ZM46-200l12 8-8 6-8-2Z"
						fill={cloth.grey.light}
						stroke={ink}
						strokeWidth="4"
					/>
				}
			>
				<path d="M-24-92L12-86 11-80-24-86Z" fill={cloth.wood.dark} stroke={ink} strokeWidth="3" />
				<path d="M-22-86h12v18h-12Z" fill={cloth.wood.light} stroke={ink} strokeWidth="3" />
			</Person>
		</g>
	);
}

export function Gardeners() {
	return (
		<>
			<Trolley />
			<Ladder />
		</>
	);
}
