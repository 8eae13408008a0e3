import { caching, fileTypes, type HostingPlan } from './plan.ts';

/** What only whoever runs the server can know. */
export interface ServerPlace {
	listen?: string;
	/** The folder below which the site stands at its base. */
	root?: string;
}

/**
 * Writes a server for nginx 1.22 and newer, as a file of `conf.d/`.
 * @param place the address and the folder; both are lines to change otherwise
 */
export function makeNginxFile(
	{ base, hostName, headers, immutable, notFound }: HostingPlan,
	{ listen = '80', root = '/var/www/lagan' }: ServerPlace = {},
): string {
	const errorPage = ({ below, page }: HostingPlan['notFound'][number]) =>
		below === base
			? `	error_page 403 404 =404 ${page};`
			: `	location ${below} {\n		error_page 403 404 =404 ${page};\n	}`;
	const typeOf = ([ending, type]: [string, string]) => `	location ~ \\.${ending}$ {
		types { }
		default_type "${type}";
	}`;
	return `# Made by the build from src/generator/output/hosting/. For nginx, in /etc/nginx/conf.d/.
# Change server_name, listen (with a certificate) and root: dist/ stands at ${root}${base}
map $uri $lagan_cache {
	default "${caching.others}";
	"~^(${immutable.join('|')})" "${caching.hashed}";
}
server {
	server_name ${hostName};
	listen ${listen};
	root ${root};
	charset utf-8;
	absolute_redirect off;

	# The build has compressed every file already. With the module ngx_brotli: brotli_static on;
	gzip_static on;
	gzip_vary on;

${headers.map(([name, value]) => `	add_header ${name} "${value}" always;`).join('\n')}
	add_header Cache-Control $lagan_cache always;

${notFound.map(errorPage).join('\n')}
	location ~ /\\.(?!well-known/) {
		return 404;
	}
	# nginx has no names for calendars, books and comics.
${Object.entries(fileTypes).map(typeOf).join('\n')}
}
`;
}
