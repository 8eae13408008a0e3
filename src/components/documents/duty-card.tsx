import type { DutyCard as DutyCardPaper, DutyDay } from '../../model/documents.ts';
import { Words } from './words.tsx';

/** A punched hole: round for a day served, notched at the edge for a day swapped. */
const Punch = ({ isSwapped }: { isSwapped: boolean }) => (
	<svg viewBox="0 0 24 24" width="24" height="24" className="punch" aria-hidden="true">
		{isSwapped ? (
			<path d="M2 3L22 12 2 21Z" strokeWidth="1.5" />
		) : (
			<circle cx="12" cy="12" r="9.5" strokeWidth="1.5" />
		)}
	</svg>
);

const Figure = ({ words }: { words: string | undefined }) =>
	words === undefined ? (
		<>
			<span aria-hidden="true">–</span>
			<span className="visually-hidden">nothing</span>
		</>
	) : (
		<Words text={words} />
	);

function Day({
	number,
	day,
	columns,
}: {
	number: number;
	day: DutyDay;
	columns: DutyCardPaper['columns'];
}) {
	const { harbour, date, said, is, keeper, own, isSwapped = false } = day;
	return (
		<tr>
			<th scope="row">
				<Punch isSwapped={isSwapped} />
				<span className="visually-hidden">{isSwapped ? 'Punched for another: ' : 'Punched: '}</span>
				<span className="duty-day">
					{number}. <Words text={harbour} />
				</span>{' '}
				<span className="duty-date label-xs">{date}</span>
			</th>
			<td className="strand-age display">
				<Figure words={said === undefined ? undefined : String(said)} />
			</td>
			<td className="strand-age display">
				<Figure words={is} />
			</td>
			<td className="remarks">
				<p className="ink-pencil">
					<span className="visually-hidden">{columns.keeper}: </span>
					<Words text={keeper} />
				</p>
				{own && (
					<p className="ink-pen">
						<span className="visually-hidden">{columns.own}: </span>
						<Words text={own} />
					</p>
				)}
			</td>
		</tr>
	);
}

/** A duty card: eleven days on a mooring line, with the remarks of two people. */
export function DutyCard({ paper }: { paper: DutyCardPaper }) {
	const { heading, line, particulars, columns, days, totals, signed } = paper;
	return (
		<div className="duty-card">
			<header className="cluster">
				<h2>{heading}</h2>
				<p className="display">{line}</p>
			</header>
			<dl className="particulars cluster">
				{particulars.map(({ what, value }) => (
					<div key={what}>
						<dt className="label-xs">{what}</dt>
						<dd>{value}</dd>
					</div>
				))}
			</dl>
			<table>
				<caption>{columns.caption}</caption>
				<thead>
					<tr>
						<th scope="col">{columns.dayHead}</th>
						<th scope="col">{columns.said}</th>
						<th scope="col">{columns.is}</th>
						<th scope="col">
							<span className="ink-pencil">{columns.keeper}</span>,{' '}
							<span className="ink-pen">{columns.own}</span>
						</th>
					</tr>
				</thead>
				<tbody>
					{days.map((day, index) => (
						<Day key={day.harbour} number={index + 1} day={day} columns={columns} />
					))}
				</tbody>
			</table>
			<div className="duty-totals">
				<dl className="paper-key stack">
					{totals.map(({ what, value }) => (
						<div key={what} className="row">
							<dt>{what}</dt>
							<dd>{value}</dd>
						</div>
					))}
				</dl>
				<p className="ink-pencil">{signed}</p>
			</div>
		</div>
	);
}
