import { atStart, formatExtent, inWords } from '../model/numbers.ts';
import { call } from './call.ts';
import { measures } from './measures.ts';

const { answers, dates, formats, lengths, pay, rights } = call;
const { berth, deck, garden, line, loop, sea } = measures;

/**
 * The numbers that several pages state. Prose inserts them as `{{world.population}}`; records
 * import them. Each is formatted for a sentence; those of the call for submissions are numbers in
 * call.ts.
 */
export const figures = {
	world: {
		year: '2118',
		mooringYear: '57',
		population: '2.25 million',
		populationShort: '2.25M',
		capacity: '5 million',
		capacityShort: '5M',
		empty: '2.75 million',
		nationalities: 'over 150',
		nationalitiesShort: '150+',
		nations: '52',
		nationsInWords: 'fifty-two',
		nationsAtStart: 'Fifty-two',
		area: 'about 1 square kilometre',
		areaShort: '1 km²',
		temperatures: '10 to 25 °C',
		coldest: '10 °C',
		warmest: '25 °C',
		supplierShare: 'over 70%',
		supplierShareShort: '70%+',
		intercityStay: 'up to 30 days',
		intercityStayDays: '30 days',
		visaStay: 'one to two nights',
	},
	sizes: {
		deck: `${deck.height} metres`,
		berth: `${inWords(berth.area)} square metres`,
		bunk: `${berth.bunk.width * 100} centimetres by ${berth.bunk.length * 100}`,
		tray: `${inWords(garden.tray)} square metres`,
		hill: `${line.summit} metres`,
		loop: `${loop.length} kilometres`,
		field: `${inWords(sea.field / 100)} hundred metres`,
		fieldAtStart: `${atStart(sea.field / 100)} hundred metres`,
		safety: `${inWords(sea.safety / 100)} hundred metres`,
	},
	interface: {
		headerScrollPx: 10,
		revealThreshold: 0.1,
		messageRows: 4,
		copyrightYear: '2025',
	},
	submission: {
		microWords: formatExtent(lengths.micro),
		flashWords: formatExtent(lengths.flash),
		storyWords: formatExtent(lengths.story),
		essayWords: formatExtent(lengths.essay),
		comicPages: formatExtent(lengths.comic),
		summaryWords: formatExtent(lengths.summary),
		bioWords: formatExtent(lengths.bio),
		synopsisWords: `${lengths.synopsis.about}-word`,
		subject: formats.subject,
		font: formats.text.font,
		margins: formats.text.margins,
		trailerLength: formatExtent(lengths.trailer),
		titleSequenceLength: formatExtent(lengths.titleSequence),
		shortFilmLength: formatExtent(lengths.shortFilm),
		fileName: formats.fileName,
	},
	timing: {
		receipt: formatExtent(answers.receipt),
		review: formatExtent(answers.review),
		editing: formatExtent(answers.editing),
		/**
		 * The spelling on the landing page; other pages use the next line, in the format of other
		 * ranges.
		 */
		contact: '3-5 business days',
		contactInWords: '3 to 5 business days',
		faq: '2 to 3 business days',
		privacy: '30 days',
		pitchesOpen: 'October 10th, 2025',
		submissionsOpen: 'August 20th, 2025',
		firstVolume: dates.firstVolume.published,
	},
	rights: {
		exclusiveYears: `${rights.exclusiveYears} years`,
		inventoryYears: `${rights.inventoryYears} additional years`,
		copies: `${pay.copies} free contributor copies`,
		copiesCount: String(pay.copies),
		discount: `${pay.discountPercent}%`,
		profit: pay.profitShared,
		// Undecided figures have been published as a blank.
		rate: `$${pay.rate ?? '?'}`,
		royalty: `${pay.royaltyPercent ?? '?'}%`,
	},
	retention: {
		contributor: 'the length of the contract plus 7 years',
		financial: '7 years',
		analytics: '2 years at most',
	},
};
