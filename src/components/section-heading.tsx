/**
 * A link to the section that it stands in, for whoever wants to send it to somebody. Its sign is drawn
 * by styles: it is no word of the text, nor of what is copied from it.
 */
export const SectionLink = ({ id, title }: { id: string; title: string }) => (
	// biome-ignore lint/a11y/useAnchorContent: its label is its content
	<a className="section-link" href={`#${id}`} aria-label={`Link to this section: ${title}`} />
);

/**
 * The heading of a section that has an anchor, with a link to it. The link stands beside the heading:
 * inside, its name would be read with the heading's.
 * @param props.id the section's
 * @param props.isName whether the title is a name, which no translator may touch
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
				{/* Readers’ views drop a box that has a heading, and in it no other element with words. */}
				<span>{title}</span>
			</Heading>
			<SectionLink id={id} title={title} />
		</div>
	);
}
