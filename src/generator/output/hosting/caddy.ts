import type { ServerPlace } from './nginx.ts';
import { caching, fileTypes, type HostingPlan } from './plan.ts';

/**
 * Writes a Caddyfile for Caddy 2.6 and newer, which sees to its certificates itself.
 * @param place the address and the folder; both are lines to change otherwise
 */
export function makeCaddyFile(
	{ base, hostName, headers, immutable, notFound }: HostingPlan,
	{ listen = hostName, root = '/var/www/lagan' }: ServerPlace = {},
): string {
	const paths = immutable.map((folder) => `${folder}*`).join(' ');
	const errorPage = ({ below, page }: HostingPlan['notFound'][number]) => `		handle${
		below === base ? '' : ` ${below}*`
	} {
			rewrite * ${page}
			file_server {
				precompressed br gzip
			}
		}`;
	return `# Made by the build from src/generator/output/hosting/. For Caddy, as its Caddyfile.
# Change the address and root: dist/ stands at ${root}${base}
${listen} {
	root * ${root}
	header {
${headers.map(([name, value]) => `		${name} "${value}"`).join('\n')}
	}
	@hashed path ${paths}
	@others not path ${paths}
	header @hashed Cache-Control "${caching.hashed}"
	header @others Cache-Control "${caching.others}"
${Object.entries(fileTypes)
	.map(([ending, type]) => `	header *.${ending} Content-Type "${type}"`)
	.join('\n')}
	file_server {
		# The build has compressed every file already.
		precompressed br gzip
		# What begins with a dot, .well-known aside.
		hide .[^w]*
	}
	handle_errors {
		header Cache-Control "${caching.others}"
${notFound.map(errorPage).join('\n')}
	}
}
`;
}
