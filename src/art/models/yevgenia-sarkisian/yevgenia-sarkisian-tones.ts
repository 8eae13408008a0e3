import { yevgeniaSarkisian } from '../../../content/wardrobe.ts';
import { brass as brassTones, brick, moss } from '../../../model/colours.ts';
/** The blanket, its check, and the roll-neck under it. */
export const wool = { light: yevgeniaSarkisian.blanket, dark: brick.dark };
export const jumper = { light: yevgeniaSarkisian.rollNeck, dark: moss.deep };
export const brass = { light: yevgeniaSarkisian.brass, dark: brassTones.deep };
export const hairTone = { light: yevgeniaSarkisian.hair, dark: yevgeniaSarkisian.brows };
