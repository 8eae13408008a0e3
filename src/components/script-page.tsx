import type { ScriptPage as Script } from '../model/types.ts';
import { Inline } from './prose.tsx';

/** A page of a comic script, set in typewriter style. */
export function ScriptPage({ script, caption }: { script: Script; caption: string }) {
	return (
		<figure className="script panel captioned stack">
			<figcaption className="caption">{caption}</figcaption>
			<p className="script-heading">{script.heading}</p>
			{script.panels.map(({ title, description, lines }) => (
				<div key={title}>
					<p>
						<strong>{title}.</strong> <Inline as="span" text={description} />
					</p>
					<dl className="stack gap-2">
						{lines.map(({ who, text }) => (
							<div key={text}>
								<dt>{who}</dt>
								<dd>{text}</dd>
							</div>
						))}
					</dl>
				</div>
			))}
		</figure>
	);
}
