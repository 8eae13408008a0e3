import type { Services } from '../site.ts';

/** The host name of an address. The check of the settings reports invalid addresses. */
const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).hostname : address);

/**
 * The sentences about external services, which prose inserts as `{{site.loading}}`,
 * `{{site.forms}}` and `{{site.formsInShort}}`.
 */
export function describeServices({ imageHost, formEndpoint }: Services) {
	return {
		loading:
			imageHost === null
				? 'It loads nothing from third parties: the typefaces, the pictures and the scripts come from the same place as the words.'
				: `Its pictures come from ${hostOf(imageHost)}, which learns the address of the machine that asks for them and may record it. Everything else, typefaces and scripts included, comes from the same place as the words.`,
		forms:
			formEndpoint === null
				? 'The two forms on the landing page open a message in your email app with what you typed already in it. Nothing reaches us until you press Send there, and if you close it instead, we never know.'
				: `The two forms on the landing page send what you typed to ${hostOf(formEndpoint)}, a service that passes it on to us. It sees what you typed once you press the button; its own policy says what it keeps, and for how long. If you would rather not use it, write to us by email.`,
		formsInShort:
			formEndpoint === null
				? 'they open a message in your email app and send nothing by themselves'
				: `they send what you type to ${hostOf(formEndpoint)}, which passes it on`,
	};
}

/** Phrases that a setting makes untrue, and the insertion to use instead. */
export const claims: readonly {
	phrase: string;
	isUntrue(services: Services): boolean;
	instead: string;
}[] = [
	{
		phrase: 'nothing from third parties',
		isUntrue: ({ imageHost }) => imageHost !== null,
		instead: '{{site.loading}}',
	},
	{
		phrase: 'your email app',
		isUntrue: ({ formEndpoint }) => formEndpoint !== null,
		instead: '{{site.forms}} or {{site.formsInShort}}',
	},
];
