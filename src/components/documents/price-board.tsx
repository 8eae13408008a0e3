import type { PriceBoard as PriceBoardPaper } from '../../model/documents.ts';
import { Words } from './words.tsx';

/** The number of digits that the board can show. */
const places = 2;

/** A price on a split-flap display. */
function Flaps({ claims }: { claims: number }) {
	const digits = String(claims);
	return (
		<span className="flaps">
			<span aria-hidden="true">
				{[...digits.padStart(places)].map((digit, place) => (
					<span key={place} className="flap display">
						{digit.trim()}
					</span>
				))}
			</span>
			<span className="visually-hidden">{digits}</span>
		</span>
	);
}

/** The fonts of the hands that do not write in the serif. */
const fonts: Readonly<Record<string, string>> = {
	tall: 'display',
	upright: 'label',
	block: 'caps',
};

/** The week's prices, with the chalk notes below them. */
export function PriceBoard({ paper }: { paper: PriceBoardPaper }) {
	const { heading, week, rules, prices, chalkHeading, hands, chalk } = paper;
	return (
		<div className="price-board stacked">
			<h2>
				<Words text={heading} />
			</h2>
			<table>
				<caption>{week}</caption>
				<thead className="visually-hidden">
					<tr>
						<th scope="col">Item</th>
						<th scope="col">Claims</th>
					</tr>
				</thead>
				<tbody>
					{prices.map(({ item, claims }) => (
						<tr key={item}>
							<th scope="row">{item}</th>
							<td>
								<Flaps claims={claims} />
							</td>
						</tr>
					))}
				</tbody>
			</table>
			<p className="board-rules label">{rules}</p>
			<div className="slate">
				<p className="label">{chalkHeading}</p>
				<ol role="list" className="stack ragged gap-3">
					{chalk.map(({ hand, words, isReply }) => {
						const { described, look } = hands[hand] ?? { described: hand, look: 'block' };
						return (
							<li key={`${hand} ${words}`} className={isReply && 'chalk-reply'}>
								<p className={`chalk-${look} ${fonts[look] ?? ''}`}>
									<span className="visually-hidden">{described}: </span>
									<Words text={words} />
								</p>
							</li>
						);
					})}
				</ol>
			</div>
		</div>
	);
}
