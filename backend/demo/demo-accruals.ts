import { withoutMoneyTriggers } from '@backend/store/copy/without-money-triggers';
import { MoneyAccrual } from '@backend/store/entities/money/money-accrual.entity';
import type { Em } from '@backend/store/open-store';
import { insertInChunks } from '@backend/store/sql/insert-in-chunks';
import { kopecks } from '@schema/values/money/money';

/** A cancelled booking with its recording time: it counted until the cancellation. */
const COUNTED = `update money_accruals
  set delta_kopecks = (select b.total_price_kopecks from bookings b where b.id = booking_id),
    begins_at = (select b.start_date from bookings b where b.id = booking_id),
    ends_at = (select b.end_date from bookings b where b.id = booking_id)
  where booking_id in (select id from bookings where is_complete and cancelled_at is not null
    and total_price_kopecks is not null)`;

const RECORDED = `update money_accruals
  set at = (select b.created_at from bookings b where b.id = booking_id)`;

interface Cancelled {
  readonly id: number;
  readonly cancelledAt?: Date | null;
  readonly totalPriceKopecks?: number | null;
}

/**
 * Dates the demo's accruals by recording and cancellation of the booking instead of the moment of
 * filling, so that reports of a past moment have data.
 */
export async function dateDemoAccruals(em: Em, bookings: readonly Cancelled[]): Promise<void> {
  const cancellations = bookings.flatMap(({ id, cancelledAt, totalPriceKopecks }) =>
    cancelledAt && totalPriceKopecks ? [{ id, cancelledAt, totalPriceKopecks }] : [],
  );
  await withoutMoneyTriggers(em, async () => {
    for (const statement of [COUNTED, RECORDED]) await em.execute(statement);
    await insertInChunks(
      em,
      MoneyAccrual,
      cancellations.map(({ id, cancelledAt, totalPriceKopecks }) => ({
        bookingId: id,
        rentalId: id,
        at: cancelledAt,
        beginsAt: null,
        endsAt: cancelledAt,
        deltaKopecks: kopecks(-totalPriceKopecks),
      })),
    );
  });
}
