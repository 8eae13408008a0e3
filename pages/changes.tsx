import { ChangeList } from '../src/components/change-list.tsx';
import { FileLink } from '../src/components/file-link.tsx';
import { usePage } from '../src/components/page-context.ts';
import { PageHeader } from '../src/components/page-header.tsx';
import { TitledSection } from '../src/components/titled-section.tsx';
import type { Page } from '../src/layouts/page.ts';
import { formatDay } from '../src/model/dates.ts';

const back = { path: '/canon/', label: 'Canon' };

/** A link to the feed; nothing on a site without an address, which has no feed. */
function FeedNote() {
	const { publications } = usePage();
	const feed = publications.find(({ path }) => path === '/changes.atom');
	return (
		feed && (
			<p>
				To follow it in a feed reader, subscribe to{' '}
				<FileLink path={feed.path}>changes.atom</FileLink>.
			</p>
		)
	);
}

function Changes() {
	const { changes } = usePage().records.anthology;
	const days = [...new Set(changes.map(({ day }) => day))];
	return (
		<>
			<PageHeader
				label="Changes"
				heading="Struck, and signed"
				back={back}
				picture="deck-desk-watch"
				flag="I"
			>
				<p className="lead">
					What has become canon or been ruled on since the World Bible was first published, and what
					the project has announced, day by day. We leave out corrections that change no fact, and
					work on the site itself.
				</p>
				<FeedNote />
			</PageHeader>
			{days.map((day) => (
				<TitledSection
					key={day}
					id={`on-${day}`}
					title={formatDay(day)}
					className="page-section day sidebar"
				>
					<ChangeList changes={changes.filter((change) => change.day === day)} />
				</TitledSection>
			))}
		</>
	);
}

export default (): Page => ({
	title: 'Changes',
	description:
		'What has changed in the canon of Lagan, and what the project has announced: every ruling in one line, with its date and the page that now has it.',
	body: () => <Changes />,
	up: back.path,
	preview: { line: 'Every ruling on canon in one line, with its date.' },
	next: { path: '/world-bible/#living-document', label: 'What is fixed, and what is open' },
});
