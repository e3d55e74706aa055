import { kindsMissing, tillGoesBelow } from '@schema/texts/files/import-expenses';
import { kopecks, toRoubles } from '@schema/values/money/money';
import { wordsOf } from '../cells/read-words';
import type { ExpenseDraft } from './expense-draft';
import type { ExpenseWrite, KnownSpending } from './import-plan';
import type { KindBook } from './kind-book';

/** Names in a remark. */
const NAMED = 10;
/** Letters of a name in a remark; a kind may be a whole sentence. */
const SHOWN = 40;

/** Kinds of the file that the company does not have, the most frequent first. */
export function missingKinds(drafts: readonly ExpenseDraft[], kinds: KindBook): string[] {
  const { other } = kinds;
  const missing = drafts.flatMap(({ kind }) => (kind !== '' && !kinds.find(kind) ? [kind] : []));
  if (missing.length === 0 || !other) return [];
  const groups = [...Map.groupBy(missing, wordsOf).values()].sort((a, b) => b.length - a.length);
  const names = groups.map(([name = '']) => shortened(name));
  return [kindsMissing(names.slice(0, NAMED), Math.max(0, names.length - NAMED), other.name)];
}

const shortened = (text: string) =>
  text.length > SHOWN ? `${text.slice(0, SHOWN).toWellFormed().trim()}…` : text;

/** Tills that have less than the expenses take from them. */
export function shortTills(
  expenses: readonly ExpenseWrite[],
  tills: KnownSpending['tills'],
): string[] {
  const spent = new Map<number, number>();
  for (const { tillId, amount } of expenses) {
    if (tillId !== null) spent.set(tillId, (spent.get(tillId) ?? 0) + amount);
  }
  return [...spent].flatMap(([id, sum]) => {
    const till = tills.find((one) => one.id === id);
    if (!till || sum <= till.balance) return [];
    return [tillGoesBelow(till.name, toRoubles(till.balance), toRoubles(kopecks(sum)))];
  });
}
