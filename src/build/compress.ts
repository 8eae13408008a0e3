import { remember } from './cache.ts';
import type { Files } from './files.ts';
import { findCache, readSources } from './project.ts';

const startThreads = async () => {
	const { createThreads } = await import('./threads.ts');
	return createThreads(new URL('./compress-text.ts', import.meta.url).href);
};

/** Files that are text; pictures, fonts and the PDF are compressed as they are. */
const textFile = /\.(html|css|js|svg|xml|txt)$/;

/**
 * Puts a `.br` and a `.gz` beside every text file, for hosts that serve them. What was compressed in
 * an earlier build is found in the cache; the same text makes the same bytes on every machine.
 * @param files gets the compressed files
 */
export async function compressFiles(files: Files): Promise<void> {
	const encoderVersions = await readSources('package-lock.json', 'src/build/compress-text.ts');
	const folder = findCache('compressed');
	// Brotli at its best takes seconds a megabyte: every processor has a share of what is new.
	let threads: ReturnType<typeof startThreads> | undefined;
	const compress = async (text: Uint8Array): Promise<Uint8Array> => {
		threads ??= startThreads();
		return (await threads).run(text);
	};
	const texts = [...files].filter(([file]) => textFile.test(file));
	const made = await Promise.allSettled(
		texts.map(([, contents]) => {
			const text = typeof contents === 'string' ? Buffer.from(contents) : contents;
			return remember(folder, [...encoderVersions, text], () => compress(text));
		}),
	);
	await (await threads)?.destroy();
	made.forEach((each, index) => {
		if (each.status === 'rejected') throw each.reason;
		const forms = each.value;
		const gz = 4 + new DataView(forms.buffer, forms.byteOffset).getUint32(0, true);
		files.set(`${texts[index]?.[0]}.br`, forms.subarray(4, gz));
		files.set(`${texts[index]?.[0]}.gz`, forms.subarray(gz));
	});
}
