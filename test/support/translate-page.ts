/** Does to the page that is open what browsers do that translate it: each text node is replaced. */
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
