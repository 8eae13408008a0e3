// React reads this when it is loaded. Without its development checks it renders pages twice as fast.
// Import this first in tests that render many pages; other tests keep the checks.
process.env.NODE_ENV = 'production';
