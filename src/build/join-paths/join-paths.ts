import { measure, readStroke, type Stroke, surround } from './boxes.ts';
import { readDrawing, type Shape, writeDrawing } from './drawing.ts';
import type { Box } from './path-boxes.ts';

/** A shape and where it draws. */
interface Placed {
	shape: Shape;
	/** What its parts lie within, and what all of it does. */
	boxes: readonly Box[];
	around: Box;
	/** Alike for paths that differ in their data only; undefined for what is no path. */
	paint: string | undefined;
}

/** How near to one another things mix their colours at the edge, in the drawing's units. */
const touch = 0.5;

const overlap = (a: Box, b: Box, gap: number) =>
	a[0] - gap < b[2] && b[0] - gap < a[2] && a[1] - gap < b[3] && b[1] - gap < a[3];

/** Whether any part of one thing may lie over any part of another, or nearer to it than a gap. */
const mayHide = (one: Placed, other: Placed, gap = 0) =>
	overlap(one.around, other.around, gap) &&
	one.boxes.some(
		(box) => overlap(box, other.around, gap) && other.boxes.some((part) => overlap(box, part, gap)),
	);

/** Two paths as one. */
const join = (lower: Placed, upper: Placed): Placed => ({
	...lower,
	shape: { ...lower.shape, d: lower.shape.d + upper.shape.d },
	boxes: [...lower.boxes, ...upper.boxes],
	around: surround([lower.around, upper.around]),
});

/**
 * Lays a shape on others: as a part of a path that it can be moved down to or that can be lifted up
 * to it, past nothing that is over or under what is moved; or on top.
 */
function lay(pile: Placed[], top: Placed): void {
	let isFree = true;
	for (const [i, other] of [...pile.entries()].reverse()) {
		if (top.paint !== undefined && other.paint === top.paint && !mayHide(top, other)) {
			if (isFree) {
				pile[i] = join(other, top);
				return;
			}
			if (!pile.slice(i + 1).some((between) => mayHide(other, between, touch))) {
				pile.splice(i, 1);
				pile.push(join(other, top));
				return;
			}
		}
		isFree &&= !mayHide(top, other, touch);
	}
	pile.push(top);
}

/** All that a path says besides its data, if it may be joined with one that says the same. */
function findPaint({ name, attributes, d }: Shape): string | undefined {
	// Dashes may count along the whole of a path, and a small letter goes on from where a path ends.
	const isAlone = attributes.has('stroke-dasharray') || !d.startsWith('M');
	if (name !== 'path' || isAlone) return undefined;
	return Array.from(attributes, (pair) => pair.join('='))
		.sort()
		.join(' ');
}

/** What a group may say that is the same said by each shape in it. */
const inherited = /^(fill|stroke)(-(opacity|rule|width|linecap|linejoin))?$/;

/** A larger group says in one place what would be written too often. */
const few = 10;

/** The shapes of a group that says nothing but how to paint them, each with its paint; or itself. */
function unfold(shape: Shape): readonly Shape[] {
	const { name, attributes, children } = shape;
	const isNeeded =
		name !== 'g' ||
		children.length > few ||
		![...attributes.keys()].every((key) => inherited.test(key));
	if (isNeeded) return [shape];
	return children.flatMap((child) =>
		unfold({ ...child, attributes: new Map([...attributes, ...child.attributes]) }),
	);
}

/** Joins the paths inside a shape. */
function joinWithin(shape: Shape, outer: Stroke): Shape {
	const stroke = readStroke(shape, outer);
	const pile: Placed[] = [];
	for (const child of shape.children.flatMap(unfold)) {
		const joined = joinWithin(child, stroke);
		const boxes = measure(joined, stroke);
		lay(pile, { shape: joined, boxes, around: surround(boxes), paint: findPaint(child) });
	}
	return { ...shape, children: pile.map((placed) => placed.shape) };
}

/**
 * Joins the paths of a drawing that have one paint and do not hide one another, and takes apart
 * small groups. It looks as before, and a browser, which takes its time by the element, has fewer
 * of them to lay out.
 * @param svg one `<svg>` element, without text
 */
export function joinPaths(svg: string): string {
	const drawing = readDrawing(svg);
	if (!drawing) return svg;
	return writeDrawing(joinWithin(drawing, { isDrawn: false, width: 1, isRound: false }));
}
