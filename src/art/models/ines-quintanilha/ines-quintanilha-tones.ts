import { inesQuintanilha } from '../../../content/wardrobe.ts';
import { navy, steel as steelTones } from '../../../model/colours.ts';
/** The teal of her jacket. */
export const teal = { light: inesQuintanilha.jacket, dark: inesQuintanilha.jacketShade };
/** Headphones and microphone. */
export const bakelite = { light: inesQuintanilha.bakelite, dark: navy.deep };
export const steel = { light: steelTones.pale, dark: steelTones.mid };
