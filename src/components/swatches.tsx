import type { Swatch } from '../model/types.ts';
import { MarkedWords } from './marked-words.tsx';

export function Swatches({ colours }: { colours: readonly Swatch[] }) {
	return (
		<ul role="list" className="swatches grid">
			{colours.map(({ hex, name }) => (
				<li key={`${hex} ${name}`} className="row">
					<svg viewBox="0 0 10 10" aria-hidden="true">
						<path d="M0 0h10v10H0z" fill={hex} />
					</svg>
					<code>{hex}</code>{' '}
					<span>
						<MarkedWords text={name} />
					</span>
				</li>
			))}
		</ul>
	);
}
