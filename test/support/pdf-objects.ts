import { inflateSync } from 'node:zlib';

/** A value as a PDF file writes it; names keep their slash, references are told by their number. */
export type PdfValue =
	| string
	| number
	| boolean
	| null
	| PdfReference
	| PdfValue[]
	| PdfDictionary
	| PdfText;
export type PdfReference = { reference: number };
export type PdfDictionary = { entries: Map<string, PdfValue>; stream?: Buffer };
/** A string in parentheses or in angle brackets, as its bytes. */
export type PdfText = { bytes: Buffer };

const isSpace = (code: number) => code <= 32;
const delimiters = new Set([...'()<>[]{}/%'].map((sign) => sign.charCodeAt(0)));

/** Reads values and operators one after the other, from a file's objects or a page's content. */
export class PdfScanner {
	readonly #bytes: Buffer;
	position: number;

	constructor(bytes: Buffer, position = 0) {
		this.#bytes = bytes;
		this.position = position;
	}

	get isAtEnd(): boolean {
		this.#skip();
		return this.position >= this.#bytes.length;
	}

	/** The next value; an operator or a keyword comes as `{ word }`. */
	next(): PdfValue | { word: string } {
		this.#skip();
		const sign = this.#sign();
		if (sign === '/') return this.#readName();
		if (sign === '(') return { bytes: this.#readLiteral() };
		if (sign === '[') return this.#readArray();
		if (sign === '<') return this.#sign(1) === '<' ? this.#readDictionary() : this.#readHex();
		const word = this.#readWord();
		if (/^[+-]?(\d+\.?\d*|\.\d+)$/.test(word)) return this.#readNumber(Number(word));
		if (word === 'true' || word === 'false') return word === 'true';
		return word === 'null' ? null : { word };
	}

	#sign(ahead = 0): string {
		return String.fromCharCode(this.#bytes[this.position + ahead] ?? 0);
	}

	#skip(): void {
		while (this.position < this.#bytes.length) {
			if (this.#sign() === '%') {
				while (this.position < this.#bytes.length && this.#sign() !== '\n') this.position++;
			} else if (isSpace(this.#bytes[this.position] ?? 0)) this.position++;
			else return;
		}
	}

	#readWord(): string {
		const start = this.position;
		while (this.position < this.#bytes.length) {
			const code = this.#bytes[this.position] ?? 0;
			if (isSpace(code) || delimiters.has(code)) break;
			this.position++;
		}
		if (this.position === start) throw new Error(`Unexpected “${this.#sign()}” at ${start}`);
		return this.#bytes.toString('latin1', start, this.position);
	}

	#readName(): string {
		this.position++;
		const name = this.#readWord();
		return `/${name.replace(/#([\da-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))}`;
	}

	/** A number, or the reference that it begins: “12 0 R”. */
	#readNumber(value: number): PdfValue {
		const match = /^\s+0\s+R(?![A-Za-z])/.exec(
			this.#bytes.toString('latin1', this.position, this.position + 12),
		);
		if (!match || !Number.isInteger(value)) return value;
		this.position += match[0].length;
		return { reference: value };
	}

	#readLiteral(): Buffer {
		const bytes: number[] = [];
		const escapes: Record<string, number> = { n: 10, r: 13, t: 9, b: 8, f: 12 };
		let depth = 0;
		do {
			const sign = this.#sign();
			if (sign === '\\') {
				this.position++;
				const escaped = this.#sign();
				bytes.push(escapes[escaped] ?? escaped.charCodeAt(0));
			} else if (sign === '(' && depth++ === 0) {
				// The opening parenthesis itself.
			} else if (sign !== ')' || --depth > 0) bytes.push(sign.charCodeAt(0));
			this.position++;
		} while (depth > 0);
		return Buffer.from(bytes);
	}

	#readHex(): PdfText {
		const end = this.#bytes.indexOf('>', this.position);
		const hex = this.#bytes.toString('latin1', this.position + 1, end).replace(/\s/g, '');
		this.position = end + 1;
		return { bytes: Buffer.from(hex, 'hex') };
	}

	#readArray(): PdfValue[] {
		this.position++;
		const values: PdfValue[] = [];
		for (this.#skip(); this.#sign() !== ']'; this.#skip()) values.push(this.#value());
		this.position++;
		return values;
	}

	#readDictionary(): PdfDictionary {
		this.position += 2;
		const entries = new Map<string, PdfValue>();
		for (this.#skip(); this.#sign() !== '>'; this.#skip())
			entries.set(this.#readName(), this.#value());
		this.position += 2;
		return { entries };
	}

	#value(): PdfValue {
		const value = this.next();
		if (isWord(value)) throw new Error(`Unexpected “${value.word}” at ${this.position}`);
		return value;
	}
}

export function isWord(value: PdfValue | { word: string }): value is { word: string } {
	return typeof value === 'object' && value !== null && 'word' in value;
}

function isDictionary(value: PdfValue): value is PdfDictionary {
	return typeof value === 'object' && value !== null && !Array.isArray(value) && 'entries' in value;
}

/** A PDF file with a plain table of objects, as this project writes it. */
export class PdfFile {
	readonly #objects = new Map<number, PdfValue>();
	readonly catalog: PdfDictionary;
	readonly info: PdfDictionary;

	constructor(data: Uint8Array) {
		const bytes = Buffer.from(data);
		const text = bytes.toString('latin1');
		for (const match of text.matchAll(/(?:^|\n)(\d+) 0 obj\n/g))
			this.#objects.set(Number(match[1]), readObject(bytes, match.index + match[0].length));
		const scanner = new PdfScanner(bytes, text.lastIndexOf('trailer') + 'trailer'.length);
		const trailer = scanner.next() as PdfDictionary;
		this.catalog = this.dictionary(trailer.entries.get('/Root'));
		this.info = this.dictionary(trailer.entries.get('/Info'));
	}

	/** Follows references until there is a value. */
	resolve(value: PdfValue | undefined): PdfValue {
		if (typeof value === 'object' && value !== null && 'reference' in value)
			return this.resolve(this.#objects.get(value.reference));
		return value ?? null;
	}

	dictionary(value: PdfValue | undefined): PdfDictionary {
		const found = this.resolve(value);
		if (!isDictionary(found)) throw new Error(`No dictionary: ${JSON.stringify(value)}`);
		return found;
	}

	list(value: PdfValue | undefined): PdfValue[] {
		const found = this.resolve(value);
		return Array.isArray(found) ? found : found === null ? [] : [found];
	}

	/** An entry of a dictionary, followed. */
	get(from: PdfDictionary, ...names: string[]): PdfValue {
		const [name, ...rest] = names;
		const value = this.resolve(from.entries.get(`/${name}`));
		return rest.length === 0 ? value : this.get(this.dictionary(value), ...rest);
	}

	/** A text entry of a dictionary, as Unicode. */
	text(from: PdfDictionary, name: string): string | null {
		const value = this.get(from, name);
		if (typeof value !== 'object' || value === null || !('bytes' in value)) return null;
		const { bytes } = value;
		return bytes[0] === 0xfe && bytes[1] === 0xff
			? new TextDecoder('utf-16be').decode(bytes.subarray(2))
			: bytes.toString('latin1');
	}

	get pages(): PdfDictionary[] {
		return this.list(this.get(this.catalog, 'Pages', 'Kids')).map((kid) => this.dictionary(kid));
	}
}

function readObject(bytes: Buffer, position: number): PdfValue {
	const scanner = new PdfScanner(bytes, position);
	const value = scanner.next();
	if (isWord(value)) throw new Error(`No object at ${position}`);
	if (!isDictionary(value)) return value;
	const after = scanner.next();
	if (!isWord(after) || after.word !== 'stream') return value;
	const start = scanner.position + 1;
	const raw = bytes.subarray(start, start + Number(value.entries.get('/Length')));
	return {
		...value,
		stream: value.entries.get('/Filter') === '/FlateDecode' ? inflateSync(raw) : raw,
	};
}
