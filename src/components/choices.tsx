import type { ReactNode } from 'react';

export interface Choice {
	/** The id of the radio button, which styles refer to. */
	id: string;
	name: ReactNode;
	/** How many items this choice shows. */
	count: number;
	/** An explanation below the name. */
	meaning?: string;
}

/**
 * A group of radio buttons that filters what the page shows, by `:has(:checked)` in the styles.
 * Browsers without `:has()` get no buttons, and everything is shown.
 * @param props.name name of the group, unique on its page
 * @param props.choices the first is checked at the start
 */
export function Choices(props: { name: string; legend: string; choices: readonly Choice[] }) {
	return (
		<fieldset className="choices cluster gap-2">
			<legend className="label">{props.legend}</legend>
			{props.choices.map(({ id, name, count, meaning }, i) => (
				<label key={id} className="chip">
					<input type="radio" id={id} name={props.name} defaultChecked={i === 0} />
					<span>
						{name} <span className="count">{count}</span>
						{meaning && <small>{meaning}</small>}
					</span>
				</label>
			))}
		</fieldset>
	);
}
