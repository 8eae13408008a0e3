/**
 * The day of the text that downloads carry, so that an e-reader recognises a newer copy. Change it by hand
 * when the text changes: taken from a clock, it would make two builds of the same records differ.
 */
export const edition = '2026-11-26';
