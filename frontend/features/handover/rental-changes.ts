import { CHANGE_TEXTS } from '@schema/texts/handover/kept';
import type { SheetSide } from '@schema/values/handover/sheet';
import { markedAt, nameOf, type RentalSheets } from './useRentalSheets';

interface Changes {
  readonly before: RentalSheets;
  readonly after: RentalSheets;
  readonly side: SheetSide;
  /** Shows an instant of the API. */
  readonly moment: (iso: string) => string;
}

/**
 * What changed in a rental since its sheet was begun, in Russian. That it was cancelled is not
 * listed: its page says so in any case.
 */
export function rentalChanges({ before, after, side, moment }: Changes): string[] {
  const { carId, startDate, endDate } = after;
  const marked = markedAt(after, side);
  const known = new Set(before.sheets.map(({ clientId }) => clientId));
  const added = after.sheets.find((one) => one.side === side && !known.has(one.clientId));
  const isMoved = startDate !== before.startDate || endDate !== before.endDate;
  const changes = [
    carId !== before.carId && CHANGE_TEXTS.car(nameOf(after), nameOf(before)),
    isMoved && CHANGE_TEXTS.period(`${moment(startDate)} → ${moment(endDate)}`),
    marked !== null && markedAt(before, side) === null && CHANGE_TEXTS.marked[side](moment(marked)),
    added && CHANGE_TEXTS.sheet(added.userLogin),
  ];
  return changes.filter((change) => typeof change === 'string');
}
