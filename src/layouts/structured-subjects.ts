import type { PageEnvironment } from '../components/page-context.ts';
import type { PictureId } from '../model/picture-ids.ts';
import type { Character, Faq, Section } from '../model/types.ts';
import type { Work, WorkKind } from '../model/works.ts';
import { countMinutes } from '../world/lengths.ts';
import type { PageSubject } from './page.ts';
import { toText } from './plain-text.ts';

/** A thing in the vocabulary of schema.org. */
type Thing = Readonly<Record<string, unknown>> & { '@type': string };

const genre = 'Speculative fiction';

/** The properties that all works of the project share. */
function describeWork({ settings, urls, route }: PageEnvironment) {
	const url = urls.absolute(route);
	const maker = { '@id': `${urls.absolute('/')}#project` };
	return {
		'@id': url,
		url,
		inLanguage: settings.language,
		genre,
		author: maker,
		publisher: maker,
		isAccessibleForFree: true,
	};
}

/** The name under which the project signs. */
const projectName = ({ settings }: PageEnvironment) => `The ${settings.name} project`;

/** A drawing's URL; undefined for a missing one, which is reported. */
function findImage({ settings, urls, picture }: PageEnvironment, id: PictureId) {
	const drawing = picture(id);
	return drawing && (settings.images.host ? urls.picture : urls.absolute)(drawing.file);
}

const describeQuestions = ({ inline }: PageEnvironment, questions: readonly Faq[]): Thing[] => [
	{
		'@type': 'FAQPage',
		mainEntity: questions.map(({ question, answer }) => ({
			'@type': 'Question',
			name: question,
			acceptedAnswer: { '@type': 'Answer', text: toText(inline(answer)) },
		})),
	},
];

/** In schema.org, a person is fictional by being the `character` of a work. */
function describeCharacter(page: PageEnvironment, character: Character): Thing[] {
	const { name, role, gender, portrait } = character;
	const url = page.urls.absolute(page.route);
	return [
		{
			'@type': 'CreativeWork',
			name: page.settings.name,
			genre,
			character: { '@id': url },
		},
		{
			'@type': 'Person',
			'@id': url,
			name,
			disambiguatingDescription: `Fictional character of ${page.settings.name}`,
			jobTitle: role,
			gender,
			image: findImage(page, portrait),
		},
	];
}

/**
 * The World Bible as a book, with its parts as chapters and the day of the last change of canon.
 */
function describeBook(page: PageEnvironment, sections: readonly Section[]): Thing[] {
	const { settings, records, urls, route } = page;
	return [
		{
			'@type': 'Book',
			...describeWork(page),
			name: `${settings.name}: World Bible`,
			dateModified: records.anthology.changes.find(({ kind }) => kind === 'canon')?.day,
			hasPart: sections.map(({ id, title }, index) => ({
				'@type': 'Chapter',
				position: index + 1,
				name: title,
				url: urls.absolute(`${route}#${id}`),
			})),
		},
	];
}

/** The type of each kind of work. */
const workTypes: Readonly<Record<WorkKind, string>> = {
	comic: 'ComicStory',
	story: 'ShortStory',
	flash: 'ShortStory',
	essay: 'Article',
	poem: 'CreativeWork',
	song: 'MusicComposition',
	art: 'VisualArtwork',
	film: 'VideoObject',
	model: '3DModel',
	paper: 'CreativeWork',
};

/** A work, with those who made it as its authors. */
function describeShelved(page: PageEnvironment, work: Work): Thing[] {
	const { kind, title, blurb, cover, drawn, by, day, watch } = work;
	const own = { '@id': `${page.urls.absolute('/')}#project` };
	const authors = [...new Set(by.map(({ contributor }) => contributor))].map(({ name, link }) =>
		name === projectName(page) ? own : { '@type': 'Person', name, ...(link && { url: link }) },
	);
	const words = page.countWords(page.route) ?? 0;
	return [
		{
			'@type': workTypes[kind],
			...describeWork(page),
			author: authors.length === 1 ? authors[0] : authors,
			name: title,
			description: blurb,
			datePublished: day,
			...(cover && { image: findImage(page, cover) }),
			...(watch && { contentUrl: watch }),
			...(drawn && {
				character: drawn.cast.map(({ name, line }) => ({
					'@type': 'Person',
					name,
					description: line,
				})),
			}),
			// An ISO 8601 duration.
			...(!drawn && words > 0 && { timeRequired: `PT${countMinutes(words)}M` }),
		},
	];
}

/**
 * Describes a page's subject in the vocabulary of schema.org. `test/site/metadata.test.ts`
 * checks the types and properties used.
 * Source: schema.org.
 */
export function describeSubject(page: PageEnvironment, about: PageSubject): Thing[] {
	switch (about.kind) {
		case 'questions':
			return describeQuestions(page, about.questions);
		case 'character':
			return describeCharacter(page, about.character);
		case 'book':
			return describeBook(page, about.sections);
		case 'work':
			return describeShelved(page, about.work);
	}
}
