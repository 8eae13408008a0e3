/**
 * Runs in every page that `npm run dev` serves: takes on new styles, loads the page anew when
 * anything else of it has changed, and shows what is wrong.
 */

/** What the server says of the page at this address, at once and after every change. */
interface News {
	page: string;
	look: string;
	/** What is wrong, as HTML; '' when nothing is. */
	problems: string;
	/** How many things are wrong. */
	count: number;
}

interface MarkupRules {
	createHTML(html: string): string;
}

const { trustedTypes } = window as {
	trustedTypes?: { createPolicy(name: string, rules: MarkupRules): MarkupRules };
};
const policy = trustedTypes?.createPolicy('lagan-dev', { createHTML: (html) => html });

/** Markup from this server, as the pages' content policy wants it, which requires Trusted Types. */
const trust = (html: string) => policy?.createHTML(html) ?? html;

const script = document.currentScript as HTMLScriptElement;
const shown = { page: script.dataset.page ?? '', look: script.dataset.look ?? '' };
const title = document.title;

/** The problems that came with the page, or a place for those that come later. */
function findPanel(): ShadowRoot {
	const host = document.querySelector('lagan-problems') ?? document.createElement('lagan-problems');
	document.body.append(host);
	return host.shadowRoot ?? host.attachShadow({ mode: 'open' });
}

function tell({ problems, count }: News) {
	document.title = count === 0 ? title : `(${count}) ${title}`;
	// A page that is nothing but problems is loaded anew when there are others.
	if (document.body.classList.contains('alone')) return;
	const panel = findPanel();
	const said = panel.querySelector('section')?.outerHTML ?? '';
	if (said === problems) return;
	panel.innerHTML = trust(
		problems === '' ? '' : `<link rel="stylesheet" href="/__dev.css">${problems}`,
	);
}

const sheetSelector = 'head link[rel=stylesheet], head style';

/** Sheets that took the place of inline styles, which a content policy would not let in. */
let adopted: CSSStyleSheet[] = [];

/** Puts the styles of the page as it is now in the place of those it came with. */
async function dress(look: string) {
	const headers = { 'Lagan-Look': look };
	const answer = await fetch(location.href, { cache: 'no-store', headers });
	const next = new DOMParser().parseFromString(trust(await answer.text()), 'text/html');
	const nextShown = next.querySelector<HTMLScriptElement>('script[data-look]')?.dataset;
	if (nextShown?.page !== shown.page || nextShown?.look !== look) return;
	const old = document.querySelectorAll(sheetSelector);
	const inline: CSSStyleSheet[] = [];
	const loads: Promise<unknown>[] = [];
	for (const sheet of next.querySelectorAll(sheetSelector)) {
		if (sheet instanceof HTMLStyleElement) {
			const made = new CSSStyleSheet({ baseURL: location.href, media: sheet.media });
			made.replaceSync(sheet.textContent ?? '');
			inline.push(made);
			continue;
		}
		const link = document.importNode(sheet, true);
		loads.push(
			new Promise((resolve) => {
				link.addEventListener('load', resolve);
				link.addEventListener('error', resolve);
			}),
		);
		document.head.append(link);
	}
	// Until the new ones are there, the old ones stay.
	await Promise.all(loads);
	for (const element of old) element.remove();
	document.adoptedStyleSheets = [
		...document.adoptedStyleSheets.filter((sheet) => !adopted.includes(sheet)),
		...inline,
	];
	adopted = inline;
	shown.look = look;
}

let dressing: Promise<void> = Promise.resolve();

function hear({ data }: MessageEvent<string>) {
	const news = JSON.parse(data) as News;
	if (news.page !== shown.page) {
		location.reload();
		return;
	}
	tell(news);
	dressing = dressing.then(async () => {
		if (news.look !== shown.look) await dress(news.look);
	});
	dressing = dressing.catch(() => location.reload());
}

let source: EventSource | undefined;

/** A browser has few connections to one server: only pages that are seen hold one. */
function follow() {
	source?.close();
	source = undefined;
	if (document.visibilityState === 'hidden') return;
	source = new EventSource(`/__dev?path=${encodeURIComponent(location.pathname)}`);
	source.onmessage = hear;
	// It tries again by itself, unless it was answered by something else than this server.
	source.onerror = () => {
		if (source?.readyState === EventSource.CLOSED) setTimeout(follow, 1000);
	};
}

document.addEventListener('visibilitychange', follow);
follow();
