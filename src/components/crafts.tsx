import type { Craft, Guidelines } from '../model/types.ts';
import { FactList } from './fact-list.tsx';
import { usePage } from './page-context.ts';
import { Inline, InlineList } from './prose.tsx';
import { ScriptPage } from './script-page.tsx';

/** Checkboxes. The `name` groups those of one list. */
function Checklist({ id, items }: { id: string; items: readonly string[] }) {
	return (
		<ul role="list" className="checklist">
			{items.map((item, index) => (
				<li key={item}>
					<input type="checkbox" id={`${id}-${index + 1}`} />
					<label htmlFor={`${id}-${index + 1}`}>
						<Inline as="span" text={item} />
					</label>
				</li>
			))}
		</ul>
	);
}

/** The rules for the layout of a comic script, with an example. */
function ScriptFormat({ script }: Pick<Guidelines, 'script'>) {
	return (
		<details className="fold">
			<summary>How to lay out a script, with half a page as an example</summary>
			<section id="script-format" aria-labelledby="script-format-heading">
				<h4 id="script-format-heading">Comic scripts</h4>
				<InlineList items={script.points} />
				<ScriptPage script={script.example} caption="Half a page of script" />
			</section>
		</details>
	);
}

/** One craft: its limits are the summary, and the rest is folded. */
function CraftFold({ craft, script }: { craft: Craft } & Pick<Guidelines, 'script'>) {
	const { settings, urls } = usePage();
	const { id, title, description, file, length, subject, format, send } = craft;
	return (
		<details className="fold">
			<summary>
				<h3>{title}</h3> <span>{length}</span> <span className="craft-file">{file}</span>
			</summary>
			<div className="stack gap-3 small">
				<Inline text={description} />
				<FactList
					inRows
					facts={[
						[
							'Subject',
							<a key="subject" href={urls.mail(settings.emails.submissions, subject)}>
								{subject}
							</a>,
						],
					]}
				/>
				<div className="craft-lists grid">
					<div>
						<h4>Format</h4>
						<InlineList items={format} />
					</div>
					<div>
						<h4>Send</h4>
						<Checklist id={`check-${id}`} items={send} />
					</div>
				</div>
				{id === 'script' && <ScriptFormat script={script} />}
			</div>
		</details>
	);
}

/**
 * What to send: the limits of all crafts at a glance, each with its details folded, then what every
 * submission needs. Only the details of open ones are printed.
 */
export function Crafts({ guidelines }: { guidelines: Guidelines }) {
	const { crafts, beforeInk, checklist, script } = guidelines;
	return (
		<div className="stack gap-8">
			<ul
				role="list"
				id="short-version"
				data-found-as="Word counts, lengths and file types"
				className="crafts folds"
			>
				{crafts.map((craft) => (
					<li key={craft.id}>
						<CraftFold craft={craft} script={script} />
					</li>
				))}
			</ul>
			<div id="before-you-ink" className="first-image">
				<Inline text={beforeInk} />
			</div>
			<div id="checklist" className="panel pad stack gap-3 small">
				<h3>Checklist: with every submission</h3>
				<Checklist id="check" items={checklist} />
			</div>
		</div>
	);
}
