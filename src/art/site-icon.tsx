import { palette } from '../model/colours.ts';
import { FlagPattern } from './flags.tsx';
import type { Picture } from './picture.ts';

/** The flag L on a square: the site among a browser's tabs. Its line is a pixel at 16 pixels. */
function SiteIcon() {
	return (
		<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">
			<FlagPattern letter="L" on={{ width: 64, height: 64 }} />
			<path d="M2 2H62V62H2Z" fill="none" stroke={palette.ink} strokeWidth="4" />
		</svg>
	);
}

/** The same with a margin of paper, for the rounded corners of a telephone's start screen. */
function TouchIcon() {
	return (
		<svg xmlns="http://www.w3.org/2000/svg" viewBox="-18 -18 100 100" width="180" height="180">
			<path d="M-18-18H82V82H-18Z" fill={palette.paper} />
			<FlagPattern letter="L" on={{ width: 64, height: 64 }} />
			<path d="M0 0H64V64H0Z" fill="none" stroke={palette.ink} strokeWidth="5" />
		</svg>
	);
}

const alt = 'Lagan';

export const siteIcon: Picture = { width: 64, height: 64, alt, Drawing: SiteIcon };
export const touchIcon: Picture = { width: 180, height: 180, alt, Drawing: TouchIcon };
