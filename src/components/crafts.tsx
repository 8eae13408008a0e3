import type { Craft, Guidelines } from '../model/types.ts';
import { FactList } from './fact-list.tsx';
import { usePage } from './page-context.ts';
import { Inline, InlineList } from './prose.tsx';
import { ScriptPage } from './script-page.tsx';
import { UntilFound } from './until-found.tsx';

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

function CraftCard({ craft, script }: { craft: Craft } & Pick<Guidelines, 'script'>) {
	const { settings, urls } = usePage();
	const { id, title, description, file, length, subject, format, send, note } = craft;
	return (
		<div className="craft panel pad stack gap-3 small">
			<h3>{title}</h3>
			<Inline text={description} />
			{note && <Inline text={note} className="craft-note" />}
			<FactList
				inRows
				facts={[
					['Length', length],
					['File', file],
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
	);
}

/**
 * What to send, with one card for each craft. Radio buttons choose the card that is shown, at first the
 * first one; the others are still found by in-page search and links, except the first. Browsers without
 * `:has()` show all cards.
 */
export function Crafts({ guidelines }: { guidelines: Guidelines }) {
	const { crafts, checklist, script } = guidelines;
	return (
		<div id="short-version" data-found-as="What to send" className="crafts">
			<fieldset className="choices cluster gap-2">
				<legend className="label">What do you make?</legend>
				{crafts.map(({ id, title }, index) => (
					<label key={id} className="chip">
						<input type="radio" id={`craft-${id}`} name="craft" defaultChecked={index === 0} />
						<span>{title}</span>
					</label>
				))}
			</fieldset>
			{crafts.map((craft, index) => (
				<UntilFound key={craft.id} name={craft.id} isOpen={index === 0}>
					<CraftCard craft={craft} script={script} />
				</UntilFound>
			))}
			<div id="checklist" className="panel pad stack gap-3 small">
				<h3>Checklist: with every submission</h3>
				<Checklist id="check" items={checklist} />
			</div>
		</div>
	);
}

/** Styles that hide the cards of the crafts that are not chosen, until a search or a link opens them. */
export const craftStyles = ({ crafts }: Guidelines): string =>
	`@media screen{${crafts
		.map(({ id }, index) => {
			const card = `[data-name="${id}"]${index === 0 ? '' : '[hidden]'}:not(:has(:target))`;
			return `.crafts:not(:has(#craft-${id}:checked))>${card}{content-visibility:hidden}`;
		})
		.join('')}}`;
