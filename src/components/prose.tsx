import { directionOf } from '../model/direction.ts';
import { usePage } from './page-context.ts';

/** Prose that is rendered already. */
export function ProseHtml({ html }: { html: string }) {
	// biome-ignore lint/security/noDangerouslySetInnerHtml: Markdown with raw HTML off
	return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}

/** A prose file, by its path under `src/content/prose/` without `.md`. */
export function Prose({ id }: { id: string }) {
	const { prose } = usePage();
	return <ProseHtml html={prose(id)} />;
}

/**
 * A prose file with its less asked parts folded below their headings, after the others. Links to a
 * part open it.
 * @param props.open the anchors of the parts that are not folded
 */
export function FoldedProse({ id, open }: { id: string; open: readonly string[] }) {
	const { prose } = usePage();
	const [lead = '', ...parts] = prose(id).split(/(?=<h3 id=")/);
	const isOpen = (part: string) => open.some((anchor) => part.startsWith(`<h3 id="${anchor}"`));
	const shown = lead + parts.filter(isOpen).join('');
	return (
		<>
			{/* biome-ignore lint/security/noDangerouslySetInnerHtml: Markdown with raw HTML off */}
			<div className="prose" dangerouslySetInnerHTML={{ __html: shown }} />
			<div className="folded-parts folds grid">
				{parts
					.filter((part) => !isOpen(part))
					.map((part) => {
						const [, anchor = '', title = '', text = ''] =
							/^<h3 id="(.+?)">(.+?)<\/h3>(.+)$/s.exec(part) ?? [];
						return (
							<details key={anchor} className="fold">
								<summary>
									{/* biome-ignore lint/security/noDangerouslySetInnerHtml: as above */}
									<h3 dangerouslySetInnerHTML={{ __html: title }} />
								</summary>
								<div
									id={anchor}
									data-found-as={title}
									className="prose"
									// biome-ignore lint/security/noDangerouslySetInnerHtml: as above
									dangerouslySetInnerHTML={{ __html: text }}
								/>
							</details>
						);
					})}
			</div>
		</>
	);
}

/** One paragraph of inline Markdown, in the element given. */
export function Inline(props: {
	text: string;
	as?: 'p' | 'span' | 'li' | 'dd' | 'td' | 'figcaption';
	className?: string | undefined;
}) {
	const { inline } = usePage();
	const Element = props.as ?? 'p';
	return (
		<Element
			className={props.className}
			dir={directionOf(props.text)}
			// biome-ignore lint/security/noDangerouslySetInnerHtml: Markdown with raw HTML off
			dangerouslySetInnerHTML={{ __html: inline(props.text) }}
		/>
	);
}

/**
 * A list of paragraphs of inline Markdown.
 * @param props.each the class of every paragraph
 */
export function InlineList(props: { items: readonly string[]; className?: string; each?: string }) {
	return (
		<ul role="list" className={props.className}>
			{props.items.map((item) => (
				<Inline key={item} as="li" text={item} className={props.each} />
			))}
		</ul>
	);
}
