import { type FlagLetter, flagPicture } from '../model/flags.ts';
import type { TimelineStep } from '../model/types.ts';
import { PictureImage } from './picture-image.tsx';
import { Inline } from './prose.tsx';

/** Each step's signal flag: the first letter of its name. */
const flags: Record<TimelineStep['id'], FlagLetter> = {
	prep: 'P',
	pitch: 'K',
	select: 'S',
	create: 'C',
	organize: 'O',
	publish: 'Q',
};

/** The steps of the project as flags on a halyard, with the active ones hoisted. */
export function Timeline({ steps }: { steps: readonly TimelineStep[] }) {
	const active = steps.filter((step) => step.active).map(({ name }) => name);
	const step = steps.findIndex(({ active }) => active) + 1;
	const percent = Math.round((step / steps.length) * 10_000) / 100;
	return (
		<div className="timeline stack">
			<div className="timeline-bar" data-print="none">
				<progress
					value={percent}
					max={100}
					aria-label={`Progress of the first volume: ${active.join(', ')}`}
				>
					{percent} %
				</progress>
				<span className="label">
					Step {step} of {steps.length}: {active.join(', ')} ({percent} %)
				</span>
			</div>
			<ol role="list">
				{steps.map(({ id, name, active, description }) => (
					<li key={id} id={id} aria-current={active ? 'step' : undefined} data-active={active}>
						<PictureImage id={flagPicture(flags[id])} alt="" className="flag" />
						<h3>{name}</h3>
						{active && <p className="label">Now</p>}
						<Inline text={description} />
					</li>
				))}
			</ol>
		</div>
	);
}
