/** The page numbers of the printed plates of the PDF, from 1. */
export const plateNumbers = { template: 1, board: 2, framework: 3, frameworkPlan: 4 } as const;

export type PlateName = keyof typeof plateNumbers;

/** The page number of a sheet of the deck kit, whose plates follow the others. Both count from 1. */
export const pageOfDeckSheet = (number: number) => Object.keys(plateNumbers).length + number;

/** The path of a page of the PDF. */
export const templatePlace = (page: number) => `/downloads/lagan-templates.pdf#page=${page}`;
