import {
	isWord,
	type PdfDictionary,
	type PdfFile,
	PdfScanner,
	type PdfValue,
} from './pdf-objects.ts';

type Point = readonly [x: number, y: number];
type Matrix = readonly [number, number, number, number, number, number];

/** Where in the page's structure something is drawn. */
type Place = { isArtifact: boolean; mcid: number | null };

/** A painted path, in points from the page's lower left corner. */
export type Paint = Place & {
	how: 'fill' | 'stroke' | 'both';
	lines: { points: Point[]; isClosed: boolean; isCurved: boolean }[];
	stroke: string;
	fill: string;
	/** In points, whatever the scale it was set in. */
	width: number;
	dash: number[];
};

/** A run of text, by its Unicode and the point where its baseline begins. */
export type Run = Place & { text: string; font: string; size: number; at: Point };

type State = { matrix: Matrix; stroke: string; fill: string; width: number; dash: number[] };

const multiply = (m: Matrix, n: Matrix): Matrix => [
	m[0] * n[0] + m[1] * n[2],
	m[0] * n[1] + m[1] * n[3],
	m[2] * n[0] + m[3] * n[2],
	m[2] * n[1] + m[3] * n[3],
	m[4] * n[0] + m[5] * n[2] + n[4],
	m[4] * n[1] + m[5] * n[3] + n[5],
];

const toMatrix = ([a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: number[]): Matrix => [
	a,
	b,
	c,
	d,
	e,
	f,
];

const apply = ([a, b, c, d, e, f]: Matrix, x: number, y: number): Point =>
	[a * x + c * y + e, b * x + d * y + f].map((n) => Math.round(n * 1e4) / 1e4 + 0) as [
		number,
		number,
	];

const toHex = (parts: number[]) =>
	`#${parts
		.map((part) =>
			Math.round(part * 255)
				.toString(16)
				.padStart(2, '0'),
		)
		.join('')}`;

/** What a font's codes stand for, from its own table. */
function readUnicode(file: PdfFile, font: PdfDictionary): Map<number, string> {
	const table = file.dictionary(file.get(font, 'ToUnicode')).stream?.toString('latin1') ?? '';
	const codes = new Map<number, string>();
	for (const [, first = '', , list = ''] of table.matchAll(
		/<([\da-f]+)> <([\da-f]+)> \[(.*?)\]/gs,
	)) {
		let code = Number.parseInt(first, 16);
		for (const [, hex = ''] of list.matchAll(/<([\da-f ]*)>/g)) {
			const bytes = Buffer.from(hex.replaceAll(' ', ''), 'hex');
			codes.set(code++, new TextDecoder('utf-16be').decode(bytes));
		}
	}
	return codes;
}

/**
 * Reads what a page draws from its drawing operators.
 * @returns every painted path and every run of text, in drawing order
 */
export function readPage(file: PdfFile, page: PdfDictionary): { paints: Paint[]; runs: Run[] } {
	const content = file.dictionary(page.entries.get('/Contents')).stream;
	if (!content) throw new Error('The page has no content.');
	const fonts = file.dictionary(file.get(page, 'Resources', 'Font'));
	const tables = new Map(
		[...fonts.entries.keys()].map((name) => [
			name,
			readUnicode(file, file.dictionary(fonts.entries.get(name))),
		]),
	);
	const paints: Paint[] = [];
	const runs: Run[] = [];
	const stack: State[] = [];
	let state: State = {
		matrix: [1, 0, 0, 1, 0, 0],
		stroke: '#000000',
		fill: '#000000',
		width: 1,
		dash: [],
	};
	const marks: Place[] = [{ isArtifact: false, mcid: null }];
	let lines: Paint['lines'] = [];
	let font = { name: '', size: 0 };
	let textMatrix: Matrix = [1, 0, 0, 1, 0, 0];

	const here = (): Place => marks.at(-1) ?? { isArtifact: false, mcid: null };
	const add = (x: number, y: number, isCurved = false) => {
		const line = lines.at(-1);
		line?.points.push(apply(state.matrix, x, y));
		if (line && isCurved) line.isCurved = true;
	};
	const paint = (how: Paint['how']) => {
		const [a, b, c, d] = state.matrix;
		const width = state.width * Math.sqrt(Math.abs(a * d - b * c));
		paints.push({ ...here(), how, lines, ...state, width });
		lines = [];
	};
	const move = (x: number, y: number) => {
		lines.push({ points: [], isClosed: false, isCurved: false });
		add(x, y);
	};
	const close = () => {
		const line = lines.at(-1);
		if (line) line.isClosed = true;
	};
	const show = (parts: PdfValue[]) => {
		const codes = tables.get(font.name);
		let text = '';
		for (const part of parts) {
			if (typeof part !== 'object' || part === null || !('bytes' in part)) continue;
			for (let i = 0; i < part.bytes.length; i += 2)
				text += codes?.get(part.bytes.readUInt16BE(i)) ?? '\u{fffd}';
		}
		const at = apply(multiply(textMatrix, state.matrix), 0, 0);
		runs.push({ ...here(), text, font: font.name, size: font.size, at });
	};

	const operators: Record<string, (n: number[], values: PdfValue[]) => void> = {
		q: () => stack.push(state),
		Q: () => {
			state = stack.pop() ?? state;
		},
		cm: (n) => {
			state = { ...state, matrix: multiply(toMatrix(n), state.matrix) };
		},
		w: ([width = 0]) => {
			state = { ...state, width };
		},
		d: (_, [dash]) => {
			state = { ...state, dash: Array.isArray(dash) ? dash.map(Number) : [] };
		},
		SCN: (n) => {
			state = { ...state, stroke: toHex(n) };
		},
		scn: (n) => {
			state = { ...state, fill: toHex(n) };
		},
		m: ([x = 0, y = 0]) => move(x, y),
		l: ([x = 0, y = 0]) => add(x, y),
		c: ([, , , , x = 0, y = 0]) => add(x, y, true),
		v: ([, , x = 0, y = 0]) => add(x, y, true),
		h: close,
		re: ([x = 0, y = 0, width = 0, height = 0]) => {
			move(x, y);
			add(x + width, y);
			add(x + width, y + height);
			add(x, y + height);
			close();
		},
		S: () => paint('stroke'),
		f: () => paint('fill'),
		'f*': () => paint('fill'),
		B: () => paint('both'),
		'B*': () => paint('both'),
		n: () => {
			lines = [];
		},
		BDC: (_, [tag, options]) => {
			const entries = (options as PdfDictionary | undefined)?.entries;
			const mcid = entries?.get('/MCID');
			marks.push({ isArtifact: tag === '/Artifact', mcid: typeof mcid === 'number' ? mcid : null });
		},
		EMC: () => marks.pop(),
		Tf: ([, size = 0], [name]) => {
			font = { name: String(name), size };
		},
		Tm: (n) => {
			textMatrix = toMatrix(n);
		},
		TJ: (_, [parts]) => show(Array.isArray(parts) ? parts : []),
	};
	const silent = new Set(['BT', 'ET', 'CS', 'cs', 'W', 'W*', 'J', 'j', 'M', 'Tc', 'gs']);

	const scanner = new PdfScanner(content);
	for (let values: PdfValue[] = []; !scanner.isAtEnd; ) {
		const value = scanner.next();
		if (!isWord(value)) {
			values.push(value);
			continue;
		}
		const operate = operators[value.word];
		if (operate) operate(values.map(Number), values);
		else if (!silent.has(value.word)) throw new Error(`Unknown operator “${value.word}”`);
		values = [];
	}
	return { paints, runs };
}
