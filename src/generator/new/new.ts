import '../check-node.ts';
import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listLinkTargets } from '../../content/links.ts';
import { lagan } from '../../content/world.ts';
import { findEdge, findMarkup, findSlugFault, findUnseen, isSeen } from '../content/text-faults.ts';
import { reasonOf } from '../problems.ts';
import { root } from '../project.ts';
import { addImport, insert } from './edit.ts';
import { kinds, type Plan } from './kinds.ts';

const usage = 'npm run new -- character|faction|page|section "Name"';

/** Makes the plan of what was asked for. */
function makePlan([kind = '', name = '', ...others]: readonly string[]): Plan {
	if (!Object.hasOwn(kinds, kind)) throw new Error(`There is no kind “${kind}”: ${usage}`);
	const isOdd = findUnseen(name) ?? findEdge(name) ?? findMarkup(name);
	if (others.length > 0 || !isSeen(name) || isOdd || /["'`\\{}]/.test(name)) {
		throw new Error(`“${[name, ...others].join(' ')}” is no name in plain letters: ${usage}`);
	}
	const plan = kinds[kind]?.(name, lagan) as Plan;
	const fault = findSlugFault(plan.slug);
	if (fault) throw new Error(fault.what);
	const taken = new Map(listLinkTargets(lagan)).get(plan.slug);
	if (taken && kind !== 'page') {
		throw new Error(`The ${taken.kind} “${taken.label}” is there already, as “${plan.slug}”.`);
	}
	const file = Object.keys(plan.files).find((each) => existsSync(path.join(root, each)));
	if (file) throw new Error(`${file} is there already.`);
	return plan;
}

/** All files of a plan as they will be, new ones and changed ones; nothing is written yet. */
function applyPlan({ files, edits, imports }: Plan): Map<string, string> {
	const changed = new Map(Object.entries(files));
	const read = (file: string) => changed.get(file) ?? readFileSync(path.join(root, file), 'utf8');
	for (const { index, name, file } of imports) {
		changed.set(index, addImport(read(index), name, file));
	}
	for (const edit of edits) changed.set(edit.file, insert(read(edit.file), edit));
	return changed;
}

try {
	const plan = makePlan(process.argv.slice(2));
	const files = applyPlan(plan);
	for (const [file, text] of files) await writeFile(path.join(root, file), text);
	console.log(`Written:\n${[...files.keys()].map((file) => `  ${file}\n`).join('')}`);
	console.log(
		`Left to do; npm run build says what of it is:\n${plan.left.map((each) => `  ${each}\n`).join('')}`,
	);
} catch (error) {
	console.error(reasonOf(error));
	process.exitCode = 1;
}
