import { lookInto } from '../../kit/perspective.ts';

/** The Works' hall from low down: centimetres right of the eye and above the floor, and units of the picture per centimetre. */
export const { at, line, upright, level, facing } = lookInto({ x: 430, y: 420, height: 75 });
