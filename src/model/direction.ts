/** The first letter of a text, if it is of a script that is written from right to left. */
const rightToLeft =
	/^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** The `dir` of a text that is written from right to left; none for others, as pages have it already. */
export const directionOf = (text: string): 'rtl' | undefined =>
	rightToLeft.test(text) ? 'rtl' : undefined;
