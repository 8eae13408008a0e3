/** Replaces every text node of the open page, as browsers do when they translate it. */
export function translatePage(): void {
	const texts = document.createTreeWalker(document.body, 4);
	const found: Text[] = [];
	while (texts.nextNode()) found.push(texts.currentNode as Text);
	for (const text of found) {
		const [outer, inner] = [document.createElement('font'), document.createElement('font')];
		inner.append(text.data);
		outer.append(inner);
		text.replaceWith(outer);
	}
}
