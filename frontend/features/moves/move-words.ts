import {
  BOOKING_STATUS_TITLES,
  type BookingStatus,
  MAINTENANCE_STATUS_TITLES,
  type MaintenanceStatus,
} from '@schema/statuses';
import {
  bookingsText,
  keptPriceText,
  MOVE_TEXTS,
  movedText,
  priceText,
} from '@schema/texts/board/board-move';
import {
  priceChoiceText,
  takeFormerText,
  takeRateText,
  takeTariffText,
} from '@schema/texts/bookings/price-choice';
import { rentalName } from '@schema/texts/bookings/rental-name';
import { formatRoubles } from '@schema/values/money/money';
import type { ChangePrices } from '@schema/values/money/price-of-change';
import { formatMoment } from '@schema/values/time/calendar';
import { parseInstant } from '@schema/values/time/instant';
import { isResize, type Move, type MovedEvent } from './move';

/** «Бронь перенесена: Kia Rio А 123 ВС 77, Иванов Иван, 13.11.2026 10:00 – 16.11.2026 18:00». */
export function offlineBoardText(
  move: Move,
  car: string,
  hits: number,
  price: string,
  zone: string,
): string {
  const { event, startDate, endDate } = move;
  const isBooking = event.kind === 'booking';
  const resized = isResize(move);
  const [moved, stretched] = isBooking
    ? [MOVE_TEXTS.bookingMoved, MOVE_TEXTS.bookingResized]
    : [MOVE_TEXTS.serviceMoved, MOVE_TEXTS.serviceResized];
  const dates = `${formatMoment(startDate, zone)} – ${formatMoment(endDate, zone)}`;
  const what = isBooking
    ? rentalName({ carTitle: car, customerName: event.title })
    : [car, event.title].filter(Boolean).join(', ');
  const over = hits > 0 ? `${MOVE_TEXTS.conflictsMade} (${bookingsText(hits)})` : '';
  return movedText(resized ? stretched : moved, what, dates, price, over);
}

interface SaidPrice {
  /** The total that was sent, roubles; absent: the price stays. */
  readonly saved?: number | undefined;
  /** The tariff of the new car, roubles. */
  readonly offer?: number | null;
  readonly prices?: ChangePrices | null;
}

/** Effect of the save on the price; '' without any. */
export function priceSaid({ event }: Move, { saved, offer = null, prices = null }: SaidPrice) {
  const was = event.kind === 'booking' ? event.record.totalPrice : null;
  if (was == null) return '';
  if (offer !== null) return keptPriceText(formatRoubles(was), formatRoubles(offer));
  if (prices?.isAgainstLength) {
    return priceChoiceText({
      saved: formatRoubles(prices.taken),
      was: formatRoubles(prices.was),
      tariff: formatRoubles(prices.tariff),
      atFormerRate: formatRoubles(prices.atFormerRate),
    });
  }
  if (saved === undefined || saved === was) return '';
  return priceText(formatRoubles(was), formatRoubles(saved));
}

/** «По тарифу 20 000 ₽» on a button that applies this total. */
export function takeText(total: number, { was, tariff }: ChangePrices): string {
  const amount = formatRoubles(total);
  if (total === was) return takeFormerText(amount);
  return total === tariff ? takeTariffText(amount) : takeRateText(amount);
}

/** «Стоимость пересчитана: Kia Rio А 123 ВС 77, Иванов Иван, 13 000 ₽ → 9 500 ₽». */
export function repricedText(move: Move, car: string, total: number): string {
  const what = rentalName({ carTitle: car, customerName: move.event.title });
  return movedText(MOVE_TEXTS.repriced, what, priceSaid(move, { saved: total }));
}

/** A field changed by another user. */
export interface Difference {
  readonly title: string;
  readonly was: string;
  readonly now: string;
}

/** The record in the refusal; any field may be missing. */
type Current = Readonly<Record<string, unknown>>;

/** Differences between the moved event and the server's record. */
export function differences(
  event: MovedEvent,
  current: Current,
  carTitle: (id: number) => string,
  zone: string,
): Difference[] {
  const moment = (value: unknown) => {
    const instant = typeof value === 'string' ? parseInstant(value) : null;
    return instant ? formatMoment(instant, zone) : '';
  };
  const money = (value: unknown) => (typeof value === 'number' ? formatRoubles(value) : '');
  const car = (value: unknown) => (typeof value === 'number' ? carTitle(value) : '');
  const status = (value: unknown) =>
    event.kind === 'booking'
      ? (BOOKING_STATUS_TITLES[value as BookingStatus] ?? '')
      : (MAINTENANCE_STATUS_TITLES[value as MaintenanceStatus] ?? '');
  const { fields } = MOVE_TEXTS;
  const shown: [title: string, name: string, text: (value: unknown) => string][] = [
    [fields.car, 'carId', car],
    [fields.start, 'startDate', moment],
    [fields.end, 'endDate', moment],
    [fields.price, 'totalPrice', money],
    [fields.cost, 'cost', money],
    [fields.status, 'status', status],
    [fields.returned, 'returnedAt', moment],
    [fields.handedOver, 'handedOverAt', moment],
    [fields.archived, 'cancelledAt', moment],
  ];
  const before: Current = { ...event.record };
  return shown
    .map(([title, name, text]) => ({ title, was: text(before[name]), now: text(current[name]) }))
    .filter(({ was, now }) => was !== now)
    .map(({ title, was, now }) => ({ title, was: was || '—', now: now || '—' }));
}
