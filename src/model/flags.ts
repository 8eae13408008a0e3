/** A letter of the International Code of Signals. */
export type FlagLetter =
	| 'A'
	| 'B'
	| 'C'
	| 'D'
	| 'E'
	| 'F'
	| 'G'
	| 'H'
	| 'I'
	| 'J'
	| 'K'
	| 'L'
	| 'M'
	| 'N'
	| 'O'
	| 'P'
	| 'Q'
	| 'R'
	| 'S'
	| 'T'
	| 'U'
	| 'V'
	| 'W'
	| 'X'
	| 'Y'
	| 'Z';

/** The meaning of each flag by itself, from the International Code of Signals; R has none. */
export const flagMeanings: Readonly<Record<FlagLetter, string>> = {
	A: 'I have a diver down; keep well clear at slow speed',
	B: 'I am taking in, discharging, or carrying dangerous goods',
	C: 'Yes',
	D: 'Keep clear of me; I am manoeuvring with difficulty',
	E: 'I am altering my course to starboard',
	F: 'I am disabled; communicate with me',
	G: 'I require a pilot',
	H: 'I have a pilot on board',
	I: 'I am altering my course to port',
	J: 'I am on fire and have dangerous cargo on board; keep well clear',
	K: 'I wish to communicate with you',
	L: 'You should stop your vessel instantly',
	M: 'My vessel is stopped and making no way through the water',
	N: 'No',
	O: 'Man overboard',
	P: 'In harbour: all aboard, the vessel is about to proceed to sea',
	Q: 'My vessel is healthy and I request free pratique',
	R: 'No meaning when flown alone',
	S: 'I am operating astern propulsion',
	T: 'Keep clear of me; I am engaged in pair trawling',
	U: 'You are running into danger',
	V: 'I require assistance',
	W: 'I require medical assistance',
	X: 'Stop carrying out your intentions and watch for my signals',
	Y: 'I am dragging my anchor',
	Z: 'I require a tug',
};

/** All letters, A to Z. */
export const flagLetters = Object.keys(flagMeanings) as FlagLetter[];

/** The id of a flag's picture with an outline. */
export const flagPicture = (letter: FlagLetter) =>
	`flag-${letter.toLowerCase()}` as `flag-${Lowercase<FlagLetter>}`;

/** The id of a flag's picture without an outline, to fill a panel. */
export const panelPicture = (letter: FlagLetter) =>
	`panel-${letter.toLowerCase()}` as `panel-${Lowercase<FlagLetter>}`;
