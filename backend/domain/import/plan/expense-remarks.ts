import { kindsMissing, tillGoesBelow } from '@schema/texts/files/import-expenses';
import { kopecks, toRoubles } from '@schema/values/money/money';
import type { ExpenseDraft } from './expense-draft';
import type { ExpenseWrite, KnownSpending } from './import-plan';
import type { KindBook } from './kind-book';

/** Names in a remark. */
const NAMED = 10;

/** Kinds of the file that the company does not have, the most frequent first. */
export function missingKinds(drafts: readonly ExpenseDraft[], kinds: KindBook): string[] {
  const { other } = kinds;
  const counts = new Map<string, number>();
  for (const { kind } of drafts) {
    if (kind !== '' && !kinds.find(kind)) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  if (counts.size === 0 || !other) return [];
  const names = [...counts].sort(([, one], [, two]) => two - one).map(([name]) => name);
  return [kindsMissing(names.slice(0, NAMED), Math.max(0, names.length - NAMED), other.name)];
}

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
