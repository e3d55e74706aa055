import { CAR_STATE_TEXTS, MILEAGE_TEXTS } from '@schema/texts/fleet/car-state';
import { SEARCH_DIALOG_TEXTS } from '@schema/texts/shell/search';
import { newEndOf } from '@schema/values/bookings/new-end';
import {
  isUnreturned,
  isWithCustomer,
  type Whereabouts,
} from '@schema/values/bookings/whereabouts';
import type { NewEnd, SearchIntent } from '@schema/values/commands/search-intent';
import { displayName, subtitle } from '@schema/values/fleet/car-title';
import type { SheetSide } from '@schema/values/handover/sheet';
import { type Day, formatMoment } from '@schema/values/time/calendar';
import { parseInstant } from '@schema/values/time/instant';
import {
  bookingNote,
  daysText,
  type Found,
  group,
  type SearchGroup,
  type SearchItem,
  type SearchLinks,
} from './search-items';

type Command = Extract<SearchIntent, { kind: 'swap' | 'service' }>;
type MarkKind = Extract<SearchIntent, { kind: 'mark' }>['mark'];

const MARKED: Readonly<Record<MarkKind, readonly Whereabouts[]>> = {
  handover: ['late_pickup', 'waiting'],
  return: ['overdue', 'unconfirmed', 'out'],
  late: ['late_pickup', 'overdue', 'waiting', 'out'],
  cancel: ['late_pickup', 'waiting'],
};

/**
 * «выдать прохорову», «прохоров опаздывает»: bookings whose card offers the mark, urgent ones
 * first.
 */
export function markGroups(
  { bookings }: Found,
  mark: MarkKind,
  { booking: path }: SearchLinks,
  zone: string,
): SearchGroup[] {
  if (!path) return [];
  const items = MARKED[mark].flatMap((where) =>
    bookings
      .filter(({ whereabouts }) => whereabouts === where)
      .map<SearchItem>((booking) => ({
        id: `${mark}-${booking.id}`,
        kind: 'booking',
        title: `${SEARCH_DIALOG_TEXTS[mark]}: ${booking.customerName}`,
        note: bookingNote(booking, zone),
        booking,
        path: path(booking.id),
      })),
  );
  return group(mark, SEARCH_DIALOG_TEXTS[`${mark}s`], items);
}

/** Late, current and planned bookings of the named customer or car, each with its new end. */
export function extendGroups(
  { bookings }: Found,
  wanted: NewEnd,
  { extend }: SearchLinks,
  zone: string,
): SearchGroup[] {
  if (!extend) return [];
  const items = bookings.flatMap<SearchItem>((booking) => {
    const oldEnd = parseInstant(booking.endDate);
    const { status, whereabouts } = booking;
    const isToCome = status === 'active' || status === 'planned';
    if (!oldEnd || !(isToCome || isUnreturned(whereabouts))) return [];
    const end = newEndOf(oldEnd, wanted, zone);
    const isLater = end !== null && end > oldEnd;
    const title = isLater
      ? `${SEARCH_DIALOG_TEXTS.extendUntil} ${formatMoment(end, zone)}: ${booking.customerName}`
      : `${SEARCH_DIALOG_TEXTS.extend}: ${booking.customerName}`;
    const rest = bookingNote(booking, zone);
    return [
      {
        id: `extend-${booking.id}`,
        kind: 'extend',
        title,
        note: end !== null && !isLater ? `${rest} · ${SEARCH_DIALOG_TEXTS.endsLater}` : rest,
        booking,
        path: extend(booking.id, isLater ? end : null),
      },
    ];
  });
  return group('extend', SEARCH_DIALOG_TEXTS.extending, items);
}

/**
 * «замена рио», «сервис рио завтра»: matching cars; «замена прохорова»: the customer's current car.
 */
export function carCommandGroups(
  found: Found,
  command: Command,
  { swap, service }: SearchLinks,
  today: Day,
): SearchGroup[] {
  const fromDay = (command.kind === 'service' && command.fromDay) || today;
  const toDay = (command.kind === 'service' && command.toDay) || fromDay;
  const verb = SEARCH_DIALOG_TEXTS[command.kind];
  const days = command.kind === 'service' ? ` · ${daysText(fromDay, toDay)}` : '';
  const items = meantCars(found).flatMap<SearchItem>(({ id, name, about, renter, car }) => {
    const path =
      command.kind === 'swap' ? swap?.(id, renter !== undefined) : service?.(id, fromDay, toDay);
    if (path === undefined) return [];
    const note = [about + days, command.kind === 'swap' || !car ? renter : '']
      .filter(Boolean)
      .join(' · ');
    const title = `${verb}: ${name}`;
    return [
      { id: `${command.kind}-${id}`, kind: command.kind, title, note, ...(car && { car }), path },
    ];
  });
  return group(command.kind, verb, items);
}

/** «пробег рио 154754»: a reading of the mileage; «пробег рио»: mileage and damages. */
export function stateGroups(
  found: Found,
  km: number | null,
  { state }: SearchLinks,
): SearchGroup[] {
  if (!state) return [];
  const verb =
    km === null ? CAR_STATE_TEXTS.link : `${MILEAGE_TEXTS.add} ${CAR_STATE_TEXTS.km(km)}`;
  const items = meantCars(found).map<SearchItem>(({ id, name, about, car }) => ({
    id: `state-${id}`,
    kind: 'state',
    title: `${verb}: ${name}`,
    note: about,
    ...(car && { car }),
    path: state(id, km),
  }));
  return group('state', CAR_STATE_TEXTS.link, items);
}

const SIDE_OF: Readonly<Partial<Record<Whereabouts, SheetSide>>> = {
  late_pickup: 'out',
  waiting: 'out',
  overdue: 'back',
  unconfirmed: 'back',
  out: 'back',
};

/** «акт прохоров»: the sheet of the next mark; of a past rental, that of its return. */
export function sheetGroups(
  { bookings }: Found,
  side: SheetSide | null,
  { sheet }: SearchLinks,
  zone: string,
): SearchGroup[] {
  if (!sheet) return [];
  const items = bookings.map<SearchItem>((booking) => {
    const meant = side ?? SIDE_OF[booking.whereabouts] ?? 'back';
    return {
      id: `sheet-${booking.id}`,
      kind: 'sheet',
      title: `${SEARCH_DIALOG_TEXTS.sheet[meant]}: ${booking.customerName}`,
      note: bookingNote(booking, zone),
      booking,
      path: sheet(booking.id, meant),
    };
  });
  return group('sheet', SEARCH_DIALOG_TEXTS.sheets, items);
}

interface MeantCar {
  readonly id: number;
  readonly name: string;
  readonly about: string;
  /** Customer who has the car now. */
  readonly renter: string | undefined;
  readonly car?: Found['cars'][number];
}

/** Cars named in the text; without any, current cars of customers of this name. */
function meantCars({ cars, bookings }: Found): MeantCar[] {
  const active = bookings.filter(({ status, whereabouts }) => isWithCustomer(status, whereabouts));
  if (cars.length === 0) {
    return active.map(({ carId, carTitle, licensePlate, car, customerName }) => ({
      id: carId,
      name: carTitle,
      about: subtitle({ ...car, licensePlate }),
      renter: customerName,
    }));
  }
  return cars.map((car) => ({
    id: car.id,
    name: displayName(car),
    about: subtitle(car),
    renter: active.find(({ carId }) => carId === car.id)?.customerName,
    car,
  }));
}
