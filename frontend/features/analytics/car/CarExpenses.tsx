import { type Column, DataTable } from '@frontend/shared/ui/lists/Table';
import { CAR_ANALYTICS_TEXTS } from '@schema/texts/reports/analytics';
import { formatExactRoubles } from '@schema/values/money/money';
import { formatDay } from '@schema/values/time/calendar';
import type { CarReportFacts } from './useCarReport';

type Expense = CarReportFacts['expenses'][number];

const COLUMNS: Column<Expense>[] = [
  { title: CAR_ANALYTICS_TEXTS.day, cell: ({ spentOn }) => formatDay(spentOn) },
  { title: CAR_ANALYTICS_TEXTS.expenseKind, cell: ({ kind }) => kind },
  { title: CAR_ANALYTICS_TEXTS.description, cell: ({ comment }) => comment },
  {
    title: CAR_ANALYTICS_TEXTS.sum,
    isNumber: true,
    cell: ({ amount }) => formatExactRoubles(amount),
  },
];

/** Expenses of the car recorded in the tills. */
export function CarExpenses({ expenses }: Pick<CarReportFacts, 'expenses'>) {
  if (expenses.length === 0) return <p>{CAR_ANALYTICS_TEXTS.noExpenses}</p>;
  return (
    <DataTable
      label={CAR_ANALYTICS_TEXTS.expensesTable}
      columns={COLUMNS}
      rows={expenses}
      keyOf={({ id }) => id}
    />
  );
}
