// Import this first: React reads it when it loads. Its development checks take most of the rendering time.
process.env.NODE_ENV ??= 'production';
