import { Lit } from '../../kit/lit.tsx';
import type { Picture } from '../../picture.ts';
import { OvenHand, Stacker, Turner } from './bakers.tsx';
import { Board, Platform, Rail } from './board.tsx';
import { Hall } from './bread-day-hall.tsx';
import { Lamps } from './bread-day-lamps.tsx';
import { dimEdge, fireLight, hallLight, hotEdge, middleLight, shade } from './bread-day-light.ts';
import { Batch, Counter, Paid, Trolley } from './counter.tsx';
import { Crowd } from './crowd.tsx';
import { Cat, Counting, Partner } from './knowing.tsx';
import { Leaving, Mother, Shoulders } from './middle.tsx';
import { Ovens, Steam } from './ovens.tsx';
import { Customer, Laughing, Server, ServerArm } from './served.tsx';
import { Deaf, PlaceHolder, Telling } from './telling.tsx';

function Drawing() {
	return (
		<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800" width="1200" height="800" strokeLinecap="round" strokeLinejoin="round">
			<Hall />
			<Board />
			<Ovens />
			<Platform />
			<Lit light={middleLight} shade={shade}>
				<Turner x={3.42} z={11.9} y={2.35} />
			</Lit>
			<Rail />
			<Lit light={fireLight} shade={shade} rim={hotEdge}>
				<Stacker x={3.6} z={9.5} />
				<OvenHand x={3.78} z={7.8} />
			</Lit>
			<Steam />
			<Lit light={fireLight} shade={shade} rim={hotEdge}>
				<Server x={3.7} z={5.1} />
			</Lit>
			<Crowd />
			<Lamps />
			<Counter />
			<Lit light={fireLight} shade={shade}>
				<Batch z={8} across={[2.5, 2.85]} />
				<Batch z={7.4} across={[2.5, 2.85]} />
				<Batch z={5} across={[2.86]} />
				<ServerArm x={3.7} z={5.1} />
				<Paid />
			</Lit>
			<Lit light={middleLight}>
				<Trolley />
			</Lit>
			<Lit light={middleLight} shade={shade} rim={dimEdge}>
				<Leaving x={-3.5} z={8} />
				<Mother x={-2.6} z={7.8} />
				<Shoulders x={-0.6} z={8.4} />
			</Lit>
			<Lit light={fireLight} shade={shade} rim={hotEdge}>
				<Laughing x={1.3} z={5.6} />
				<Customer x={1.88} z={4.95} />
				<Telling x={-0.85} z={4.5} />
				<Deaf x={-1.45} z={4.45} />
				<PlaceHolder x={-1.86} z={4.3} />
				<Counting x={1.2} z={4.3} />
				<Partner x={0.08} z={4.3} />
				<Cat x={0.63} z={4.35} />
			</Lit>
		</svg>
	);
}

/** Panel four: bread day. */
export const sceneBreadDay: Picture = {
	width: 1200,
	height: 800,
	alt: 'Bread day on the lower decks, under the price board.',
	Drawing,
	night: { light: hallLight },
};
