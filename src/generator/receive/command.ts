import path from 'node:path';
import { BuildFailure } from '../../lib/problems.ts';
import { root } from '../../lib/project.ts';
import { receive } from './receive.ts';

const [sent, ...more] = process.argv.slice(2);

try {
	if (sent === undefined || more.length > 0) {
		const fix = 'Type: npm run receive -- "story.docx"';
		throw new BuildFailure([{ where: 'npm run receive', what: 'Name one file or folder.', fix }]);
	}
	// npm runs commands in the project, and paths are typed where people are.
	const source = path.resolve(process.env.INIT_CWD ?? '', sent);
	const today = new Date().toLocaleDateString('sv-SE');
	console.log(await receive(source, path.join(root, 'src/content/works'), today));
} catch (error) {
	console.error(error instanceof BuildFailure ? error.message : error);
	console.error('\nNothing was written.');
	process.exitCode = 1;
}
