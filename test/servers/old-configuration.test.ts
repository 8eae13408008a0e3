import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { appendFile, chmod } from 'node:fs/promises';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { promisify } from 'node:util';
import type { Browser } from 'playwright-core';
import { planHosting } from '../../src/generator/output/hosting/plan.ts';
import { settings } from '../../src/site.ts';
import { launchChromium, skipBrowser } from '../support/chromium.ts';
import { hosts, skipHost, startHost } from '../support/hosts.ts';
import { copyCache, copyProject } from '../support/project-copy.ts';
import { makeTemporaryFolder } from '../support/temporary.ts';

/** What a host was told by a build of long ago, with fewer pages. */
const plan = planHosting(settings, ['/', '/404.html', '/faction/404.html', '/character/404.html']);

describe('a site whose styles have changed, copied under the configuration of an older one', {
	skip: skipBrowser,
}, () => {
	let browser: Browser;
	let root: string;
	before(async () => {
		const folder = await makeTemporaryFolder();
		const project = path.join(folder, 'project');
		await copyProject(project);
		await copyCache(project);
		await appendFile(path.join(project, 'styles/base.css'), '\nbody { outline-color: #123456; }\n');
		root = path.join(folder, 'site');
		const build = ['--import', 'tsx', 'build.ts', '--out', root];
		await promisify(execFile)(process.execPath, build, { cwd: project });
		// Hosts run under names of their own.
		await chmod(folder, 0o755);
		browser = await launchChromium();
	});
	after(() => browser?.close());

	for (const host of hosts.filter(({ isConfigured }) => isConfigured)) {
		it(`has its new styles behind ${host.name}, and its scripts`, {
			skip: skipHost(host),
		}, async () => {
			const { origin, stop } = await startHost(host, root, plan);
			try {
				const page = await browser.newPage();
				const stopped: string[] = [];
				page.on('console', (message) => {
					if (message.type() === 'error') stopped.push(message.text());
				});
				for (const route of ['/', '/world-bible/', '/faction/nobody/']) {
					await page.goto(origin + route);
					const outline = await page.evaluate(() => getComputedStyle(document.body).outlineColor);
					assert.equal(outline, 'rgb(18, 52, 86)', route);
				}
				await page.goto(`${origin}/resources/`);
				await page.waitForFunction(() => 'islands' in globalThis);
				// The page that is not there is said to be so.
				assert.deepEqual(
					stopped.filter((each) => !each.includes('404')),
					[],
				);
				await page.close();
			} finally {
				stop();
			}
		});
	}
});
