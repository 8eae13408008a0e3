import { sayNames, type Work, workRoute } from '../../world/works.ts';
import { Link } from '../link.tsx';
import { useKind } from '../reading-time.ts';

/**
 * Works in a row each: title, kind and length, makers, and whether it is canon.
 * @param props.hasBlurbs whether each row says what the work is about
 * @param props.sayWho names its makers, or says what one of them did
 */
export function WorkList(props: {
	works: readonly Work[];
	hasBlurbs?: boolean;
	sayWho?: (work: Work) => string;
}) {
	const { sayWho = sayNames } = props;
	const sayKind = useKind();
	return (
		<ul role="list" className="work-list">
			{props.works.map((work) => (
				<li key={work.slug}>
					<Link to={workRoute(work.slug)}>{work.title}</Link>
					{props.hasBlurbs && <span>{work.blurb}</span>}
					<span className="label">
						{sayKind(work)}. {sayWho(work)}.{' '}
						<span className={work.isCanon ? 'canon-work' : 'free-work'}>
							{work.isCanon ? 'Canon' : 'Not canon'}
						</span>
					</span>
				</li>
			))}
		</ul>
	);
}
