import type { Kopecks } from '../money/money';

/** Terms of a rental as a document states them. JSON. */
export interface PaperTerms {
  /** ISO 8601, UTC. */
  readonly start: string;
  readonly end: string;
  /** License plate. */
  readonly car: string;
  readonly customer: string;
  /** '+7XXXXXXXXXX'; null: none. */
  readonly phone: string | null;
  /** Kopecks. */
  readonly price: Kopecks;
  readonly deposit: Kopecks;
}

/** Terms that are compared with those of the booking, in the order of a document. */
export const PAPER_TERMS = [
  'start',
  'end',
  'car',
  'customer',
  'phone',
  'price',
  'deposit',
] as const satisfies readonly (keyof PaperTerms)[];

export type PaperTerm = (typeof PAPER_TERMS)[number];

export interface ChangedTerm<Term extends PaperTerm = PaperTerm> {
  readonly term: Term;
  readonly before: PaperTerms[Term];
  readonly after: PaperTerms[Term];
}

/** The terms that differ, in the order of a document. */
export const changedTerms = (before: PaperTerms, after: PaperTerms): readonly ChangedTerm[] =>
  PAPER_TERMS.filter((term) => before[term] !== after[term]).map((term) => ({
    term,
    before: before[term],
    after: after[term],
  }));
