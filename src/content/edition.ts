/**
 * The day of the last change to the text, by which e-readers recognise a newer copy. It is set by
 * hand, as a date from the clock would make builds of the same records differ.
 */
export const edition = '2026-11-28';
