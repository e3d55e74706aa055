import { useFreshQuery } from '@frontend/shared/data/queries/use-fresh-query';
import type { ReportPeriod } from '@schema/values/time/report-period';
import { ExpenseKindsDocument, type ExpenseKindsQuery } from './tills.generated';

export type KindFacts = ExpenseKindsQuery['expenseKinds'][number];

const NONE: readonly KindFacts[] = [];

/** Kinds of expense by name, with their sums over these days for users who see them. */
export function useExpenseKinds({ from, to }: ReportPeriod): readonly KindFacts[] {
  const { shown } = useFreshQuery(ExpenseKindsDocument, {
    variables: { from, to },
    topics: ['money'],
  });
  return shown?.expenseKinds ?? NONE;
}
