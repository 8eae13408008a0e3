import type { ReactNode } from 'react';

/** A list of terms and values. A fact whose value is missing is left out. */
export function FactList(props: {
	className?: string;
	facts: readonly (readonly [term: string, value: ReactNode])[];
}) {
	return (
		<dl className={`fact-list ${props.className ?? ''}`.trim()}>
			{props.facts.map(([term, value]) =>
				value === undefined || value === null ? null : (
					<div key={term}>
						<dt className="label">{term}</dt>
						<dd>{value}</dd>
					</div>
				),
			)}
		</dl>
	);
}

/**
 * Large numbers, each before its label in the source so that it is read and copied in that order.
 */
export function FigureList(props: { figures: readonly { figure: string; label: string }[] }) {
	return (
		<ul role="list" className="figures">
			{props.figures.map(({ figure, label }) => (
				<li key={label}>
					<span className="figure">{figure}</span> {label}
				</li>
			))}
		</ul>
	);
}
