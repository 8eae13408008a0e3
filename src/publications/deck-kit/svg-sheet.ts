import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { measureWords, Words } from '../../art/deck-kit/kit/words.tsx';
import { createPathShortener } from '../../generator/shorten-paths.ts';
import type { Box } from '../../sheets/comic/geometry.ts';
import { Pen, type Surface } from '../../sheets/pen.ts';
import type { Corners, PageBoxes, Remarks, Sheet } from '../../sheets/sheet.ts';
import { escapeXml } from '../epub/xhtml.ts';

/** How heavy the strokes of each face are, in tenths of the capitals' height. */
const weights: Readonly<Record<string, number>> = { title: 2.2, head: 1.8, label: 1.4 };

/** The height of capitals against the size of a face: the hand has no small letters, and is set smaller. */
const CAPITALS = 0.66;

/** What is painted with: what `save` keeps and `restore` brings back. */
interface State {
	stroke: string;
	fill: string;
	width: number;
	round: boolean;
	dash: string;
	/** Groups that were opened since the last `save`. */
	open: number;
}

const places = (value: number) => Math.round(value * 100) / 100;
const list = (...values: number[]) => values.map(places).join(' ');

/** A page that is written as SVG, lettered in strokes, so that whoever opens it needs no font. */
class SvgSurface implements Surface {
	readonly page: { readonly height: number };
	readonly #out: string[] = [];
	readonly #kept: State[] = [];
	#state: State = { stroke: '#000', fill: '#000', width: 1, round: false, dash: '', open: 0 };
	#path = '';
	#clips = 0;
	#face = 'note';
	#size = 10;

	constructor(height: number) {
		this.page = { height };
	}

	/** What was drawn, as the elements of an SVG. */
	get drawn(): string {
		return this.#out.join('');
	}

	/** Writes what is SVG already. */
	add(svg: string): void {
		this.#out.push(svg);
	}

	save(): void {
		this.#kept.push(this.#state);
		this.#state = { ...this.#state, open: 0 };
	}

	restore(): void {
		this.add('</g>'.repeat(this.#state.open));
		this.#state = this.#kept.pop() ?? this.#state;
	}

	#group(attributes: string): void {
		this.add(`<g ${attributes}>`);
		this.#state.open += 1;
	}

	transform(a: number, b: number, c: number, d: number, e: number, f: number): void {
		this.#group(`transform="matrix(${[a, b, c, d, e, f].join(' ')})"`);
	}

	rotate(degrees: number, { origin: [x, y] }: { origin: [number, number] }): void {
		this.#group(`transform="rotate(${list(degrees, x, y)})"`);
	}

	moveTo(x: number, y: number): void {
		this.#path += `M${list(x, y)}`;
	}

	lineTo(x: number, y: number): void {
		this.#path += `L${list(x, y)}`;
	}

	bezierCurveTo(...points: [number, number, number, number, number, number]): void {
		this.#path += `C${list(...points)}`;
	}

	rect(x: number, y: number, width: number, height: number): void {
		this.#path += `M${list(x, y)}h${places(width)}v${places(height)}h${places(-width)}z`;
	}

	path(written: string): void {
		this.#path += written;
	}

	closePath(): void {
		this.#path += 'Z';
	}

	clip(rule: 'even-odd' | 'non-zero'): void {
		this.#clips += 1;
		const id = `sheet-clip-${this.#clips}`;
		const how = rule === 'even-odd' ? ' clip-rule="evenodd"' : '';
		this.add(`<clipPath id="${id}"><path d="${this.#take()}"${how}/></clipPath>`);
		this.#group(`clip-path="url(#${id})"`);
	}

	lineWidth(width: number): void {
		this.#state.width = width;
	}

	lineCap(): void {
		this.#state.round = true;
	}

	lineJoin(): void {
		this.#state.round = true;
	}

	strokeColor(colour: string): void {
		this.#state.stroke = colour;
	}

	fillColor(colour: string): void {
		this.#state.fill = colour;
	}

	/** The one operator that a pen writes: `[lengths] phase d`. */
	addContent(operator: string): void {
		this.#state.dash = /\[(.*)\]/.exec(operator)?.[1] ?? '';
	}

	#take(): string {
		const path = this.#path;
		this.#path = '';
		return path;
	}

	#paint(isFilled: boolean, isStroked: boolean): void {
		const { fill, stroke, width, round, dash } = this.#state;
		const line = isStroked
			? ` stroke="${stroke}" stroke-width="${places(width)}"${round ? ' stroke-linecap="round" stroke-linejoin="round"' : ''}${dash ? ` stroke-dasharray="${dash}"` : ''}`
			: '';
		this.add(`<path d="${this.#take()}" fill="${isFilled ? fill : 'none'}"${line}/>`);
	}

	stroke(): void {
		this.#paint(false, true);
	}

	fill(): void {
		this.#paint(true, false);
	}

	fillAndStroke(): void {
		this.#paint(true, true);
	}

	font(face: string): void {
		this.#face = face;
	}

	fontSize(size: number): void {
		this.#size = size;
	}

	widthOfString(words: string): number {
		return (
			measureWords(words.trimEnd(), this.#size * CAPITALS) +
			(words.endsWith(' ') ? this.#size * 0.24 : 0)
		);
	}

	text(words: string, x: number, y: number): void {
		const [size, weight] = [this.#size * CAPITALS, weights[this.#face] ?? 1.1];
		const props = { at: [x, y] as const, size, weight, colour: this.#state.fill };
		this.add(renderToStaticMarkup(createElement(Words, { ...props, children: words.trimEnd() })));
	}
}

/** One page as an SVG to take: its structure is its title, its parts are drawn as they come. */
export class SvgSheet implements Sheet {
	readonly pen: Pen;
	readonly #surface: SvgSurface;
	readonly #page: Box;
	#pictures = 0;

	/** @param page its size in points */
	constructor(page: Box) {
		this.#page = page;
		this.#surface = new SvgSurface(page.height);
		this.pen = new Pen(this.#surface, 100);
	}

	/** A screen knows nothing of a printer's boxes. */
	setBoxes(_boxes: PageBoxes): void {}

	artifact(draw: (pen: Pen) => void): void {
		draw(this.pen);
	}

	part(_type: string, draw: (pen: Pen) => void, _remarks?: Remarks): void {
		draw(this.pen);
	}

	group(_type: string, build: () => void): void {
		build();
	}

	figure(_alt: string, _corners: Corners, draw: (pen: Pen) => void): void {
		draw(this.pen);
	}

	/** The ids of one picture are not another's. */
	picture(alt: string, [left, , , high]: Corners, svg: string, scale: number): void {
		this.#pictures += 1;
		const own = `v${this.#pictures}-`;
		const named = svg
			.replace(/ id="/g, ` id="${own}`)
			.replace(/ href="#/g, ` href="#${own}`)
			.replace(/url\(#/g, `url(#${own}`)
			.replace(
				/^<svg [^>]*?viewBox="([^"]*)" width="([^"]*)" height="([^"]*)"/,
				(_, box, width, height) => {
					const at = `x="${places(left)}" y="${places(this.#page.height - high)}"`;
					return `<svg ${at} viewBox="${box}" width="${places(Number(width) * scale)}" height="${places(Number(height) * scale)}"`;
				},
			);
		this.#surface.add(`<g role="img" aria-label="${escapeXml(alt)}">${named}</g>`);
	}

	/**
	 * Writes the page.
	 * @param title what it is, for those who do not see it and for programs' windows
	 * @param use what may be done with it
	 */
	write(title: string, use: string): string {
		const { width, height } = this.#page;
		const millimetres = (points: number) => `${places((points * 25.4) / 72)}mm`;
		return createPathShortener()(
			`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${millimetres(width)}" height="${millimetres(height)}"><title>${escapeXml(title)}</title><desc>${escapeXml(use)}</desc>${this.#surface.drawn}</svg>\n`,
		);
	}
}
