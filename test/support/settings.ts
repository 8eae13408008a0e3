import type { Settings } from '../../src/site.ts';

/** The settings that tests build and render with: those of the project may change. */
export const settings: Settings = {
	name: 'Lagan',
	anthology: 'Salvage Rights',
	volume: 'What We Tied to the Buoy',
	language: 'en-GB',
	address: null,
	base: '/',
	emails: {
		general: 'hello@lagan.example',
		submissions: 'submissions@lagan.example',
		editorial: 'editors@lagan.example',
		legal: 'legal@lagan.example',
	},
	social: [
		{
			name: 'Microblog',
			icon: 'icon-microblog',
			url: 'https://microblog.example/@lagan',
		},
		{
			name: 'Fediverse',
			icon: 'icon-fediverse',
			url: 'https://fediverse.example/@lagan',
		},
	],
	forms: { endpoint: null },
	making: null,
	images: { host: null },
};
