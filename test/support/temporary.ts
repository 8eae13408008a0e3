import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

const folders: string[] = [];
process.on('exit', () => {
	// A compiler whose parent was killed may still be writing.
	for (const folder of folders) {
		rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
	}
});

/** Makes a folder that is removed at the end of the process. */
export async function makeTemporaryFolder(): Promise<string> {
	const folder = await mkdtemp(path.join(os.tmpdir(), 'lagan-'));
	folders.push(folder);
	return folder;
}
