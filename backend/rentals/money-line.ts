import type { Work } from '@backend/operation/command';
import type { Recorded } from '@backend/store/change-log';
import type { Kopecks } from '@schema/values/money/money';

interface LineOwner {
  /** A rental is identified by its first booking. */
  readonly entity: 'Booking' | 'Customer';
  readonly entityId: number;
}

interface ShownLine {
  readonly amount: Kopecks;
  readonly comment: string | null;
  readonly reversesId: number | null;
}

/** Records a new line of money in the history of its rental or customer. */
export function recordLine<Line extends ShownLine>(
  { record }: Work,
  { entity, entityId }: LineOwner,
  line: Line,
): Recorded {
  return record({ entity, entityId, after: { money: line } });
}
