import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { renderToStaticMarkup } from 'react-dom/server';
import { type PageEnvironment, PageProvider } from '../../src/components/page-context.ts';
import { Document } from '../../src/layouts/document.tsx';
import type { PageSource } from '../../src/layouts/page.ts';
import { SiteBody } from '../../src/layouts/site-layout.tsx';
import { createUrls, settings } from '../../src/site.ts';
import { anthology } from '../../src/world/anthology.ts';
import { shelf } from '../support/shelf.ts';
import { readWorld } from './synthetic-world.ts';

/**
 * The least that a site of these pages takes: imports them, renders them, writes them. Nothing is
 * read, parsed, drawn, styled, checked or compressed; what pages ask for is the same for all.
 * `floor.tsx <folder of a synthetic world> <out>`
 */
const { positionals } = parseArgs({ allowPositionals: true });
const [worldFolder = '', out = ''] = positionals;
const pagesFolder = fileURLToPath(new URL('../../pages/', import.meta.url));

const records = { world: readWorld(worldFolder), anthology, shelf };
const text = `<p>${'The rope of a lamp waits beside the harbour for somebody. '.repeat(50)}</p>`;
const picture = { file: '/pictures/x.svg', nightFile: undefined, width: 4, height: 3, alt: 'x' };

for (const file of readdirSync(pagesFolder, { recursive: true, encoding: 'utf8' })) {
	if (!file.endsWith('.tsx')) continue;
	const { default: makePages } = (await import(pathToFileURL(pagesFolder + file).href)) as {
		default: PageSource;
	};
	for (const page of [makePages(records)].flat()) {
		const name = file.replace(/\.tsx$/, '').replace('[slug]', page.slug ?? '');
		const route = `/${name}/`;
		const environment: PageEnvironment = {
			settings,
			records,
			urls: createUrls(settings, route),
			route,
			picture: () => picture,
			prose: () => text,
			mentions: () => [{ path: '/', label: 'Somewhere' }],
			inline: (source) => source,
			takeMarkedTerms: () => [],
			countWords: () => undefined,
			commit: undefined,
			inlineCode: [],
			publications: [],
			anchor: String,
		};
		const render = (element: React.ReactElement) =>
			renderToStaticMarkup(<PageProvider value={environment}>{element}</PageProvider>);
		const body = render(<SiteBody page={page} />);
		const html = render(
			<Document
				page={page}
				policy=""
				fonts={[]}
				styles=""
				body={body}
				preview={undefined}
				trail={[]}
			/>,
		);
		mkdirSync(path.join(out, name), { recursive: true });
		writeFileSync(path.join(out, name, 'index.html'), `<!doctype html>${html}`);
	}
}
