import { makeVignette } from '../make-vignette.tsx';
import { ArmsOverCap, Brokers } from './brokers.tsx';
import { Cleaner, Office, Suds } from './cleaner.tsx';
import { Gulls, Sky, Towers } from './sky.tsx';
import { Bulwark, Poles, RailLantern } from './terrace.tsx';
import { LemonTree, TiedDown } from './tied.tsx';
import { nightSky } from './upper-level-light.ts';

function UpperLevel() {
	return (
		<>
			<Sky />
			<Towers />
			<Gulls />
			<LemonTree />
			<Poles />
			<Office />
			<Suds />
			<Brokers />
			<Bulwark />
			<TiedDown />
			<ArmsOverCap />
			<Cleaner />
			<RailLantern />
		</>
	);
}

export const vignetteUpperLevel = makeVignette(
	{
		alt: 'The terrace of Deck 49 from outside and below, among towers. Four brokers in overcoats lean over its rail and look down: an old one holds out his watch and cups a hand to his ear, one compares his own, one has her chin on her fist. Halyards strike the flagpoles behind them. A lemon tree, a flask and a row of paper slips are tied down. To the right a cleaner in a bosun’s chair, her good shoes in a bag under her, wipes an office window and does not look round.',
		night: { light: nightSky },
	},
	UpperLevel,
);
