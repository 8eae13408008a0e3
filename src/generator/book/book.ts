import '../check-node.ts';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BuildFailure } from '../problems.ts';
import { root } from '../project.ts';
import { makePaperBook } from './make-paper-book.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'lagan-book-'));
try {
	const pdf = await makePaperBook(folder);
	const file = path.join(root, 'dist-book', 'lagan-a5.pdf');
	await mkdir(path.dirname(file), { recursive: true });
	await writeFile(file, pdf);
	console.log(
		`Printed ${path.relative(process.cwd(), file)}, ${(pdf.length / 1e6).toFixed(1)} MB.`,
	);
} catch (error) {
	console.error(error instanceof BuildFailure ? error.message : error);
	process.exitCode = 1;
} finally {
	await rm(folder, { recursive: true, force: true });
}
