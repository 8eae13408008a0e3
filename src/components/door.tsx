import type { PictureId } from '../model/picture-ids.ts';
import { Link } from './link.tsx';
import { PictureImage } from './picture-image.tsx';

/**
 * A card that links to a work: a drawing, and below it the title and reading time. The whole card
 * is the link.
 * @param props.note kind and length
 * @param props.line one sentence that attracts readers
 */
export function Door(props: {
	to: string;
	picture: PictureId;
	title: string;
	note: string;
	line: string;
	level: 2 | 3;
	eager?: boolean;
}) {
	const { to, picture, title, note, line, eager } = props;
	const Heading = `h${props.level}` as const;
	return (
		<article className="door panel cover-link">
			<PictureImage id={picture} alt="" {...(eager && { eager })} />
			<div className="stack gap-1">
				<p className="caption">{note}</p>
				<Heading className="step-3">
					<Link to={to}>{title}</Link>
				</Heading>
				<p>{line}</p>
			</div>
		</article>
	);
}
