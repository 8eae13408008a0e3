import { caching, fileTypes, type HostingPlan, headers } from './plan.ts';

/** The media types of files that are sent compressed, by the extension before `.br` or `.gz`. */
const types = {
	html: 'text/html; charset=utf-8',
	css: 'text/css; charset=utf-8',
	js: 'text/javascript; charset=utf-8',
	svg: 'image/svg+xml',
	xml: 'application/xml',
	txt: 'text/plain; charset=utf-8',
	json: 'application/json',
	atom: 'application/atom+xml',
} as const;

/**
 * Writes `.htaccess` for Apache 2.4.13 and newer, with mod_headers and mod_rewrite where they are on.
 * Its directives need no more than `AllowOverride FileInfo`: where one is not allowed, as `Options` often
 * is not, Apache answers every request with status 500.
 */
export function makeApacheFile({ base, immutable, notFound }: HostingPlan): string {
	const encodings = { br: 'br', gz: 'gzip' };
	const endings = Object.keys(types).join('|');
	const compressed = Object.entries(encodings).flatMap(([ending, encoding]) => [
		`	RewriteCond %{HTTP:Accept-Encoding} \\b${encoding}\\b`,
		`	RewriteCond %{REQUEST_FILENAME} \\.(${endings})$`,
		`	RewriteCond %{REQUEST_FILENAME}.${ending} -f`,
		`	RewriteRule ^(.*)$ $1.${ending} [L]`,
	]);
	const errors = [...notFound]
		.reverse()
		.flatMap(({ below, page }) =>
			below === base
				? [`ErrorDocument 404 ${page}`]
				: [`<If "%{REQUEST_URI} =~ m#^${below}#">`, `	ErrorDocument 404 ${page}`, '</If>'],
		);
	return `# Made by the build from src/generator/output/hosting/. For Apache, with AllowOverride FileInfo or All.
${Object.entries(types)
	.map(([ending, type]) => `AddType "${type}" .${ending}`)
	.join('\n')}
AddType font/woff2 .woff2
${Object.entries(fileTypes)
	.map(([ending, type]) => `AddType ${type} .${ending}`)
	.join('\n')}
# A compressed copy is no archive, and .br is no language.
RemoveType .gz
RemoveLanguage .br
AddEncoding gzip .gz
AddEncoding br .br
${errors.join('\n')}

<IfModule mod_rewrite.c>
	RewriteEngine On
	RewriteRule (^|/)\\.(?!well-known/) - [R=404,L]
	# A folder without a page is not there.
	RewriteCond %{REQUEST_FILENAME} -d
	RewriteCond %{REQUEST_FILENAME}/index.html !-f
	RewriteRule ^ - [R=404,L]
	# A build with --compress has put compressed copies beside the files.
${compressed.join('\n')}
</IfModule>
<IfModule mod_headers.c>
${headers.map(([name, value]) => `	Header always set ${name} "${value}"`).join('\n')}
	Header merge Vary Accept-Encoding
	Header always set Cache-Control "${caching.others}"
	Header always set Cache-Control "${caching.hashed}" "expr=%{REQUEST_STATUS} -lt 400 && %{REQUEST_URI} =~ m#^(${immutable.join('|')})#"
</IfModule>
`;
}
