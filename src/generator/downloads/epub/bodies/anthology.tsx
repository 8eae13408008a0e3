import type { ReactNode } from 'react';
import { Crafts } from '../../../../components/crafts.tsx';
import { Document } from '../../../../components/documents/document.tsx';
import { FactList } from '../../../../components/fact-list.tsx';
import { MailLink } from '../../../../components/link.tsx';
import { usePage } from '../../../../components/page-context.ts';
import { PictureImage } from '../../../../components/picture-image.tsx';
import { Inline, InlineList, Prose } from '../../../../components/prose.tsx';
import { ScriptPage } from '../../../../components/script-page.tsx';
import { SpecimenNote } from '../../../../components/specimen-note.tsx';
import { briefTerms, TermsTable } from '../../../../components/terms-table.tsx';
import type { Anthology } from '../../../../content/anthology.ts';
import type { CityDocument } from '../../../../content/documents/types.ts';
import { atStart } from '../../../../content/numbers.ts';
import { slugify } from '../../../../content/slugs.ts';
import type { Entry, GalleryItem, Story } from '../../../../content/types.ts';
import type { Settings } from '../../../../site.ts';
import { Titled } from './parts.tsx';

/** Entries with headings of their own. */
const entries = (list: readonly Entry[]) =>
	list.map(({ title, description }) => (
		<section key={title}>
			<h3>{title}</h3>
			<Inline text={description} />
		</section>
	));

/** The pictures that tell one day. */
export function GalleryChapter(props: { items: readonly GalleryItem[]; heading: string }) {
	const { items, heading } = props;
	return (
		<>
			<h1>{heading}</h1>
			<p className="lead">
				The pirate radio reads out a name in the first hour of a Thursday, and the name goes through
				the city. Read the lines under the pictures in order.
			</p>
			{items.map(({ src, alt, caption }) => (
				<figure key={src}>
					<PictureImage id={src} alt={alt} />
					<figcaption>{caption}</figcaption>
				</figure>
			))}
		</>
	);
}

export function ThemesChapter({ anthology }: { anthology: Anthology }) {
	const { remember, themes, themesToAvoid } = anthology;
	return (
		<>
			<p className="caption">Theme ideas</p>
			<h1>{atStart(themes.length)} loose ends</h1>
			<p className="lead">
				Each of these is something that the city is in the middle of, with a first image to start
				from.
			</p>
			<Titled id="explore" title="Themes to explore">
				{themes.map(({ title, description, image, subThemes = [] }) => (
					<section key={title} id={slugify(title)}>
						<h3>{title}</h3>
						<Inline text={description} />
						<p className="label">A first image</p>
						<Inline text={image} />
						{subThemes.map((sub) => (
							<section key={sub.title}>
								<h4>{sub.title}</h4>
								<Inline text={sub.description} />
							</section>
						))}
					</section>
				))}
			</Titled>
			<Titled id="avoid" title="Themes to avoid">
				{entries(themesToAvoid.map(({ title, reason }) => ({ title, description: reason })))}
			</Titled>
			<Titled id="remember" title="Remember">
				<Inline text={remember} />
			</Titled>
		</>
	);
}

export function StoryChapter({ story }: { story: Story }) {
	return (
		<>
			<p className="caption">A story</p>
			<h1>{story.title}</h1>
			{story.contentNote && <Inline text={story.contentNote} className="label" />}
			<figure>
				<PictureImage id={story.picture} alt={story.seen} />
			</figure>
			<Prose id={`read/${story.slug}`} />
			<SpecimenNote kind="story" />
		</>
	);
}

/** A paper of the city: what shows its hand and its stamp on the page is said in words. */
export function PaperChapter({ paper }: { paper: CityDocument }) {
	return (
		<>
			<h1>{paper.title}</h1>
			<p className="label">{paper.kind}</p>
			<Document document={paper} />
			<SpecimenNote kind="paper" />
		</>
	);
}

/** The parts of the guidelines, by the anchors that they have on their page. */
export const guidelineParts: readonly {
	id: string;
	title: string;
	body(anthology: Anthology, settings: Settings): ReactNode;
}[] = [
	{
		id: 'short-version',
		title: 'What to send, by craft',
		body: ({ guidelines }) => (
			<>
				<Crafts crafts={guidelines.crafts} />
				{entries(guidelines.letter)}
			</>
		),
	},
	{
		id: 'pay-and-rights',
		title: 'Pay, rights, and what is undecided',
		body: ({ terms }) => (
			<TermsTable
				caption="Pay, rights and sending work: what is decided and what is not"
				groups={briefTerms(terms)}
			/>
		),
	},
	{
		id: 'deadlines',
		title: 'Dates, and how long answers take',
		body: ({ guidelines }) => (
			<dl>
				{guidelines.deadlines.map(({ what, when, note }) => (
					<div key={what}>
						<dt>{what}</dt>
						<Inline as="dd" text={when} />
						<Inline as="dd" text={note} />
					</div>
				))}
			</dl>
		),
	},
	{
		id: 'submission-process',
		title: 'Submission process',
		body: ({ guidelines }) => entries(guidelines.steps),
	},
	{
		id: 'format-requirements',
		title: 'Format requirements',
		body: ({ guidelines: { formats, script } }) => (
			<>
				{formats.map(({ title, points }) => (
					<section key={title}>
						<h3>{title}</h3>
						<InlineList items={points} />
					</section>
				))}
				<section id="script-format">
					<h3>Comic scripts</h3>
					<InlineList items={script.points} />
					<ScriptPage script={script.example} caption="Half a page of script" />
				</section>
			</>
		),
	},
	{
		id: 'selection-criteria',
		title: 'Selection criteria',
		body: ({ guidelines: { criteria, outcomes } }) => (
			<>
				{entries(criteria)}
				<h3>What a review can end in</h3>
				<FactList
					facts={outcomes.map(({ title, description }) => [
						title,
						<Inline key={title} as="span" text={description} />,
					])}
				/>
			</>
		),
	},
	{
		id: 'policies',
		title: 'Who is sought, and how we work',
		body: ({ guidelines }, { making }) => (
			<>
				{entries(guidelines.policies)}
				{making !== null && entries([{ title: 'How this was made', description: making }])}
			</>
		),
	},
	{
		id: 'checklist',
		title: 'Checklist',
		body: ({ guidelines }) => <InlineList items={guidelines.checklist} />,
	},
];

export function GuidelinesChapter({ anthology }: { anthology: Anthology }) {
	const { settings } = usePage();
	const { submissions, editorial } = settings.emails;
	return (
		<>
			<p className="caption">Appendix: submission guidelines</p>
			<h1>How to come aboard</h1>
			<p className="lead">
				Submissions go by e-mail to <MailLink address={submissions} />, questions about a piece in
				progress to <MailLink address={editorial} />.
			</p>
			{guidelineParts.map(({ id, title, body }) => (
				<Titled key={id} id={id} title={title}>
					{body(anthology, settings)}
				</Titled>
			))}
		</>
	);
}
