import axe from 'axe-core';
import type { Tab } from '../support/tab.ts';

/**
 * The names of facts, badges and statuses are a word or two in colours of their own, and reach the
 * contrast of level AA; everything else reaches that of level AAA.
 */
const aaaButFor = 'dt.label, .badge, .status, .required';

/**
 * Lists what axe objects to on the page that is open.
 * @param dark by night only what follows from colours is asked: the rest is the same as by day
 */
export async function listViolations(tab: Tab, dark: boolean): Promise<string[]> {
	await tab.run(() =>
		Promise.all(
			[...document.images]
				.filter(({ loading }) => loading !== 'lazy')
				.map((image) => image.decode().catch(() => undefined)),
		).then(() => undefined),
	);
	await tab.runScript(axe.source);
	return tab.run(
		async (onlyColours, exempt) => {
			const runner = (globalThis as unknown as { axe: typeof axe }).axe;
			// The rule of level AAA is silent below AA: one that asks for AAA of all finds both at once.
			const contrastRatio = { normal: { expected: 7 }, large: { expected: 4.5 } };
			const options = {
				checks: { 'color-contrast': { options: { contrastRatio } } },
				resultTypes: ['violations' as const],
				...(onlyColours
					? { runOnly: ['color-contrast', 'link-in-text-block'] }
					: { rules: { 'target-size': { enabled: true } } }),
			};
			const { violations } = await runner.run(document, options);
			return violations.flatMap(({ id, nodes }) =>
				nodes
					.filter(({ target, any }) => {
						if (id !== 'color-contrast') return true;
						if (!document.querySelector(String(target[0]))?.matches(exempt)) return true;
						const { contrastRatio: found, expectedContrastRatio: asked } = any[0]?.data ?? {};
						return !(found >= (asked === '7:1' ? 4.5 : 3));
					})
					.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 120)} ${failureSummary}`),
			);
		},
		dark,
		aaaButFor,
	);
}
