import { MIN_OCCUPIED_MS } from '@schema/values/period';
import type { BoardEvent } from '../rows/board-event';
import { type BoardRow, firstReaching } from '../rows/rows';
import type { IsLoaded } from '../rows/selection';
import type { Verdict } from './drag';
import { type Span, spanOf } from './drop-target';

/** The first other event of the row that has the car then, and the wanted one may not lie over. */
function inTheWay(event: BoardEvent, span: Span, row: BoardRow, from: number): BoardEvent | null {
  const endMs = Math.max(span.endMs, span.startMs + MIN_OCCUPIED_MS);
  for (let i = firstReaching(row, from); i < row.events.length; i += 1) {
    const other = row.events[i];
    if (!other || other.startMs >= endMs) break;
    const counts = event.kind === 'booking' || other.kind === 'booking';
    const isOther = other.key !== event.key && other.occupies && counts;
    if (isOther && other.endMs > span.startMs) return other;
  }
  return null;
}

/**
 * May the event be there? By the rule of occupancy over what is loaded (docs/domain.md): bookings lie
 * over nothing, service work over anything; time that the event has already is never refused.
 */
export function verdictOf(
  event: BoardEvent,
  ghost: BoardEvent,
  row: BoardRow,
  isLoaded: IsLoaded,
): Verdict {
  const old = spanOf(event);
  const { startMs, endMs } = ghost;
  const sameCar = ghost.carId === event.carId;
  if (sameCar && startMs === old.startMs && endMs === old.endMs) return { kind: 'same' };
  if (!event.occupies) return { kind: 'free' };
  if (sameCar && startMs >= old.startMs && endMs <= old.endMs) return { kind: 'free' };
  const by = inTheWay(event, { startMs, endMs }, row, ghost.start);
  if (by) return { kind: event.kind === 'booking' ? 'taken' : 'over', by };
  for (let day = Math.floor(ghost.start); day <= ghost.lastDay; day += 1) {
    if (!isLoaded(day)) return { kind: 'unknown' };
  }
  return { kind: 'free' };
}
