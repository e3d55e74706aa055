import type { Paper } from '@backend/store/entities/papers/paper.entity';
import { numberOf } from './paper-facts';

/** The record in the history that a change of a document belongs to: its booking, while there is one. */
export function historyOf(paper: Paper) {
  const snapshot = { paper: { kind: paper.kind, number: numberOf(paper) } };
  const bookingId = paper.booking?.id;
  const place =
    bookingId === undefined
      ? { entity: 'Paper', entityId: paper.id }
      : { entity: 'Booking', entityId: bookingId };
  return { place, snapshot };
}
