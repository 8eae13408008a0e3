import type { ReactNode } from 'react';

/** One of several things to show. */
export interface Choice {
	/** The id of its button: styles show by it what is chosen. */
	id: string;
	name: ReactNode;
	/** How many are shown then, said before anybody chooses. */
	count: number;
	/** What it means. */
	meaning?: string;
}

/**
 * Buttons of which one is pressed: styles show what belongs to it, and no script is asked. Where styles
 * cannot tell, the buttons are not there and everything shows.
 * @param props.name of the group, unique on its page
 * @param props.choices the first is chosen to begin with
 */
export function Choices(props: { name: string; legend: string; choices: readonly Choice[] }) {
	return (
		<fieldset className="choices">
			<legend className="label">{props.legend}</legend>
			{props.choices.map(({ id, name, count, meaning }, i) => (
				<label key={id}>
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
