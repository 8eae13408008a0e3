import type {
	TranscriptEntry,
	Transcript as TranscriptPaper,
	TranscriptSilence,
} from '../../model/documents.ts';
import { Noise } from './noise.tsx';
import { Words } from './words.tsx';

/** A note that the listener wrote for themselves. */
function Aside({ words }: { words: string }) {
	return (
		<p className="ink-pen">
			(<Words text={words} />)
		</p>
	);
}

/** A silence, as a space of proportional height. */
function Silence({ silence }: { silence: TranscriptSilence }) {
	const { time, until, minutes, aside } = silence;
	return (
		<>
			<p className="heard-time ink-red">
				<time>{time}</time>
				<span className="visually-hidden"> to {until}</span>
			</p>
			<div className="silence">
				<p className="silence-length label">{minutes} minutes, nobody</p>
				<Aside words={aside} />
			</div>
		</>
	);
}

function Entry({ entry }: { entry: TranscriptEntry }) {
	const { time, voice, words, aside } = entry;
	return (
		<>
			<p className="heard-time ink-red">
				<time>{time}</time>
			</p>
			<div>
				{voice === undefined ? (
					<Aside words={words} />
				) : (
					<p>
						<span className="voice caps">{voice}:</span> <Words text={words} />
					</p>
				)}
				{aside && <Aside words={aside} />}
			</div>
		</>
	);
}

/** A receiver's tuning scale with its needle on channel 16. */
const Scale = () => (
	<svg viewBox="0 0 280 44" className="scale" aria-hidden="true" data-print="none">
		<path
			d={Array.from({ length: 28 }, (_, at) => `M${5 + at * 10} 44V${at % 5 === 0 ? 16 : 28}`).join(
				'',
			)}
			stroke="currentColor"
			strokeWidth="2"
		/>
		<path d="M155 0V44" className="needle" strokeWidth="5" />
	</svg>
);

/** The transcript of an hour on a radio channel. */
export function Transcript({ paper }: { paper: TranscriptPaper }) {
	return (
		<div className="exercise-book">
			<header className="cluster">
				<h2>{paper.heading}</h2>
				<Scale />
			</header>
			<div className="heard-how stack gap-1">
				<p className="label">{paper.night}</p>
				<p>{paper.taken}</p>
				<p>
					<Noise seconds={3} /> {paper.key}
				</p>
			</div>
			<div className="heard">
				<ol role="list" className="stack gap-2">
					{paper.entries.map((entry) =>
						'until' in entry ? (
							<li key={entry.time} className="cluster">
								<Silence silence={entry} />
							</li>
						) : (
							<li
								key={`${entry.time} ${entry.words}`}
								className={entry.isJammed ? 'cluster jammed' : 'cluster'}
							>
								<Entry entry={entry} />
							</li>
						),
					)}
				</ol>
			</div>
		</div>
	);
}
