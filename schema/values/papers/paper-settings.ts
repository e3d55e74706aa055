/** Limits of the details of the company, characters. */
export const PAPER_SETTING_LIMITS = { requisites: 600, signatory: 120 } as const;
