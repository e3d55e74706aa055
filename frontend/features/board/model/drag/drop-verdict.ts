import { MIN_OCCUPIED_MS } from '@schema/values/time/period';
import type { BoardEvent } from '../rows/board-event';
import { type BoardRow, firstEndingAfter } from '../rows/rows';
import type { IsLoaded } from '../rows/selection';
import type { DropVerdict } from './drag';
import { type Span, spanOf } from './drop-target';

/**
 * The first other event of the row that occupies the car in that period and that `event` may not
 * overlap.
 */
function blockingEvent(
  event: BoardEvent,
  span: Span,
  row: BoardRow,
  from: number,
): BoardEvent | null {
  const endMs = Math.max(span.endMs, span.startMs + MIN_OCCUPIED_MS);
  for (let i = firstEndingAfter(row, from); i < row.events.length; i += 1) {
    const other = row.events[i];
    if (!other || other.startMs >= endMs) break;
    const counts = event.kind === 'booking' || other.kind === 'booking';
    const isOther = other.key !== event.key && other.occupies && counts;
    if (isOther && other.endMs > span.startMs) return other;
  }
  return null;
}

/**
 * The rule of occupancy over the loaded rows (docs/domain.md): bookings overlap nothing,
 * maintenance overlaps anything; time that the event already occupies is never refused.
 */
export function dropVerdict(
  event: BoardEvent,
  preview: BoardEvent,
  row: BoardRow,
  isLoaded: IsLoaded,
): DropVerdict {
  const old = spanOf(event);
  const { startMs, endMs } = preview;
  const sameCar = preview.carId === event.carId;
  if (sameCar && startMs === old.startMs && endMs === old.endMs) return { kind: 'same' };
  if (!event.occupies) return { kind: 'free' };
  if (sameCar && startMs >= old.startMs && endMs <= old.endMs) return { kind: 'free' };
  const by = blockingEvent(event, { startMs, endMs }, row, preview.start);
  if (by) return { kind: event.kind === 'booking' ? 'taken' : 'over', by };
  for (let day = Math.floor(preview.start); day <= preview.lastDay; day += 1) {
    if (!isLoaded(day)) return { kind: 'unknown' };
  }
  return { kind: 'free' };
}
