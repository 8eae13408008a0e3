import { openSearch } from './reader.ts';

// The build writes the call behind it: an index and what reads it are one file, and always fit.
Object.assign(globalThis, { openSearch });
