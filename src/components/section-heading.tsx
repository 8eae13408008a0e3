/**
 * A link to its own section, for sharing. Its sign is generated content, so that it is not read or
 * copied with the text.
 */
export const SectionLink = ({ id, title }: { id: string; title: string }) => (
	// biome-ignore lint/a11y/useAnchorContent: its label is its content
	<a
		className="section-link"
		data-print="none"
		href={`#${id}`}
		aria-label={`Link to this section: ${title}`}
	/>
);

/**
 * The heading of a section with an anchor, and a link to it. The link is outside the heading, as
 * its label would be read as part of it.
 * @param props.id the section's id
 * @param props.isName whether the title is a name, which must not be translated
 */
export function SectionHeading(props: {
	id: string;
	level: 3 | 4;
	title: string;
	isName?: boolean;
}) {
	const { id, title } = props;
	const Heading = `h${props.level}` as const;
	return (
		<div className="section-heading">
			<Heading {...(props.isName && { translate: 'no' })}>
				{/* Reader views remove a box that holds a heading and no other element with text. */}
				<span>{title}</span>
			</Heading>
			<SectionLink id={id} title={title} />
		</div>
	);
}
