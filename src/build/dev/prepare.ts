import { siteIcon, touchIcon } from '../../art/site-icon.tsx';
import type { PictureFile } from '../../components/page-context.ts';
import cutFont from '../cut-font.ts';
import type { Files } from '../files.ts';
import { subsetFonts } from '../fonts.ts';
import { makeIcons } from '../icons.ts';
import { bundleIslands } from '../islands.ts';
import { addLicences } from '../licences.ts';
import { renderPictures } from '../pictures.ts';
import { type Assets, download, type prepareAssets, readPublicFiles } from '../prepare-assets.ts';
import { makePreviews } from '../previews/make-previews.tsx';
import rasterize from '../rasterize.ts';
import { bundleStyles } from '../styles.ts';
import type { Keep } from './keep.ts';
import { findDownload } from './late-download.ts';
import type { Revisions } from './revisions.ts';

/**
 * Prepares what pages load as a build does, and keeps what is made of the same as before: a drawing
 * by the identity of its record, which is another one as soon as anything has changed that it is
 * drawn with, and so on.
 */
export function createPrepare(keep: Keep, revisions: Revisions): typeof prepareAssets {
	return async ({ pictures, publicFiles }, report) => {
		const files: Files = new Map();
		/** Makes files, or takes those that were made before. */
		const add = async <Made>(
			name: string,
			of: readonly unknown[],
			make: (files: Files, say: typeof report) => Made | Promise<Made>,
		): Promise<Made> => {
			const kept = await keep(name, of, report, async (say) => {
				const own: Files = new Map();
				return { made: await make(own, say), own };
			});
			for (const [file, contents] of kept.own) files.set(file, contents);
			return kept.made;
		};

		const scripts = await add('islands', [revisions.islands], bundleIslands);
		const drawn = new Map<string, PictureFile>();
		for (const [id, picture] of Object.entries(await pictures.load())) {
			const made = await keep(`picture ${id}`, [picture, renderPictures], report, (say) => {
				const svgs = new Map<string, string>();
				return { svgs, file: renderPictures({ [id]: picture }, svgs, say).get(id) };
			});
			for (const [file, svg] of made.svgs) files.set(file, svg);
			if (made.file) drawn.set(id, made.file);
		}
		await add('icons', [siteIcon, touchIcon, makeIcons, rasterize], (own) =>
			makeIcons(own, rasterize),
		);
		await add('licences', [addLicences], addLicences);
		files.set(download, await findDownload(keep, report));
		const copied = await keep('public', [revisions.public], report, (say) =>
			readPublicFiles(publicFiles, say),
		);
		for (const [file, contents] of copied) files.set(file, contents);

		const late = Promise.resolve<Files>(new Map());
		return { files, late, drawn, scripts, makePreviews, dress: createDress(keep, revisions) };
	};
}

/** Cuts fonts and compiles styles as a build does, and keeps each as long as it would be the same. */
export function createDress(keep: Keep, revisions: Revisions): Assets['dress'] {
	return async (characters, files, report) => {
		const fonts = await keep('fonts', [characters, subsetFonts, cutFont], report, async () => {
			const own: Files = new Map();
			return { ...(await subsetFonts(characters, own, cutFont)), own };
		});
		for (const [file, contents] of fonts.own) files.set(file, contents);
		const sheet = await keep('styles', [fonts.rules, revisions.styles], report, (say) =>
			bundleStyles(fonts.rules, say),
		);
		return sheet === undefined ? undefined : { sheet, fonts: fonts.first };
	};
}
