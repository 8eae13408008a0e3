import { SectionLink } from './section-heading.tsx';

/** The ids that name a section which begins with a captioned heading, for its `aria-labelledby`. */
export const captionedBy = (id: string) => `${id}-caption ${id}-heading`;

/**
 * A heading in the world's voice under a plain caption that says what it heads. Read in a list of
 * headings, it says both.
 * @param props.id of what it heads: the parts' ids begin with it
 * @param props.linkedAs what a link to the section calls it, where there is one beside the heading
 */
export function CaptionedHeading(props: {
	id: string;
	level: 1 | 2;
	caption: string;
	heading: string;
	linkedAs?: string;
}) {
	const { id, linkedAs } = props;
	const Heading = `h${props.level}` as const;
	const heading = (
		<Heading id={`${id}-heading`} aria-labelledby={captionedBy(id)}>
			{/* As in other headings that stand in a box: for readers’ views. */}
			{linkedAs === undefined ? props.heading : <span>{props.heading}</span>}
		</Heading>
	);
	return (
		<>
			<p id={`${id}-caption`} className="caption">
				{props.caption}
			</p>
			{linkedAs === undefined ? (
				heading
			) : (
				<div className="section-heading">
					{heading}
					<SectionLink id={id} title={linkedAs} />
				</div>
			)}
		</>
	);
}
