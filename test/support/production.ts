// React reads this when it is loaded: without its checks for developers, pages are rendered twice as
// fast. Import this first, where there are many, and other tests render the same ones with checks.
process.env.NODE_ENV = 'production';
