import { CallCard } from '../src/components/call-card.tsx';
import { FileLink } from '../src/components/file-link.tsx';
import { guidelineParts } from '../src/components/guideline-parts.tsx';
import { JumpLinks } from '../src/components/jump-links.tsx';
import { MailLink } from '../src/components/link.tsx';
import { usePage } from '../src/components/page-context.ts';
import { PageHeader } from '../src/components/page-header.tsx';
import { TitledSection } from '../src/components/titled-section.tsx';
import type { Page } from '../src/layouts/page.ts';
import { inWords } from '../src/model/numbers.ts';
import type { Records } from '../src/world/records.ts';

const back = { path: '/resources/', label: 'Anthology resources' };

function SubmissionGuidelines() {
	const { settings, records } = usePage();
	return (
		<div className="guidelines">
			<PageHeader
				label="Submission guidelines"
				heading={records.anthology.pageHeads.guidelines.heading}
				back={back}
				picture="vignette-maritime-industrial-zone"
				flag="K"
				aside={<CallCard />}
			/>
			<JumpLinks items={guidelineParts} />
			{guidelineParts.map(({ id, title, Body }) => (
				<TitledSection key={id} id={id} title={title} className="page-section">
					<Body />
				</TitledSection>
			))}
			<p id="as-text" className="page-section">
				Questions about a piece in progress: <MailLink address={settings.emails.editorial} />.
				Listings may reprint <FileLink path="/guidelines.txt">guidelines.txt</FileLink> as it
				stands.
			</p>
		</div>
	);
}

export default ({ anthology }: Records): Page => ({
	title: 'Submission Guidelines',
	description: `How to submit to Salvage Rights: ${inWords(anthology.guidelines.steps.length)} steps, dates, what to send by craft (comics, stories, essays, film, models), what editors look for, pay and rights.`,
	body: () => <SubmissionGuidelines />,
	up: back.path,
	preview: {
		picture: 'scene-bread-day',
		line: `${anthology.pageHeads.guidelines.heading}: what to send, ${inWords(anthology.guidelines.steps.length)} steps, one checklist.`,
	},
	next: { path: '/creative-resources/', label: 'Creative resources: links and templates' },
});
