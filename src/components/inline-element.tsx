import { type InlineCode, usePage } from './page-context.ts';

/** A script or style that stands in the page itself, which the page's content policy then names. */
export function InlineElement(props: InlineCode) {
	const { inlineCode } = usePage();
	inlineCode.push(props);
	const Element = props.kind;
	// biome-ignore lint/security/noDangerouslySetInnerHtml: the project's own code
	return <Element dangerouslySetInnerHTML={{ __html: props.source }} />;
}
