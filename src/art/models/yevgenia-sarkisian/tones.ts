/** The blanket, its check, and the roll-neck under it. */
export const wool = { light: '#b4532f', dark: '#7f3519' };
export const check = '#e0a070';
export const jumper = { light: '#2f4438', dark: '#1d2c24' };
export const rib = '#5f8070';
export const brass = { light: '#e0a92a', dark: '#9c6f12' };
export const hairTone = { light: '#8d8a86', dark: '#615f5d' };
export const steel = '#d3dce0';
