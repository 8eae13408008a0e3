import type { Problem } from '../../lib/problems.ts';
import type { Settings } from '../../site.ts';

/** Finds services that a content policy cannot name. `resolveLocation` checks base and address. */
export const checkSettings = ({ forms, images }: Settings): Problem[] =>
	Object.entries({ 'forms.endpoint': forms.endpoint, 'images.host': images.host }).flatMap(
		([name, service]) =>
			service === null || (service.startsWith('https:') && URL.canParse(service))
				? []
				: {
						where: `src/site.ts: ${name}`,
						what: `“${service}” is not an https address, so the content policy cannot name it.`,
						fix: 'Write it in full, such as https://example.org/lagan, or null for none.',
					},
	);
