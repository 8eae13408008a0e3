import type { Download, Files } from '../files.ts';
import { templatePdf } from './template-pdf.ts';

/** All files to take away: a new one is a file of this folder, and a name here. */
export const downloads: readonly Download[] = [templatePdf];

/** Makes the files to take away. */
export async function makeDownloads(): Promise<Files> {
	return new Map(
		await Promise.all(
			downloads.map(async ({ file, make }): Promise<[string, Uint8Array]> => [file, await make()]),
		),
	);
}
