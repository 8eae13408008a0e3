import type { Settings } from '../../site.ts';
import { collectProblems, type Problem } from '../problems.ts';
import { findSettingFaults } from './check-records.ts';

/** Whether a text is a language tag that browsers know (BCP 47). */
function isLanguage(text: string): boolean {
	try {
		return Intl.getCanonicalLocales(text).length > 0;
	} catch {
		return false;
	}
}

/**
 * Looks the settings over for what no type can say: texts, addresses, the language, services that no
 * content policy could name. Where the site stands is judged by `placeSite`.
 * @returns what is wrong; no pages can be made then
 */
export function checkSettings({ address: _, base: __, ...settings }: Settings): Problem[] {
	const { problems, report } = collectProblems();
	const { forms, images, ...rest } = settings;
	problems.push(...findSettingFaults(rest));
	if (!isLanguage(settings.language)) {
		report({
			where: 'src/site.ts: language',
			what: `“${settings.language}” is no language tag (BCP 47).`,
			fix: 'Such as en-GB.',
		});
	}
	for (const [name, service] of [
		['forms.endpoint', forms.endpoint],
		['images.host', images.host],
	] as const) {
		if (service === null || (/^https:/.test(service) && URL.canParse(service))) continue;
		report({
			where: `src/site.ts: ${name}`,
			what: `“${service}” is no https address, so that no content policy could name it.`,
			fix: 'Write it whole, such as https://example.org/lagan, or null for none.',
		});
	}
	return problems;
}
