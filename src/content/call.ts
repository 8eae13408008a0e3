import { comicPage } from '../model/comic-page.ts';
import type { Day } from '../model/dates.ts';
import type { Extent } from '../model/numbers.ts';

const pointsPerInch = 72;

/**
 * The terms of the call for submissions, as data. Every text that mentions them takes them from
 * here.
 */
interface Call {
	/** The day of the last change to this record. */
	revised: Day;
	lengths: Readonly<
		Record<
			| 'micro'
			| 'flash'
			| 'story'
			| 'essay'
			| 'comic'
			| 'trailer'
			| 'titleSequence'
			| 'shortFilm'
			| 'summary'
			| 'bio'
			| 'synopsis',
			Extent
		>
	>;
	formats: {
		text: {
			files: readonly string[];
			font: string;
			spacing: string;
			margins: string;
			pageNumbers: string;
		};
		comic: {
			files: readonly string[];
			trimInches: { width: number; height: number };
			dotsPerInch: number;
			lineArtDotsPerInch: number;
			colours: string;
		};
		film: { files: readonly string[]; resolution: string; codecs: readonly string[] };
		models: readonly { files: readonly string[]; use: string; program?: string }[];
		fileName: string;
		subject: string;
	};
	/** Response times. */
	answers: Readonly<Record<'receipt' | 'review' | 'editing', Extent>>;
	dates: {
		/** The project has published two different dates; both are shown. */
		submissionsOpen: { day: Day };
		pitchesOpen: { day: Day };
		/** null: submissions are open all year. */
		closing: { day: Day } | null;
		/**
		 * The published target for the first volume, quoted. It names no day: the span runs from the
		 * last quarter of one year through the first quarter of the next.
		 */
		firstVolume: { published: string; firstDay: Day; lastDay: Day };
	};
	rights: { exclusiveYears: number; inventoryYears: number };
	pay: {
		/** Payment for each work, in the currency of the contract; null while undecided. */
		rate: number | null;
		/** null while undecided. */
		royaltyPercent: number | null;
		profitShared: string;
		copies: number;
		discountPercent: number;
	};
}

/** The current call. Questions and undecided terms beside pay are in terms.ts. */
export const call: Call = {
	revised: '2026-11-23',
	lengths: {
		micro: { below: 250, unit: 'words' },
		flash: { below: 1000, unit: 'words' },
		story: { least: 1000, most: 8000, unit: 'words' },
		essay: { least: 3000, most: 5000, unit: 'words' },
		comic: { least: 1, most: 8, unit: 'pages' },
		trailer: { below: 150, unit: 'seconds' },
		titleSequence: { below: 3, unit: 'minutes' },
		shortFilm: { below: 15, unit: 'minutes' },
		summary: { least: 100, most: 200, unit: 'words' },
		bio: { most: 100, unit: 'words' },
		synopsis: { about: 250, unit: 'words' },
	},
	formats: {
		text: {
			files: ['.docx', '.doc'],
			font: 'Times New Roman 12pt',
			spacing: 'double',
			margins: '1 inch',
			pageNumbers: 'bottom centre',
		},
		comic: {
			files: ['.tiff'],
			trimInches: {
				width: comicPage.width / pointsPerInch,
				height: comicPage.height / pointsPerInch,
			},
			dotsPerInch: 300,
			lineArtDotsPerInch: 600,
			colours: 'CMYK',
		},
		film: { files: ['mp4'], resolution: 'HD', codecs: ['h264', 'h265'] },
		models: [
			{ files: ['.3dm'], use: 'the city model', program: 'Rhino' },
			{ files: ['.glb'], use: 'VR' },
			{ files: ['.fbx'], use: 'film and games' },
		],
		fileName: 'LastName_FirstName_Title',
		subject: 'Submission - [name] - [working title]',
	},
	answers: {
		receipt: { least: 3, most: 5, unit: 'days' },
		review: { least: 2, most: 3, unit: 'weeks' },
		editing: { about: 3, unit: 'months' },
	},
	dates: {
		submissionsOpen: { day: '2025-08-20' },
		pitchesOpen: { day: '2025-10-10' },
		closing: null,
		firstVolume: {
			published: 'late 2025 or early 2026',
			firstDay: '2025-10-01',
			lastDay: '2026-03-31',
		},
	},
	rights: { exclusiveYears: 7, inventoryYears: 2 },
	pay: {
		rate: null,
		royaltyPercent: null,
		profitShared: 'quarterly',
		copies: 5,
		discountPercent: 40,
	},
};
