import type { DocumentForm } from '../../model/documents.ts';
import { CharterPage } from './charter-page.tsx';
import { DutyCard } from './duty-card.tsx';
import { PriceBoard } from './price-board.tsx';
import { Summons } from './summons.tsx';
import { Transcript } from './transcript.tsx';
import { WatchLog } from './watch-log.tsx';

function Sheet({ sheet }: { sheet: DocumentForm }) {
	switch (sheet.form) {
		case 'transcript':
			return <Transcript sheet={sheet} />;
		case 'summons':
			return <Summons sheet={sheet} />;
		case 'board':
			return <PriceBoard sheet={sheet} />;
		case 'log':
			return <WatchLog sheet={sheet} />;
		case 'charter':
			return <CharterPage sheet={sheet} />;
		case 'card':
			return <DutyCard sheet={sheet} />;
	}
}

/** A paper of the city under a caption that says what it is. */
export function Document({ sheet, caption }: { sheet: DocumentForm; caption: string }) {
	return (
		<figure className="specimen">
			<figcaption className="caption">{caption}</figcaption>
			<Sheet sheet={sheet} />
		</figure>
	);
}
