import { comicPage } from '../world/comic-page.ts';
import type { Day } from '../world/dates.ts';
import type { Extent } from '../world/numbers.ts';

/** An inch has so many of the points in which the comic page is measured. */
const pointsPerInch = 72;

/** What the project calls contributors for, in numbers and names: whatever says it takes it from here. */
export interface Call {
	/** The day on which this record was last changed. */
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
	/** How long answers take. */
	answers: Readonly<Record<'receipt' | 'review' | 'editing', Extent>>;
	dates: {
		/** The two disagree in what the project has published; both stand. */
		submissionsOpen: { day: Day };
		pitchesOpen: { day: Day };
		/** null: submissions are taken all year. */
		closing: { day: Day } | null;
		/**
		 * The published target for the first volume, in the words in which it was published. It names no
		 * day: the span is the last quarter of the one year and the first of the other.
		 */
		firstVolume: { published: string; firstDay: Day; lastDay: Day };
	};
	rights: { exclusiveYears: number; inventoryYears: number };
	pay: {
		/** What a work is paid, in the currency of the contract; null while it is undecided. */
		rate: number | null;
		/** null while it is undecided. */
		royaltyPercent: number | null;
		profitShared: string;
		copies: number;
		discountPercent: number;
	};
}

/** The call as it stands. What is asked of it in words, and what is undecided beside pay, is in terms.ts. */
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
