/**
 * Whether `npm run test:wide` is running: browser tests then use every engine and look at every page,
 * where `npm test` uses Chromium and one page of each kind.
 */
export const isWide = process.env.WIDE === '1' || process.argv.includes('--wide');
