/** A promise, and what fulfils it. */
export function withResolver<Value>() {
	let resolve: (value: Value) => void = () => undefined;
	const promise = new Promise<Value>((fulfil) => {
		resolve = fulfil;
	});
	return { promise, resolve };
}
