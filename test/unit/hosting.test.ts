import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { makeHeadersFile } from '../../src/generator/output/hosting/netlify.ts';
import { headers, planHosting } from '../../src/generator/output/hosting/plan.ts';
import { makePolicy } from '../../src/generator/pages/policy.ts';
import type { Settings } from '../../src/site.ts';
import { settings } from '../support/settings.ts';

const routes = ['/', '/resources/', '/404.html', '/faction/404.html'];
const plan = (changed: Partial<Settings> = {}) => planHosting({ ...settings, ...changed }, routes);

/** A policy as a record of its directives. */
const read = (policy: string) =>
	Object.fromEntries(
		policy.split('; ').map((directive) => {
			const [name = '', ...sources] = directive.split(' ');
			return [name, sources.join(' ')];
		}),
	);

describe('makePolicy', () => {
	it('allows the site itself, and mail', () => {
		assert.deepEqual(read(makePolicy(settings, [])), {
			'default-src': "'none'",
			'script-src': "'self'",
			'style-src': "'self'",
			'img-src': "'self'",
			'media-src': "'self'",
			'font-src': "'self'",
			'connect-src': "'self'",
			'form-action': 'mailto:',
			'base-uri': "'none'",
			'require-trusted-types-for': "'script'",
		});
	});
	it('allows forms to send to the site itself only on pages with such a form', () => {
		assert.equal(read(makePolicy(settings, [], true))['form-action'], "mailto: 'self'");
	});
	it('allows images from the image host, and forms to the form service', () => {
		const policy = read(
			makePolicy(
				{
					...settings,
					images: { host: 'https://img.example/lagan/' },
					forms: { endpoint: 'https://forms.example/f/a;b,c?x=1' },
				},
				[],
			),
		);
		assert.equal(policy['img-src'], "'self' https://img.example");
		assert.equal(policy['form-action'], 'https://forms.example/f/a%3Bb%2Cc');
		assert.equal(policy['script-src'], "'self'");
	});
});

describe('planHosting', () => {
	it('sends frame-ancestors alone, since the rest of the policy is in each page', () => {
		const [[name, value] = []] = headers;
		assert.equal(name, 'Content-Security-Policy');
		assert.equal(value, "frame-ancestors 'none'");
	});
	it('uses the base, or the path of the address if links are relative', () => {
		assert.equal(plan({ base: '/lagan/' }).base, '/lagan/');
		assert.equal(plan({ base: './' }).base, '/');
		assert.equal(plan({ base: './', address: 'https://a.example/b/' }).base, '/b/');
	});
});

describe('the files of Netlify and Cloudflare Pages', () => {
	it('set each header once for a path, since both hosts would join the values', () => {
		const blocks = makeHeadersFile(plan({ base: '/b/' }))
			.split(/\n(?=\/)/)
			.slice(1)
			.map((block) => {
				const [pattern = '', ...lines] = block.trim().split('\n');
				return { pattern, names: lines.map((line) => line.trim().split(':')[0] ?? '') };
			});
		assert.equal(blocks[0]?.pattern, '/b/*');
		for (const path of [
			'/b/',
			'/b/resources/',
			'/b/assets/menu.0123abcd.js',
			'/b/pictures/x.svg',
		]) {
			const names = blocks
				.filter(({ pattern }) => path.startsWith(pattern.slice(0, -1)))
				.flatMap((block) => block.names);
			assert.deepEqual([...new Set(names)], names, path);
			assert.equal(names.includes('Cache-Control'), /assets|pictures/.test(path), path);
			for (const [name] of headers) assert.ok(names.includes(name), name);
		}
	});
});
