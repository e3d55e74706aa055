import type { BookingStatus } from '@schema/statuses';
import { SEARCH_DIALOG_TEXTS } from '@schema/texts/shell/search';
import { newEndOf } from '@schema/values/bookings/new-end';
import type { Whereabouts } from '@schema/values/bookings/whereabouts';
import type { NewEnd, SearchIntent } from '@schema/values/commands/search-intent';
import { displayName, subtitle } from '@schema/values/fleet/car-title';
import type { AdvanceOrder, RentalOrder } from '@schema/values/money/ledger';
import { formatExactRoubles, formatRoubles } from '@schema/values/money/money';
import { formatPhone } from '@schema/values/people/phone';
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

/** «касса 5000 мойка» */
export function cashGroup(
  { amount, comment }: { amount: number | null; comment: string },
  links: SearchLinks,
): SearchGroup[] {
  if (!links.cash) return [];
  const title =
    amount === null
      ? SEARCH_DIALOG_TEXTS.cashEntry
      : `${SEARCH_DIALOG_TEXTS.cashEntry}: ${formatRoubles(amount)}`;
  const item: SearchItem = {
    id: 'cash',
    kind: 'cash',
    title,
    ...(comment && { note: comment }),
    path: links.cash(amount, comment),
  };
  return group('actions', SEARCH_DIALOG_TEXTS.actions, [item]);
}

const RENTALS_BY_NEED: readonly BookingStatus[] = ['active', 'planned', 'completed'];

type Payment = Pick<Extract<SearchIntent, { kind: 'payment' }>, 'order' | 'amount'>;

/** «Принять 5 000 ₽», «Вернуть залог», «Вернуть залог 3 000 ₽» */
function orderTitle(order: RentalOrder | AdvanceOrder, amount: number | null): string {
  const { take, orders } = SEARCH_DIALOG_TEXTS;
  if (amount === null) return orders[order];
  return `${order === 'payment' ? take : orders[order]} ${formatExactRoubles(amount)}`;
}

/** «принять 5000 прохоров»: the rentals of the named customer or car, the current one first. */
export function paymentGroups(
  { bookings }: Found,
  { order, amount }: Payment,
  { payment }: SearchLinks,
  zone: string,
): SearchGroup[] {
  if (!payment) return [];
  const items = RENTALS_BY_NEED.flatMap((status) =>
    bookings
      .filter((booking) => booking.status === status)
      .map<SearchItem>((booking) => ({
        id: `payment-${booking.id}`,
        kind: 'payment',
        title: `${orderTitle(order, amount)}: ${booking.customerName}`,
        note: bookingNote(booking, zone),
        booking,
        path: payment(booking.id, order, amount),
      })),
  );
  return group('payment', SEARCH_DIALOG_TEXTS.orders[order], items);
}

/** «аванс 5000 прохоров»: the customers of this name. */
export function advanceGroups(
  { customers }: Found,
  { order, amount }: Extract<SearchIntent, { kind: 'advance' }>,
  { advance }: SearchLinks,
): SearchGroup[] {
  if (!advance) return [];
  const items = customers.map<SearchItem>(({ id, fullName, phone }) => ({
    id: `advance-${id}`,
    kind: 'advance',
    title: `${orderTitle(order, amount)}: ${fullName}`,
    ...(phone && { note: formatPhone(phone) }),
    path: advance(id, order, amount),
  }));
  return group('advance', SEARCH_DIALOG_TEXTS.orders[order], items);
}

const MARKED: Readonly<Record<MarkKind, readonly Whereabouts[]>> = {
  handover: ['late_pickup', 'waiting'],
  return: ['overdue', 'unconfirmed', 'out'],
};

/** «выдать прохорову», «принять прохорова»: the bookings whose card offers that, the pressing ones first. */
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

/** Current and planned bookings of the named customer or car, each with its new end. */
export function extendGroups(
  { bookings }: Found,
  wanted: NewEnd,
  { extend }: SearchLinks,
  zone: string,
): SearchGroup[] {
  if (!extend) return [];
  const items = bookings.flatMap<SearchItem>((booking) => {
    const oldEnd = parseInstant(booking.endDate);
    if (!oldEnd || !['active', 'planned'].includes(booking.status)) return [];
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
        status: booking.status,
        path: extend(booking.id, isLater ? end : null),
      },
    ];
  });
  return group('extend', SEARCH_DIALOG_TEXTS.extending, items);
}

/** «замена рио», «сервис рио завтра»: the cars that may be meant; «замена прохорова»: the car he has now. */
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

interface MeantCar {
  readonly id: number;
  readonly name: string;
  readonly about: string;
  /** Who has it now. */
  readonly renter: string | undefined;
  readonly car?: Found['cars'][number];
}

/** The cars of the words; without any, those that customers of this name have now. */
function meantCars({ cars, bookings }: Found): MeantCar[] {
  const active = bookings.filter(({ status }) => status === 'active');
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
