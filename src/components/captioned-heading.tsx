/** The ids that name a section which begins with a captioned heading, for its `aria-labelledby`. */
export const captionedBy = (id: string) => `${id}-caption ${id}-heading`;

/**
 * A heading in the world's voice under a plain caption that says what it heads. Read in a list of
 * headings, it says both.
 * @param props.id of what it heads: the parts' ids begin with it
 */
export function CaptionedHeading(props: {
	id: string;
	level: 1 | 2;
	caption: string;
	heading: string;
}) {
	const { id } = props;
	const Heading = `h${props.level}` as const;
	return (
		<>
			<p id={`${id}-caption`} className="caption">
				{props.caption}
			</p>
			<Heading id={`${id}-heading`} aria-labelledby={captionedBy(id)}>
				{props.heading}
			</Heading>
		</>
	);
}
