import { formatNames, type Work, workRoute } from '../../model/works.ts';
import { Link } from '../link.tsx';
import { PictureImage } from '../picture-image.tsx';
import { useKind } from '../reading-time.ts';

/**
 * Works in a row each: title, kind and length, makers, and whether it is canon.
 * @param props.blurbs how many rows say what the work is about, from the first
 * @param props.hasPictures whether each row has the work’s cover
 * @param props.formatWho names its makers, or says what one of them did
 */
export function WorkList(props: {
	works: readonly Work[];
	blurbs?: number;
	hasPictures?: boolean;
	formatWho?: (work: Work) => string;
}) {
	const { formatWho = formatNames, blurbs = 0 } = props;
	const formatKind = useKind();
	return (
		<ul role="list" className="work-list grid">
			{props.works.map((work, i) => (
				<li key={work.slug} className="cover-link ruled stack gap-1">
					{props.hasPictures && work.cover && <PictureImage id={work.cover} alt="" />}
					<Link to={workRoute(work.slug)}>{work.title}</Link>
					{i < blurbs && <p>{work.blurb}</p>}
					<p className="label">
						{formatKind(work)}. {formatWho(work)}.{' '}
						<span className={work.isCanon ? 'canon-work' : 'free-work'}>
							{work.isCanon ? 'Canon' : 'Not canon'}
						</span>
					</p>
				</li>
			))}
		</ul>
	);
}
