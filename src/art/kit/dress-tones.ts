import { palette } from './palette.ts';

/** What has one colour wherever it is worn: in the light, and on its shadow side. */
export const dress = {
	/** A diver's hard suit: its plate, and the balls that it turns on. Yellow, says the text. */
	hardSuit: { light: palette.yellow, dark: '#d89b10', joint: '#8d98a1', jointDark: '#5d6973' },
	/** A soft suit, for work that wants fingers. */
	softSuit: { light: '#ee8a26', dark: '#bb600f' },
	/** Aegis's officers, from lieutenant to commodore: a navy coat, and the light on its folds. */
	officer: { light: palette.deep, dark: '#061d40', fold: '#5c7aa8' },
	/** An officer's rings and buttons. */
	gold: { light: '#e0a92a', dark: '#9c6f12' },
	/** Aegis's crews: grey, because it was in nobody's flag. */
	crew: { light: '#8d98a1', dark: '#5d6973' },
} as const;
