import type { Problem } from '../problems.ts';

const escapeHtml = (text: string) =>
	text
		.replaceAll('&', '&amp;')
		.replaceAll('<', '&lt;')
		.replaceAll('>', '&gt;')
		.replaceAll('"', '&quot;');

const countProblems = (problems: readonly Problem[]) =>
	problems.length === 1 ? '1 problem' : `${problems.length} problems`;

/** What is wrong, where, and what to do, as a section that can be folded away. */
export function describeProblems(problems: readonly Problem[]): string {
	const items = problems.map(
		({ where, what, fix }) =>
			`<li><code>${escapeHtml(where)}</code><p>${escapeHtml(what)}</p>${
				fix === undefined ? '' : `<p class="fix">→ ${escapeHtml(fix)}</p>`
			}</li>`,
	);
	return `<section role="alert" aria-label="Problems of the build"><details open><summary><h2>${countProblems(problems)}</h2></summary><ul>${items.join('')}</ul></details></section>`;
}

/** The page for those who ask for one that cannot be shown. */
export function renderProblems(problems: readonly Problem[]): string {
	return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${countProblems(problems)} · npm run dev</title><link rel="stylesheet" href="/__dev.css"></head><body class="alone"><main><h1>This page cannot be shown yet</h1>${describeProblems(problems)}<p>It shows itself as soon as what is wrong is mended and saved.</p></main></body></html>`;
}

/** How problems look, over a page and alone. */
export const problemStyles = `
:host { all: initial; display: contents; }
section { font: 1rem/1.5 system-ui, sans-serif; color: #1d1a16; background: #fff6e9; }
:host section { position: fixed; z-index: 2147483647; inset: auto 0 0; max-block-size: 60vh; overflow: auto; border-block-start: 4px solid #a3271b; box-shadow: 0 0 2rem #0006; }
summary { padding: .5rem 1rem; cursor: pointer; }
summary:focus-visible { outline: 3px solid #a3271b; outline-offset: -3px; }
h2 { display: inline; margin: 0; font-size: 1.1rem; color: #8c1d12; }
ul { margin: 0; padding: 0 1rem .5rem; list-style: none; }
li { padding-block: .5rem; border-block-start: 1px solid #d9c8ad; }
p { margin: 0; overflow-wrap: anywhere; white-space: pre-wrap; }
code { font: 600 .95em/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
.fix { color: #245a37; }
.alone { margin: 0; font: 1rem/1.5 system-ui, sans-serif; color: #1d1a16; background: #f3ead9; }
.alone main { max-inline-size: 60rem; margin-inline: auto; padding: 2rem 1rem; }
.alone section { margin-block: 1rem; border-inline-start: 4px solid #a3271b; }
`;
