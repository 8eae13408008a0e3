import type { Anthology } from '../../content/anthology.ts';
import { figures } from '../../content/figures.ts';
import {
	type ContributorRole,
	type Entry,
	type Faq,
	type Forum,
	type Guidelines,
	type LandingSection,
	type NavigationLink,
	type Reading,
	type ResourceCard,
	type ResourceLink,
	type StartingPath,
	stepIds,
	type Theme,
	type ThemeToAvoid,
	type TimelineStep,
} from '../../content/types.ts';
import {
	amount,
	anchored,
	type Field,
	isRecord,
	list,
	oneOf,
	optional,
	path,
	plain,
	record,
	recordsOf,
	slug,
	url,
	yesOrNo,
} from './fields.ts';

/** One record of a file. */
const inFile =
	(file: string, field: Field): Field =>
	(value, { report }) =>
		field(value, { record: `src/content/${file}`, path: '', report });

/** Figures as pages and prose take them: under these names, each a text or a number as here. */
function figuresLike(published: object): Field {
	return record<Record<string, unknown>>(
		Object.fromEntries(
			Object.entries(published).map(([name, value]: [string, unknown]) => [
				name,
				isRecord(value) ? figuresLike(value) : typeof value === 'number' ? amount : plain,
			]),
		),
	);
}

/** The steps of the timeline; readers are told of one that it is the present. */
const steps =
	(step: Field): Field =>
	(value, place) => {
		const sound = recordsOf('src/content/timeline.ts', 'id', step, ['id'])(value, place);
		const active = Array.isArray(value)
			? value.filter((each: unknown) => isRecord(each) && each.active === true).length
			: 0;
		if (active !== 1) {
			place.report({
				where: 'src/content/timeline.ts: active',
				what: `${active} steps are active, and the page says of one that it is now.`,
				mend: 'Let exactly one be active.',
			});
		}
		return sound;
	};

/**
 * What the records of the anthology and of the shared parts of pages may hold.
 * @param inline the field that is read as one paragraph of Markdown
 */
export function describeAnthology(inline: Field): Field {
	const file = (name: string, key: string, field: Field, unique = [key]) =>
		recordsOf(`src/content/${name}.ts`, key, field, unique);
	const link = record<ResourceLink>({ title: plain, url, description: plain });
	const entry = record<Entry>({ title: plain, description: inline });
	const entries = list(entry, 'title');
	const landingSection = record<LandingSection>({
		label: plain,
		heading: plain,
		paragraphs: list(inline),
	});
	const navigationLinks = list(record<NavigationLink>({ path, label: plain }), 'label');

	return record<Anthology>({
		artistLinks: file('creative-links', 'title', link, ['title', 'url']),
		writerLinks: file('creative-links', 'title', link, ['title', 'url']),
		forums: file(
			'forums',
			'title',
			record<Forum>({ title: plain, url, description: plain, platform: plain }),
			['title', 'url'],
		),
		contributorRoles: file(
			'landing',
			'id',
			record<ContributorRole>({ id: slug, name: plain, description: inline }),
		),
		faq: file('faq', 'question', record<Faq>({ question: plain, answer: inline })),
		figures: inFile('figures.ts', figuresLike(figures)),
		guidelines: inFile(
			'guidelines.ts',
			record<Guidelines>({
				shortVersion: list(inline),
				steps: entries,
				deadlines: list(
					record<Guidelines['deadlines'][number]>({ what: plain, when: inline, note: inline }),
					'what',
				),
				formats: list(
					record<Guidelines['formats'][number]>({ title: plain, points: list(inline) }),
					'title',
				),
				criteria: entries,
				outcomes: entries,
				policies: entries,
				checklist: list(inline),
			}),
		),
		landing: inFile(
			'landing.ts',
			record<Anthology['landing']>({
				hero: record<Anthology['landing']['hero']>({ caption: plain, heading: plain, lead: plain }),
				about: landingSection,
				factions: landingSection,
				vision: landingSection,
				join: landingSection,
				gallery: landingSection,
				contact: landingSection,
			}),
		),
		legal: inFile(
			'legal.ts',
			record<Anthology['legal']>({
				version: plain,
				date: plain,
				summary: inline,
				sections: list(
					record<Anthology['legal']['sections'][number]>({
						id: slug,
						title: plain,
						heading: plain,
					}),
					'id',
				),
			}),
		),
		navigation: inFile(
			'navigation.ts',
			record<Anthology['navigation']>({
				header: navigationLinks,
				quickLinks: navigationLinks,
				joinUs: navigationLinks,
			}),
		),
		nextMilestone: inFile(
			'timeline.ts: nextMilestone',
			record<Anthology['nextMilestone']>({ title: plain, date: plain, description: inline }),
		),
		readings: file(
			'readings',
			'title',
			record<Reading>({
				title: plain,
				author: plain,
				year: plain,
				description: plain,
				category: plain,
			}),
		),
		remember: inFile('themes.ts: remember', inline),
		resourceCards: file(
			'resource-cards',
			'title',
			record<ResourceCard>({ group: anchored, title: plain, description: plain, path }),
		),
		startingPaths: file(
			'starting-paths',
			'title',
			record<StartingPath>({ time: plain, title: plain, description: inline }),
		),
		themes: file(
			'themes',
			'title',
			record<Theme>({
				title: anchored,
				description: inline,
				image: inline,
				subThemes: optional(list(entry, 'title')),
			}),
		),
		themesToAvoid: file('themes', 'title', record<ThemeToAvoid>({ title: plain, reason: inline })),
		timeline: steps(
			record<TimelineStep>({
				id: oneOf(stepIds, 'step of the timeline'),
				name: plain,
				active: yesOrNo,
				description: inline,
			}),
		),
		worldFacts: file(
			'landing',
			'label',
			record<Anthology['worldFacts'][number]>({ figure: plain, label: plain }),
		),
	});
}
