import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { ask } from './ask.ts';
import { makeTemporaryFolder } from './temporary.ts';

/** A web server on this machine that serves the site. */
export interface Host {
	name: string;
	/** The program's usual places. */
	programs: readonly string[];
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

/** Running hosts, which are stopped at the end of the process. */
const running = new Set<ChildProcess>();
process.on('exit', () => {
	for (const child of running) child.kill();
});

const modules = '/usr/lib/apache2/modules';

export const hosts: readonly Host[] = [
	{
		name: 'nginx',
		programs: ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'],
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
		programs: ['/usr/sbin/apache2', '/usr/sbin/httpd'],
		hasNotFoundPages: true,
		readsHtaccess: true,
		async prepare({ root, own, port }) {
			// As root, Apache must switch to another user; other users cannot switch.
			const user = process.getuid?.() === 0 ? 'User www-data\nGroup www-data\n' : '';
			const names = ['mpm_event', 'authz_core', 'dir', 'mime', 'rewrite', 'headers', 'autoindex'];
			// Debian's defaults, which the site's .htaccess overrides.
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
	Options Indexes
	AllowOverride All
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
		programs: ['/usr/bin/python3', '/usr/local/bin/python3', '/opt/homebrew/bin/python3'],
		hasNotFoundPages: false,
		readsHtaccess: false,
		prepare: async ({ root, port }) => [
			...['-m', 'http.server', String(port)],
			...['--bind', '127.0.0.1', '--directory', root],
		],
	},
];

/** Where a host's program is, or undefined where it is not installed. */
function findProgram({ programs }: Host): string | undefined {
	const name = path.basename(programs[0] ?? '');
	const onPath = (process.env.PATH ?? '').split(':').map((folder) => path.join(folder, name));
	return [...programs, ...onPath].find((program) => existsSync(program));
}

/**
 * The reason to skip the tests of a host, or false if they run. In CI they run, and fail, without it.
 */
export function skipHost(host: Host): string | false {
	if (findProgram(host) !== undefined || process.env.CI === 'true') return false;
	return `NO ${host.name.toUpperCase()} FOUND: the site was not seen behind it. Install it (Debian: nginx, apache2, python3).`;
}

/** Finds a free port. */
function findPort(): Promise<number> {
	return new Promise((resolve) => {
		const probe = createServer().listen(0, '127.0.0.1', () => {
			const address = probe.address();
			const port = typeof address === 'object' && address ? address.port : 0;
			probe.close(() => resolve(port));
		});
	});
}

/**
 * Starts a host on this machine alone, as an ordinary process.
 * @param root the folder below which the site stands at its base
 * @returns its address, without a slash at the end, and what stops it
 * @throws when it is not installed or does not answer, with what it said
 */
export async function startHost(host: Host, root: string) {
	const program = findProgram(host);
	if (program === undefined) throw new Error(`CI=true and ${host.name} is not installed.`);
	const own = await makeTemporaryFolder();
	await chmod(own, 0o755);
	const port = await findPort();
	const child: ChildProcess = spawn(program, await host.prepare({ root, own, port }), {
		env: { ...process.env, HOME: own, XDG_DATA_HOME: own, XDG_CONFIG_HOME: own },
		stdio: ['ignore', 'ignore', 'pipe'],
	});
	let said = '';
	child.stderr?.on('data', (chunk: Buffer) => {
		said += chunk;
	});
	running.add(child);
	const stop = () => {
		running.delete(child);
		child.kill();
	};
	const origin = `http://127.0.0.1:${port}`;
	for (let i = 0; i < 100 && child.exitCode === null; i++) {
		const answers = await ask(origin).then(
			() => true,
			() => false,
		);
		if (answers) return { origin, stop };
		await new Promise((resolve) => setTimeout(resolve, 100));
	}
	stop();
	const log = await readFile(path.join(own, 'error.log'), 'utf8').catch(() => '');
	throw new Error(`${host.name} did not start: ${said}${log}`);
}
