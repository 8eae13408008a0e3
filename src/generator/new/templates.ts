import { rules } from '../../content/rules.ts';

// What is still to be written says TODO, which the build refuses wherever it stands; where a value of
// some few is wanted, the compiler names them.

/** The imports of a file, by where they come from. */
const take = (imports: Readonly<Record<string, string>>): string =>
	Object.entries(imports)
		.map(([from, names]) => `import ${names} from '${from}';`)
		.join('\n');

/** Texts to write, each another, since no list may hold the same twice. */
const blanks = (count: number): string =>
	`[${Array.from({ length: count }, (_, i) => `'TODO ${i + 1}'`).join(', ')}]`;

/** Records to write, a line each. */
const lines = (items: readonly string[]): string =>
	`[\n${items.map((item) => `\t\t${item},\n`).join('')}\t]`;

/** A record as a writer finds it. */
export function characterRecord(constant: string, slug: string, name: string): string {
	const { achievements, goals, personalityTraits, speech } = rules.items.characters;
	const said = Array.from(
		{ length: speech[0] },
		(_, i) => `{ text: 'TODO ${i + 1}', where: 'TODO' }`,
	);
	return `${take({ '../types.ts': 'type { Character }' })}

export const ${constant} = {
	id: '${slug}',
	name: '${name}',
	role: 'TODO',
	faction: 'TODO',
	description: 'TODO: two or three sentences, as at the head of their page',
	portrait: 'portrait-${slug}',
	form: 'TODO',
	age: 'TODO',
	gender: 'TODO',
	achievements: ${blanks(achievements[0])},
	personalityTraits: ${blanks(personalityTraits[0])},
	goals: ${blanks(goals[0])},
	speech: ${lines(said)},
} satisfies Character;
`;
}

/**
 * A faction's record.
 * @param others the slugs of the others
 */
export function factionRecord(
	constant: string,
	slug: string,
	name: string,
	flag: string,
	others: readonly string[],
): string {
	const ties = others.map((other) => `{ faction: '${other}', status: 'TODO', note: 'TODO.' }`);
	return `${take({ '../types.ts': 'type { Faction }' })}

export const ${constant} = {
	id: '${slug}',
	name: '${name}',
	shortName: '${name.replace(/^The /, '')}',
	slug: '${slug}',
	flag: '${flag}',
	line: 'TODO',
	description: 'TODO: two or three sentences, as at the head of its page',
	objectives: ${blanks(rules.items.factions.objectives[0])},
	characters: [],
	headquarters: 'TODO',
	influence: 'TODO',
	resources: ${blanks(3)},
	relationships: ${lines(ties)},
	berths: 'TODO: its answer to the Berths Question, in one sentence',
} satisfies Faction;
`;
}

/** A portrait that is no more than head and shoulders before the faction's flag. */
export const portrait = (constant: string, slug: string, name: string): string => `${take({
	'../palette.ts': '{ palette }',
	'../picture.ts': 'type { Picture }',
	'./kit.tsx': '{ height, Panel, Shaded, width }',
	'./lamplight.tsx': '{ nightfall }',
	'./lamps.ts': '{ pendant }',
})}

const id = 'portrait-${slug}';

export const ${constant}: Picture = {
	width,
	height,
	alt: 'TODO: who is seen, ${name}, and how, in a sentence.',
	night: nightfall,
	Drawing: () => (
		<Panel flag="TODO" lamp={pendant}>
			<Shaded
				id={\`\${id}-shoulders\`}
				rim
				d="M26 500C24 430 60 388 150 362L166 296H234L250 362C340 388 376 430 374 500Z"
				fill="#5c7aa8"
				dark={palette.blue}
				shade="M240 290L216 400L232 500H400V320Z"
				w={6}
			/>
			<Shaded
				id={\`\${id}-head\`}
				rim
				d="M200 112C252 112 282 152 280 208C278 270 244 322 200 322C156 322 122 270 120 208C118 152 148 112 200 112Z"
				fill="#c99a6e"
				dark="#8f6238"
				shade="M226 100C250 160 250 260 214 330H300V100Z"
			/>
		</Panel>
	),
};
`;

/** What a canon asks of everybody and everything: a note of each kind. */
export const canonNotes = (slug: string): string =>
	['fixed', 'disputed', 'open']
		.map(
			(status) =>
				`\t{\n\t\tabout: '${slug}',\n\t\tstatus: '${status}',\n\t\tnote: 'TODO: what is ${status}',\n\t},\n`,
		)
		.join('');

/** A page with nothing but a head. */
export const page = (component: string, title: string): string => `${take({
	'../src/components/page-header.tsx': '{ PageHeader }',
	'../src/layouts/page.ts': 'type { Page }',
})}

const back = { path: '/', label: 'Home' };

function ${component}() {
	return (
		<PageHeader label="${title}" heading="TODO" back={back} flag="A">
			<p className="lead">TODO</p>
		</PageHeader>
	);
}

export default (): Page => ({
	title: '${title}',
	description: 'TODO: one or two sentences, for search results and previews',
	body: () => <${component} />,
	preview: { line: 'TODO' },
});
`;

/** A text that is still to be written. */
export const prose = (what: string): string => `TODO: ${what}\n`;
