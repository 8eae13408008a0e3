import { keep, keyOf, recall } from './cache.ts';
import type { CompressedForms } from './compress-text.ts';
import type { Files } from './files.ts';
import type { FinishText } from './finish-text.ts';
import { findCache, readSources } from './project.ts';

/** Files that are text; pictures, fonts and the PDF are compressed as they are. */
const textFile = /\.(html|css|js|svg|xml|txt)$/;

/**
 * The level at which brotli compresses the pages of a site. The best takes 50 ms for a page and the
 * fifth 1: its pages are a ninth smaller, which is worth a few seconds of a build, and not ten
 * minutes of it.
 * @param pages how many there are
 */
export const chooseLevel = (pages: number) => (pages > 250 ? 5 : 11);

/**
 * The level at which it compresses a file. The best takes three times as long for a drawing as the
 * one below, which leaves it 50 bytes larger.
 * @param level of the pages
 */
const chooseFileLevel = (file: string, level: number) =>
	file.endsWith('.svg') ? Math.min(level, 10) : level;

/** Two texts as one entry of the cache: the length of the first before both. */
function pack({ br, gz }: CompressedForms): Uint8Array {
	const length = Buffer.alloc(4);
	length.writeUInt32LE(br.length);
	return Buffer.concat([length, br, gz]);
}

function unpack(entry: Uint8Array): CompressedForms {
	const gz = 4 + new DataView(entry.buffer, entry.byteOffset).getUint32(0, true);
	return { br: entry.subarray(4, gz), gz: entry.subarray(gz) };
}

/**
 * Makes a `.br` and a `.gz` of every text file, for hosts that serve them. What was compressed in an
 * earlier build is found in the cache; the same text makes the same bytes on every machine.
 * @param finishText compresses one, wherever that is done
 * @param level of the pages
 * @returns the compressed files alone
 */
export async function compressFiles(
	files: Files,
	finishText: FinishText,
	level: number,
): Promise<Files> {
	const makers = keyOf(
		...(await readSources('package-lock.json', 'src/build/compress-text.ts')),
		`brotli ${process.versions.brotli}`,
	);
	const folder = findCache('compressed');
	const texts = [...files].filter(([file]) => textFile.test(file));
	const made = await Promise.allSettled(
		texts.map(async ([file, contents]) => {
			const fileLevel = chooseFileLevel(file, level);
			const text = typeof contents === 'string' ? Buffer.from(contents) : contents;
			const key = keyOf(makers, `at ${fileLevel}`, text);
			const kept = recall(folder, key);
			if (kept !== undefined) return unpack(kept);
			const forms = await finishText({ text, level: fileLevel, isPage: false });
			keep(folder, key, pack(forms));
			return forms;
		}),
	);
	const compressed: Files = new Map();
	made.forEach((each, index) => {
		if (each.status === 'rejected') throw each.reason;
		compressed.set(`${texts[index]?.[0]}.br`, each.value.br);
		compressed.set(`${texts[index]?.[0]}.gz`, each.value.gz);
	});
	return compressed;
}
