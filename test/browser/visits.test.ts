import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import { describeInAllEngines } from '../support/engines.ts';
import { kinds } from '../support/shared-site.ts';
import { isWide } from '../support/wide.ts';
import { listViolations } from './accessibility.ts';
import { coveredFocus, questions } from './questions.ts';

/** How a page is visited: in a window that is opened at its width and then drawn to other widths. */
interface Visit {
	width: number;
	height: number;
	widths: readonly number[];
	dark: boolean;
	touch: boolean;
}

const phone: Visit = { width: 390, height: 844, widths: [320], dark: false, touch: true };
const desk: Visit = {
	width: 1440,
	height: 900,
	widths: [820],
	dark: true,
	touch: false,
};
/** One of each kind the other way round, for what differs by night on a phone and by day at a desk. */
const swapped: readonly Visit[] = [
	{ ...phone, widths: [], dark: true },
	{ ...desk, widths: [600, 1024, 2560], dark: false },
];

// Every page is opened once a visit, and everything is asked of it there.
describeInAllEngines('every page', (engine, tab, { origin, routes }) => {
	/** What is wrong, by what should hold. */
	const faults = new Map<string, string[]>();
	const find = (holds: string, where: string, found: readonly string[]) =>
		faults.set(holds, [...(faults.get(holds) ?? []), ...found.map((each) => `${where}: ${each}`)]);
	const isChromium = engine.name === 'Chromium';
	const noComplaints = 'loads and runs without an error, and asks no other host for anything';
	const noViolations = 'has nothing that axe objects to';
	const lowHeader = 'leaves room to read at 400 % zoom';

	before(async () => {
		// `npm test` visits the kinds in Chromium, panels differ only in their drawings, and World Details
		// is a copy of the World Bible.
		const others = routes.filter(
			(route) => !kinds.includes(route) && !/^\/(panel|world-details)\//.test(route),
		);
		const isThorough = isWide && isChromium;
		const visits = [phone, desk, ...(isThorough ? swapped : [])];
		for (const visit of visits) {
			const { width, height, widths, dark, touch } = visit;
			await tab.wish({ dark, touch: touch && isChromium, reducedMotion: true });
			for (const route of isThorough && !swapped.includes(visit) ? others : kinds) {
				await tab.resize(width, height);
				await tab.open(origin + route);
				await tab.waitForIslands();
				// Focus that a script sets counts as set by the keyboard once a key was pressed.
				await tab.press('Shift');
				const look = `${route} at ${width} px ${dark ? 'by night' : 'by day'}`;
				find(noComplaints, look, await tab.complaints());
				// By night axe finds what it finds by day, but for colours, and takes as long.
				const isSwapped = swapped.includes(visit);
				if (isChromium && (!dark || isSwapped))
					find(noViolations, look, await listViolations(tab, isSwapped));
				// At this width all else has been asked already.
				for (const { holds, asked, ask } of isSwapped ? [] : questions) {
					if (asked === 'by touch' && !(touch && isChromium)) continue;
					// WebKit leaves what it focuses where it is, as long as a part of it is in the window.
					if (ask === coveredFocus.ask && engine.name === 'WebKit') continue;
					find(holds, look, await tab.run(ask));
				}
				for (const other of widths) {
					await tab.resize(other, height);
					for (const { holds, asked, ask } of questions) {
						if (asked === 'at every width')
							find(holds, `${route} at ${other} px`, await tab.run(ask));
					}
				}
				if (width !== phone.width || widths.length === 0) continue;
				// A window of 1280 × 1024 at 400 %.
				await tab.resize(320, 256);
				const header = await tab.run(
					() => document.querySelector('.site-header')?.getBoundingClientRect().height ?? 0,
				);
				if (header > 64) find(lowHeader, route, [`the header takes ${header} px of 256`]);
			}
		}
	});

	const held = [noComplaints, lowHeader, ...questions.map(({ holds }) => holds)];
	for (const holds of isChromium ? [noViolations, ...held] : held) {
		it(holds, () => assert.deepEqual(faults.get(holds) ?? [], []));
	}

	it('would be seen to be at fault in each of these', {
		// `npm test` asks it.
		skip: isWide && isChromium,
	}, async () => {
		await tab.wish({ touch: isChromium, reducedMotion: true });
		await tab.resize(phone.width, phone.height);
		await tab.open(`${origin}/character/linh-ngo/`);
		await tab.press('Shift');
		for (const { plant, ask, finds, asked } of questions) {
			if (asked === 'by touch' && !isChromium) continue;
			if (ask === coveredFocus.ask && engine.name === 'WebKit') continue;
			await tab.run(plant);
			assert.match((await tab.run(ask)).join('\n'), finds);
		}
		await tab.run(() => {
			setTimeout(() => {
				throw new Error('The kettle is empty.');
			});
		});
		await tab.waitForFrame();
		if (engine.name !== 'WebKit') assert.match((await tab.complaints()).join('\n'), /kettle/);
		if (!isChromium) return;
		await tab.run(() => {
			const lead = document.querySelector<HTMLElement>('.lead');
			// Tall lines: axe does not judge letters that reach out of their box.
			const ground = { background: '#fff', opacity: '1', lineHeight: '2', color: '#777' };
			Object.assign(lead?.style ?? {}, ground);
		});
		assert.match((await listViolations(tab)).join('\n'), /^color-contrast: .* ratio of 7:1/s);
	});
});
