import { type CompressedForms, compressText } from './compress-text.ts';
import { describePage, encodeRecord } from './pages/describe-page.ts';

/** A text that nothing more is added to. */
export interface TextTask {
	text: Uint8Array;
	/** The level at which brotli compresses it. */
	level: number;
	/** Whether it is a page, which is read for the checks too. */
	isPage: boolean;
}

/** A text as hosts get it. */
export interface FinishedText extends CompressedForms {
	/** What was found out about a page, as `decodeRecord` takes it; empty for other texts. */
	record: Uint8Array;
}

/** Gives texts their last form, wherever that is done. */
export type FinishText = (task: TextTask) => Promise<FinishedText>;

/** Gives a text its last form; a build has it done in threads. */
export default function finishText({ text, level, isPage }: TextTask): FinishedText {
	const forms = compressText(text, level);
	const record = isPage ? encodeRecord(describePage(text, forms.br)) : new Uint8Array();
	return { ...forms, record };
}
