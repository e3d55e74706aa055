import type { Em } from '@backend/store/em';
import { Booking } from '@backend/store/entities/booking.entity';

const APART = { disableIdentityMap: true, populate: ['car', 'customer'] } as const;

const partOf = (em: Em, where: { id: number } | { continuesId: number }) =>
  em.findOne(Booking, { ...where, isComplete: true }, APART);

export type RentalPart = NonNullable<Awaited<ReturnType<typeof partOf>>>;

/**
 * The parts of the rental of a booking, in order: a swap of the car divides it. A statement for each
 * part and two at the ends. Empty for an unknown or incomplete booking.
 */
export async function loadRentalParts(em: Em, bookingId: number): Promise<RentalPart[]> {
  const asked = await partOf(em, { id: bookingId });
  if (!asked) return [];
  const parts = [asked];
  for (let first = asked; first.continuesId != null; ) {
    const before = await partOf(em, { id: first.continuesId });
    if (!before) break;
    parts.unshift(before);
    first = before;
  }
  for (let last: RentalPart | null = asked; last; ) {
    last = await partOf(em, { continuesId: last.id });
    if (last) parts.push(last);
  }
  return parts;
}
