import type { OfferWords } from '@schema/values/bookings/offer-template';
import { formatExactRoubles, formatRoubles } from '@schema/values/money/money';
import { dayOf, formatDay, timeOf, weekdayOf } from '@schema/values/time/calendar';
import type { Period } from '@schema/values/time/period';
import { DAY_FORMS, plural } from '@schema/values/words/plural';
import { WEEKDAYS_SHORT } from '../board/weekdays';

/** What a text to a customer is about. */
export interface OfferFacts {
  readonly car: {
    readonly brand?: string | null;
    readonly model?: string | null;
    readonly licensePlate?: string | null;
  } | null;
  readonly period: Period | null;
  /** Started spans of 24 hours; 0: unknown. */
  readonly days: number;
  /** Roubles; null: unknown. */
  readonly totalPrice: number | null;
  readonly depositAmount: number | null;
}

export interface OfferCompany {
  readonly name: string;
  /** IANA; days and times of the text are in it. */
  readonly timeZone: string;
  readonly address: string;
}

const amountWords = (roubles: number | null) => (roubles ? formatExactRoubles(roubles) : '');

/** The values of the tags; an unknown fact and an amount of 0 are ''. */
export function offerWords(facts: OfferFacts, company: OfferCompany): OfferWords {
  const { car, period, days, totalPrice, depositAmount } = facts;
  const { timeZone: zone } = company;
  const dayWords = (instant: Date) => {
    const day = dayOf(instant, zone);
    return `${WEEKDAYS_SHORT[weekdayOf(day)]} ${formatDay(day)}`;
  };
  return {
    марка: car?.brand ?? '',
    модель: car?.model ?? '',
    госномер: car?.licensePlate ?? '',
    'день выдачи': period ? dayWords(period.startDate) : '',
    'время выдачи': period ? timeOf(period.startDate, zone) : '',
    'день возврата': period ? dayWords(period.endDate) : '',
    'время возврата': period ? timeOf(period.endDate, zone) : '',
    срок: days > 0 ? plural(days, DAY_FORMS) : '',
    'цена за сутки': totalPrice && days > 0 ? formatRoubles(totalPrice / days) : '',
    стоимость: amountWords(totalPrice),
    залог: amountWords(depositAmount),
    компания: company.name,
    адрес: company.address,
  };
}
