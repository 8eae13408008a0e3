/** The page numbers of the printed sheets in the PDF, from 1. */
export const sheetNumbers = { template: 1, board: 2, framework: 3, frameworkPlan: 4 } as const;

export type SheetName = keyof typeof sheetNumbers;

/** The page number of a sheet of the deck kit; these follow the other sheets. Both count from 1. */
export const pageOfDeckSheet = (number: number) => Object.keys(sheetNumbers).length + number;

/** The path of a page of the PDF. */
export const templatePlace = (page: number) => `/downloads/lagan-templates.pdf#page=${page}`;
