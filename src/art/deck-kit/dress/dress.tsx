import { canvas, palette } from '../../../model/colours.ts';
import { Dressed } from '../../kit/folk/dress.tsx';
import { type DressName, dress } from '../../kit/folk/dress-records.ts';
import { inMetres } from '../../kit/measuring/measuring.tsx';
import { SheetLine } from '../../kit/measuring/paper.tsx';
import { makeView } from '../../kit/measuring/view.tsx';
import { Words } from '../../kit/measuring/words.tsx';

/** Who wears what: each from the front and the back, two to a row, to one scale. */

const perMetre = 100;
const letters = 11.2;
const width = 400;
const row = 240;
/** The first row's floor. */
const ground = 196;

interface Worn {
	name: DressName;
	/** Who wears it, and what tells it, in the draughtsman's hand. */
	title: string;
	note: string;
}

function makeDressView(worn: readonly Worn[], alt: string) {
	const rows = Math.ceil(worn.length / 2);
	return makeView(
		{
			size: [width, rows * row],
			perMetre,
			letters,
			alt,
		},
		() => (
			<>
				{Array.from({ length: rows }, (_, i) => ground + i * row).map((floor) => (
					<g key={floor}>
						<SheetLine d={[0.5, 1, 1.5].map((up) => `M8 ${floor - up * perMetre}H392`).join('')} ink="measures" strokeWidth=".7" />
						<Words at={[200, floor - perMetre + 5]} size={letters} align="middle" measures clear>
							1 m
						</Words>
					</g>
				))}
				{worn.map(({ name, title, note }, i) => {
					const left = (i % 2) * (width / 2);
					const floor = ground + Math.floor(i / 2) * row;
					const { height } = dress[name].who;
					return (
						<g key={name}>
							<path d={`M${left + 8} ${floor - 8}h${width / 2 - 16}v9h${16 - width / 2}z`} fill={canvas.light} />
							{(['front', 'back'] as const).map((side, j) => (
								<Dressed key={side} name={name} view={side} x={left + 58 + j * 92} y={floor} scale={perMetre / 100} line={1.7} />
							))}
							<Words at={[left + 12, floor + 19]} size={letters} weight={1.5}>
								{title}
							</Words>
							<Words at={[left + 188, floor + 19]} size={letters} align="right" measures>
								{`${inMetres(height / 100)} m`}
							</Words>
							<Words at={[left + 12, floor + 35]} size={letters}>
								{note}
							</Words>
							<path d={`M${left + 8} ${floor + 1}h${width / 2 - 16}`} stroke={palette.ink} strokeWidth="1.6" />
						</g>
					);
				})}
			</>
		),
	);
}

export const views = {
	'deck-dress-factions': makeDressView(
		[
			{ name: 'foundation', title: 'Keel House', note: 'Undyed, blue sash' },
			{ name: 'assembly', title: 'Assembly', note: 'One’s own good jacket' },
			{ name: 'nexus', title: 'Relay Nine', note: 'Fingerless gloves' },
			{ name: 'venture', title: 'Halyard Tower', note: 'Camel, velvet collar' },
		],
		'Four people from the front and the back: Keel House in undyed linen with a blue sash, a delegate in her own jacket, a steward of Relay Nine in a roll-neck and fingerless gloves, and a partner of Halyard Tower in a camel coat.',
	),
	'deck-dress-aegis': makeDressView(
		[
			{ name: 'rating', title: 'Crew', note: 'Grey, with a boathook' },
			{ name: 'lieutenant', title: 'Lieutenant', note: 'Two rings' },
			{ name: 'captain', title: 'Captain', note: 'Sea-coat, three rings' },
			{ name: 'commodore', title: 'Commodore', note: 'Four rings, white cap' },
		],
		'Four ranks of Global Aegis from the front and the back: crew in grey, lieutenant, captain in a sea-coat and commodore in navy, with two, three and four gold rings.',
	),
	'deck-dress-city': makeDressView(
		[
			{ name: 'constable', title: 'Constable', note: 'White cord, a whistle' },
			{ name: 'rope-duty', title: 'Rope duty', note: 'All lent but the boots' },
			{ name: 'equilibrium', title: 'The Lung', note: 'Pockets, clogs, straw' },
			{ name: 'visitor', title: 'Visitor', note: 'The pass is orange' },
		],
		'A deck constable in bottle green, somebody on rope duty in rust-red oilskin and harness, a gardener of the Lung in apron and straw hat, and a visitor with an orange pass, from the front and the back.',
	),
	'deck-dress-trades': makeDressView(
		[
			{ name: 'stevedore', title: 'Stevedore', note: 'The hook is inherited' },
			{ name: 'tern-clerk', title: 'Tern’s clerk', note: 'White smock, blue apron' },
			{ name: 'inspector', title: 'Inspector', note: 'A string, for bunks' },
			{ name: 'broker', title: 'Broker', note: 'No two buttons match' },
		],
		'A stevedore with a hook, a bread clerk of Tern in white smock and blue apron, an inspector of berths in a brown dust-coat with a string, and a broker, from the front and the back.',
	),
} as const;
