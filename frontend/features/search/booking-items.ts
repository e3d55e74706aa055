import { unreturnedWords } from '@schema/texts/bookings/whereabouts';
import { SEARCH_DIALOG_TEXTS } from '@schema/texts/shell/search';
import { displayName, subtitle } from '@schema/values/fleet/car-title';
import { formatRoubles } from '@schema/values/money/money';
import { type Day, daysBetween, formatMoment } from '@schema/values/time/calendar';
import { parseInstant } from '@schema/values/time/instant';
import type { Period } from '@schema/values/time/period';
import { DAY_FORMS, plural } from '@schema/values/words/plural';
import type { FreeCarFragment, WantedCarsQuery } from './search.generated';
import {
  daysText,
  group,
  type SearchGroup,
  type SearchItem,
  type SearchLinks,
} from './search-items';

export type WantedCars = WantedCarsQuery['wantedCars'];

interface WantedBooking {
  readonly fromDay: Day;
  readonly toDay: Day;
  readonly period: Period;
}

type NewBooking = NonNullable<SearchLinks['newBooking']>;

/** Warns that a car may be absent. */
type Warn = (rental: FreeCarFragment['unreturned']) => Pick<SearchItem, 'warning'>;

/** A free car with its price; opens its form for the period. */
function freeItem(
  { car, price, unreturned }: FreeCarFragment,
  period: Period,
  newBooking: NewBooking,
  warn: Warn,
): SearchItem {
  return {
    id: `free-${car.id}`,
    kind: 'newBooking',
    title: displayName(car),
    note: subtitle(car),
    detail: price
      ? `${formatRoubles(price.totalPrice)} · ${formatRoubles(price.averagePricePerDay)} ${SEARCH_DIALOG_TEXTS.perDay}`
      : SEARCH_DIALOG_TEXTS.noPrice,
    ...warn(unreturned),
    car,
    path: newBooking(car.id, period),
  };
}

/** A taken car on its nearest free days. */
function laterItem(
  { car, startDate, endDate, totalPrice, unreturned }: WantedCars['later'][number],
  newBooking: NewBooking,
  warn: Warn,
  zone: string,
): SearchItem[] {
  const [start, end] = [parseInstant(startDate), parseInstant(endDate)];
  if (!start || !end) return [];
  return [
    {
      id: `later-${car.id}`,
      kind: 'newBooking',
      title: displayName(car),
      note: `${subtitle(car)} · ${formatMoment(start, zone)} – ${formatMoment(end, zone)}`,
      detail: totalPrice == null ? SEARCH_DIALOG_TEXTS.noPrice : formatRoubles(totalPrice),
      ...warn(unreturned),
      car,
      path: newBooking(car.id, { startDate: start, endDate: end }),
    },
  ];
}

/** The requested cars if free, else the nearest days and similar cars; and all free cars. */
export function wantedGroups(
  { free, freeCount, count, later, similar }: WantedCars,
  { fromDay, toDay, period }: WantedBooking,
  { newBooking, quickBooking }: SearchLinks,
  { zone, today }: { readonly zone: string; readonly today: Day },
): SearchGroup[] {
  if (!newBooking || !quickBooking) return [];
  const days = `${daysText(fromDay, toDay)} · ${plural(daysBetween(fromDay, toDay) + 1, DAY_FORMS)}`;
  const enough =
    count == null
      ? ''
      : ` · ${SEARCH_DIALOG_TEXTS.needed} ${count}, ${SEARCH_DIALOG_TEXTS.has} ${freeCount}`;
  const warn: Warn = (rental) => (rental ? { warning: unreturnedWords(rental, today, zone) } : {});
  const item = (one: FreeCarFragment) => freeItem(one, period, newBooking, warn);
  const all: SearchItem = {
    id: 'free-others',
    kind: 'newBooking',
    title: SEARCH_DIALOG_TEXTS.otherCars,
    note: days,
    path: quickBooking(period),
  };
  return [
    ...group('free', `${SEARCH_DIALOG_TEXTS.free} ${days}${enough}`, free.map(item)),
    ...group(
      'later',
      SEARCH_DIALOG_TEXTS.later,
      later.flatMap((one) => laterItem(one, newBooking, warn, zone)),
    ),
    ...group('similar', `${SEARCH_DIALOG_TEXTS.similar} ${days}`, similar.map(item)),
    ...group('all', SEARCH_DIALOG_TEXTS.actions, [all]),
  ];
}

/** The part of the text that was not understood; null: none. */
export function unclearWords(found: WantedCars): string | null {
  const { unknown, fleetCount, free, later, similar } = found;
  if (unknown.length > 0) return `${SEARCH_DIALOG_TEXTS.notUnderstood}: «${unknown.join(' ')}»`;
  if (fleetCount === 0) return SEARCH_DIALOG_TEXTS.noSuchCars;
  const isTaken = free.length + later.length + similar.length === 0;
  return isTaken ? SEARCH_DIALOG_TEXTS.allTaken : null;
}
