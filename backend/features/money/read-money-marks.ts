import { markOf } from '@backend/domain/money/balance';
import { agreedDeposit, rentalEnd } from '@backend/domain/money/deposit-return';
import { untakenDeposit } from '@backend/domain/money/untaken-deposit';
import type { RequestContext } from '@backend/operation/context';
import { loadBookingSums } from '@backend/store/queries/money/money-sums';
import { loadOutRentals } from '@backend/store/queries/money/out-rentals';
import { loadPartsOfRentals } from '@backend/store/queries/money/rental-queries';
import { leftToTake } from '@schema/values/money/deposit';
import { kopecks } from '@schema/values/money/money';
import type { MoneyMarkType } from './money-mark.types';

/** Payment status of the rentals of these bookings; bookings with untracked money are left out. */
export async function readMoneyMarks(
  ctx: RequestContext,
  bookingIds: readonly number[],
): Promise<MoneyMarkType[]> {
  const { em, now } = ctx;
  const sums = await loadBookingSums(em, bookingIds);
  if (sums.size === 0) return [];
  const rentalIds = new Set([...sums.values()].map(({ rentalId }) => rentalId));
  const partsOf = await loadPartsOfRentals(em, [...rentalIds]);
  const rentals = [...sums].map(([bookingId, of]) => {
    const parts = partsOf.get(of.rentalId) ?? [];
    return { bookingId, parts, of, deposit: { ...of, agreed: agreedDeposit(parts) } };
  });
  const open = rentals.filter(({ deposit }) => leftToTake(deposit) > 0);
  const { requireReturnMark } = ctx.config;
  const out = await loadOutRentals(em, [...new Set(open.map(({ of }) => of.rentalId))], {
    now,
    requireReturnMark,
  });
  return rentals.map(({ bookingId, parts, of, deposit }) => {
    const { rentalId, owed, paid, held } = of;
    const isOver = parts.length === 0 || rentalEnd(parts, now) !== null;
    return {
      bookingId,
      rentalId,
      paid,
      held,
      isOver,
      mark: markOf(of),
      balance: kopecks(owed - paid),
      depositToTake: isOver ? kopecks(0) : leftToTake(deposit),
      untaken: untakenDeposit(deposit, out.has(rentalId)),
    };
  });
}
