import { Fragment } from 'react';
import { Ballot } from '../src/components/ballot.tsx';
import { Deck } from '../src/components/deck.tsx';
import { Door } from '../src/components/door.tsx';
import { FactList, FigureList } from '../src/components/fact-list.tsx';
import { ContactForm, InterestForm } from '../src/components/forms.tsx';
import { Gallery } from '../src/components/gallery.tsx';
import { ExternalLink, Link, MailLink } from '../src/components/link.tsx';
import { usePage } from '../src/components/page-context.ts';
import { PictureImage } from '../src/components/picture-image.tsx';
import { Inline } from '../src/components/prose.tsx';
import { useMinutes } from '../src/components/reading-time.ts';
import type { Page } from '../src/layouts/page.ts';
import { inWords } from '../src/model/numbers.ts';
import { findFirstComic, type Work, workRoute } from '../src/model/works.ts';
import type { Anthology } from '../src/world/anthology.ts';
import type { Records } from '../src/world/records.ts';

const paragraphs = (texts: readonly string[]) =>
	texts.map((text) => <Inline key={text} text={text} />);

function Hero({ words, comic }: { words: Anthology['landing']['hero']; comic: Work | undefined }) {
	const { caption, heading, lead } = words;
	const minutes = useMinutes();
	return (
		<section id="home" className="hero" aria-labelledby="home-heading">
			<div className="hero-text stack ragged">
				<div className="hero-words stack ragged">
					<p className="caption">{caption}</p>
					<h1 id="home-heading">{heading}</h1>
					<p className="lead">{lead}</p>
				</div>
				<ul role="list" className="hero-link cluster gap-2">
					{comic && (
						<li>
							<Link to={workRoute(comic.slug)} className="button button-bright">
								{`Read the comic, ${minutes(comic)} min`}
							</Link>
						</li>
					)}
					<li>
						<Link to="/world-bible/#map" className="button">
							Look round the city
						</Link>
					</li>
					<li>
						<Link to="/submission-guidelines/" className="button">
							Write or draw for it
						</Link>
					</li>
				</ul>
			</div>
			<PictureImage
				id="hero-tall"
				className="hero-picture"
				eager
				choices={[
					// The same media conditions as in styles/pages/hero.css.
					{
						id: 'hero-wide',
						media: '((aspect-ratio >= 1/1) or ((width >= 76rem) and (height >= 38rem)))',
					},
					{ id: 'hero', media: '(width >= 40rem)' },
				]}
			/>
		</section>
	);
}

/** The project's email addresses, beside the contact form. */
function ContactDetails() {
	const { settings, records } = usePage();
	const { landing, figures } = records.anthology;
	return (
		<div className="summary stack">
			{paragraphs(landing.contact.paragraphs)}
			<FactList
				className="facts-in-line cluster"
				facts={[
					['Email', <MailLink key="mail" address={settings.emails.general} />],
					['Reply time', figures.timing.contact],
					[
						'Submission questions',
						<>
							Start the subject with <strong>Submission</strong>.
						</>,
					],
					[
						'Elsewhere',
						settings.social.map(({ name, url }, i) => (
							<Fragment key={url}>
								{i > 0 && ', '}
								<ExternalLink href={url}>{name}</ExternalLink>
							</Fragment>
						)),
					],
				]}
			/>
		</div>
	);
}

function Landing() {
	const { world, anthology, shelf } = usePage().records;
	const { landing, worldFacts, contributorRoles } = anthology;
	const { hero, about, factions, vision, join, gallery, contact } = landing;
	const comic = findFirstComic(shelf);
	const minutes = useMinutes();
	return (
		<>
			<Hero words={hero} comic={comic} />
			<Deck id="about" label={about.label} heading={about.heading}>
				<div className="prose">
					{paragraphs(about.paragraphs)}
					<p className="cluster links">
						<Link to="/world-bible/" className="button">
							The World In Detail
						</Link>{' '}
						<Link to="/start/">Start here</Link>
					</p>
				</div>
				<figure className="deck-map panel">
					<Link to="/world-bible/#map">
						<PictureImage id="city-plan" alt="A map of the city, its districts named" />
					</Link>
				</figure>
				<FigureList figures={worldFacts} />
			</Deck>
			<Deck id="factions" label={factions.label} heading={factions.heading}>
				<div className="prose">{paragraphs(factions.paragraphs)}</div>
				<Ballot />
			</Deck>
			<Deck id="vision" label={vision.label} heading={vision.heading} className="deck-deep">
				<div className="prose">
					{paragraphs(vision.paragraphs)}
					<p>
						<Link to="/resources/" className="button">
							Anthology Resources
						</Link>
					</p>
				</div>
				{comic?.cover && (
					<Door
						to={workRoute(comic.slug)}
						picture={comic.cover}
						title={comic.title}
						note={`A comic, ${minutes(comic)} min`}
						line={comic.blurb}
						level={3}
					/>
				)}
				<ul role="list" className="roles grid">
					{contributorRoles.map(({ id, name, description }) => (
						<li key={id} className="ruled small">
							<h3>{name}</h3>
							<Inline text={description} />
						</li>
					))}
				</ul>
			</Deck>
			<Deck id="join" label={join.label} heading={join.heading}>
				<div className="prose">{paragraphs(join.paragraphs)}</div>
				<InterestForm roles={contributorRoles} />
			</Deck>
			<Deck id="gallery" label={gallery.label} heading={gallery.heading}>
				<div className="prose">{paragraphs(gallery.paragraphs)}</div>
				<Gallery items={world.gallery} />
			</Deck>
			<Deck id="contact" label={contact.label} heading={contact.heading}>
				<ContactDetails />
				<ContactForm />
			</Deck>
		</>
	);
}

export default ({ world, anthology }: Records): Page => ({
	title: 'a floating city, and the stories tied to it',
	description: `A floating city-state of ${anthology.figures.world.population} people, ${inWords(world.factions.length)} factions and one rope: the world of Lagan, and how to write and draw for Salvage Rights, the anthology set in it.`,
	body: () => <Landing />,
	preview: { title: anthology.landing.hero.heading, line: anthology.landing.hero.caption },
	next: { path: '/world-bible/', label: 'The World Bible' },
});
