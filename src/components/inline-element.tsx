import { type InlineCode, usePage } from './page-context.ts';

/**
 * A script or style that stands in the page itself, which the page's content policy then names.
 * @param props.type what a script is, where it is not one that runs
 */
export function InlineElement({ type, ...code }: InlineCode & { type?: string }) {
	const { inlineCode } = usePage();
	inlineCode.push(code);
	const Element = code.kind;
	// biome-ignore lint/security/noDangerouslySetInnerHtml: the project's own code
	return <Element type={type} dangerouslySetInnerHTML={{ __html: code.source }} />;
}
