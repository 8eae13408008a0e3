import { canvas, palette, slate } from '../../model/colours.ts';
import { People } from '../kit/crowd/people.tsx';
import { Lit } from '../kit/lit.tsx';
import { Block, Rail } from './blocks.tsx';
import { type Bust, Busts } from './busts.tsx';
import { Flag, Inner, Shade } from './hero-parts.tsx';
import { by } from './moonlight.ts';

const { white, deep, red, yellow, foam, blue } = palette;

/** Who has come to listen, row by row from the back. */
const back: readonly Bust[] = [
	[-76, -180, 'brown', 'ginger', 'red'],
	[-64, -192, 'fair', 'black', 'blue'],
	[-50, -201, 'deep', 'black', 'yellow'],
	[-34, -207, 'tan', 'brown', 'plum'],
	[-16, -209, 'rose', 'grey', 'green'],
	[1, -207, 'olive', 'black', 'orange'],
	[17, -201, 'deep', 'red', 'foam'],
	[31, -192, 'rose', 'straw', 'deep'],
	[43, -180, 'brown', 'black', 'white'],
];
const front: readonly Bust[] = [
	[-62, -168, 'tan', 'white', 'sea'],
	[-49, -178, 'rose', 'brown', 'khaki'],
	[-33, -185, 'brown', 'black', 'orange'],
	[-16, -187, 'fair', 'ginger', 'deep'],
	[1, -185, 'deep', 'yellow', 'red'],
	[16, -178, 'olive', 'grey', 'plum'],
	[29, -168, 'fair', 'black', 'green'],
];

/** The Well: the amphitheatre that was meant for a turbine hall, with a net under its front row. */
export function TheWell() {
	return (
		<>
			<Block x={-98} y={-236} w={164} h={110} fill={canvas.pale} />
			<Lit light={by.low}>
				<path data-light={by.own} fill={deep} d="M-90-150V-172Q-88-226-16-228 56-226 58-172V-150Z" />
				<path fill={canvas.mid} strokeWidth="2" d="M-88-150V-172Q-84-206-16-208 52-206 56-172V-150Z" />
				<Busts all={back} size={0.78} />
			</Lit>
			<Lit light={by.lamp}>
				<path fill={canvas.pale} strokeWidth="2" d="M-76-150V-164Q-70-186-16-188 38-186 44-164V-150Z" />
				<Busts all={front} size={0.8} />
				<path fill={canvas.mid} strokeWidth="2" d="M-60-150V-156Q-54-170-16-171 22-170 28-156V-150Z" />
				<Shade d="M42-150Q44-196 26-220Q56.7-207 58-172V-150Z" dark={0.3} />
				<path fill={foam} fillOpacity=".8" strokeWidth="1" d="M-58-153Q-16-168 26-153L22-150H-54Z" />
				<path fill={red} strokeWidth="1" d="M-44-154l5-2 2 3Z" />
				<path fill={yellow} strokeWidth="1" d="M8-155l6 1-3 2Z" />
			</Lit>
			<Flag letter="C" x={64} y={-272} staff={36} w={28} wind={4} />
			<Lit light={by.own}>
				<People
					all={[
						[-20, -150, 0.74, 'cheer', 'olive', 'long', 'black', 'red', 'deep'],
						[-2, -150, -0.62, 'hammer', 'brown', 'bald', 'grey', 'khaki', 'ink', { hem: 3 }],
					]}
				/>
				<path fill={slate.mid} strokeWidth="1.2" d="M-12-157h7v4h-7Z" />
			</Lit>
			<Queue />
		</>
	);
}

/** The queue for the free lawyers, and the coffee woman, who is selling her own place in it. */
function Queue() {
	return (
		<>
			<People
				all={[
					[-86, -238, -0.56, 'read', 'rose', 'bald', 'grey', 'deep', 'ink', { hem: 6 }],
					[-76, -239, -0.55, 'stand', 'brown', 'cap', 'red', 'yellow', 'blue'],
					[-67, -239, -0.53, 'hips', 'fair', 'bun', 'ginger', 'green', 'ink', { hem: 6 }],
					[-44, -239, -0.57, 'talk', 'deep', 'turban', 'orange', 'plum', 'ink', { hem: 8 }],
					[-33, -239, 0.54, 'carry', 'tan', 'scarf', 'white', 'red', 'deep', { hem: 6 }],
					[-14, -238, -0.56, 'lean', 'olive', 'beard', 'black', 'slate', 'khaki'],
					[-3, -239, -0.52, 'stand', 'rose', 'long', 'straw', 'blue', 'ink'],
					[10, -239, -0.56, 'hips', 'deep', 'crop', 'black', 'orange', 'deep'],
					[38, -239, 0.55, 'walk', 'brown', 'afro', 'black', 'white', 'red'],
				]}
			/>
			<path fill={white} strokeWidth="1" d="M-28-251h5v5h-5Z" />
			<path fill={blue} strokeWidth="1.2" d="M-58-238v-7h7v7Z" />
			<Rail x={-98} to={64} y={-236} h={6} />
			<Inner width={1} d="M-27-254q2-3 0-5" />
		</>
	);
}
