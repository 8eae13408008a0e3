import type { Files } from '../../files.ts';
import { makeApacheFile } from './apache.ts';
import { makeCaddyFile } from './caddy.ts';
import { makeHeadersFile, makeRedirectsFile } from './netlify.ts';
import { makeNginxFile } from './nginx.ts';
import { makeObjectStoreFiles } from './object-store.ts';
import type { HostingPlan } from './plan.ts';

/**
 * Writes down for every host what the plan says.
 * @returns the files that hosts read from the site itself, and those that are put elsewhere
 */
export function makeHosting(plan: HostingPlan): { inSite: Files; beside: Files } {
	return {
		inSite: new Map([
			['/_headers', makeHeadersFile(plan)],
			['/_redirects', makeRedirectsFile(plan)],
			['/.htaccess', makeApacheFile(plan)],
		]),
		beside: new Map([
			['/nginx.conf', makeNginxFile(plan)],
			['/Caddyfile', makeCaddyFile(plan)],
			...makeObjectStoreFiles(plan),
		]),
	};
}
