import { STATEMENT_TEXTS as texts } from '@schema/texts/money/partner-statements';
import { MONEY_METHOD_TITLES } from '@schema/texts/money/rental-money';
import { formatDay } from '@schema/values/time/calendar';
import type { PartnerOperationFactsFragment, StatementFactsFragment } from './statement.generated';

interface StatementLine {
  readonly name: string;
  /** Signed roubles. */
  readonly sum: number;
  readonly isMain?: boolean;
}

/** From what was left before the period to what is left after it; the last is their sum. */
export function statementLines(statement: StatementFactsFragment): StatementLine[] {
  const { opening, due, expensesTotal, payoutsTotal, settledBefore, rounding } = statement;
  const { settledFrom, closing } = statement;
  return [
    { name: texts.opening, sum: opening },
    { name: texts.due, sum: due },
    { name: texts.expenses, sum: -expensesTotal },
    { name: texts.payouts, sum: -payoutsTotal },
    ...(settledBefore !== 0 && settledFrom
      ? [{ name: texts.settledBefore(formatDay(settledFrom)), sum: -settledBefore }]
      : []),
    ...(rounding !== 0 ? [{ name: texts.rounding, sum: rounding }] : []),
    { name: texts.closing, sum: closing, isMain: true },
  ];
}

/** 'Запчасти, Kia Rio А001АА77', 'Карта: За ноябрь' */
export function operationTitle(row: PartnerOperationFactsFragment): string {
  const { expenseKind, carTitle, method, comment, reversesId } = row;
  const what = [expenseKind ?? MONEY_METHOD_TITLES[method], carTitle].filter(Boolean).join(', ');
  const title = comment ? `${what}: ${comment}` : what;
  return reversesId === null ? title : `${texts.reversed}: ${title}`;
}
