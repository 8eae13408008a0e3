import type { LogEntry, WatchLog as WatchLogPaper } from '../../model/documents.ts';
import { Words } from './words.tsx';

type Hands = WatchLogPaper['hands'];

/** How each hand writes. */
const inks = { first: 'ink-pen', second: 'caps', third: 'ink-green' } as const;

/** Somebody's initials, with their name for screen readers. */
function Initials({ hand, hands }: { hand: string; hands: Hands }) {
	return (
		<>
			<span aria-hidden="true">{hand}</span>
			<span className="visually-hidden">{hands[hand]?.name ?? hand}</span>
		</>
	);
}

function Row({ entry, hands }: { entry: LogEntry; hands: Hands }) {
	const { time, proposal, answer, words, hand } = entry;
	const look = inks[hands[hand]?.look ?? 'first'];
	return (
		<tr>
			<th scope="row">
				<time>{time}</time>
			</th>
			<td>
				{proposal && (
					<p className="label">
						<span className="visually-hidden">Proposal: </span>
						<Words text={proposal} />
					</p>
				)}
				<p className={look}>
					{answer && (
						<span className={answer === 'Yes' ? 'boxed caps is-yes' : 'boxed caps'}>{answer}.</span>
					)}{' '}
					<Words text={words} />
				</p>
			</td>
			<td className={look}>
				<Initials hand={hand} hands={hands} />
			</td>
		</tr>
	);
}

/** The log of a night watch: a machine's proposals and the answers to them. */
export function WatchLog({ paper }: { paper: WatchLogPaper }) {
	const { heading, night, rule, hands, entries } = paper;
	return (
		<div className="watch-log stacked">
			<header className="stack gap-1">
				<h2 className="step-3">{heading}</h2>
				<p className="label-xs">{night}</p>
				<p className="label-xs">{rule}</p>
			</header>
			<dl className="paper-key cluster">
				{Object.entries(hands).map(([initials, { name, office, look }]) => (
					<div key={initials} className="row">
						<dt className={inks[look]}>{initials}</dt>
						<dd>
							{name}, {office}
						</dd>
					</div>
				))}
			</dl>
			<table>
				<caption className="visually-hidden">Entries of the watch</caption>
				<thead>
					<tr>
						<th scope="col">Time</th>
						<th scope="col">Proposal, answer, reason</th>
						<th scope="col">Hand</th>
					</tr>
				</thead>
				<tbody>
					{entries.map((entry) => (
						<Row key={`${entry.time} ${entry.words}`} entry={entry} hands={hands} />
					))}
				</tbody>
			</table>
		</div>
	);
}
