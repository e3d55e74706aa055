import { spanOfDays } from '@backend/domain/day/day-span';
import { validationFailed } from '@backend/domain/refusal';
import type { SignedInContext } from '@backend/operation/context';
import { validated } from '@backend/operation/form';
import { ExpenseKind } from '@backend/store/entities/money/expense-kind.entity';
import { loadExpenseSums } from '@backend/store/queries/money/expense-queries';
import { expenseTotalsPayload } from '@schema/forms/money/tills';
import { MESSAGES } from '@schema/messages';
import { canAny } from '@schema/permissions';
import { kopecks } from '@schema/values/money/money';
import type { Day } from '@schema/values/time/calendar';
import { kindAnswer } from './expense-kinds';
import type { ExpenseKindTotalType } from './expense-kinds.types';

/** Kinds of expense, with sums over a period. Throws VALIDATION_FAILED. */
export async function readExpenseKinds(
  ctx: SignedInContext,
  asked: { readonly from: Day | null; readonly to: Day | null },
): Promise<ExpenseKindTotalType[]> {
  const { from, to } = validated(expenseTotalsPayload, asked);
  const { em, user, zone } = ctx;
  if (from && to && to < from) throw validationFailed({ to: MESSAGES.tills.periodReversed });
  const kinds = await em.find(ExpenseKind, {}, { disableIdentityMap: true });
  const hasSums = Boolean(from && to) && canAny(user, ['view_analytics']);
  const sums = from && to && hasSums ? await loadExpenseSums(em, spanOfDays(from, to, zone)) : null;
  return kinds
    .sort((one, other) => one.name.localeCompare(other.name, 'ru'))
    .map((kind) => ({
      ...kindAnswer(kind),
      spent: sums ? (sums.get(kind.id) ?? kopecks(0)) : null,
    }));
}
