import { n } from '../../forms.tsx';

/** The Works' hall from low down: centimetres right of the eye and above the floor, and units of the picture per centimetre. */

const eye = { x: 430, y: 420, height: 75 };

export const at = (x: number, z: number, s: number) =>
	`${n(eye.x + x * s)} ${n(eye.y + (eye.height - z) * s)}`;

export const upright = (x: number, z1: number, z2: number, s1: number, s2: number) =>
	`M${at(x, z1, s1)}L${at(x, z1, s2)} ${at(x, z2, s2)} ${at(x, z2, s1)}Z`;
export const level = (z: number, x1: number, x2: number, s1: number, s2: number) =>
	`M${at(x1, z, s1)}L${at(x1, z, s2)} ${at(x2, z, s2)} ${at(x2, z, s1)}Z`;
export const facing = (s: number, x1: number, x2: number, z1: number, z2: number) =>
	`M${at(x1, z1, s)}L${at(x2, z1, s)} ${at(x2, z2, s)} ${at(x1, z2, s)}Z`;
export const away = (x: number, z: number, s1: number, s2: number) =>
	`M${at(x, z, s1)}L${at(x, z, s2)}`;
