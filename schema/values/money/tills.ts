/** Tills and money that moves beside the rentals (docs/domain.md, tills). */
export const TILL_KINDS = ['office', 'user'] as const;
export type TillKind = (typeof TILL_KINDS)[number];

export const OPERATION_KINDS = ['expense', 'collection', 'payout'] as const;
export type OperationKind = (typeof OPERATION_KINDS)[number];

/** Where collected cash is brought. */
export const COLLECTION_PLACES = ['bank', 'safe'] as const;
export type CollectionPlace = (typeof COLLECTION_PLACES)[number];

export const HANDOVER_OUTCOMES = ['accepted', 'declined', 'withdrawn'] as const;
export type HandoverOutcome = (typeof HANDOVER_OUTCOMES)[number];

/** Values of Russian notes and coins, roubles. */
export const NOTE_VALUES = [5000, 2000, 1000, 500, 200, 100, 50, 10, 5, 2, 1] as const;

export interface NoteCount {
  /** Roubles. */
  readonly value: number;
  readonly count: number;
}

/** Where a line of the register is recorded. */
export const REGISTER_SOURCES = [
  'entry',
  'advance',
  'cash',
  'operation',
  'handover',
  'count',
] as const;
export type RegisterSource = (typeof REGISTER_SOURCES)[number];

/** What a line of the register is about. */
export const REGISTER_KINDS = [
  'rent',
  'deposit',
  'charge',
  'advance',
  'manual',
  ...OPERATION_KINDS,
  'handover',
  'count',
] as const;
export type RegisterKind = (typeof REGISTER_KINDS)[number];
