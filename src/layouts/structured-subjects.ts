import type { PageEnvironment } from '../components/page-context.ts';
import type { Comic } from '../content/comics/types.ts';
import type { PictureId } from '../content/picture-ids.ts';
import { countMinutes } from '../world/lengths.ts';
import type { Character, Faq, Section, Story } from '../world/types.ts';
import type { PageSubject } from './page.ts';
import { toText } from './plain-text.ts';

/** A thing in the vocabulary of schema.org. */
export type Thing = Readonly<Record<string, unknown>> & { '@type': string };

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
	const { settings, anthology, urls, route } = page;
	return [
		{
			'@type': 'Book',
			...describeWork(page),
			name: `${settings.name}: World Bible`,
			dateModified: anthology.changes.find(({ kind }) => kind === 'canon')?.day,
			hasPart: sections.map(({ id, title }, index) => ({
				'@type': 'Chapter',
				position: index + 1,
				name: title,
				url: urls.absolute(`${route}#${id}`),
			})),
		},
	];
}

const describeComic = (page: PageEnvironment, comic: Comic): Thing[] => [
	{
		'@type': 'ComicStory',
		...describeWork(page),
		name: comic.title,
		description: comic.hook,
		image: findImage(page, comic.cover),
		character: comic.cast.map(({ name, line }) => ({ '@type': 'Person', name, description: line })),
	},
];

const describeStory = (page: PageEnvironment, story: Story): Thing[] => [
	{
		'@type': 'ShortStory',
		...describeWork(page),
		name: story.title,
		description: story.hook,
		image: findImage(page, story.cover),
		// An ISO 8601 duration.
		timeRequired: `PT${countMinutes(page.countWords(page.route) ?? 0)}M`,
	},
];

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
		case 'comic':
			return describeComic(page, about.comic);
		case 'story':
			return describeStory(page, about.story);
	}
}
