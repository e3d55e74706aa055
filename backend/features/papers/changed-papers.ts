import { latestTerms, STATES_TERMS } from '@backend/domain/papers/paper-offers';
import type { RentalPart } from '@backend/rentals/rental-parts';
import type { Em } from '@backend/store/em';
import { Booking } from '@backend/store/entities/booking.entity';
import { Paper } from '@backend/store/entities/papers/paper.entity';
import { loadPartIds } from '@backend/store/queries/papers/paper-rental-queries';
import type { PaperKind } from '@schema/values/papers/paper-kinds';
import { changesOf, liveOf, termsOf } from './paper-facts';

interface ListedRow {
  readonly id: number;
  readonly kind: PaperKind;
  readonly bookingId: number | null;
  readonly voidedAt: Date | null;
}

/** The parts of a rental, each after the one that it continues. */
function inOrder(parts: readonly RentalPart[]): RentalPart[] {
  const ordered: RentalPart[] = [];
  let next = parts.find(({ continuesId }) => !parts.some(({ id }) => id === continuesId));
  while (next) {
    const { id } = next;
    ordered.push(next);
    next = parts.find(({ continuesId }) => continuesId === id);
  }
  return ordered;
}

/**
 * Ids of the listed documents whose terms have changed since they were issued. Three statements, none
 * when no listed document states terms.
 */
export async function loadChangedPapers(
  em: Em,
  listed: readonly ListedRow[],
): Promise<ReadonlySet<number>> {
  const changed = new Set<number>();
  const stating = listed.flatMap(({ id, kind, bookingId, voidedAt }) =>
    bookingId !== null && voidedAt === null && STATES_TERMS.includes(kind)
      ? [{ id, bookingId }]
      : [],
  );
  if (stating.length === 0) return changed;
  const partIds = await loadPartIds(em, [...new Set(stating.map(({ bookingId }) => bookingId))]);
  const all = [...new Set([...partIds.values()].flat())];
  const bookings = await em.find(
    Booking,
    { id: { $in: all } },
    { disableIdentityMap: true, populate: ['car', 'customer'] },
  );
  const papers = await em.find(
    Paper,
    { booking: { $in: all }, voidedAt: null, kind: { $in: [...STATES_TERMS] } },
    { disableIdentityMap: true, orderBy: { id: 'asc' } },
  );
  for (const { id, bookingId } of stating) {
    const ids = partIds.get(bookingId) ?? [];
    const live = liveOf(papers.filter(({ booking }) => booking && ids.includes(booking.id)));
    if (latestTerms(live)?.id !== id) continue;
    const terms = termsOf(inOrder(bookings.filter((one) => ids.includes(one.id))));
    if (changesOf({ live, terms }).length > 0) changed.add(id);
  }
  return changed;
}
