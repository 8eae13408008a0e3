import { chmod, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ask } from './ask.ts';
import { poll } from './poll.ts';
import { findProgram, type Needed } from './programs.ts';
import { findPort, startProgram } from './start-program.ts';
import { makeTemporaryFolder } from './temporary.ts';

/** A web server on this machine that serves the site. */
interface Host {
	name: string;
	program: Needed;
	/** Whether it sends the site's own not-found pages. */
	hasNotFoundPages: boolean;
	/** Whether it reads .htaccess, and so sends the site's headers and compressed copies. */
	readsHtaccess: boolean;
	/**
	 * Writes its configuration.
	 * @param root the folder below which the site stands at its base
	 * @param own a folder for its files
	 * @returns the arguments to start it with, so that it stays in the foreground
	 */
	prepare(at: { root: string; own: string; port: number }): Promise<string[]>;
}

const findHost = (name: string, places: readonly [string, ...string[]]) =>
	findProgram(
		name,
		places,
		'the site was not seen behind it. Install it (Debian: nginx, apache2, python3).',
	);

const modules = '/usr/lib/apache2/modules';

export const hosts: readonly Host[] = [
	{
		name: 'nginx',
		program: findHost('nginx', [
			'/usr/sbin/nginx',
			'/usr/local/sbin/nginx',
			'/opt/homebrew/bin/nginx',
		]),
		hasNotFoundPages: true,
		readsHtaccess: false,
		async prepare({ root, own, port }) {
			const example = await readFile(new URL('../wide/nginx.conf', import.meta.url), 'utf8');
			await writeFile(
				path.join(own, 'lagan.conf'),
				example.replace('listen 80;', `listen 127.0.0.1:${port};`).replace('/var/www/lagan', root),
			);
			const main = `daemon off;
master_process off;
pid ${own}/nginx.pid;
events {}
http {
	include /etc/nginx/mime.types;
	default_type application/octet-stream;
	access_log off;
	${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((each) => `${each}_temp_path ${own}/${each};`).join('\n\t')}
	include ${own}/lagan.conf;
}
`;
			await writeFile(path.join(own, 'nginx.conf'), main);
			return ['-p', own, '-e', 'stderr', '-c', path.join(own, 'nginx.conf')];
		},
	},
	{
		name: 'Apache',
		program: findHost('Apache', ['/usr/sbin/apache2', '/usr/sbin/httpd']),
		hasNotFoundPages: true,
		readsHtaccess: true,
		async prepare({ root, own, port }) {
			// As root, Apache must switch to another user; other users cannot switch.
			const user = process.getuid?.() === 0 ? 'User www-data\nGroup www-data\n' : '';
			const names = ['mpm_event', 'authz_core', 'dir', 'mime', 'rewrite', 'headers', 'autoindex'];
			// Debian's options, and no more overrides than the site's .htaccess needs.
			const main = `ServerName localhost
ServerRoot ${own}
PidFile ${own}/pid
ErrorLog ${own}/error.log
Listen 127.0.0.1:${port}
${names.map((name) => `LoadModule ${name}_module ${modules}/mod_${name}.so`).join('\n')}
${user}TypesConfig /etc/mime.types
AddType application/x-gzip .gz
AddLanguage br .br
DocumentRoot ${root}
<Directory ${root}>
	Options Indexes FollowSymLinks
	AllowOverride FileInfo
	Require all granted
</Directory>
<Files ".ht*">
	Require all denied
</Files>
`;
			await writeFile(path.join(own, 'apache.conf'), main);
			return ['-D', 'FOREGROUND', '-f', path.join(own, 'apache.conf')];
		},
	},
	{
		name: 'Python’s http.server',
		program: findHost('Python’s http.server', [
			'/usr/bin/python3',
			'/usr/local/bin/python3',
			'/opt/homebrew/bin/python3',
		]),
		hasNotFoundPages: false,
		readsHtaccess: false,
		prepare: async ({ root, port }) => [
			...['-m', 'http.server', String(port)],
			...['--bind', '127.0.0.1', '--directory', root],
		],
	},
];

/**
 * Starts a host on this machine alone, as an ordinary process.
 * @param root the folder below which the site stands at its base
 * @returns its address, without a slash at the end, and what stops it
 */
export async function startHost({ name, program, prepare }: Host, root: string) {
	const own = await makeTemporaryFolder();
	await chmod(own, 0o755);
	const port = await findPort();
	const { said, stop } = startProgram(program.file, await prepare({ root, own, port }), {
		HOME: own,
		XDG_DATA_HOME: own,
		XDG_CONFIG_HOME: own,
	});
	const origin = `http://127.0.0.1:${port}`;
	await poll(
		() => ask(origin),
		() => `${name} to start. It said: ${said()}`,
	);
	return { origin, stop };
}
