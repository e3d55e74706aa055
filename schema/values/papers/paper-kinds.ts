/** Kinds of documents of a rental, in the order of a rental. */
export const PAPER_KINDS = ['contract', 'act_out', 'act_back', 'extension', 'swap'] as const;

export type PaperKind = (typeof PAPER_KINDS)[number];

/** Codes in the numbers of documents: «26-Д-0001». */
export const PAPER_CODES: Readonly<Record<PaperKind, string>> = {
  contract: 'Д',
  act_out: 'АВ',
  act_back: 'АП',
  extension: 'ДС',
  swap: 'СЗ',
};

/** Kinds that are about a handover sheet. */
export const ACT_SIDES = { act_out: 'out', act_back: 'back' } as const satisfies Partial<
  Record<PaperKind, 'out' | 'back'>
>;

const DIGITS = 4;

/** `paperNumber('contract', 2026, 12)` → '26-Д-0012' */
export const paperNumber = (kind: PaperKind, year: number, count: number): string =>
  `${String(year % 100).padStart(2, '0')}-${PAPER_CODES[kind]}-${String(count).padStart(DIGITS, '0')}`;
