import { Fragment, type ReactElement } from 'react';
import { CanonMark } from '../../../components/canon.tsx';
import { Link } from '../../../components/link.tsx';
import { usePage } from '../../../components/page-context.ts';
import { Inline } from '../../../components/prose.tsx';

/** Joins elements that have keys with commas. */
export const listInLine = (items: readonly ReactElement[]) =>
	items.map((item, index) => (
		<Fragment key={item.key}>
			{index > 0 && ', '}
			{item}
		</Fragment>
	));

/** The canon notes about one subject, unfolded; nothing when there are none. */
export function ForYourStory({ about }: { about: string }) {
	const entries = usePage().records.world.canon.filter((entry) => entry.about === about);
	if (entries.length === 0) return null;
	return (
		<aside className="canon">
			<p className="label">For your story</p>
			<ul>
				{entries.map(({ note, status }) => (
					<li key={note}>
						<CanonMark status={status} />: <Inline as="span" text={note} />
					</li>
				))}
			</ul>
		</aside>
	);
}

/** The first page of a part, with a list of its chapters. */
export function PartPage(props: {
	caption: string;
	heading: string;
	lead: string;
	places: readonly { path: string; title: string; line: string }[];
}) {
	return (
		<>
			<p className="caption">{props.caption}</p>
			<h1>{props.heading}</h1>
			<Inline text={props.lead} className="lead" />
			<ul className="places">
				{props.places.map(({ path, title, line }) => (
					<li key={path}>
						<Link to={path}>{title}</Link>
						<br />
						<Inline as="span" text={line} />
					</li>
				))}
			</ul>
		</>
	);
}
