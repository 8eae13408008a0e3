import { PaperFigure } from '../../../components/documents/paper-figure.tsx';
import { guidelineParts } from '../../../components/guideline-parts.tsx';
import { MailLink } from '../../../components/link.tsx';
import { usePage } from '../../../components/page-context.ts';
import { PictureImage } from '../../../components/picture-image.tsx';
import { Inline } from '../../../components/prose.tsx';
import { SpecimenNote } from '../../../components/specimen-note.tsx';
import { ThemeSections } from '../../../components/theme-sections.tsx';
import { TitledSection } from '../../../components/titled-section.tsx';
import { ByLine, Licence } from '../../../components/works/credits.tsx';
import { WorkFigure, WorkText } from '../../../components/works/work-text.tsx';
import type { GalleryItem } from '../../../model/types.ts';
import { type Work, workKinds } from '../../../model/works.ts';

/** The gallery: one day in pictures. */
export function GalleryChapter(props: { items: readonly GalleryItem[]; heading: string }) {
	const { items, heading } = props;
	return (
		<>
			<h1>{heading}</h1>
			<p className="lead">
				A pirate station reads out a name in the first hour of a Thursday, and the name goes through
				the city. Read the captions in order.
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

export function ThemesChapter() {
	const { heading, lead } = usePage().records.anthology.pageHeads.themes;
	return (
		<>
			<p className="caption">Theme ideas</p>
			<h1>{heading}</h1>
			<p className="lead">{lead}</p>
			<ThemeSections />
		</>
	);
}

/** A work. Handwriting and stamps of papers, which the site draws, are described in words. */
export function WorkChapter({ work }: { work: Work }) {
	const { kind, title, by, note, opening, paper, paperCaption = '' } = work;
	return (
		<>
			<p className="caption">{workKinds[kind].one}</p>
			<h1>{title}</h1>
			<ByLine by={by} />
			{note && <Inline text={note} className="label" />}
			{opening && <WorkFigure picture={opening} />}
			{paper && <PaperFigure paper={paper} caption={paperCaption} />}
			<WorkText work={work} />
			<Licence work={work} />
			<SpecimenNote work={work} />
		</>
	);
}

export function GuidelinesChapter() {
	const { settings, records } = usePage();
	const { submissions, editorial } = settings.emails;
	return (
		<>
			<p className="caption">Appendix: submission guidelines</p>
			<h1>{records.anthology.pageHeads.guidelines.heading}</h1>
			<p className="lead">
				Submissions go by email to <MailLink address={submissions} />, questions about a piece in
				progress to <MailLink address={editorial} />.
			</p>
			{guidelineParts.map(({ id, title, Body }) => (
				<TitledSection key={id} id={id} title={title}>
					<Body />
				</TitledSection>
			))}
		</>
	);
}
