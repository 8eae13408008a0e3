/**
 * Something that holds of every page. `ask` and `plant` run in the page, and know nothing but it.
 */
export interface Question {
	/** What holds, as the name of a test. */
	holds: string;
	/** Where it is asked: on touch screens, in one window, or in windows of many widths. */
	asked: 'by touch' | 'once' | 'at every width';
	/** Lists what is wrong, each fault in a line that names its element. */
	ask(): string[];
	/** Spoils the page, so that a test can see that the fault is found. */
	plant(): void;
	/** The fault that is then found. */
	finds: RegExp;
}

const overflows: Question = {
	holds: 'fits its window: nothing scrolls sideways, and no words are cut off',
	asked: 'at every width',
	ask: () => {
		const found: string[] = [];
		const { scrollWidth, clientWidth } = document.documentElement;
		if (scrollWidth > clientWidth) {
			found.push(`scrolls sideways by ${scrollWidth - clientWidth} px`);
		}
		const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		const range = document.createRange();
		while (texts.nextNode()) {
			const text = texts.currentNode;
			const parent = text.parentElement;
			if (!text.nodeValue?.trim() || !parent?.checkVisibility() || parent.closest('svg')) continue;
			range.selectNodeContents(text);
			const { left, right, width } = range.getBoundingClientRect();
			for (let box: Element | null = parent; box && width > 0; box = box.parentElement) {
				const { overflowX, textOverflow, clipPath } = getComputedStyle(box);
				// Text for screen readers is clipped as a whole, and a box that scrolls cuts nothing.
				if (clipPath !== 'none' || overflowX === 'auto' || overflowX === 'scroll') break;
				// A name that ends in an ellipsis repeats a heading.
				if (overflowX === 'visible' || textOverflow === 'ellipsis') continue;
				const edge = box.getBoundingClientRect();
				if (left < edge.left - 1 || right > edge.right + 1) {
					found.push(`cuts off “${text.nodeValue.trim().slice(0, 40)}”`);
				}
			}
		}
		// A large number stays on one line, in its box.
		for (const figure of document.querySelectorAll('.figures .figure')) {
			range.selectNodeContents(figure);
			const right = figure.parentElement?.getBoundingClientRect().right ?? 0;
			const lines = new Set(Array.from(range.getClientRects(), ({ top }) => top));
			if (lines.size > 1 || range.getBoundingClientRect().right > right + 1) {
				found.push(`has no room for “${figure.textContent}”`);
			}
		}
		return found;
	},
	plant: () => {
		const line = document.createElement('p');
		line.textContent = 'Unbreakable'.repeat(60);
		line.style.overflowWrap = 'normal';
		document.querySelector('main')?.append(line);
	},
	finds: /scrolls sideways by \d+ px/,
};

const coversWords: Question = {
	holds: 'sets no words on a drawing, captions included',
	asked: 'at every width',
	ask: () => {
		const drawings = [...document.querySelectorAll('main img')]
			.filter((image) => !image.matches('.hero-picture') && image.checkVisibility())
			.map((image) => {
				// Of a picture in a frame that cuts it, the frame is seen.
				const frame = image.closest('.cut');
				const isCut = frame !== null && getComputedStyle(frame).overflow === 'clip';
				return { image, box: (isCut ? frame : image).getBoundingClientRect() };
			});
		// Comics and their covers leave room for lettering.
		const allowed =
			'script, style, svg, .lettering, .comic-cover p, .visually-hidden, .skip-link, .site-header';
		const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		const range = document.createRange();
		const found: string[] = [];
		for (let node = words.nextNode(); node; node = words.nextNode()) {
			const parent = node.parentElement;
			const isSeen = parent?.checkVisibility({ visibilityProperty: true });
			if (!node.textContent?.trim() || !isSeen || parent?.closest(allowed)) {
				continue;
			}
			range.selectNodeContents(node);
			for (const line of range.getClientRects()) {
				if (line.height === 0) continue;
				const hit = drawings.find(
					({ box }) =>
						line.left < box.right - 1 &&
						line.right > box.left + 1 &&
						line.top < box.bottom - 1 &&
						line.bottom > box.top + 1,
				);
				if (hit) found.push(`“${node.textContent.trim().slice(0, 40)}” on ${hit.image.outerHTML}`);
			}
		}
		return found;
	},
	plant: () => {
		const line = document.createElement('p');
		line.textContent = 'Over the picture';
		line.style.marginTop = '-60px';
		const picture = [...document.querySelectorAll('main img')].find(
			(each) => each.clientHeight > 80,
		);
		picture?.after(line);
	},
	finds: /“Over the picture” on <img/,
};

const smallTargets: Question = {
	holds: 'has targets of at least 44 × 44 px under a finger',
	asked: 'by touch',
	ask: () => {
		const targets = 'a[href], button, input, select, textarea, [tabindex="0"]';
		const small: string[] = [];
		for (const target of document.querySelectorAll<HTMLElement>(targets)) {
			// A word in a sentence is as high as its line (WCAG 2.2, 2.5.8: inline).
			if (!target.checkVisibility() || target.matches('.term')) continue;
			const block = target.closest('p, li, dt, dd, td, th, h3, figcaption, header, main');
			const around = block?.textContent?.trim() ?? '';
			const inline = getComputedStyle(target).display === 'inline';
			if (inline && around !== target.textContent?.trim()) continue;
			// A card is the target of the link that covers it, and a label that of its box.
			const cover = getComputedStyle(target, '::after').position === 'absolute';
			const label = (target as HTMLInputElement).labels?.[0];
			const { width, height } = (
				cover ? (target.closest('.panel, li, th') ?? target) : (label?.parentElement ?? target)
			).getBoundingClientRect();
			if (Math.round(width) < 44 || Math.round(height) < 44) {
				small.push(`${target.outerHTML.slice(0, 90)} ${Math.round(width)} × ${Math.round(height)}`);
			}
		}
		return small;
	},
	plant: () => {
		const link = document.createElement('a');
		link.href = '/';
		link.textContent = 'Small';
		link.style.display = 'inline-block';
		link.style.minHeight = '0';
		document.querySelector('main')?.append(link);
	},
	finds: />Small<\/a> \d+ × \d+/,
};

const jumps: Question = {
	holds: 'takes the keyboard through links and fields in the order in which they are read',
	asked: 'once',
	ask: () => {
		const reachable = 'main :is(a[href], button, input, select, textarea, [tabindex="0"])';
		const found: string[] = [];
		let last: { text: string; box: DOMRect } | undefined;
		for (const target of document.querySelectorAll<HTMLElement>(reachable)) {
			if (!target.checkVisibility({ visibilityProperty: true }) || target.closest('svg')) continue;
			// What sticks to the window’s edge, or is beside the text, has no place in the page’s order.
			if (target.closest('.skip-link, .back-to-contents, figure')) continue;
			const [first] = target.getClientRects();
			if (first === undefined) continue;
			const text = target.textContent?.trim() || target.outerHTML.slice(0, 60);
			if (last && first.bottom <= last.box.top && first.left < last.box.left + 8) {
				found.push(`“${last.text}” comes before “${text}”, which is above it`);
			}
			last = { text, box: first };
		}
		return found;
	},
	plant: () => {
		const [far, near] = ['Far', 'Near'].map((words) => {
			const link = document.createElement('a');
			link.href = '/';
			link.textContent = words;
			const line = document.createElement('p');
			line.append(link);
			return line;
		});
		if (!far || !near) return;
		Object.assign(far.style, { position: 'absolute', top: '900px', left: '300px' });
		document.querySelector('main')?.prepend(far, near);
	},
	finds: /“Far” comes before “Near”/,
};

const hiddenFocus: Question = {
	holds: 'shows where the focus is with a line of 3 px',
	asked: 'once',
	ask: () => {
		const reachable = 'a[href], button, input, select, textarea, [tabindex="0"]';
		const unseen: string[] = [];
		for (const element of document.querySelectorAll<HTMLElement>(reachable)) {
			const { width, height } = element.getBoundingClientRect();
			const isShown = element.checkVisibility({ visibilityProperty: true });
			// Labels of a diagram thicken their plates instead.
			if (!isShown || width * height === 0 || element.closest('svg')) continue;
			element.focus({ preventScroll: true });
			if (element !== document.activeElement) continue;
			// A card shows it for the link that covers it.
			const cards = ['.cover-link', '.panel, li, article'].map((card) => element.closest(card));
			const isSeen = [element, ...cards].some((each) => {
				if (each === null) return false;
				const { outlineStyle, outlineWidth } = getComputedStyle(each);
				return outlineStyle === 'solid' && Number.parseFloat(outlineWidth) >= 3;
			});
			if (!isSeen) unseen.push(element.outerHTML.slice(0, 100));
		}
		return unseen;
	},
	plant: () => {
		document.querySelector<HTMLElement>('main a')?.style.setProperty('outline', 'none');
	},
	finds: /<a .*outline: /,
};

export const coveredFocus: Question = {
	holds: 'shows what has the focus clear of the header, or over it',
	asked: 'once',
	ask: () => {
		const covered: string[] = [];
		for (const element of document.querySelectorAll<HTMLElement>('.skip-link, summary')) {
			if (!element.checkVisibility()) continue;
			// Half below the header, from where the browser brings it into view.
			scrollBy(0, element.getBoundingClientRect().top - 40);
			element.focus();
			const { left, top, width, height } = element.getBoundingClientRect();
			const seen = document.elementFromPoint(left + width / 2, top + height / 2);
			// What has no use for a pointer lets it through to what is around it.
			const isSeen = element.contains(seen) || seen?.contains(element);
			if (!isSeen) covered.push(`“${element.textContent}” is covered`);
		}
		scrollTo(0, 0);
		return covered;
	},
	plant: () => {
		document.querySelector<HTMLElement>('.site-header')?.style.setProperty('z-index', '40');
	},
	finds: /“Skip to content” is covered/,
};

const alikeLinks: Question = {
	holds: 'gives two links of one name one target, for readers who list them',
	asked: 'once',
	ask: () => {
		const targets = new Map<string, Set<string>>();
		// Names in a drawing are heard with it, and years with their events.
		const links = 'main a[href]:not(svg a, [data-kind="event"] a)';
		for (const link of document.querySelectorAll<HTMLAnchorElement>(links)) {
			if (!link.checkVisibility()) continue;
			const name = link.ariaLabel ?? link.textContent.trim();
			// World Details is a copy, whose links lead to its own sections or to those of the World Bible.
			targets.set(name, (targets.get(name) ?? new Set()).add(link.hash || link.href));
		}
		return [...targets]
			.filter(([, to]) => to.size > 1)
			.map(([name, to]) => `“${name}” leads to ${[...to].join(' and ')}`);
	},
	plant: () => {
		for (const href of ['/one/', '/two/']) {
			const link = document.createElement('a');
			link.href = href;
			link.textContent = 'More';
			document.querySelector('main')?.append(link);
		}
	},
	finds: /“More” leads to .*one.* and .*two/,
};

const bareLists: Question = {
	holds: 'gives a list without bullets its role, which VoiceOver would take away',
	asked: 'once',
	ask: () => {
		return [...document.querySelectorAll('main :is(ul, ol):not([role=list], nav *)')]
			.filter((list) => getComputedStyle(list).listStyleType === 'none')
			.map((list) => list.outerHTML.slice(0, 100));
	},
	plant: () => {
		const list = document.createElement('ul');
		list.className = 'bare';
		list.style.listStyle = 'none';
		document.querySelector('main')?.append(list);
	},
	finds: /<ul class="bare"/,
};

const missingLetters: Question = {
	holds: 'sets nothing in letters or weights that its fonts do not have',
	asked: 'once',
	ask: () => {
		const found: string[] = [];
		for (const element of document.querySelectorAll('main *:not(script, style)')) {
			const text = [...element.childNodes]
				.filter((node) => node.nodeType === Node.TEXT_NODE)
				.map(({ nodeValue }) => nodeValue?.trim() ?? '')
				.join(' ');
			const { fontFamily, fontWeight, textTransform } = getComputedStyle(element);
			// The display face has capitals, and the letters of “km”.
			const isDisplay = /^"?Big Shoulders/.test(fontFamily) && textTransform !== 'uppercase';
			if (isDisplay && /\p{Ll}/u.test(text.replaceAll(/[km]/g, ''))) found.push(`small: “${text}”`);
			// Bold words in a sentence have a face of their own.
			const isBold = /^"?Source Serif/.test(fontFamily) && Number(fontWeight) > 400;
			if (isBold && text && !element.closest('strong')) found.push(`bold: “${text}”`);
		}
		return found;
	},
	plant: () => {
		const line = document.createElement('p');
		line.textContent = 'Made heavy';
		line.style.fontWeight = '700';
		line.style.fontFamily = '"Source Serif 4"';
		document.querySelector('main')?.append(line);
	},
	finds: /bold: “Made heavy”/,
};

const brokenLines: Question = {
	holds: 'breaks no line between a word and its comma, and no short word in a table',
	asked: 'at every width',
	ask: () => {
		const found: string[] = [];
		const range = document.createRange();
		for (const term of document.querySelectorAll('main .term')) {
			if (!term.checkVisibility()) continue;
			// The link beside a term is for browsers without popovers.
			const text = term.nextElementSibling?.nextSibling;
			if (!(text instanceof Text) || !/^[,.;:!?…’”)\]]/.test(text.data)) continue;
			range.setStart(text, 0);
			range.setEnd(text, 1);
			const below = range.getBoundingClientRect().top - term.getBoundingClientRect().bottom;
			if (below > -4) found.push(`a line begins after “${term.textContent}”`);
		}
		if (innerWidth < 800) return found;
		for (const cell of document.querySelectorAll<HTMLElement>('.table-scroll :is(th, td)')) {
			if (cell.innerText.length >= 15) continue;
			range.selectNodeContents(cell);
			if (range.getBoundingClientRect().height > 45) found.push(`“${cell.innerText}” is broken`);
		}
		return found;
	},
	plant: () => {
		const term = document.querySelector<HTMLElement>('main .term');
		const comma = document.createElement('span');
		term?.after(comma, new Text(', and so on'));
		comma.style.display = 'block';
	},
	finds: /a line begins after/,
};

export const questions: readonly Question[] = [
	overflows,
	coversWords,
	smallTargets,
	jumps,
	hiddenFocus,
	coveredFocus,
	alikeLinks,
	bareLists,
	missingLetters,
	brokenLines,
];
