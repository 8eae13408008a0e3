import { usePage } from '../src/components/page-context.ts';
import { PageHeader } from '../src/components/page-header.tsx';
import { Inline } from '../src/components/prose.tsx';
import { TitledSection } from '../src/components/titled-section.tsx';
import type { Page } from '../src/layouts/page.ts';
import { sayDay } from '../src/world/dates.ts';
import { saySize } from '../src/world/numbers.ts';

const back = { path: '/resources/', label: 'Anthology resources' };

function FileList() {
	const { urls, publications } = usePage();
	return (
		<ul role="list" className="take-aways">
			{publications.map(({ path, title, description, format, version, day, size }) => (
				<li key={path} className="panel">
					<h3>
						<a href={urls.to(path)}>{title}</a>
					</h3>
					<p className="label">
						{format}, {saySize(size)}. {version} of <time dateTime={day}>{sayDay(day)}</time>
					</p>
					<Inline text={description} />
				</li>
			))}
		</ul>
	);
}

/** Which state of the source all of it is made from. */
function Origin() {
	const { commit } = usePage();
	const edition =
		'The day at a file is that of its own words, and stays when only the making has changed.';
	if (commit === undefined) {
		return (
			<p className="summary">
				Which commit they were made from is not known: what they were made from was no checkout.{' '}
				{edition}
			</p>
		);
	}
	const { hash, day, isChanged } = commit;
	return (
		<p className="summary">
			All were made from{' '}
			{hash === undefined ? (
				'an archive of the source'
			) : (
				<>
					commit <code>{hash}</code>
				</>
			)}{' '}
			of <time dateTime={day}>{sayDay(day)}</time>
			{isChanged && ', with changes that are in no commit yet'}. {edition}
		</p>
	);
}

/** The commands that make the same site again, where it stands as this one does, and compare. */
function useCommands(): readonly string[] {
	const { settings, urls, commit } = usePage();
	const { address, base } = settings;
	const isAtAddress = base === (address === null ? '/' : new URL(address).pathname);
	const sums = urls.absolute('/SHA256SUMS.txt');
	return [
		...(commit?.hash === undefined ? [] : [`git checkout ${commit.hash}`]),
		'npm ci',
		[
			...(address === null ? [] : [`SITE_URL=${address}`]),
			'npm run build',
			...(isAtAddress ? [] : [`-- --base ${base}`]),
		].join(' '),
		...(sums === undefined ? [] : [`curl -O ${sums}`]),
		'cd dist',
		'sha256sum -c ../SHA256SUMS.txt',
	];
}

function Checksums() {
	const { urls } = usePage();
	return (
		<TitledSection id="checksums" title="Is it the real one?" className="page-section">
			<p className="summary">
				<a href={urls.to('/SHA256SUMS.txt')}>SHA256SUMS.txt</a> names every file of this site, each
				with its SHA-256. The same source makes the same bytes on any machine, so whoever has the
				source makes the site again, puts the published list beside it, and compares:
			</p>
			<ol role="list" className="commands">
				{useCommands().map((command) => (
					<li key={command}>
						<code>{command}</code>
					</li>
				))}
			</ol>
			<p className="summary">
				Every line should end in “OK”. For a single file that you took away, run sha256sum on it and
				look the number up in the list.
			</p>
		</TitledSection>
	);
}

export default (): Page => ({
	title: 'To Take Away',
	description:
		'Every file of Lagan to take away, with what it is for, how large it is and which state it was made from: templates, the world as a book, the comic, the guidelines as text.',
	body: () => (
		<>
			<PageHeader
				label="To take away"
				heading="Whatever fits in a coat"
				back={back}
				picture="deck-pocket-papers"
				flag="Z"
			>
				<p className="lead">
					Files to keep, print, paste or feed to a program. All are made together with these pages,
					from the same words and figures.
				</p>
			</PageHeader>
			<TitledSection id="files" title="The files" className="page-section">
				<Origin />
				<FileList />
			</TitledSection>
			<Checksums />
		</>
	),
	up: back.path,
	preview: { line: 'Templates, the world as a book, the call as text, and checksums.' },
	next: { path: '/submission-guidelines/', label: 'Submission guidelines' },
});
