import { factionSlugs } from '../model/slugs.ts';

/** Stop words, which the search ignores. */
export const commonWords: readonly string[] = (
	'a about above after again all also am an and any anybody are as ask asked asks at be ' +
	'been before behind being below between both but by came can cannot come comes could did do does down ' +
	'each either else ever every for from gave get give given gives go goes going gone had has have ' +
	'having he her here hers him his how if in into is it its itself just keep keeps kept knew know known ' +
	'knows let like may me might more most much must my neither no nobody nor not ' +
	'nothing now of off on once one only or other our out over own per put puts said same saw say says ' +
	'seen shall she should since so some somebody still such take taken takes tell tells than that ' +
	'the their them then there these they this those through to told too took under until up upon us very ' +
	'was we went were what when where which while who whoever whom whose why will with ' +
	'within without would yes yet you your'
).split(' ');

/**
 * Groups of synonyms, from readers' words to the site's. A search for one also finds the others,
 * ranked lower. At least one word of each group must occur on a page.
 */
export const synonyms: readonly (readonly string[])[] = [
	// Submissions.
	['deadline', 'closing', 'due'],
	['pay', 'paid', 'payment', 'fee', 'fees', 'salary', 'wage', 'rates', 'royalties', 'advance'],
	['copyright', 'ownership', 'licence', 'license'],
	['contract', 'agreement', 'terms'],
	['submit', 'submission', 'submissions', 'send', 'pitch', 'apply'],
	['length', 'long', 'count', 'wordcount'],
	['rejection', 'rejected', 'declined', 'suitable'],
	['docx', 'doc', 'manuscript'],
	['generated', 'chatgpt', 'llm', 'midjourney', 'gpt'],
	['translation', 'translations', 'translated'],
	['cookies', 'tracking', 'analytics'],
	['gdpr', 'privacy', 'data'],
	['email', 'mail', 'contact', 'letter', 'address'],
	['comic', 'comics', 'manga', 'graphic'],
	['movie', 'film', 'video', 'animation'],
	['novel', 'book', 'books', 'reading'],
	['picture', 'pictures', 'image', 'images', 'art', 'drawing', 'illustration', 'gallery'],
	['download', 'downloads', 'pdf'],
	// The city.
	['size', 'sizes', 'measures', 'metres'],
	['against', 'opponent', 'opponents', 'enemy', 'rival', 'rivals'],
	['map', 'plan', 'districts', 'chart'],
	['boat', 'boats', 'skiff', 'skiffs', 'ship', 'ships', 'ferry', 'vessel', 'bus', 'aquatic'],
	['ai', 'artificial', 'intelligence', 'robot', 'robots', 'machine', 'computer', 'algorithm'],
	['elevator', 'lift', 'lifts', 'vertical'],
	['train', 'trains', 'metro', 'subway', 'railway', 'loop'],
	['bicycle', 'bike', 'car', 'cars', 'mobility', 'bicycles'],
	['police', 'constable', 'constables', 'arrest', 'arrests'],
	['prison', 'jail', 'crime', 'court', 'trial', 'trials', 'judge', 'arrests'],
	['wedding', 'weddings', 'marriage', 'marry'],
	['death', 'funeral', 'funerals', 'burial', 'grave'],
	['religion', 'faith', 'church', 'mosque', 'temple', 'prayer'],
	['doctor', 'hospital', 'medicine', 'midwife', 'clinic'],
	['school', 'education', 'university', 'children'],
	['weather', 'climate', 'wind', 'temperature'],
	['lottery', 'lot', 'draw', 'drawn'],
	['election', 'vote', 'voting', 'parliament'],
	['government', 'governance', 'politics', 'constitution'],
	['currency', 'coin', 'money', 'claim', 'claims'],
	['price', 'prices', 'cost', 'costs'],
	['language', 'languages', 'dialect', 'slang'],
	['passport', 'visa', 'visas', 'papers', 'immigration'],
	['refugee', 'refugees', 'migrant', 'migrants', 'asylum', 'marked'],
	['citizen', 'citizens', 'citizenship', 'marked'],
	['food', 'eat', 'meal', 'meals', 'bread', 'ration', 'rations'],
	['farm', 'farming', 'garden', 'gardens', 'agriculture'],
	['work', 'job', 'jobs', 'employment'],
	['home', 'housing', 'house', 'flat', 'apartment', 'berth', 'berths', 'bunk', 'rent'],
	['radio', 'channel', 'broadcast', 'station'],
	['clock', 'time', 'bells', 'watches', 'hour'],
	['war', 'army', 'military', 'navy', 'soldier', 'patrol'],
	['anchor', 'rope', 'ropes', 'mooring', 'line', 'lines'],
	['sea', 'ocean', 'atlantic'],
	['people', 'population', 'inhabitants', 'demographics'],
	['party', 'parties', 'faction', 'factions'],
	['person', 'character', 'characters', 'cast', 'member', 'members'],
];

/** What readers call a section in words that are not in it, by its path. They weigh as much as its title. */
export const alsoCalled: Readonly<Record<string, string>> = {
	'/#home': 'about what is this',
	'/#contact': 'write email mail editor editors question ask us',
	'/start/': 'where begin',
	'/start/#time-heading': 'five minutes half an hour short long time',
	'/contributors/':
		'who made others wrote drew this site author authors credit credits maker creator artist',
	'/read/': 'others fan art fanart community works free',
	'/read/the-other-minute/': 'share panel panels',
	'/downloads/': 'download files pdf',
	'/downloads/#to-read': 'read offline epub ebook kindle pdf cbz',
	'/downloads/#to-follow': 'rss atom feed feeds subscribe newsletter',
	'/changes/': 'what changed news latest lately new recent recently update updates',
	'/a-to-z/': 'glossary words terms dictionary index',
	'/people/': 'people ties tied connections family',
	'/world-bible/#city-districts': 'district lies',
	'/world-bible/#challenges': 'quarrel argument dispute conflict',
	'/world-bible/#ai-limitations': 'quiet winter',
	'/submission-guidelines/': 'add mine take part contribute join',
	'/submission-guidelines/#short-version': 'word words limit limits count length submit send',
	'/submission-guidelines/#call-heading': 'deadline',
	'/legal-information/#readers':
		'use pictures picture images copy reuse share quote permission copyright',
	...Object.fromEntries(
		Object.values(factionSlugs).map((slug) => [`/people/#${slug}-crew`, 'people members crew']),
	),
	'/additional-resources/': 'faq questions help',
};
