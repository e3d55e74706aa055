import { conflict, notFound } from '@backend/domain/refusal';
import type { Work } from '@backend/operation/command';
import type { Recorded } from '@backend/store/change-log';
import type { Em } from '@backend/store/em';
import { MoneyCharge } from '@backend/store/entities/money/money-charge.entity';
import { isBooking, loadRentalId } from '@backend/store/queries/money/rental-queries';
import { MESSAGES } from '@schema/messages';
import { recordLine } from './money-line';

/** The rental of the booking's money. Throws NOT_FOUND; CONFLICT when it is not tracked. */
export async function followedRental(em: Em, bookingId: number): Promise<number> {
  const rentalId = await loadRentalId(em, bookingId);
  if (rentalId !== null) return rentalId;
  if (!(await isBooking(em, bookingId))) throw notFound(MESSAGES.money.bookingUnknown);
  throw conflict(MESSAGES.money.notFollowed);
}

type ChargeDraft = Pick<MoneyCharge, 'kind' | 'amountKopecks'> & {
  readonly comment: string | null;
  readonly photoKey?: string | null;
  readonly reversesId?: number | null;
  readonly sheetId?: number | null;
};

/** Adds a charge and its line in the history of the rental's first booking. */
export async function addChargeRow(
  work: Work,
  { rentalId }: { readonly rentalId: number },
  { photoKey = null, reversesId = null, sheetId = null, ...draft }: ChargeDraft,
): Promise<Recorded> {
  const { em, ctx } = work;
  const { kind: chargeKind, amountKopecks: amount, comment } = draft;
  const row = em.create(MoneyCharge, {
    ...draft,
    rentalId,
    photoKey,
    reversesId,
    sheetId,
    createdAt: ctx.now,
    userId: ctx.user.id,
    userLogin: ctx.user.login,
  });
  await em.flush();
  return recordLine(
    work,
    { entity: 'Booking', entityId: rentalId },
    { chargeId: row.id, chargeKind, amount, comment, reversesId },
  );
}
