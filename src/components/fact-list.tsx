import type { ReactNode } from 'react';

/**
 * A list of terms and values. A fact whose value is missing is left out.
 * @param props.className the layout of the list: as a rule, one below the other
 * @param props.inRows whether each value is beside its term
 */
export function FactList(props: {
	className?: string;
	inRows?: boolean;
	facts: readonly (readonly [term: string, value: ReactNode])[];
}) {
	const { className = props.inRows ? 'stack gap-1 fact-rows' : 'stack' } = props;
	return (
		<dl className={`fact-list ${className}`}>
			{props.facts.map(([term, value]) =>
				value === undefined || value === null ? null : (
					<div key={term} className={props.inRows ? 'row' : undefined}>
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
		<ul role="list" className="figures grid">
			{props.figures.map(({ figure, label }) => (
				<li key={label}>
					<span className="figure display">{figure}</span> {label}
				</li>
			))}
		</ul>
	);
}
