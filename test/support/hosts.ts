import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { makeCaddyFile } from '../../src/generator/output/hosting/caddy.ts';
import { makeNginxFile } from '../../src/generator/output/hosting/nginx.ts';
import { makeObjectStoreFiles } from '../../src/generator/output/hosting/object-store.ts';
import type { HostingPlan } from '../../src/generator/output/hosting/plan.ts';
import { ask } from './ask.ts';
import { makeTemporaryFolder } from './temporary.ts';

/** A host that the site is put on: a program of this machine, with what the build wrote for it. */
export interface Host {
	name: string;
	/** The program's usual names. */
	programs: readonly string[];
	/** Whether it sends the headers, not-found pages and compressed files that it is told to. */
	isConfigured: boolean;
	/** Whether it sends one not-found page for all addresses, which then finds its words by script. */
	hasOneNotFoundPage?: boolean;
	/** Which compressed forms it sends. */
	encodings: readonly ('br' | 'gzip')[];
	/**
	 * Writes what it needs.
	 * @param root the folder below which the site stands at its base
	 * @param own a folder for its files
	 * @returns the arguments to start it with, so that it stays in the foreground
	 */
	prepare(at: { root: string; own: string; port: number; plan: HostingPlan }): Promise<string[]>;
}

/** Hosts that no test has stopped yet. */
const running = new Set<ChildProcess>();
process.on('exit', () => {
	for (const child of running) child.kill();
});

const modules = '/usr/lib/apache2/modules';

export const hosts: readonly Host[] = [
	{
		name: 'nginx',
		programs: ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'],
		isConfigured: true,
		encodings: ['gzip'],
		async prepare({ root, own, port, plan }) {
			await writeFile(
				path.join(own, 'lagan.conf'),
				makeNginxFile(plan, { listen: `127.0.0.1:${port}`, root }),
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
		isConfigured: true,
		encodings: ['br', 'gzip'],
		async prepare({ root, own, port }) {
			// A process that may read everything gives its rights up; others have none to give.
			const user = process.getuid?.() === 0 ? 'User www-data\nGroup www-data\n' : '';
			const names = ['mpm_event', 'authz_core', 'dir', 'mime', 'rewrite', 'headers', 'autoindex'];
			// As Debian has them: what the site's own file must undo.
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
		name: 'Caddy',
		programs: ['/usr/bin/caddy', '/usr/local/bin/caddy', '/opt/homebrew/bin/caddy'],
		isConfigured: true,
		encodings: ['br', 'gzip'],
		async prepare({ root, own, port, plan }) {
			const file = path.join(own, 'Caddyfile');
			const site = makeCaddyFile(plan, { listen: `http://127.0.0.1:${port}`, root });
			await writeFile(file, `{\n\tadmin off\n\tauto_https off\n}\n${site}`);
			return ['run', '--adapter', 'caddyfile', '--config', file];
		},
	},
	{
		// No machine has one: the build's own files, run by a stand-in for the store and the network.
		name: 'an object store (a stand-in)',
		programs: [process.execPath],
		isConfigured: true,
		hasOneNotFoundPage: true,
		encodings: [],
		async prepare({ root, own, port, plan }) {
			const here = fileURLToPath(new URL('./object-store/', import.meta.url));
			const tsx = import.meta.resolve('tsx');
			for (const [name, contents] of makeObjectStoreFiles(plan)) {
				await writeFile(path.join(own, path.basename(name)), contents);
			}
			const store = path.join(own, 'store.json');
			await writeFile(store, '{}');
			const aws = `#!/bin/sh\nexec '${process.execPath}' --import '${tsx}' '${here}aws.ts' "$@"\n`;
			await writeFile(path.join(own, 'aws'), aws, { mode: 0o755 });
			const env = { BUCKET: 'lagan', DISTRIBUTION: 'E1', STORE: store };
			const site = path.join(root, plan.base);
			await promisify(execFile)('sh', [path.join(own, 'upload.sh'), site], {
				env: { ...process.env, ...env, PATH: `${own}:${process.env.PATH}` },
			});
			const errorPage = plan.notFound.at(-1)?.page ?? '';
			return ['--import', tsx, `${here}cdn.ts`, store, own, errorPage, String(port)];
		},
	},
	{
		name: 'Python’s http.server',
		programs: ['/usr/bin/python3', '/usr/local/bin/python3', '/opt/homebrew/bin/python3'],
		isConfigured: false,
		encodings: [],
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
 * Why a host's tests are skipped, or false where they run. In CI a missing host is a failure, so
 * there they run into it.
 */
export function skipHost(host: Host): string | false {
	if (findProgram(host) !== undefined || process.env.CI === 'true') return false;
	return `NO ${host.name.toUpperCase()} FOUND: the site was not seen behind it. Install it (Debian: nginx, apache2, caddy, python3).`;
}

/** A port that was free a moment ago. */
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
export async function startHost(host: Host, root: string, plan: HostingPlan) {
	const program = findProgram(host);
	if (program === undefined) throw new Error(`CI=true and ${host.name} is not installed.`);
	const own = await makeTemporaryFolder();
	await chmod(own, 0o755);
	const port = await findPort();
	const child: ChildProcess = spawn(program, await host.prepare({ root, own, port, plan }), {
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
