import type { Paper } from '../../model/documents.ts';
import { CharterPage } from './charter-page.tsx';
import { DutyCard } from './duty-card.tsx';
import { PriceBoard } from './price-board.tsx';
import { Summons } from './summons.tsx';
import { Transcript } from './transcript.tsx';
import { WatchLog } from './watch-log.tsx';

/** A paper of the city, set as what it is. */
export function PaperBody({ paper }: { paper: Paper }) {
	switch (paper.form) {
		case 'transcript':
			return <Transcript paper={paper} />;
		case 'summons':
			return <Summons paper={paper} />;
		case 'board':
			return <PriceBoard paper={paper} />;
		case 'log':
			return <WatchLog paper={paper} />;
		case 'charter':
			return <CharterPage paper={paper} />;
		case 'card':
			return <DutyCard paper={paper} />;
	}
}

/** A paper of the city under a caption that says what it is. */
export function PaperFigure({ paper, caption }: { paper: Paper; caption: string }) {
	return (
		<figure className="specimen">
			<figcaption className="caption">{caption}</figcaption>
			<PaperBody paper={paper} />
		</figure>
	);
}
