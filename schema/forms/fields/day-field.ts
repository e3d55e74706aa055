import { isDay } from '@schema/values/time/calendar';
import { mixed } from 'yup';

/** A calendar day that may be missing or null. */
export function optionalDay(message: string) {
  return mixed<string>()
    .nullable()
    .test('day', message, (day) => day == null || (typeof day === 'string' && isDay(day)));
}

/** A calendar day, YYYY-MM-DD. */
export function dayField(message: string) {
  return mixed<string>()
    .defined(message)
    .nonNullable(message)
    .test('day', message, (day) => typeof day === 'string' && isDay(day));
}
