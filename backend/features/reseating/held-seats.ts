import { conflict, notFound, Refusal } from '@backend/domain/refusal';
import { isReseatable } from '@backend/domain/reseating/reseatable';
import type { SignedInContext } from '@backend/operation/context';
import { RowMovedError } from '@backend/store/engine/mutex';
import { Booking } from '@backend/store/entities/booking.entity';
import { Customer } from '@backend/store/entities/customer.entity';
import { lockCars } from '@backend/store/locks/guard-car';
import type { Em } from '@backend/store/open-store';
import { MESSAGES } from '@schema/messages';
import { changedSince } from '@schema/texts/bookings/reseating';
import { shortName } from '@schema/values/people/short-name';
import type { Period } from '@schema/values/time/period';

/** A booking with the version the client read, and its target car. */
export interface WantedSeat {
  readonly id: number;
  readonly version: number;
}

/** A planned booking locked until the end of the transaction. */
export interface HeldSeat extends Period {
  readonly row: Booking;
  readonly carId: number;
}

/**
 * Locks the current and target cars in id order, then reads the bookings: every writer of a booking
 * locks its car first, so the rows cannot change. Throws NOT_FOUND for an unknown car; STALE with
 * `changed` listing every changed booking; CONFLICT for a booking that is no longer planned.
 */
export async function lockSeats(
  em: Em,
  wanted: readonly WantedSeat[],
  goals: readonly number[],
  ctx: SignedInContext,
): Promise<HeldSeat[]> {
  const ids = wanted.map(({ id }) => id);
  const look = () => em.find(Booking, { id: { $in: ids } }, { refresh: true });
  const cars = (await look()).flatMap(({ car }) => (car ? [car.id] : []));
  const locked = await lockCars(em, [...cars, ...goals]);
  if (goals.some((carId) => !locked.has(carId))) throw notFound(MESSAGES.cars.notFound);

  const rows = new Map((await look()).map((row) => [row.id, row]));
  const changed = wanted.filter(({ id, version }) => rows.get(id)?.version !== version);
  if (changed.length > 0) throw await staleSeats(em, changed, rows);
  return wanted.flatMap(({ id }) => {
    const row = rows.get(id);
    const { car, startDate, endDate } = row ?? {};
    if (!row?.isComplete || !car || !startDate || !endDate) {
      throw conflict(MESSAGES.booking.incomplete);
    }
    const { cancelledAt = null, handedOverAt = null, returnedAt = null } = row;
    if (!isReseatable({ startDate, cancelledAt, handedOverAt, returnedAt }, ctx.now)) {
      throw conflict(MESSAGES.reseating.notPlanned);
    }
    return [{ row, carId: car.id, startDate, endDate }];
  });
}

/**
 * Locks all cars of a request with several parts at once: each part locks its own again, and in any
 * other order two such requests could deadlock. Throws RowMovedError (`write` runs the job again).
 */
export async function lockCarsOf(
  em: Em,
  bookingIds: readonly number[],
  carIds: readonly number[],
): Promise<void> {
  const look = async () => {
    const rows = await em.find(Booking, { id: { $in: [...bookingIds] } }, { refresh: true });
    return rows.flatMap(({ car }) => car?.id ?? []);
  };
  const cars = new Set([...carIds, ...(await look())]);
  await lockCars(em, [...cars]);
  if ((await look()).some((carId) => !cars.has(carId))) throw new RowMovedError();
}

async function staleSeats(
  em: Em,
  changed: readonly WantedSeat[],
  rows: ReadonlyMap<number, Booking>,
): Promise<Refusal> {
  const customerIds = changed.flatMap(({ id }) => rows.get(id)?.customer?.id ?? []);
  const customers = await em.find(Customer, { id: { $in: customerIds } });
  const nameOf = new Map(customers.map(({ id, fullName }) => [id, shortName(fullName)]));
  const listed = changed.map(({ id }) => {
    const row = rows.get(id);
    return {
      id,
      title: nameOf.get(row?.customer?.id ?? 0) ?? '',
      version: row?.version ?? null,
      isDeleted: !row,
    };
  });
  const message = changedSince(listed.map(({ title }) => title));
  return new Refusal('STALE', message, { details: { changed: listed } });
}
