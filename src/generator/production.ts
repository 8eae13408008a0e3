// React reads this when it loads; its checks for developers take most of the rendering time. Import
// this first.
process.env.NODE_ENV ??= 'production';
