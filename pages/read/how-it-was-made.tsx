import { ComicPage, ComicPageAsScript, placeComic } from '../../src/components/comic.tsx';
import { Link } from '../../src/components/link.tsx';
import { PageHeader } from '../../src/components/page-header.tsx';
import { PictureImage } from '../../src/components/picture-image.tsx';
import { TemplateGuides } from '../../src/components/template-guides.tsx';
import { TitledSection } from '../../src/components/titled-section.tsx';
import type { Page } from '../../src/layouts/page.ts';
import { type DrawnWork, listDrawn, workRoute } from '../../src/model/works.ts';
import type { Records } from '../../src/world/records.ts';

/** Index of the page shown: it has dialogue, three silent panels and a joke. */
const shown = 1;

function HowItWasMade({ comic }: { comic: DrawnWork }) {
	const panels = comic.drawn.pages[shown] ?? [];
	const route = workRoute(comic.slug);
	return (
		<>
			<PageHeader
				label="How it was made"
				heading="One page, five times"
				back={{ path: route, label: comic.title }}
				picture="making-thumbnails"
				flag="D"
			>
				<p className="lead">
					Page two of <Link to={route}>{comic.title}</Link> as its script, its thumbnails, its line,
					its colour, and its lettering over the template: what each step was for, and what it cost
					when the step before had left something out.
				</p>
			</PageHeader>
			<TitledSection id="script" title="The script" className="page-section making halves">
				<div className="prose making-words">
					<p>
						A script sets down what is seen and what is said, and leaves the rest to the artist. The
						three small panels of this page have two words between them. They are there to make two
						minutes last: a hand, a watch, a pencil. If the sum Kit does below came without them it
						would be an announcement; after them it is something Kit worked out while the water ran.
					</p>
					<p>
						Write down what each person wants in a panel, even where nobody says so. “She is not
						pleased” can’t be drawn, but from it the artist learns which way her brows go.
					</p>
				</div>
				<div className="script transcript panel stack">
					<ComicPageAsScript panels={panels} page={shown} />
				</div>
			</TitledSection>
			<TitledSection id="thumbnails" title="Thumbnails" className="page-section making halves">
				<div className="prose making-words">
					<p>
						They are the size of a playing card, and there were three before one was kept. What is
						settled here is only where the eye goes. Kit bends from the upper left to the tap, the
						three small panels go at the pace of the watch, and Kit’s pencil points back up at the
						figures. The ovals are balloons. They were put in before the people, since a balloon
						without room of its own ends up on somebody’s head.
					</p>
				</div>
				<figure className="panel thumbnail">
					<PictureImage id="making-thumbnails" />
				</figure>
			</TitledSection>
			<TitledSection id="line" title="The line" className="page-section making halves">
				<div className="prose making-words">
					<p>
						One heavy line round each figure and lighter ones inside it; lines get thinner with
						distance, though not as fast as things get smaller. Most of the redrawing was hands.
						Halima’s went wrong for as long as they were near the handle; they came right when they
						turned it.
					</p>
				</div>
				<figure className="panel as-line">
					<PictureImage
						id="the-other-minute-2-1"
						alt="The first panel of page two without its colours: Halima at the tap and Kit bent over her, in line alone."
					/>
				</figure>
			</TitledSection>
			<TitledSection id="colour" title="The colour" className="page-section making halves">
				<div className="prose making-words">
					<p>
						Flat colours, each with one darker tone for shadow, and an edge drawn between them.
						Yellow, orange and blue belong to the people and to the bulbs; the block is grey. So
						Halima can be found in every panel by her scarf, at any size, which in a comic of{' '}
						{comic.drawn.pages.flat().length} panels, on a screen the width of a hand, matters more
						than a likeness.
					</p>
				</div>
				<figure className="panel">
					<PictureImage id="the-other-minute-2-1" />
				</figure>
			</TitledSection>
			<TitledSection id="lettering" title="The lettering" className="page-section making halves">
				<div className="prose making-words">
					<p>
						Here the page lies under the <Link to="/creative-resources/">comic page template</Link>.
						All the words are inside the live area, and so are all the faces. Speech is nine points
						on a printed page, in upper and lower case, which is easier to read than capitals and
						makes a shout easier to see. A tail points at a head and stops short of it.
					</p>
					<p>
						On this site the balloons are text, not drawings: they can be selected, searched,
						translated and read aloud. You need not do that: send your page lettered, as{' '}
						<Link to="/submission-guidelines/">the guidelines</Link> ask.
					</p>
				</div>
				{/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
				<section className="sheet-scroll" tabIndex={0} aria-label="Page two under the template">
					<div className="comic">
						<ComicPage slug={comic.slug} panels={panels} page={shown} />
						<TemplateGuides />
					</div>
				</section>
			</TitledSection>
		</>
	);
}

export default ({ shelf }: Records): Page[] | Page => {
	const [comic] = listDrawn(shelf);
	return comic
		? {
				title: 'How a page of the comic was made',
				description: `One page of the comic ${comic.title} as script, thumbnails, line, colour and lettering over the template, with what each step is for.`,
				body: () => <HowItWasMade comic={comic} />,
				styles: placeComic(comic.drawn),
				up: '/read/',
				preview: { picture: 'the-other-minute-2-1', label: 'For artists' },
				next: { path: '/creative-resources/', label: 'The template, to download' },
			}
		: [];
};
