import { usePage } from '../src/components/page-context.ts';
import { PageHeader } from '../src/components/page-header.tsx';
import { PictureImage } from '../src/components/picture-image.tsx';
import { Inline } from '../src/components/prose.tsx';
import { TitledSection } from '../src/components/titled-section.tsx';
import type { Page } from '../src/layouts/page.ts';
import { fileGroups } from '../src/model/built.ts';
import { formatDay } from '../src/model/dates.ts';
import { formatSize } from '../src/model/numbers.ts';

const back = { path: '/resources/', label: 'Anthology resources' };

function FileList() {
	const { urls, publications } = usePage();
	const lists = fileGroups.map((group) => (
		<section key={group} id={group.toLowerCase().replaceAll(' ', '-')}>
			<h3>{group}</h3>
			<ul role="list" className="take-aways grid">
				{publications
					.filter((file) => file.group === group)
					.map(({ path, title, description, format, version, day, picture, size }) => (
						<li key={path} className="panel pad stack gap-2 small">
							{picture && <PictureImage id={picture} alt="" className="bleed" />}
							<h4>
								<a href={urls.to(path)}>{title}</a>
							</h4>
							<p className="label">
								{format}, {formatSize(size)}. {version} <time dateTime={day}>{formatDay(day)}</time>
							</p>
							<Inline text={description} />
						</li>
					))}
			</ul>
		</section>
	));
	return <div className="file-groups">{lists}</div>;
}

/** The commit that the files are made from. */
function Origin() {
	const { commit } = usePage();
	const edition = 'The date beside each file is when its text last changed.';
	if (commit === undefined) {
		return <p className="summary">The commit they were made from is not recorded. {edition}</p>;
	}
	const { hash, day, isChanged } = commit;
	return (
		<p className="summary">
			All files were made from commit <code>{hash}</code> of{' '}
			<time dateTime={day}>{formatDay(day)}</time>
			{isChanged && ', with uncommitted changes'}. {edition}
		</p>
	);
}

/** The commands that rebuild this site at the same address and compare it. */
function useCommands(): readonly string[] {
	const { settings, urls, commit } = usePage();
	const { address, base } = settings;
	const isAtAddress = base === (address === null ? '/' : new URL(address).pathname);
	const sums = urls.absolute('/SHA256SUMS.txt');
	return [
		...(commit === undefined ? [] : [`git checkout ${commit.hash}`]),
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
		<details className="fold page-section">
			<summary>Verify your download</summary>
			<TitledSection id="checksums" title="Is it the real one?">
				<Origin />
				<p className="summary">
					<a href={urls.to('/SHA256SUMS.txt')}>SHA256SUMS.txt</a> lists every file on this site with
					its SHA-256 checksum. The same source builds the same bytes on the same kind of machine,
					so anyone with the source can rebuild the site and compare:
				</p>
				<ol role="list" className="commands box pad">
					{useCommands().map((command) => (
						<li key={command}>
							<code>{command}</code>
						</li>
					))}
				</ol>
				<p className="summary">
					Every line should end in “OK”. To check one file, run sha256sum on it and compare the
					result with the list.
				</p>
			</TitledSection>
		</details>
	);
}

export default (): Page => ({
	title: 'Downloads',
	description:
		'Everything you can download, what each file is for, and its size: templates, the world as a book, two comics, the guidelines as text.',
	body: () => (
		<>
			<PageHeader
				label="Downloads"
				heading="Whatever fits in a coat"
				back={back}
				picture="deck-pocket-papers"
				flag="Z"
			>
				<p className="lead">Files to keep, print, paste or feed to a program.</p>
			</PageHeader>
			<TitledSection id="files" title="The files" className="page-section">
				<FileList />
			</TitledSection>
			<Checksums />
		</>
	),
	up: back.path,
	preview: { line: 'Templates, the world as a book, the call as text, and checksums.' },
	next: { path: '/submission-guidelines/', label: 'Submission guidelines' },
});
