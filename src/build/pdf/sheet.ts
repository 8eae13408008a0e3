import { Pen } from './pen.ts';

/** What a part of the structure may say of itself besides its type. */
type Remarks = { title?: string; alt?: string; scope?: 'Row' | 'Column' };

type Corners = readonly [left: number, low: number, right: number, high: number];

/**
 * One page with its pen and its structure. Whatever is drawn belongs to a part of the structure or
 * is an artifact, in the order in which it should be read.
 */
export class Sheet {
	readonly pen: Pen;
	readonly #doc: PDFKit.PDFDocument;
	#parent: PDFKit.PDFStructureElement;

	/**
	 * @param doc the document, on this sheet's page
	 * @param section the part of the document's structure that this sheet fills
	 * @param grain how many places its pen divides a point into
	 */
	constructor(doc: PDFKit.PDFDocument, section: PDFKit.PDFStructureElement, grain: number) {
		this.pen = new Pen(doc, grain);
		this.#doc = doc;
		this.#parent = section;
	}

	/** Draws what says nothing to a reader who does not see it: grounds, borders, leaders. */
	artifact(draw: (pen: Pen) => void): void {
		this.#doc.markContent('Artifact', { type: 'Layout' });
		draw(this.pen);
		this.#doc.endMarkedContent();
	}

	/** Draws one part of the text: a heading, a paragraph, a cell. */
	part(type: string, draw: (pen: Pen) => void, remarks: Remarks = {}): void {
		this.#parent.add(this.#doc.struct(type, remarks, () => draw(this.pen)));
	}

	/** Gathers parts: a list, an item, a table, a row. */
	group(type: string, build: () => void): void {
		const [outer, element] = [this.#parent, this.#doc.struct(type)];
		outer.add(element);
		this.#parent = element;
		build();
		this.#parent = outer;
		element.end();
	}

	/**
	 * Draws a picture.
	 * @param alt what it shows, for those who do not see it
	 * @param corners the box that it keeps to, in points
	 */
	figure(alt: string, [left, low, right, high]: Corners, draw: (pen: Pen) => void): void {
		const height = this.#doc.page.height;
		const remarks = { alt, bbox: [left, height - high, right, height - low], placement: 'Block' };
		this.part('Figure', draw, remarks);
	}
}
