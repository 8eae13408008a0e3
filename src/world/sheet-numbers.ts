/** The printed sheets by their page, counted from 1, in the order in which they are drawn. */
export const sheetNumbers = { template: 1, board: 2, framework: 3, frameworkPlan: 4 } as const;

export type SheetName = keyof typeof sheetNumbers;

/** The page of a sheet of the deck kit, which follow the others; both are counted from 1. */
export const pageOfDeckSheet = (number: number) => Object.keys(sheetNumbers).length + number;

/** A page of the PDF that holds the sheets, as a path of the site. */
export const templatePlace = (page: number) => `/downloads/lagan-templates.pdf#page=${page}`;
