import type { CityDocument, DocumentForm } from '../../content/documents/types.ts';
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

/** A document of the city under a caption that names its kind. */
export function Document({ document }: { document: CityDocument }) {
	return (
		<figure className="specimen">
			<figcaption className="caption">{document.kind}</figcaption>
			<Sheet sheet={document.sheet} />
		</figure>
	);
}
