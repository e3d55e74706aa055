/** The gap finder: days searched from tomorrow on, and the longest gap listed. */
export const GAPS = { horizonDays: 30, longestDays: 3 } as const;
export const GAP_ORDERS = ['earnings', 'date'] as const;
export type GapOrder = (typeof GAP_ORDERS)[number];

/** Maximum length of a search query, in UTF-16 units. Not set by requirements.md. */
export const MAX_SEARCH_LENGTH = 200;

/** Minimum query length and number of results of the customer search. Not set by requirements.md. */
export const CUSTOMER_SEARCH = { minLetters: 2, minDigits: 3, limit: 8, maxLimit: 20 } as const;

/** Default and maximum number of suggested duplicate pairs. Not set by requirements.md. */
export const DUPLICATES = { limit: 20, maxLimit: 100 } as const;

/** Minimum query length and results per kind of the search dialog. Not set by requirements.md. */
export const SEARCH_BOUNDS = { minLetters: 2, limit: 5, freeCars: 12 } as const;

/** Search range for free days of an occupied car, after the wanted days. Not set by requirements.md. */
export const WANTED_REACH_DAYS = 60;
