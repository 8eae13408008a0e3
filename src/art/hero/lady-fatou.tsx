import { brick, deal, orange, palette, slate } from '../../model/colours.ts';
import { People } from '../kit/crowd/people.tsx';
import { Lit } from '../kit/lit.tsx';
import { type Bust, Busts } from './busts.tsx';
import { Flag, Inner, Shade } from './hero-parts.tsx';
import { by } from './moonlight.ts';
import { Panes, Ports } from './windows.tsx';

const { white, red, deep, yellow, ink, blue } = palette;

const house: readonly Bust[] = [
	[222, -122, 'deep', 'black', 'orange'],
	[233, -122, 'rose', 'grey', 'green'],
	[244, -122, 'tan', 'red', 'foam'],
	[255, -122, 'brown', 'black', 'yellow'],
	[266, -122, 'fair', 'ginger', 'plum'],
	[277, -122, 'deep', 'white', 'blue'],
];

/** The theatre on the vehicle deck, with the lanes still marked. */
function VehicleDeck() {
	return (
		<Lit light={by.lamp}>
			<path fill={ink} strokeWidth="2.2" d="M210-119v-28H344l6 28Z" />
			<path fill={slate.dark} stroke="none" d="M212-123H348l1 4H212Z" />
			<path fill="none" stroke={yellow} strokeWidth="1.4" d="M216-121h8M232-121h8M248-121h8M264-121h8" />
			<path fill={deal.dark} strokeWidth="1.6" d="M288-125h60l2 6H288Z" />
			<path fill={yellow} fillOpacity=".5" stroke="none" d="M296-146L286-125H326L304-146Z" />
			<path fill={red} strokeWidth="1.6" d="M336-146h8l5 21h-9q-6-10-4-21Z" />
			<People
				all={[
					[302, -125, 0.62, 'cheer', 'brown', 'long', 'black', 'red', 'ink', { hem: 8 }],
					[322, -125, -0.64, 'point', 'fair', 'brim', 'ink', 'deep', 'ink', { hem: 4 }],
				]}
			/>
			<Busts all={house} size={0.9} />
		</Lit>
	);
}

/** The car ferry Lady Fatou, built into the corner whole; her bow door lets in the sea. */
export function LadyFatou() {
	return (
		<>
			<path fill={slate.mid} strokeWidth="2" d="M228-114h7v60h-7ZM268-114h7v60h-7ZM306-114h7v60h-7Z" />
			<Inner width={1.6} d="M235-106l33 46M268-106l-33 46M275-106l31 46M306-106l-31 46" />
			<path fill={red} strokeWidth="2.4" d="M222-170l4-26h22l-2 26Z" />
			<path fill={ink} strokeWidth="2" d="M225-190l1-6h22v6Z" />
			<path fill="none" stroke={white} strokeWidth="3" d="M225-182h21" />
			<path fill={white} d="M198-154V-176H320l8 22Z" />
			<path fill={white} strokeWidth="2.4" d="M286-176V-190H316l6 14Z" />
			<Shade d="M306-176h14l8 22h-22Z" />
			<path fill={blue} strokeWidth="1.6" d="M292-186h22l3 6h-25Z" />
			<Inner width={2} d="M302-190v-20M295-204h14" />
			<Panes x={206} y={-172} rows={['oob ob oo b']} dx={9} dy={9} w={5} h={6} />
			<g strokeWidth="1.6" data-light={by.lamp}>
				<path
					fill={orange.light}
					d="M206-158h22q-2 7-6 7h-10q-5 0-6-7ZM238-158h22q-2 7-6 7h-10q-5 0-6-7ZM270-158h22q-2 7-6 7h-10q-5 0-6-7Z"
				/>
			</g>
			<path fill={white} strokeWidth="2.6" d="M338-153l8-27 22-12 6 14-16 25Z" />
			<path fill={deep} stroke="none" d="M346-173l25-13 2 6-26 12Z" />
			<Shade d="M351-153l17-33 5 8-15 25Z" />
			<path fill={white} strokeWidth="4" d="M186-152H352l-2 6 4 30-8 6H186Z" />
			<path fill={deep} stroke="none" d="M188-150H350v3H188Z" />
			<path fill={brick.mid} stroke="none" d="M188-116H352l-7 5H188Z" />

			<Ports
				dots={[
					[196, -138, true],
					[196, -126, false],
				]}
				r={2.6}
			/>
			<VehicleDeck />
			<Inner width={1.6} d="M350-150L384-108M346-146L378-106" />
			<path fill={slate.mid} strokeWidth="2.4" d="M350-119l34 10v5l-38-6Z" />
			<People all={[[368, -112, -0.6, 'lean', 'deep', 'cap', 'deep', 'orange', 'slate']]} />
			<Flag letter="L" x={302} y={-226} staff={18} w={18} wind={3} />
		</>
	);
}
