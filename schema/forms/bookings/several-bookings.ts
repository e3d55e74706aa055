import { MAX_BOOKED_CARS } from '@schema/constants';
import { type BookingTerms, type BookingTextName, textTerms } from '@schema/fields/booking-fields';
import { customerDetails } from '@schema/fields/customer-fields';
import { MESSAGES } from '@schema/messages';
import { SEVERAL_BOOKINGS_MESSAGES } from '@schema/messages/several-bookings';
import { parseAmount } from '@schema/values/money/money';
import { toWirePhone } from '@schema/values/people/phone';
import { cleanName, trimmedOrNull } from '@schema/values/words/text';
import { array } from 'yup';
import {
  amount,
  amountInput,
  atMost,
  optionalReference,
  partOf,
  reference,
  shapeOf,
} from '../fields/fields';
import { periodFields } from '../fields/period-fields';
import {
  type BookingCreatePayload,
  bookingCustomerPart,
  bookingCustomerText,
} from './booking-create';
import { termValues } from './booking-terms';

const { booking, period } = MESSAGES;
const { carsRequired, repeated, tooMany } = SEVERAL_BOOKINGS_MESSAGES;
const { depositAmount, ...texts } = termValues;

const bookedCar = partOf(
  {
    carId: reference(booking.carRequired),
    totalPrice: amount(booking.totalPriceInvalid),
    depositAmount,
  },
  carsRequired,
);

/** The same days, customer, source and comments for several cars, each with its own price. */
export const severalBookingsPayload = shapeOf(
  {
    ...periodFields(period),
    customer: bookingCustomerPart,
    cars: atMost(
      MAX_BOOKED_CARS,
      tooMany,
      array(bookedCar)
        .typeError(carsRequired)
        .defined(carsRequired)
        .nonNullable(carsRequired)
        .min(1, carsRequired)
        .test('once', repeated, (cars) => {
          const ids = cars.map((car) => car?.carId);
          return new Set(ids).size === ids.length;
        }),
    ),
    ...texts,
    sourceId: optionalReference(booking.sourceInvalid),
  },
  [
    carsRequired,
    tooMany,
    repeated,
    booking.carRequired,
    period.timesRequired,
    period.invalid,
    period.endBeforeStart,
    period.tooLong,
    booking.customerRequired,
    booking.phoneInvalid,
    booking.totalPriceInvalid,
    booking.depositInvalid,
  ],
);

/** A car with its price and deposit, roubles. */
export type BookedCar = Pick<BookingCreatePayload, 'carId' | 'totalPrice' | 'depositAmount'>;

/** The request body; amounts in roubles, instants in ISO 8601. */
export interface SeveralBookingsPayload
  extends Pick<BookingCreatePayload, 'customer' | 'startDate' | 'endDate' | 'sourceId'>,
    Pick<BookingTerms<number>, BookingTextName> {
  readonly cars: readonly BookedCar[];
}

/** Form values while editing. */
export interface SeveralBookingsValues extends Record<BookingTextName, string> {
  readonly fullName: string;
  readonly phone: string;
  /** Undefined: the first source of the list; null: none. */
  readonly sourceId: number | null | undefined;
  /** Prices and deposits as typed, roubles. */
  readonly cars: readonly {
    readonly carId: number;
    readonly totalPrice: string;
    readonly depositAmount: string;
  }[];
}

export const severalBookingsForm = shapeOf(
  {
    cars: array(
      partOf(
        { totalPrice: amountInput(booking.totalPriceInvalid, { mayBeEmpty: false }) },
        carsRequired,
      ),
    )
      .typeError(carsRequired)
      .nonNullable(carsRequired)
      .min(1, carsRequired),
    ...bookingCustomerText,
    ...texts,
    sourceId: optionalReference(booking.sourceInvalid),
  },
  [carsRequired, booking.customerRequired, booking.phoneInvalid, booking.totalPriceInvalid],
);

/** Requires values valid by `severalBookingsForm`; instants in ISO 8601. */
export function toSeveralBookingsPayload(
  period: { readonly startDate: string; readonly endDate: string },
  values: SeveralBookingsValues,
): SeveralBookingsPayload {
  return {
    startDate: period.startDate,
    endDate: period.endDate,
    customer: {
      ...customerDetails({ fullName: cleanName(values.fullName) }),
      phone: toWirePhone(values.phone) ?? values.phone,
    },
    cars: values.cars.map(({ carId, totalPrice, depositAmount }) => ({
      carId,
      totalPrice: parseAmount(totalPrice) ?? 0,
      depositAmount: parseAmount(depositAmount) ?? 0,
    })),
    ...textTerms((name) => trimmedOrNull(values[name])),
    sourceId: values.sourceId ?? null,
  };
}
