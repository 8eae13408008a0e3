// Import this first: React reads it when it loads, and its development checks take most of the
// rendering time.
process.env.NODE_ENV ??= 'production';
