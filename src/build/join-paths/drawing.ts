/** An element of a drawing. */
export interface Shape {
	name: string;
	/** Its attributes, but for a path's `d`. */
	attributes: ReadonlyMap<string, string>;
	d: string;
	children: readonly Shape[];
}

const tags = /<(\/?)([a-z]\w*)([^>]*?)(\/?)>/gi;
const attribute = /([\w:-]+)="([^"]*)"/g;

/** Reads a drawing: one element, without text. */
export function readDrawing(svg: string): Shape | undefined {
	const drawing: Shape[] = [];
	const open = [drawing];
	for (const [, closing, name = '', written = '', alone] of svg.matchAll(tags)) {
		if (closing) {
			open.pop();
			continue;
		}
		const attributes = new Map(
			Array.from(written.matchAll(attribute), ([, key = '', value = '']) => [key, value]),
		);
		const d = name === 'path' ? (attributes.get('d') ?? '') : '';
		if (name === 'path') attributes.delete('d');
		const children: Shape[] = [];
		open.at(-1)?.push({ name, attributes, d, children });
		if (!alone) open.push(children);
	}
	return drawing[0];
}

/** Writes a drawing without the groups that say nothing and the paths that draw nothing. */
export function writeDrawing({ name, attributes, d, children }: Shape): string {
	const inside = children.map(writeDrawing).join('');
	if (name === 'path' && d === '') return '';
	if (name === 'g' && (attributes.size === 0 || inside === '')) return inside;
	const written = Array.from(attributes, ([key, value]) => ` ${key}="${value}"`).join('');
	const start = `<${name}${written}${d === '' ? '' : ` d="${d}"`}`;
	return inside === '' ? `${start}/>` : `${start}>${inside}</${name}>`;
}
