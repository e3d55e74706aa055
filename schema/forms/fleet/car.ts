import { MAX_AMOUNT } from '@schema/constants';
import { CAR_YEAR, MAX_TARIFF_DAYS } from '@schema/constants/fleet';
import { MESSAGES } from '@schema/messages';
import { wholeMinDays } from '@schema/values/fleet/tariff';
import { parseAmount } from '@schema/values/money/money';
import { parseCount } from '@schema/values/words/plain-digits';
import { number, string } from 'yup';
import {
  amountInput,
  amountText,
  isAmount,
  optionalAmount,
  optionalVersion,
} from '../fields/fields';
import { carShape } from './car-shape';
import { isEmptyTariff } from './car-values';

const { cars, generic } = MESSAGES;

const isYear = (year: number) =>
  Number.isInteger(year) && year >= CAR_YEAR.min && year <= CAR_YEAR.max;
const fitsMinDays = (days: number) =>
  Number.isFinite(days) && wholeMinDays(days) <= MAX_TARIFF_DAYS;

/** Whether the row is empty beside a filled one of its group: such a row is not sent. */
function isLeftOut(ancestors: readonly { readonly value: unknown }[] = []): boolean {
  const [row, group] = ancestors.map(({ value }) => value);
  const { tariffs: rows } = (group ?? {}) as { readonly tariffs?: unknown };
  return Array.isArray(rows) && isEmptyTariff(row) && !rows.every(isEmptyTariff);
}

/** Validates `CarValues`. */
export const carForm = carShape(
  {
    year: string()
      .typeError(cars.yearInvalid)
      .nullable()
      .test(
        'year',
        cars.yearInvalid,
        (year) => !year?.trim() || isYear(parseCount(year) ?? Number.NaN),
      ),
    depositAmount: amountInput(cars.depositInvalid, { mayBeEmpty: true }),
    seasonPart: string().typeError(cars.seasonInvalid).nullable(),
    minDays: string()
      .typeError(cars.minDaysInvalid)
      .nullable()
      .test(
        'fits',
        cars.minDaysInvalid,
        (days) => !days?.trim() || fitsMinDays(parseAmount(days) ?? Number.NaN),
      ),
    pricePerDay: amountText(cars.priceRequired).test(
      'price',
      cars.priceRequired,
      (price, { from }) => isAmount(price) || isLeftOut(from),
    ),
  },
  {},
);

/** Validates a payload, before or after its conversion to kopecks (requirements.md, P21). */
export const carPayload = carShape(
  {
    year: number()
      .typeError(cars.yearInvalid)
      .nullable()
      .test('year', cars.yearInvalid, (year) => year == null || isYear(year)),
    depositAmount: optionalAmount(cars.depositInvalid),
    seasonPart: number().typeError(cars.seasonInvalid).nullable(),
    minDays: number()
      .typeError(cars.minDaysInvalid)
      .nullable()
      .test('fits', cars.minDaysInvalid, (days) => fitsMinDays(days ?? 1)),
    pricePerDay: number()
      .typeError(cars.priceRequired)
      .defined(cars.priceRequired)
      .nonNullable(cars.priceRequired)
      .test('finite', cars.priceRequired, (price) => Number.isFinite(price))
      .max(MAX_AMOUNT * 100, generic.amountTooLarge),
  },
  { version: optionalVersion() },
);
