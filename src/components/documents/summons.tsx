import type { Summons as SummonsPaper, SummonsQuestion } from '../../model/documents.ts';
import { Words } from './words.tsx';

/** The hands of those who end it. */
const inks = { answer: 'answer ink-pen', keeper: 'ink-pencil', office: 'ink-red' } as const;

/** A handwritten entry in the form, labelled for readers who cannot see the ink. */
function Answer({ words }: { words: string }) {
	return (
		<p className="answer ink-pen">
			<span className="visually-hidden">Written: </span>
			<Words text={words} />
		</p>
	);
}

function Question({ number, entry }: { number: number; entry: SummonsQuestion }) {
	const { question, answer, boxes } = entry;
	return (
		<div>
			<dt>
				{number}. {question}
			</dt>
			<dd>
				{answer && <Answer words={answer} />}
				{boxes && (
					<ul role="list" className="bare">
						{boxes.map(({ box, answer: written }) => (
							<li key={box}>
								<p className="tick-box label">
									{box}
									<span className="visually-hidden"> (box left empty)</span>
								</p>
								<Answer words={written} />
							</li>
						))}
					</ul>
				)}
			</dd>
		</div>
	);
}

/** A printed summons to a citizen chosen by lot, with the handwritten entries. */
export function Summons({ paper }: { paper: SummonsPaper }) {
	return (
		<div className="summons stack gap-5">
			<header className="stack gap-1">
				<p>{paper.office}</p>
				<p>{paper.formNumber}</p>
				<h2>{paper.heading}</h2>
				<p>{paper.delivery}</p>
			</header>
			<dl className="particulars cluster">
				{paper.particulars.map(({ what, value }) => (
					<div key={what}>
						<dt className="label-xs">{what}</dt>
						<dd>{value}</dd>
					</div>
				))}
			</dl>
			<div className="summary stack gap-3">
				{paper.letter.map((paragraph) => (
					<p key={paragraph}>{paragraph}</p>
				))}
				<p className="signature label-xs">{paper.signed}</p>
			</div>
			<dl className="questions">
				{paper.questions.map((entry, index) => (
					<Question key={entry.question} number={index + 1} entry={entry} />
				))}
			</dl>
			<div className="small-print">
				<h3 className="label">{paper.notesHeading}</h3>
				<ol>
					{paper.notes.map((note) => (
						<li key={note}>{note}</li>
					))}
				</ol>
			</div>
			<dl className="endings stack">
				{paper.endings.map(({ by, words, hand }) => (
					<div key={by}>
						<dt className="label-xs">{by}</dt>
						<dd className={inks[hand]}>
							<Words text={words} />
						</dd>
					</div>
				))}
			</dl>
			<p className="stamp caps">
				<span className="visually-hidden">Stamped: </span>
				{paper.stamp.map((line) => (
					<span key={line}>{line} </span>
				))}
			</p>
		</div>
	);
}
