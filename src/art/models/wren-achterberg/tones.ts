import { skin } from '../../portraits/wren-achterberg-head.tsx';

/** Wren Achterberg's colours, as in their portrait. */
export { skin };
export const hair = { light: '#c8622a', dark: '#8f3f16' };
export const hairLight = '#f08a24';
export const stubble = { light: '#c58f68', dark: '#a06f4c' };
export const smock = { light: '#8fb09a', dark: '#5f8070' };
export const smockInk = '#3e5a4c';
export const slate = { light: '#44546a', dark: '#2c394b' };
export const strap = { light: '#6e4a2a', dark: '#472d17' };
export const wood = { light: '#dcae6c', dark: '#a97a3e' };
export const sack = { light: '#e6d9b8', dark: '#b9a679' };
export const leaf = '#4f9d4a';
export const seed = '#f0e2c4';
export const gold = '#e0a92a';
export const steel = '#8b9aa5';
