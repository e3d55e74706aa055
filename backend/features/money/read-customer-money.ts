import { advanceOf, assertAdvanceReversible } from '@backend/domain/money/advance';
import { reversedIds } from '@backend/domain/money/balance';
import { isAllowed } from '@backend/domain/refusal';
import type { Em } from '@backend/store/em';
import { type AdvanceRow, loadAdvanceRows } from '@backend/store/queries/money/advance-queries';
import { loadCustomerSums } from '@backend/store/queries/money/customer-sums';
import type { MoneySums } from '@backend/store/queries/money/money-sums';
import { kopecks } from '@schema/values/money/money';
import type { AdvanceType } from './advances/advance.types';
import type { CustomerMoney } from './customer-money.types';

/** The customer's debt or credit and held deposits over all tracked rentals, and the advance. */
export async function readCustomerMoney(em: Em, customerId: number): Promise<CustomerMoney> {
  const sums = await loadCustomerSums(em, customerId);
  const lines = await loadAdvanceRows(em, customerId);
  const total = (of: (sums: MoneySums) => number) =>
    kopecks(sums.reduce((sum, one) => sum + of(one), 0));
  return {
    customerId,
    debt: total(({ owed, paid }) => Math.max(0, owed - paid)),
    overpaid: total(({ owed, paid }) => Math.max(0, paid - owed)),
    held: total(({ held }) => held),
    advance: advanceOf(lines),
    advances: lines.map((line) => advanceAnswer(line, lines)),
    version: advanceVersion(lines),
  };
}

/** Number of lines; lines are never deleted. */
export const advanceVersion = (lines: readonly AdvanceRow[]): number => lines.length;

function advanceAnswer(line: AdvanceRow, lines: readonly AdvanceRow[]): AdvanceType {
  const { entryId, ...shown } = line;
  return {
    ...shown,
    isReversed: reversedIds(lines).has(line.id),
    mayReverse: isAllowed(() => assertAdvanceReversible(line, lines)),
  };
}
