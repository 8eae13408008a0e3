import { formatNames, type Work, workRoute } from '../../model/works.ts';
import { Link } from '../link.tsx';
import { useKind } from '../reading-time.ts';

/**
 * Works in a row each: title, kind and length, makers, and whether it is canon.
 * @param props.formatWho names its makers, or says what one of them did
 */
export function WorkList(props: { works: readonly Work[]; formatWho?: (work: Work) => string }) {
	const { formatWho = formatNames } = props;
	const formatKind = useKind();
	return (
		<ul role="list" className="work-list grid">
			{props.works.map((work) => (
				<li key={work.slug} className="cover-link ruled stack gap-1">
					<Link to={workRoute(work.slug)}>{work.title}</Link>
					<p className="label">
						{formatKind(work)}. {formatWho(work)}.{work.isCanon && ' Canon.'}
					</p>
				</li>
			))}
		</ul>
	);
}
