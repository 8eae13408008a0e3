import type { InlineCode } from '../model/built.ts';
import { usePage } from './page-context.ts';

/**
 * An inline script or style, whose hash goes into the page's content security policy.
 * @param props.type the type of a `<script>` that is data
 */
export function InlineElement({ type, ...code }: InlineCode & { type?: string }) {
	const { inlineCode } = usePage();
	inlineCode.push(code);
	const Element = code.kind;
	// biome-ignore lint/security/noDangerouslySetInnerHtml: the project's own code
	return <Element type={type} dangerouslySetInnerHTML={{ __html: code.source }} />;
}
