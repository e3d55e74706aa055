import type { ImportValueName } from '@schema/import';
import {
  carKept,
  EXPENSE_NOTES,
  kindByWords,
  kindMissing,
  kindNotGiven,
  partnerMissing,
} from '@schema/texts/files/import-expenses';
import { wordsOf } from '../cells/read-words';
import type { ExpenseDraft } from './expense-draft';
import type { FoundExpense } from './expense-forms';
import type { FleetBook } from './fleet-book';
import type { NamedPartner } from './import-plan';
import type { KindBook } from './kind-book';
import type { MoneyPlace } from './till-book';

/** What a row says about its own values. */
export interface Said {
  readonly notes: string[];
  readonly doubts: Set<ImportValueName>;
  /** Nothing was changed, but a value was assumed. */
  readonly assumptions: string[];
}

type FoundKind = Pick<FoundExpense, 'kind' | 'isKindKept'>;

/** The kind of a row, by its column, else by its comment; null: the company has none for it. */
export function kindOf(
  { kind: text, comment }: ExpenseDraft,
  kinds: KindBook,
  said: Said,
): FoundKind | null {
  const found = kinds.find(text);
  if (found?.isWhole) return { kind: found.kind, isKindKept: false };
  said.doubts.add('expenseKind');
  if (found) {
    said.notes.push(kindByWords(text, found.kind.name));
    return { kind: found.kind, isKindKept: true };
  }
  const byComment = text === '' ? kinds.find(comment) : null;
  if (byComment) {
    said.notes.push(EXPENSE_NOTES.kindFromComment);
    return { kind: byComment.kind, isKindKept: false };
  }
  const { other } = kinds;
  if (!other) return null;
  said.notes.push(text ? kindMissing(text, other.name) : kindNotGiven(other.name));
  return { kind: other, isKindKept: text !== '' };
}

/** The car of a row; null: none is named, or it is not found, which makes the row incomplete. */
export function carOf({ car, carWritten }: ExpenseDraft, fleet: FleetBook, said: Said) {
  if (carWritten === '') return { car: null, lack: null };
  const found = fleet.find(car);
  if (found.note !== null) said.doubts.add('car');
  if (!found.car) return { car: null, lack: carKept(found.note) };
  if (found.note !== null) said.notes.push(found.note);
  return { car: found.car, lack: null };
}

/** The partner of this name who bears the expense; null: the company does. */
export function bearerOf(
  { borneBy }: ExpenseDraft,
  partners: readonly NamedPartner[],
  said: Said,
): NamedPartner | null {
  if (borneBy === '') return null;
  const named = partners.filter(({ name }) => wordsOf(name) === wordsOf(borneBy));
  const [only] = named;
  if (only && named.length === 1) return only;
  said.doubts.add('borneBy');
  said.notes.push(partnerMissing(borneBy));
  return null;
}

/** Adds the note on method and till. */
export function sayPlace({ note, doubt }: MoneyPlace, said: Said): void {
  if (doubt) said.doubts.add(doubt);
  if (note !== null) (doubt ? said.notes : said.assumptions).push(note);
}
