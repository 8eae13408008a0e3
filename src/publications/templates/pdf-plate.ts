import type { Box } from './comic/geometry.ts';
import { drawSvg } from './ink-svg.ts';
import { Pen } from './pen.ts';
import type { Corners, PageBoxes, Plate, Remarks } from './plate.ts';

/** One page of a tagged PDF. */
export class PdfPlate implements Plate {
	readonly pen: Pen;
	readonly #doc: PDFKit.PDFDocument;
	#parent: PDFKit.PDFStructureElement;

	/**
	 * @param doc the document, at this plate's page
	 * @param section the element of the document's structure tree for this plate
	 * @param precision steps of its pen in a point
	 */
	constructor(doc: PDFKit.PDFDocument, section: PDFKit.PDFStructureElement, precision: number) {
		this.pen = new Pen(doc, precision);
		this.#doc = doc;
		this.#parent = section;
	}

	/** Sets the page's five boxes; the ArtBox is the live area. */
	setBoxes({ media, bleed, trim, live }: PageBoxes): void {
		const corners = ({ x, y, width, height }: Box) => [x, y, x + width, y + height];
		Object.assign(this.#doc.page.dictionary.data, {
			MediaBox: corners(media),
			CropBox: corners(media),
			BleedBox: corners(bleed),
			TrimBox: corners(trim),
			ArtBox: corners(live),
		});
	}

	artifact(draw: (pen: Pen) => void): void {
		this.#doc.markContent('Artifact', { type: 'Layout' });
		draw(this.pen);
		this.#doc.endMarkedContent();
	}

	part(type: string, draw: (pen: Pen) => void, remarks: Remarks = {}): void {
		this.#parent.add(this.#doc.struct(type, remarks, () => draw(this.pen)));
	}

	group(type: string, build: () => void): void {
		const [outer, element] = [this.#parent, this.#doc.struct(type)];
		outer.add(element);
		this.#parent = element;
		build();
		this.#parent = outer;
		element.end();
	}

	figure(alt: string, [left, low, right, high]: Corners, draw: (pen: Pen) => void): void {
		const height = this.#doc.page.height;
		const remarks = { alt, bbox: [left, height - high, right, height - low], placement: 'Block' };
		this.part('Figure', draw, remarks);
	}

	picture(
		alt: string,
		corners: Corners,
		svg: string,
		scale: number,
		letter?: (pen: Pen) => void,
	): void {
		const [x, , , high] = corners;
		const y = this.#doc.page.height - high;
		const draw = (pen: Pen) => {
			drawSvg(this.#doc, svg, { x, y, scale });
			letter?.(pen);
		};
		if (alt === '') this.artifact(draw);
		else this.figure(alt, corners, draw);
	}
}
