import type { ReactNode } from 'react';

/** Facts as terms with their values; a fact whose value is missing is left out. */
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

/** Numbers set large, each before its words, as it is read and copied. */
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
