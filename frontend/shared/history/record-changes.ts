import { chargeTitle, moneyEntryTitle } from '@frontend/shared/bookings/money-entry-title';
import type { FieldChange } from '@frontend/shared/forms/FieldChanges';
import { typedAmount } from '@frontend/shared/forms/typed-amount';
import { BOOKING_FIELD_NAMES, BOOKING_FIELDS } from '@schema/fields/booking-fields';
import { CAR_FIELD_NAMES, CAR_FIELDS } from '@schema/fields/car-fields';
import { CUSTOMER_FIELD_NAMES, CUSTOMER_FIELDS } from '@schema/fields/customer-fields';
import type { Field } from '@schema/fields/field';
import { BOOKING_DETAILS_TEXTS, BOOKING_TEXTS } from '@schema/texts/bookings/bookings';
import { MARK_TEXTS } from '@schema/texts/bookings/marks';
import { MANAGE_TILLS_TEXTS } from '@schema/texts/money/tills';
import { PARTNERS_TEXTS } from '@schema/texts/reports/analytics';
import { HISTORY_TEXTS } from '@schema/texts/shell/history';
import {
  CHARGE_KINDS,
  MONEY_DIRECTIONS,
  MONEY_METHODS,
  MOVEMENT_KINDS,
} from '@schema/values/money/ledger';
import { formatExactRoubles } from '@schema/values/money/money';
import { percentText } from '@schema/values/money/percent';
import { formatPhone } from '@schema/values/people/phone';
import { formatDay, formatMoment, isDay } from '@schema/values/time/calendar';
import { parseInstant } from '@schema/values/time/instant';
import type { RecordKind } from './useHistory';

/** Context of a displayed snapshot. */
export interface ShownWith {
  readonly zone: string;
  /** Null: a car not loaded by the screen. */
  readonly carName: (carId: number) => string | null;
}

type Text = (value: unknown, shown: ShownWith) => string;
type Shown = readonly (readonly [name: string, title: string, text: Text])[];
type Snapshot = Readonly<Record<string, unknown>>;

const plain: Text = (value) => String(value ?? '').trim();
// With kopecks: a rounded amount would hide a small change.
const roubles: Text = (value) => (typeof value === 'number' ? `${typedAmount(value)} ₽` : '');
const phone: Text = (value) => (typeof value === 'string' ? formatPhone(value) : '');
const moment: Text = (value, { zone }) => {
  const instant = typeof value === 'string' ? parseInstant(value) : null;
  return instant ? formatMoment(instant, zone) : '';
};
const car: Text = (value, { carName }) =>
  typeof value === 'number' ? (carName(value) ?? HISTORY_TEXTS.carNumber(value)) : '';
const day: Text = (value) => (isDay(value) ? formatDay(value) : '');
const flag: Text = (value) => (value === true ? HISTORY_TEXTS.yes : HISTORY_TEXTS.no);
const count: Text = (value) => (Array.isArray(value) ? String(value.length) : '');

const isSnapshot = (value: unknown): value is Snapshot =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): readonly Snapshot[] =>
  Array.isArray(value) ? value.filter(isSnapshot) : [];

/** '1.6–31.8'; '' for the whole year. */
function season({ startDay, startMonth, endDay, endMonth }: Snapshot): string {
  return startDay == null ? '' : ` (${startDay}.${startMonth}–${endDay}.${endMonth})`;
}

const tariffs: Text = (value, shown) =>
  listOf(value)
    .map((group) => {
      const prices = listOf(group.tariffs).map(({ minDays, pricePerDay }) =>
        HISTORY_TEXTS.fromDays(Number(minDays), roubles(pricePerDay, shown)),
      );
      return `${plain(group.name, shown)}${season(group)}: ${prices.join(', ')}`;
    })
    .join('; ');

const shareList = (shares: unknown): string =>
  listOf(shares)
    .map(({ partnerName, partnerId, sharePercent }) => {
      const name = partnerName ?? HISTORY_TEXTS.partnerNumber(Number(partnerId));
      return `${name} ${percentText(Number(sharePercent))}\u00a0%`;
    })
    .join(', ') || HISTORY_TEXTS.noShares;

const shareSets: Text = (value) =>
  listOf(value)
    .map(({ fromDay, shares }) => {
      const from = typeof fromDay === 'string' ? HISTORY_TEXTS.since(fromDay) : '';
      return `${from}${shareList(shares)}`;
    })
    .join('; ');

const TEXT_OF: Readonly<Record<Field['kind'], Text>> = {
  money: roubles,
  text: plain,
  number: plain,
};

const CUSTOMER: Shown = CUSTOMER_FIELD_NAMES.map((name) => [
  name,
  CUSTOMER_FIELDS[name].label,
  name === 'phone' ? phone : plain,
]);

const SHOWN: Readonly<Record<RecordKind, Shown>> = {
  booking: [
    ['carId', HISTORY_TEXTS.car, car],
    ['startDate', BOOKING_TEXTS.pickup, moment],
    ['endDate', BOOKING_TEXTS.return, moment],
    ...BOOKING_FIELD_NAMES.map(
      (name) => [name, BOOKING_FIELDS[name].label, TEXT_OF[BOOKING_FIELDS[name].kind]] as const,
    ),
    ['sourceName', BOOKING_TEXTS.source, plain],
    ['customer', BOOKING_TEXTS.customer, plain],
    ['customerPhone', BOOKING_TEXTS.phone, phone],
    // A merge of customers uses this name for the customer of a booking.
    ['fullName', BOOKING_TEXTS.customer, plain],
    ['phone', BOOKING_TEXTS.phone, phone],
    ['handedOverAt', MARK_TEXTS.handedOverAt, moment],
    ['returnedAt', MARK_TEXTS.returnedAt, moment],
    ['cancelReason', BOOKING_DETAILS_TEXTS.cancelReason, plain],
  ],
  car: [
    ...CAR_FIELD_NAMES.map(
      (name) => [name, CAR_FIELDS[name].label, TEXT_OF[CAR_FIELDS[name].kind]] as const,
    ),
    ['tariffGroups', HISTORY_TEXTS.tariffs, tariffs],
    ['photos', HISTORY_TEXTS.photos, count],
    ['shareSets', HISTORY_TEXTS.shares, shareSets],
  ],
  customer: CUSTOMER,
  partner: [
    ['name', PARTNERS_TEXTS.name, plain],
    ['settledFrom', PARTNERS_TEXTS.settledFrom, day],
  ],
  till: [
    ['name', MANAGE_TILLS_TEXTS.name, plain],
    ['isForAll', MANAGE_TILLS_TEXTS.isForAll, flag],
    ['userIds', MANAGE_TILLS_TEXTS.users, count],
    ['isClosed', HISTORY_TEXTS.isClosed, flag],
  ],
};

/**
 * Field changes of an entry of the history, as display texts; none for a created or deleted record.
 */
export function recordChanges(
  kind: RecordKind,
  { before, after }: { readonly before?: unknown; readonly after?: unknown },
  shown: ShownWith,
): FieldChange[] {
  if (!isSnapshot(before) || !isSnapshot(after)) return [];
  return SHOWN[kind]
    .filter(([name]) => name in before && name in after)
    .map(([name, title, text]) => ({
      title,
      was: text(before[name], shown) || null,
      now: text(after[name], shown) || null,
    }))
    .filter(({ was, now }) => was !== now);
}

const isOneOf = <Word extends string>(words: readonly Word[], value: unknown): value is Word =>
  words.some((word) => word === value);

/** Recorded entry of a money operation: 'Отмена: Залог принят · Карта'; null for other changes. */
export function movedFor({ after }: { readonly after?: unknown }): string | null {
  const money = isSnapshot(after) ? after.money : null;
  if (!isSnapshot(money)) return null;
  const { chargeKind, direction, method, comment } = money;
  const kind = 'advanceId' in money ? 'advance' : money.kind;
  const reversesId = typeof money.reversesId === 'number' ? money.reversesId : null;
  const texts: (string | null)[] = [];
  if (isOneOf(CHARGE_KINDS, chargeKind)) {
    texts.push(chargeTitle({ kind: chargeKind, reversesId }));
  } else if (
    isOneOf(MOVEMENT_KINDS, kind) &&
    isOneOf(MONEY_DIRECTIONS, direction) &&
    isOneOf(MONEY_METHODS, method)
  ) {
    texts.push(moneyEntryTitle({ kind, direction, method, reversesId }));
  }
  if (typeof comment === 'string') texts.push(comment);
  return texts.filter(Boolean).join(' · ') || null;
}

/** Amount of a money operation: '4 000 ₽'; null for other changes. */
export function movedSum({ after }: { readonly after?: unknown }): string | null {
  const money = isSnapshot(after) ? after.money : null;
  const amount = isSnapshot(money) ? money.amount : null;
  return typeof amount === 'number' ? formatExactRoubles(amount) : null;
}
