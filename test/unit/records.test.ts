import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { checkRecords } from '../../src/generator/content/check-records.ts';
import { checkSettings } from '../../src/generator/content/check-settings.ts';
import type { Problem } from '../../src/generator/problems.ts';
import { settings } from '../../src/site.ts';
import { anthology } from '../../src/world/anthology.ts';
import { lagan } from '../../src/world/world.ts';
import { type Path, plant } from '../support/plant.ts';

const records = { world: lagan, anthology };

/** What is found wrong with the project's records after some fields are given other values. */
function findProblems(changes: readonly (readonly [Path, unknown])[]): Problem[] {
	const problems: Problem[] = [];
	const report = (problem: Problem) => problems.push(problem);
	const changed = changes.reduce((all, [path, value]) => plant(all, path, value), records);
	checkRecords(changed, report);
	return problems;
}

const placeOf = (id: string) => lagan.characters.findIndex((each) => each.id === id);
const wren: Path = ['world', 'characters', placeOf('wren-achterberg')];
const leopold: Path = ['world', 'characters', placeOf('leopold-achterberg')];
const foundation: Path = [
	'world',
	'factions',
	lagan.factions.findIndex(({ slug }) => slug === 'foundation'),
];

it('the records of this project have nothing wrong with them', () => {
	assert.deepEqual(findProblems([]), []);
});

/** Each mistake alone gives exactly one problem. */
const mistakes: [name: string, Path, value: unknown, where: RegExp, what: RegExp, fix?: RegExp][] =
	[
		[
			'an age that is no whole number',
			[...wren, 'age'],
			24.5,
			/characters “wren-achterberg”: age$/,
			/24\.5 is no age/,
			/0 to 120/,
		],
		['an age below nothing', [...wren, 'age'], -3, /: age$/, /-3 is no age/],
		['an age that nobody reaches', [...wren, 'age'], 412, /: age$/, /412 is no age/],
		['an age that is no number', [...wren, 'age'], Number.NaN, /: age$/, /NaN is no age/],
		['a child as old as the parent', [...leopold, 'age'], 24, /leopold.*: children 1/, /Wren.*24/],
		[
			'a parent of fourteen',
			[...leopold, 'age'],
			38,
			/: children 1$/,
			/less than 15 years/,
			/two ages/,
		],
		[
			'a change that stands after an older one',
			['anthology', 'changes', 0, 'day'],
			'2026-11-22',
			/changes\.ts “.*”: day$/,
			/later than the day of the change before it/,
			/latest first/,
		],
		[
			'a day in words',
			['anthology', 'call', 'dates', 'pitchesOpen', 'day'],
			'October 10th, 2025',
			/call\.ts.*: dates, pitchesOpen, day$/,
			/is no day/,
			/2026-11-23/,
		],
		[
			'a day that no calendar has',
			['anthology', 'call', 'revised'],
			'2026-11-31',
			/call\.ts.*: revised$/,
			/No calendar has the day/,
		],
		['a role of blanks', [...wren, 'role'], ' \t', /: role$/, /It is empty/],
		['a list that is empty', [...wren, 'goals'], [], /: goals$/, /empty list/],
		[
			'an item that stands twice',
			[...wren, 'goals', 1],
			lagan.characters[placeOf('wren-achterberg')]?.goals[0],
			/goals 2$/,
			/twice, at 1 and at 2/,
		],
		[
			'a child whose name is nearly that of a character',
			[...leopold, 'children', 0],
			'Wren Achterburg',
			/: children 1$/,
			/nearly Wren Achterberg/,
		],
		[
			'somebody who is their own spouse',
			[...wren, 'spouse'],
			'Wren Achterberg',
			/: spouse$/,
			/themselves/,
		],
		[
			'a slug in the place of a name',
			[...wren, 'spouse'],
			'linh-ngo',
			/: spouse$/,
			/is a slug/,
			/Linh Ngo/,
		],
		['a slug that climbs', [...wren, 'id'], '../../etc', /: id$/, /no slug/],
		['a slug with a slash', ['world', 'stations', 0, 'slug'], 'a/b', /: slug$/, /no slug/],
		['a slug in capitals', ['world', 'stations', 0, 'slug'], 'Khulna', /: slug$/, /no slug/],
		['a slug that is a page', ['world', 'stations', 0, 'slug'], '404', /: slug$/, /another page/],
		[
			'a slug that another has',
			['world', 'stations', 0, 'slug'],
			'equilibrium',
			/station/,
			/already belongs to the faction/,
		],
		[
			'a section that is nowhere',
			['world', 'pullQuotes', 0, 'section'],
			'weather',
			/quotation “.*”: section$/,
			/no section of the first level “weather”/,
		],
		[
			'a faction that is related to itself',
			[...foundation, 'relationships', 0, 'faction'],
			'foundation',
			/relationships 1/,
			/to itself/,
		],
		['a short name that is empty', [...foundation, 'shortName'], '', /: shortName$/, /empty/],
		[
			'Markdown in a field of plain text',
			[...wren, 'role'],
			'[[equilibrium]] runner',
			/: role$/,
			/“\[\[” would be shown as it stands/,
		],
		[
			'HTML in a field of plain text',
			[...wren, 'role'],
			'<b>Runner</b>',
			/: role$/,
			/“<b>” would be shown/,
		],
		['a sign that nobody sees', [...wren, 'role'], 'a\u0000b', /: role$/, /U\+0000/],
		[
			'a link that runs code',
			['anthology', 'forums', 0, 'url'],
			'javascript:alert(1)',
			/forums\.ts “.*”: url$/,
			/no https address/,
		],
		[
			'a link that is not safe',
			['anthology', 'writerLinks', 0, 'url'],
			'http://a.example/',
			/creative-links\.ts “.*”: url$/,
			/no https address/,
		],
		[
			'a path that is none',
			['anthology', 'resourceCards', 0, 'path'],
			'world-bible',
			/: path$/,
			/no path of this site/,
		],
		[
			'a path to another host',
			['anthology', 'navigation', 'header', 0, 'path'],
			'//a.example/',
			/header 1, path$/,
			/no path of this site/,
		],
		[
			'a timeline with two presents',
			['anthology', 'timeline', 1, 'active'],
			true,
			/timeline\.ts: active$/,
			/2 steps are active/,
		],
		[
			'a figure that is empty',
			['anthology', 'figures', 'world', 'nations'],
			'',
			/figures\.ts: world, nations$/,
			/empty/,
		],
		['a name that nobody sees', [...wren, 'gender'], '\u200b\u00a0', /: gender$/, /empty/],
		['a blank at the end', [...wren, 'role'], 'Keeper ', /: role$/, /ends with a blank/],
		[
			'two factions under one flag',
			['world', 'factions', 1, 'flag'],
			lagan.factions[0]?.flag,
			/factions “.*”: flag$/,
			/stands there twice/,
		],
		[
			'sections deeper than headings go',
			['world', 'sections', 0, 'sections'],
			[
				{
					id: 'a1',
					title: 'A',
					sections: [{ id: 'a2', title: 'B', sections: [{ id: 'a3', title: 'C' }] }],
				},
			],
			/“overview”: “a1”, “a2”, sections$/,
			/no headings for a fourth/,
		],
		[
			'a day that no year has',
			['anthology', 'legal', 'date'],
			'February 30th, 2025',
			/date$/,
			/No calendar/,
		],
		[
			'a leap day of another year',
			['anthology', 'nextMilestone', 'date'],
			'2025-02-29',
			/nextMilestone: date$/,
			/No calendar/,
		],
		[
			'a list with holes',
			['anthology', 'guidelines', 'checklist'],
			new Array(1),
			/checklist 1$/,
			/missing/,
		],
		[
			'a title of which no anchor can be made',
			['anthology', 'themes', 0, 'title'],
			'漢字',
			/: title$/,
			/heading without a letter/,
		],
		[
			'a path with steps',
			['anthology', 'navigation', 'header', 0, 'path'],
			'/%2e%2e/',
			/path$/,
			/no path/,
		],
		[
			'a site on one’s own machine',
			['anthology', 'forums', 0, 'url'],
			'https://localhost/',
			/url$/,
			/public/,
		],
		[
			'a figure that counts nothing',
			['anthology', 'figures', 'interface', 'headerScrollPx'],
			Number.NaN,
			/figures\.ts: interface, headerScrollPx$/,
			/no amount/,
		],
		[
			'a tie to nobody',
			['world', 'ties', 0, 'between', 0],
			'ifeoma-okwuoza',
			/ties\.ts “ifeoma-okwuoza, anselm-brandvold, office”: between$/,
			/no character “ifeoma-okwuoza”/,
			/“ifeoma-okwuosa”/,
		],
		[
			'a tie with one end',
			['world', 'ties', 0, 'between'],
			['ifeoma-okwuosa'],
			/ties\.ts .*: between$/,
			/names 1, and a tie has two/,
		],
		[
			'a tie to oneself',
			['world', 'ties', 0, 'between', 0],
			'anselm-brandvold',
			/ties\.ts 1: between 2$/,
			/twice, at 1 and at 2/,
		],
		[
			'two ties of one kind',
			['world', 'ties', 1, 'kind'],
			'office',
			/ties\.ts “ifeoma-okwuosa, anselm-brandvold, office”: kind$/,
			/a tie of this kind already/,
		],
		[
			'a tie that a third does not know of',
			['world', 'ties', 1, 'unknownTo', 0],
			'linh-ngo',
			/ties\.ts .*: unknownTo$/,
			/neither of the two/,
		],
		[
			'an event with nobody in it',
			['world', 'events', 0, 'people', 0],
			'anselm-brandwold',
			/events\.ts “brandvold-born”: people$/,
			/no character “anselm-brandwold”/,
			/“anselm-brandvold”/,
		],
		[
			'an event out of order',
			['world', 'events', 0, 'year'],
			2045,
			/events\.ts “withdrawal”: year$/,
			/after something that happened later/,
		],
		[
			'an event that ends before it begins',
			['world', 'events', 0, 'until'],
			2029,
			/events\.ts “brandvold-born”: until$/,
			/2029 is before 2030/,
		],
		[
			'an era out of order',
			['world', 'eras', 1, 'from'],
			2030,
			/eras\.ts “tied”: from$/,
			/2030 is no later/,
		],
		[
			'a dispute about nothing',
			['world', 'events', 0, 'isDisputed'],
			true,
			/events\.ts “brandvold-born”: note$/,
			/says what of it/,
		],
	];

describe('a mistake in a record gives one message, with record and field:', () => {
	for (const [name, path, value, where, what, fix] of mistakes) {
		it(name, () => {
			const problems = findProblems([[path, value]]);
			// A slug that is gone is missed wherever it is named: those are mistakes of their own.
			const own = problems.filter(
				(problem) => where.test(problem.where) && what.test(problem.what),
			);
			assert.equal(own.length, 1, JSON.stringify(problems, null, 1));
			if (!/slug|name that is missing/.test(name))
				assert.equal(problems.length, 1, JSON.stringify(problems));
			if (fix) assert.match(own[0]?.fix ?? '', fix);
		});
	}
	it('somebody to know whom nothing ties', () => {
		const without = lagan.ties.filter(({ between }) => !between.includes('linh-ngo'));
		const problems = findProblems([[['world', 'ties'], without]]);
		assert.deepEqual(
			problems.map(({ where }) => where),
			['src/content/characters “linh-ngo”: id'],
		);
	});
	it('a slug of a faction that is not that of its name', () => {
		const [problem] = findProblems([[[...foundation, 'name'], 'The Fundament']]);
		assert.equal(problem?.where, 'src/content/factions “foundation”: slug');
		assert.match(problem.what, /leads to \/faction\/the-fundament\//);
	});
});

describe('a drawing that names places knows those of the records:', () => {
	const geography = lagan.sections.findIndex(({ id }) => id === 'geography-and-climate');
	const inner = lagan.sections[geography]?.sections ?? [];
	const held = inner.findIndex(({ id }) => id === 'city-districts');
	const districts: Path = ['world', 'sections', geography, 'sections', held, 'sections'];
	const gone = { id: 'undertow', title: 'Undertow' };
	const listed = inner[held]?.sections ?? [];
	const structure = lagan.sections.findIndex(({ id }) => id === 'urban-structure');
	const levels = lagan.sections[structure]?.sections ?? [];
	const known: [name: string, Path, value: unknown, where: RegExp, what: RegExp, fix: RegExp][] = [
		[
			'a district too many',
			districts,
			[...listed, gone],
			/world-bible\.ts: district “undertow”: id$/,
			/city plan has no place for the district “undertow”/,
			/^Give it a place in both layouts of src\/art\/city-plan\/labels\.ts/,
		],
		[
			'a district of another id',
			[...districts, 1, 'id'],
			'inovation',
			/district “inovation”: id$/,
			/no place for the district/,
			/Did you mean “innovation”\?/,
		],
		[
			'a district too few',
			districts,
			listed.slice(1),
			/district “central-administrative”: id$/,
			/plan draws the district “central-administrative”/,
			/Put the district back/,
		],
		[
			'a district of another name',
			[...districts, 0, 'title'],
			'Central Command',
			/district “central-administrative”: title$/,
			/“Central Command”.*letters it “Central Administrative”/,
			/labels\.ts/,
		],
		[
			'districts in a section of another id',
			[...districts.slice(0, -1), 'id'],
			'districts',
			/section “city-districts”$/,
			/no section with sections has that id/,
			/its id back/,
		],
		[
			'a station too many',
			['world', 'stations'],
			[...lagan.stations, { slug: 'osaka', name: 'Osaka', note: 'A platform.' }],
			/stations\.ts: station “osaka”: slug$/,
			/no place for the station “osaka”/,
			/draw it/,
		],
		[
			'a level too few',
			['world', 'sections', structure, 'sections'],
			levels.filter(({ id }) => id !== 'mid-level'),
			/section “mid-level”: id$/,
			/cross-section’s “Mid” leads to/,
			/places\.ts/,
		],
	];
	for (const [name, path, value, where, what, fix] of known) {
		it(name, () => {
			// Words that link to what is gone say so as well.
			const problems = findProblems([[path, value]]).filter((each) => where.test(each.where));
			assert.equal(problems.length, 1, JSON.stringify(findProblems([[path, value]]), null, 1));
			assert.match(problems[0]?.what ?? '', what);
			assert.match(problems[0]?.fix ?? '', fix);
		});
	}
	it('said with all others, and before a page could throw', () => {
		const problems = findProblems([
			[districts, [...listed, gone]],
			[[...wren, 'age'], 412],
		]);
		assert.equal(problems.length, 2, JSON.stringify(problems, null, 1));
	});
});

describe('all mistakes', () => {
	it('are said at once', () => {
		const some = mistakes.filter(
			([, [first, second]]) => first === 'world' && second === 'characters',
		);
		const distinct = new Map(some.map(([, path, value]) => [path.join(), [path, value] as const]));
		const problems = findProblems([...distinct.values()]);
		assert.ok(problems.length >= distinct.size - 2, `${problems.length} of ${distinct.size}`);
	});
	it('are found in every list that holds nothing', () => {
		const lists = (['world', 'anthology'] as const).flatMap((group) =>
			Object.entries(records[group]).flatMap(([name, value]): Path[] =>
				Array.isArray(value) ? [[group, name]] : [],
			),
		);
		assert.ok(lists.length > 15, String(lists.length));
		for (const list of lists) {
			const found = findProblems([[list, []]]).filter(({ what }) => /empty list/.test(what));
			assert.equal(found.length, 1, list.join(', '));
		}
	});
});

describe('a mistake in the settings', () => {
	const refused: [Path, unknown, where: RegExp, what: RegExp][] = [
		[
			['emails', 'general'],
			'hello at lagan',
			/src\/site\.ts: emails, general$/,
			/no e-mail address/,
		],
		[['emails', 'legal'], 'a@b.example?bcc=c@d.example', /emails, legal$/, /no e-mail address/],
		[['social', 0, 'url'], 'javascript:alert(1)', /social 1, url$/, /no https address/],
		[['language'], 'English, please', /: language$/, /no language tag/],
		[['forms', 'endpoint'], 'javascript:alert(1)', /forms\.endpoint$/, /no https address/],
		[['images', 'host'], 'lagan.example', /images\.host$/, /no https address/],
		[['name'], '', /: name$/, /empty/],
	];
	for (const [path, value, where, what] of refused) {
		it(`gives one message for ${path.join('.')}: ${JSON.stringify(value)}`, () => {
			const problems = checkSettings(plant(settings, path, value));
			assert.equal(problems.length, 1, JSON.stringify(problems));
			assert.match(problems[0]?.where ?? '', where);
			assert.match(problems[0]?.what ?? '', what);
		});
	}
	it('is not found in the project’s own', () => {
		assert.deepEqual(checkSettings(settings), []);
	});
});
