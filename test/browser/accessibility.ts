import axe from 'axe-core';
import type { Tab } from '../support/tab.ts';

/**
 * Fact names, badges and statuses are short labels in colours of their own, which meet the contrast of
 * level AA. All other text must meet level AAA.
 */
const aaOnly = 'dt.label, .badge, .status, .required';

/**
 * Lists the violations that axe finds on the open page.
 * @param onlyColours the rest is the same by night as by day
 */
export async function listViolations(tab: Tab, onlyColours = false): Promise<string[]> {
	await tab.run(() =>
		Promise.all(
			[...document.images]
				.filter(({ loading }) => loading !== 'lazy')
				.map((image) => image.decode().catch(() => undefined)),
		).then(() => undefined),
	);
	await tab.runScript(axe.source);
	return tab.run(
		async (areColours, exempt) => {
			const runner = (globalThis as unknown as { axe: typeof axe }).axe;
			// One rule with the thresholds of AAA finds violations of both levels.
			const contrastRatio = { normal: { expected: 7 }, large: { expected: 4.5 } };
			const options = {
				checks: { 'color-contrast': { options: { contrastRatio } } },
				resultTypes: ['violations' as const],
				...(areColours
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
		onlyColours,
		aaOnly,
	);
}
