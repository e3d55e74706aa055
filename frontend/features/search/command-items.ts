import type { BookingStatus } from '@schema/statuses';
import { SEARCH_DIALOG_TEXTS } from '@schema/texts/shell/search';
import { newEndOf } from '@schema/values/bookings/new-end';
import type { NewEnd, SearchIntent } from '@schema/values/commands/search-intent';
import { displayName, subtitle } from '@schema/values/fleet/car-title';
import { formatExactRoubles, formatRoubles } from '@schema/values/money/money';
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

/** «принять 5000 прохоров»: the rentals of the named customer or car, the current one first. */
export function paymentGroups(
  { bookings }: Found,
  amount: number | null,
  { payment }: SearchLinks,
  zone: string,
): SearchGroup[] {
  if (!payment) return [];
  const { takePayment, take } = SEARCH_DIALOG_TEXTS;
  const action = amount === null ? takePayment : `${take} ${formatExactRoubles(amount)}`;
  const items = RENTALS_BY_NEED.flatMap((status) =>
    bookings
      .filter((booking) => booking.status === status)
      .map<SearchItem>((booking) => ({
        id: `payment-${booking.id}`,
        kind: 'payment',
        title: `${action}: ${booking.customerName}`,
        note: bookingNote(booking, zone),
        booking,
        path: payment(booking.id, amount),
      })),
  );
  return group('payment', takePayment, items);
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

/** «замена рио», «сервис рио завтра»: the cars that may be meant. */
export function carCommandGroups(
  { cars, bookings }: Found,
  command: Command,
  { swap, service }: SearchLinks,
  today: Day,
): SearchGroup[] {
  const fromDay = (command.kind === 'service' && command.fromDay) || today;
  const toDay = (command.kind === 'service' && command.toDay) || fromDay;
  const renterOf = (carId: number) =>
    command.kind === 'swap'
      ? bookings.find((one) => one.carId === carId && one.status === 'active')?.customerName
      : undefined;
  const pathOf = (carId: number): string | null =>
    command.kind === 'swap'
      ? (swap?.(carId, renterOf(carId) !== undefined) ?? null)
      : (service?.(carId, fromDay, toDay) ?? null);
  const verb = SEARCH_DIALOG_TEXTS[command.kind];
  const days = command.kind === 'service' ? ` · ${daysText(fromDay, toDay)}` : '';
  const items = cars.flatMap<SearchItem>((car) => {
    const path = pathOf(car.id);
    if (path === null) return [];
    const title = `${verb}: ${displayName(car)}`;
    const note = [subtitle(car) + days, renterOf(car.id)].filter(Boolean).join(' · ');
    return [{ id: `${command.kind}-${car.id}`, kind: command.kind, title, note, car, path }];
  });
  return group(command.kind, verb, items);
}
