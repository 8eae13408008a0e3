import { Deck } from '../src/components/deck.tsx';
import { FactList, FigureList } from '../src/components/fact-list.tsx';
import { FactionCard } from '../src/components/faction-card.tsx';
import { ContactForm, InterestForm } from '../src/components/forms.tsx';
import { Gallery } from '../src/components/gallery.tsx';
import { ExternalLink, Link, MailLink } from '../src/components/link.tsx';
import { usePage } from '../src/components/page-context.ts';
import { PictureImage } from '../src/components/picture-image.tsx';
import { Inline } from '../src/components/prose.tsx';
import type { Page } from '../src/layouts/page.ts';
import type { Anthology } from '../src/world/anthology.ts';
import { inWords } from '../src/world/numbers.ts';
import type { Records } from '../src/world/records.ts';

const paragraphs = (texts: readonly string[]) =>
	texts.map((text) => <Inline key={text} text={text} />);

function Hero({ words }: { words: Anthology['landing']['hero'] }) {
	const { caption, heading, lead } = words;
	return (
		<section id="home" className="hero" aria-labelledby="home-heading">
			<div className="hero-text">
				<div className="hero-words">
					<p className="caption">{caption}</p>
					<h1 id="home-heading">{heading}</h1>
					<p className="lead">{lead}</p>
				</div>
				<p className="hero-link">
					<Link to="/world-bible/" className="button button-bright">
						Read the World Bible
					</Link>
				</p>
			</div>
			<PictureImage
				id="hero-tall"
				className="hero-picture"
				eager
				choices={[
					// The same windows as in styles/hero.css: wide behind or below the words, others below.
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

/** The ways to write to the project, beside the contact form. */
function ContactDetails({ anthology }: { anthology: Anthology }) {
	const { landing, figures } = anthology;
	const { settings } = usePage();
	return (
		<div className="contact-details">
			{paragraphs(landing.contact.paragraphs)}
			<FactList
				facts={[
					['E-mail', <MailLink key="mail" address={settings.emails.general} />],
					['We answer within', figures.timing.contact],
					[
						'Submission questions',
						<>
							Put the word <strong>Submission</strong> in the subject.
						</>,
					],
					...settings.social.map(
						({ name, service, url }) =>
							[
								name,
								<ExternalLink key={url} href={url}>
									Lagan on {service}
								</ExternalLink>,
							] as const,
					),
				]}
			/>
		</div>
	);
}

function Landing({ world, anthology }: Records) {
	const { landing, worldFacts, contributorRoles } = anthology;
	const { hero, about, factions, vision, join, gallery, contact } = landing;
	return (
		<>
			<Hero words={hero} />
			<Deck id="about" label={about.label} heading={about.heading}>
				<div className="prose">
					{paragraphs(about.paragraphs)}
					<p>
						<Link to="/world-bible/" className="button">
							The World In Detail
						</Link>{' '}
						<Link to="/start/" className="button">
							Start here
						</Link>
					</p>
				</div>
				<FigureList figures={worldFacts} />
			</Deck>
			<Deck id="factions" label={factions.label} heading={factions.heading}>
				<div className="prose">{paragraphs(factions.paragraphs)}</div>
				<ul role="list" className="faction-cards">
					{world.factions.map((faction) => (
						<li key={faction.slug}>
							<FactionCard faction={faction} />
						</li>
					))}
				</ul>
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
				<PictureImage id="buoy-line" className="deck-picture" />
				<ul role="list" className="roles">
					{contributorRoles.map(({ id, name, description }) => (
						<li key={id} className="panel">
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
				<ContactDetails anthology={anthology} />
				<ContactForm />
			</Deck>
		</>
	);
}

export default ({ world, anthology }: Records): Page => ({
	title: 'a floating city, and the stories tied to it',
	description: `A floating city-state of ${anthology.figures.world.population} people, ${inWords(world.factions.length)} factions and one rope: the world of Lagan, and how to write and draw for Salvage Rights, the anthology set in it.`,
	body: () => <Landing world={world} anthology={anthology} />,
	preview: { title: anthology.landing.hero.heading, line: anthology.landing.hero.caption },
	next: { path: '/world-bible/', label: 'The World Bible' },
});
