/**
 * The state of the world that files to take away carry, as a day: whoever changes what they say changes
 * it, so that an e-reader knows a newer copy. No clock does, for the same records make the same bytes.
 */
export const edition = '2026-11-24';
