import { isDay } from '@schema/values/time/calendar';
import { mixed } from 'yup';

/** A calendar day, YYYY-MM-DD. */
export function dayField(message: string) {
  return mixed<string>()
    .defined(message)
    .nonNullable(message)
    .test('day', message, (day) => typeof day === 'string' && isDay(day));
}
