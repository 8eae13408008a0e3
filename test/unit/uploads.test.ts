import assert from 'node:assert/strict';
import { truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { before, describe, it } from 'node:test';
import sharp, { type Sharp } from 'sharp';
import type { UploadedPicture } from '../../src/generator/content/works/read-pictures.ts';
import { makeTemporaryFolder } from '../support/temporary.ts';

type Make = typeof import('../../src/generator/assets/uploads/uploads.ts').makeUploads;

let make: Make;
let folder: string;
before(async () => {
	folder = await makeTemporaryFolder();
	// The cache reads this variable once, when it is loaded.
	process.env.LAGAN_CACHE = path.join(folder, 'cache');
	({ makeUploads: make } = await import('../../src/generator/assets/uploads/uploads.ts'));
});

/** Puts files into the folder of a work, as sources of pictures. */
async function deliver(files: Record<string, Uint8Array | string>): Promise<UploadedPicture[]> {
	const sources: UploadedPicture[] = [];
	for (const [name, contents] of Object.entries(files)) {
		const file = path.join(folder, name);
		await writeFile(file, contents);
		sources.push({ id: `a-work/${name}`, file, alt: 'A buoy.' });
	}
	return sources;
}

/** A picture of one colour. */
const fill = (width: number, height: number, background: string): Sharp =>
	sharp({ create: { width, height, channels: background.length > 7 ? 4 : 3, background } });

/** Makes one picture, and finds everything that was made of it. */
async function makeOne(name: string, contents: Uint8Array | string) {
	const made = await make(await deliver({ [name]: contents }));
	assert.deepEqual(made.problems, []);
	const picture = made.pictures.get(`a-work/${name}`);
	const jpegs = made.jpegs.get(`a-work/${name}`) ?? [];
	const [jpeg] = jpegs;
	assert.ok(picture && jpeg);
	const read = (file: string) => Buffer.from(made.files.get(file) ?? '');
	return { made, picture, jpeg, jpegs, read };
}

/** The colour at the middle of a picture, with its alpha if it has one. */
async function findColour(contents: Uint8Array): Promise<number[]> {
	const { data, info } = await sharp(contents).raw().toBuffer({ resolveWithObject: true });
	const at =
		(Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels;
	return [...data.subarray(at, at + info.channels)];
}

function assertNear(found: readonly number[], wanted: readonly number[], by: number): void {
	assert.equal(found.length, wanted.length, String(found));
	const isNear = found.every((value, i) => Math.abs(value - (wanted[i] ?? 0)) <= by);
	assert.ok(isNear, `${found} is not near ${wanted}`);
}

describe('an uploaded raster picture', () => {
	it('is published as WebP in the widths of pages, and none is wider than it was', async () => {
		const wide = await makeOne('wide.jpg', await fill(2000, 1000, '#0f4c9c').jpeg().toBuffer());
		assert.deepEqual(
			wide.picture.widths?.map(({ width }) => width),
			[480, 960, 1600],
		);
		for (const { file, width } of wide.picture.widths ?? []) {
			assert.match(file, /^\/pictures\/a-work-wide-\d+\.[0-9a-f]{8}\.webp$/);
			const found = await sharp(wide.read(file)).metadata();
			assert.deepEqual([found.format, found.width, found.height], ['webp', width, width / 2]);
		}
		assert.equal(wide.picture.file, wide.picture.widths?.at(-1)?.file);
		assert.deepEqual([wide.picture.width, wide.picture.height], [1600, 800]);
		assert.equal(wide.picture.isDimmed, true);

		const small = await makeOne('small.png', await fill(500, 300, '#0f4c9c').png().toBuffer());
		assert.deepEqual(
			small.picture.widths?.map(({ width }) => width),
			[480, 500],
		);
	});

	it('is a JPEG of at most 1600 pixels for books, and an SVG that holds it', async () => {
		const { made, picture, jpeg } = await makeOne(
			'tall.webp',
			await fill(1000, 2000, '#d8232f').webp().toBuffer(),
		);
		assert.deepEqual([jpeg.width, jpeg.height, jpeg.ending], [800, 1600, 'jpg']);
		assert.equal((await sharp(jpeg.contents).metadata()).format, 'jpeg');
		const { rasterizePart } = await import('../../src/lib/rasterize.ts');
		const png = await rasterizePart(made.svgs.get(picture.file) ?? '', 100);
		assertNear(await findColour(png), [216, 35, 47, 255], 6);
	});

	it('says nothing of the place and the camera', async () => {
		const contents = await fill(600, 400, '#0e6f8a')
			.withExif({
				IFD0: { ImageDescription: 'Taken at home' },
				IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '53/1 20/1 0/1' },
			})
			.withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Taken at home</x:xmpmeta>')
			.jpeg()
			.toBuffer();
		assert.ok(contents.includes('Taken at home'));
		const { made, jpeg } = await makeOne('home.jpg', contents);
		assert.equal(made.files.size, 2);
		for (const each of [...made.files.values(), jpeg.contents]) {
			const { exif, xmp, iptc } = await sharp(each).metadata();
			assert.deepEqual([exif, xmp, iptc], [undefined, undefined, undefined]);
			assert.ok(!Buffer.from(each).includes('Taken at home'));
			assert.ok(!Buffer.from(each).includes('Exif'));
		}
	});

	it('is turned as the camera was held', async () => {
		const contents = await fill(600, 400, '#0e6f8a')
			.withMetadata({ orientation: 6 })
			.jpeg()
			.toBuffer();
		const { picture, jpeg, read } = await makeOne('turned.jpg', contents);
		assert.deepEqual([picture.width, picture.height], [400, 600]);
		assert.deepEqual([jpeg.width, jpeg.height], [400, 600]);
		const { width, height, orientation } = await sharp(read(picture.file)).metadata();
		assert.deepEqual([width, height, orientation], [400, 600, undefined]);
	});

	it('has the colours of its source in sRGB, whatever their space and depth', async () => {
		const red = [180, 70, 47];
		const sources = {
			'cmyk.jpg': fill(40, 40, '#b4462f').toColourspace('cmyk').jpeg({ quality: 100 }),
			'deep.png': fill(40, 40, '#b4462f').toColourspace('rgb16').png(),
			'p3.png': fill(40, 40, '#b4462f').withIccProfile('p3').png(),
			'p3.avif': fill(40, 40, '#b4462f').withIccProfile('p3').avif({ quality: 100 }),
		};
		for (const [name, source] of Object.entries(sources)) {
			const contents = await source.toBuffer();
			const { space, depth, hasProfile } = await sharp(contents).metadata();
			const isOdd = space === 'cmyk' || depth === 'ushort' || hasProfile;
			assert.ok(isOdd, `${name} is ordinary: ${space} ${depth}`);
			// Ink cannot print every red.
			const by = space === 'cmyk' ? 25 : 6;
			const { picture, jpeg, read } = await makeOne(name, contents);
			assertNear(await findColour(read(picture.file)), red, by);
			assertNear(await findColour(jpeg.contents), red, by);
			assert.equal((await sharp(jpeg.contents).metadata()).space, 'srgb');
		}
		const grey = await fill(40, 40, '#777777').toColourspace('b-w').jpeg().toBuffer();
		const { picture, read } = await makeOne('grey.jpg', grey);
		assertNear(await findColour(read(picture.file)), [119, 119, 119], 2);
	});

	it('keeps its clear parts on pages, and has paper behind them in a JPEG', async () => {
		const contents = await fill(40, 40, '#00000000').png().toBuffer();
		const { picture, jpeg, read } = await makeOne('clear.png', contents);
		assert.equal((await findColour(read(picture.file)))[3], 0);
		assertNear(await findColour(jpeg.contents), [251, 246, 234], 2);
	});

	it('can be a strip that is higher than WebP allows', async () => {
		const contents = await fill(200, 20_000, '#0e6f8a').jpeg().toBuffer();
		const { picture } = await makeOne('strip.jpg', contents);
		assert.deepEqual([picture.width, picture.height], [160, 16_000]);
	});

	it('is cut into pages for books and comic readers, at gutters where it has them', async () => {
		// Panels of 300 with gutters of 20, and some picture in each.
		const panel = { input: await fill(200, 300, '#0e6f8a').png().toBuffer(), left: 0 };
		const mark = { input: await fill(90, 300, '#ffcb1f').png().toBuffer(), left: 50 };
		const at = Array.from({ length: 12 }, (_, i) => 320 * i);
		const strip = await fill(200, 3840, '#ffffff')
			.composite(at.flatMap((top) => [panel, mark].map((each) => ({ ...each, top }))))
			.png()
			.toBuffer();
		const { jpegs } = await makeOne('panels.png', strip);
		assert.deepEqual(
			jpegs.map(({ width, height }) => [width, height]),
			[319, ...Array(10).fill(320), 321].map((height) => [200, height]),
		);
		const page = await makeOne('page.png', await fill(200, 600, '#0e6f8a').png().toBuffer());
		assert.equal(page.jpegs.length, 1);
	});
});

/** A drawing of 40 by 40, with the namespaces of Inkscape and Illustrator. */
const draw = (inside: string, root = 'width="40" height="40"') =>
	`<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:i="http://ns.adobe.com/AdobeIllustrator/10.0/" ${root}>${inside}</svg>`;

const square = '<rect width="40" height="40" fill="#d8232f"/>';

describe('an uploaded SVG', () => {
	const readSvg = async (source: string) => {
		const { picture, read, ...rest } = await makeOne('drawing.svg', source);
		return { ...rest, picture, read, svg: read(picture.file).toString() };
	};

	it('is published as SVG, and as a JPEG for books', async () => {
		const { picture, jpeg, made, svg } = await readSvg(draw(square));
		assert.match(picture.file, /^\/pictures\/a-work-drawing\.[0-9a-f]{8}\.svg$/);
		assert.deepEqual([picture.width, picture.height, picture.widths], [40, 40, undefined]);
		assert.equal(made.svgs.get(picture.file), svg);
		assert.deepEqual([jpeg.width, jpeg.height], [1600, 1600]);
		assertNear(await findColour(jpeg.contents), [216, 35, 47], 3);
	});

	it('loses everything that runs, leads away or belongs to a program, and keeps what it draws', async () => {
		const { svg, jpeg } = await readSvg(
			`<?xml version="1.0"?><!-- Created by Ada --><!DOCTYPE svg [<!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/">]>${draw(
				`<metadata>Ada</metadata><title>Ada</title><script>alert(1)</script>
				<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(2)</h:script>
				<g xmlns="http://www.w3.org/1999/xhtml"><iframe src="https://away.example/"/></g>
				<i:pgf xmlns:i="&ns_ai;">Ada</i:pgf>
				<switch><foreignObject width="1" height="1"><i:pgfRef/></foreignObject><g i:extraneous="self" inkscape:label="Ada">
				<a xlink:href="https://away.example/" target="_blank"><rect onclick="alert(3)" OnLoad="alert(4)" class="st0" width="40" height="40"/></a>
				</g></switch><style>rect.st0 { fill: #0f4c9c }</style>`,
			)}`,
		);
		assert.doesNotMatch(svg, /Ada|alert|away|<a\b|iframe|foreign|inkscape|adobe|ENTITY|<!|on\w+=/i);
		assertNear(await findColour(jpeg.contents), [15, 76, 156], 3);
	});

	it('gets a box from its size, or a size from its box', async () => {
		const sized = await readSvg(draw(square, 'width="210mm" height="297mm"'));
		assert.match(sized.svg, /viewBox="0 0 793\.7\d* 1122\.5\d*"/);
		assert.deepEqual([sized.picture.width, sized.picture.height], [794, 1123]);
		const boxed = await readSvg(draw(square, 'viewBox="0 0 595.28 841.89" width="100%"'));
		assert.match(boxed.svg, /width="595" height="842"/);
	});

	it('shows its layers “night” and “day” at their time, whichever was hidden', async () => {
		const look = (name: string, fill: string, more = '') =>
			`<g ${name} ${more}><rect width="40" height="40" fill="${fill}"/></g>`;
		const { picture, svg, read } = await readSvg(
			draw(
				look('inkscape:label="Night"', '#123456', 'style="display:none"') +
					look('id="DAY_1_"', '#abcdef') +
					'<circle r="3"/>',
			),
		);
		assert.ok(picture.nightFile && picture.isDimmed === undefined);
		const night = read(picture.nightFile).toString();
		assert.deepEqual(
			[svg, night].map((each) => [/#abcdef/, /#123456/, /circle/].map((part) => part.test(each))),
			[
				[true, false, true],
				[false, true, true],
			],
		);
		assert.doesNotMatch(night, /display/);
		const plain = await readSvg(draw(look('id="day"', '#abcdef')));
		assert.deepEqual([plain.picture.nightFile, plain.picture.isDimmed], [undefined, true]);
	});

	it('keeps pictures that are inside it, without the place and the camera', async () => {
		const inside = await fill(40, 20, '#0e6f8a')
			.withExif({ IFD0: { ImageDescription: 'Taken at home' } })
			.jpeg()
			.toBuffer();
		const image = `<image width="40" height="40" xlink:href="data:image/jpeg;base64,${inside.toString('base64')}"/>`;
		const { jpeg, svg } = await readSvg(draw(image));
		assertNear(await findColour(jpeg.contents), [14, 111, 138], 3);
		const [, data = ''] = /base64,([^"]*)/.exec(svg) ?? [];
		const { width, exif } = await sharp(Buffer.from(data, 'base64')).metadata();
		assert.deepEqual([width, exif], [40, undefined]);
	});

	it('has its words in the JPEG too, on any machine', async () => {
		const words = '<text y="32" font-size="40" font-family="Nobody Sans" stroke="#000">MMM</text>';
		const { jpeg } = await readSvg(draw(words));
		const { channels } = await sharp(jpeg.contents).stats();
		assert.ok((channels[0]?.min ?? 255) < 50);
	});

	it('is refused when its filters would take minutes, or more words than fonts', async () => {
		const filter = (inside: string) =>
			draw(`<filter id="f">${inside}</filter><g filter="url(#f)">${square}</g>`);
		const repeat = (from: string, to: string) =>
			`<g id="${to}">${`<use href="#${from}"/>`.repeat(11)}</g>`;
		const refused: [string, RegExp][] = [
			[filter('<feMorphology radius="5"/>'), /Its filter <feMorphology> with 5 would take minutes/],
			[
				filter('<feTurbulence numOctaves="1000"/>'),
				/Its filter <feTurbulence> with 1000 would take minutes to draw.*Rasterize/,
			],
			[
				draw(
					`<filter id="f"><feOffset dx="1"/></filter><g id="a" filter="url(#f)">${square}</g>${repeat('a', 'b')}${repeat('b', 'c')}${repeat('c', 'd')}`,
				),
				/It draws 1464 filter effects; the limit is 1000/,
			],
			[draw('<text>Олена</text>'), /letters that the label font lacks.*: О л е н а.*into shapes/],
		];
		const files = refused.map(([svg], i): [string, string] => [`filtered-${i}.svg`, svg]);
		const { problems } = await make(await deliver(Object.fromEntries(files)));
		for (const [i, [svg, wanted]] of refused.entries()) {
			assert.match(`${problems[i]?.what} ${problems[i]?.fix}`, wanted, svg);
		}
		const shadow = '<feGaussianBlur stdDeviation="2"/><feMorphology radius="0.2"/>';
		await readSvg(filter(`${shadow}<feTurbulence numOctaves="4"/>`));
	});

	it('is refused with its line when it is not in UTF-8', async () => {
		const source = `<?xml version="1.0" encoding="ISO-8859-1"?>\n${draw('<desc>Caf\xe9</desc>')}`;
		const { problems } = await make(await deliver({ 'latin.svg': Buffer.from(source, 'latin1') }));
		assert.match(problems[0]?.where ?? '', /latin\.svg:2$/);
		assert.match(problems[0]?.what ?? '', /^This line is not in UTF-8/);
	});

	it('is refused when a part of it is elsewhere, moves, grows or has no size', async () => {
		const outside = /It uses “.*”, which is not inside the file.*Embed/;
		const grows = /It defines entities \(ENTITY\)/;
		const refused: [string, RegExp][] = [
			[draw('<image href="https://away.example/a.png"/>'), outside],
			[draw('<image xlink:href="scan.png"/>'), outside],
			[draw('<use href="other.svg#a"/>'), outside],
			[draw('<style>@import "https://away.example/a.css";</style>'), outside],
			[draw('<style>rect { fill: url(http://away.example/#a) }</style>'), outside],
			[draw('<rect style="fill:url(&quot;//away.example/#a&quot;)"/>'), outside],
			[draw('<style>@\\69mport "https://away.example/a.css";</style>'), outside],
			[draw('<style>rect { fill: \\75rl(http://away.example/#a) }</style>'), outside],
			[draw('<style>rect { fill: url(//away.example/#a</style>'), outside],
			[draw('<rect fill="u\\72 l(http://away.example/#a)"/>'), outside],
			[
				draw('<style>svg { background: image-set("https://away.example/a.png" 1x) }</style>'),
				outside,
			],
			[`<?xml-stylesheet href="https://away.example/a.css"?>${draw(square)}`, outside],
			[`<!DOCTYPE svg [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]>${draw('<text>&b;</text>')}`, grows],
			[`<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///a">]>${draw('<text>&a;</text>')}`, grows],
			[draw('<rect><animate attributeName="x" to="9"/></rect>'), /It is animated/],
			[draw('<style>@keyframes a { to { opacity: 0 } }</style>'), /It is animated/],
			[draw(square, ''), /It does not say how large it is/],
			[draw(square).slice(0, -9), /It cannot be read/],
		];
		const files = refused.map(([svg], i): [string, string] => [`refused-${i}.svg`, svg]);
		const { problems } = await make(await deliver(Object.fromEntries(files)));
		for (const [i, [svg, wanted]] of refused.entries()) {
			const problem = problems.find(({ where }) => where.endsWith(`refused-${i}.svg`));
			assert.match(`${problem?.what} ${problem?.fix}`, wanted, svg);
		}
	});
});

describe('an uploaded file that cannot be processed', () => {
	it('is named with what is wrong and how to mend it, all at once', async () => {
		const jpeg = await fill(300, 200, '#d8232f').jpeg().toBuffer();
		const large = await fill(1, 1, '#d8232f').png().toBuffer();
		large.writeUInt32BE(20_000, 16);
		large.writeUInt32BE(10_000, 20);
		const frames = await Promise.all(
			['#d8232f', '#0f4c9c'].map((colour) => fill(20, 20, colour).png().toBuffer()),
		);
		const moving = await sharp(frames, { join: { animated: true } })
			.webp()
			.toBuffer();
		const files = {
			'large.png': large,
			'named.png': jpeg,
			'cut.jpg': jpeg.subarray(0, jpeg.length / 2),
			'empty.jpg': '',
			'words.jpg': 'A letter.',
			'moving.webp': moving,
			'pointer.png': 'version https://git-lfs.github.com/spec/v1\noid sha256:1\nsize 9\n',
		};
		const { problems } = await make(await deliver(files));
		const said = problems.map(({ where, what, fix }) => `${path.basename(where)}: ${what} ${fix}`);
		assert.equal(said.length, 7);
		assert.match(
			said[0] ?? '',
			/^large\.png: It has 200 million pixels, 20000 × 10000, .* the limit is 60 million/,
		);
		assert.match(
			said[1] ?? '',
			/^named\.png: It is a JPEG, and its name ends in \.png\. Call it “named\.jpg”, and name it so in work\.md\.$/,
		);
		assert.match(said[2] ?? '', /^cut\.jpg: It cannot be read: .* export it again\.$/);
		assert.match(said[3] ?? '', /^empty\.jpg: It is empty\. Copy it again\.$/);
		assert.match(said[4] ?? '', /^words\.jpg: It cannot be read/);
		assert.match(said[5] ?? '', /^moving\.webp: It is animated/);
	});

	it('is too heavy above 30 MB', async () => {
		const [source] = await deliver({ 'heavy.jpg': '' });
		assert.ok(source);
		await truncate(source.file, 31_000_000);
		const { problems } = await make([source]);
		assert.match(problems[0]?.what ?? '', /^It weighs 31 MB; the limit is 30 MB/);
	});
});
