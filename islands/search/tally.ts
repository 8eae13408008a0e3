/** A number for each of some things, 0 until told otherwise. */
export class Tally extends Map<number, number> {
	of(key: number | undefined): number {
		return (key === undefined ? key : this.get(key)) ?? 0;
	}
	add(key: number, value: number): void {
		this.set(key, this.of(key) + value);
	}
	/** Sets a number that is higher than the one before. */
	raise(key: number, value: number): void {
		if (value > this.of(key)) this.set(key, value);
	}
}
