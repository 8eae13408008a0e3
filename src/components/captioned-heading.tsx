import { SectionLink } from './section-heading.tsx';

/** The value of `aria-labelledby` for a section that begins with a captioned heading. */
export const captionedBy = (id: string) => `${id}-caption ${id}-heading`;

/**
 * A heading with a plain caption above it. The accessible name of the heading includes the caption.
 * @param props.id prefix of the ids of the caption and the heading
 * @param props.linkedAs the section's name in the label of the link beside the heading; no link
 * without it
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
			{/* Reader views need the span: see SectionHeading. */}
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
