/** Limits of the details of the company, characters. */
export const PAPER_SETTING_LIMITS = { requisites: 600, signatory: 120 } as const;

/** Years after the issue for which the files of documents can be kept; otherwise without end. */
export const PAPER_FILE_YEARS = [3, 5, 10] as const;

export type PaperFileYears = (typeof PAPER_FILE_YEARS)[number];
