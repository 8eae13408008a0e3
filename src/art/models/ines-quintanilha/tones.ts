/** The teal of her jacket. */
export const teal = { light: '#1f8f86', dark: '#136159' };
/** Headphones and microphone. */
export const bakelite = { light: '#33475a', dark: '#1c2c3b' };
export const steel = { light: '#d3dce0', dark: '#8b9aa5' };
