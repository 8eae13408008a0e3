import { canvas, concrete, palette, slate } from '../../model/colours.ts';
import { People } from '../kit/crowd/people.tsx';
import { useNight } from '../kit/night.tsx';
import { Block, Rail } from './blocks.tsx';
import { Flag, Inner, Shade } from './hero-parts.tsx';
import { by } from './moonlight.ts';
import { Panes } from './windows.tsx';

const { ink, white, blue, deep, yellow, foam, red } = palette;

/** The harbour patrol's cutter, alongside. */
function Cutter() {
	return (
		<>
			<Inner width={1.8} d="M376-10v-28" />
			<path fill={white} strokeWidth="2.2" d="M380-8v-16h22l6 16Z" />
			<path fill={blue} strokeWidth="1.2" d="M384-21h6v6h-6ZM394-21h6l3 6h-9Z" />
			<People all={[[416, -4, 0.76, 'wave', 'tan', 'cap', 'crew', 'crew', 'ink']]} />
			<path fill={slate.mid} strokeWidth="3.4" d="M366-10h46l32-5q-5 20-16 29h-56Z" />
			<path fill={yellow} stroke="none" d="M408-9l9-1-7 23h-9Z" />
			<Shade d="M372 4l66-4q-4 9-10 14h-56Z" />
		</>
	);
}

/** The mole, and on it the five decks of the treaty's station, behind its yellow line. */
export function Mole() {
	return (
		<>
			<Block x={356} y={-16} w={86} h={46} side={6} rise={10} fill={slate.mid} roof={concrete.light} />
			<path fill="none" stroke={yellow} strokeWidth="2.4" d="M359-17l5-8" />
			<path fill={canvas.mid} strokeWidth="1.8" d="M334-23l26-1v4l-26 1Z" />
			<Flag letter="G" x={414} y={-132} staff={42} w={40} wind={4} />
			<Block x={380} y={-72} w={38} h={52} side={7} rise={6} fill={foam} roof={white} stroke={2.6}>
				<Panes x={387} y={-66} rows={['oobo', 'ob o', 'oooo', 'b ob']} dx={8} dy={11} w={4} h={6} />
			</Block>
			<path fill={white} strokeWidth="2.2" d="M394-76l3-14h20l4 14Z" />
			<path data-light={by.own} fill={useNight() ? yellow : deep} strokeWidth="1.2" d="M399-86h5v7h-6ZM407-86h8l2 7h-10Z" />
			<path data-light={by.own} fill={red} strokeWidth="1.6" d="M403-90v-8h8v8Z" />
			<path fill={blue} strokeWidth="1.8" d="M424-20l-4-8q12 3 24-1-2 7-5 9Z" />
			<Inner width={1.2} d="M426-20v3M437-20v3" />
			<People
				all={[
					[370, -18, -0.72, 'read', 'brown', 'cap', 'white', 'deep', 'ink'],
					[387, -76, -0.58, 'work', 'rose', 'crop', 'straw', 'crew', 'crew'],
				]}
			/>
			<path fill={ink} strokeWidth="1" d="M377-87h5v3h-5Z" />
			<Rail x={384} to={420} y={-74} h={4} />
			<Cutter />
		</>
	);
}
