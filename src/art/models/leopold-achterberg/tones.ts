import { skin } from '../../portraits/leopold-achterberg-head.tsx';

/** Leopold Achterberg's colours, as in his portrait. */
export { skin };
export const flush = '#e59a7c';
export const hair = { light: '#8d8a86', dark: '#615f5d' };
export const camel = { light: '#cf9f5f', dark: '#9c7138' };
export const velvet = { light: '#4a2b1c', dark: '#2e190f' };
export const tie = { light: '#1f4d3f', dark: '#12302a' };
export const stripe = '#5fbab0';
export const crust = { light: '#d9953d', dark: '#a8651c' };
export const crumb = '#fbe3b4';
export const gold = '#e0a92a';
export const trousers = { light: '#4a4f58', dark: '#30343c' };
