import { conflict, notFound } from '@backend/domain/refusal';
import { assertValid } from '@backend/domain/valid';
import type { SignedInContext } from '@backend/operation/context';
import type { Booking as BookingAnswer } from '@backend/operation/types/booking.types';
import { joinRental } from '@backend/rentals/join-rental';
import { savedMaintenance } from '@backend/rentals/maintenance-answer';
import { refuseOccupied } from '@backend/rentals/refuse-occupied';
import { recordChange } from '@backend/store/change-log';
import { Maintenance } from '@backend/store/entities/maintenance.entity';
import { once } from '@backend/store/idempotency';
import type { Em } from '@backend/store/open-store';
import { breakdownUndoPayload } from '@schema/forms/bookings/breakdown';
import { MESSAGES } from '@schema/messages';
import type { UndoBreakdownInput } from './breakdown-inputs.types';
import { lockCarsOf, type WantedSeat } from './held-seats';
import type { Reseated } from './reseating.types';
import { keptSeats, moveBack } from './undo-reseating';

const operation = 'undoBreakdown';

function accepted(input: UndoBreakdownInput) {
  const valid = assertValid(breakdownUndoPayload, input);
  const { workId, workVersion, swap } = valid;
  const moved: readonly WantedSeat[] | null | undefined = valid.moved;
  return { workId, workVersion, swap: swap ?? null, moved: moved ?? [] };
}

/**
 * Undoes a breakdown as one step: deletes the service work, joins the rental, moves the bookings
 * back. Throws what `undoCarSwap` and `undoReseating` throw, NOT_FOUND for unknown work and CONFLICT
 * for work that has changed since.
 */
export async function undoBreakdown(
  ctx: SignedInContext,
  input: UndoBreakdownInput,
): Promise<Reseated> {
  const wanted = accepted(input);
  const { idempotencyKey: key, user, now } = ctx;
  const touched = new Set<number>();
  const request = { key, userId: user.id, operation, params: wanted, now };
  const bookings = await refuseOccupied(ctx, () =>
    ctx.store.write(ctx.em, (em) => once(em, request, () => takeBack(em, wanted, ctx, touched))),
  );
  ctx.announce(operation, [...touched]);
  return { bookings };
}

async function takeBack(
  em: Em,
  { workId, workVersion, swap, moved }: ReturnType<typeof accepted>,
  ctx: SignedInContext,
  touched: Set<number>,
): Promise<BookingAnswer[]> {
  const look = await em.findOne(Maintenance, workId, { refresh: true });
  if (!look) throw notFound(MESSAGES.maintenance.notFound);
  const seats = [...(await keptSeats(em, moved)).values()].map(({ carId }) => carId);
  const parts = swap ? [swap.id, swap.secondId] : [];
  await lockCarsOf(em, [...parts, ...moved.map(({ id }) => id)], [look.car.id, ...seats]);

  const work = await em.findOne(Maintenance, workId, { refresh: true });
  if (work?.version !== workVersion) throw conflict(MESSAGES.generic.stale);
  const before = await savedMaintenance(em, workId, ctx);
  touched.add(before.carId);
  em.remove(work);
  await em.flush();
  const { now: at, user } = ctx;
  recordChange(em, { at, user, operation, entity: 'Maintenance', entityId: workId, before });

  const joined = swap && (await joinRental(em, swap.id, swap, ctx));
  for (const carId of joined?.carIds ?? []) touched.add(carId);
  const back = moved.length > 0 ? await moveBack(em, moved, ctx, touched) : [];
  return joined ? [joined.whole, ...back] : back;
}
