// React reads this once, when it is loaded: its checks for developers take most of a rendering's
// time. They are made by the tests, which render with them.
process.env.NODE_ENV ??= 'production';
