import { MAX_EVENT_DAYS } from '@schema/constants';
import { MESSAGES } from '@schema/messages';
import { parseInstant } from '@schema/values/time/instant';
import { millisecondsInDay } from 'date-fns/constants';
import { mixed } from 'yup';

/** An instant: an ISO 8601 string with an offset, or an already parsed Date. */
type Instant = string | Date;

export function instantOf(value: unknown): Date | null {
  if (typeof value === 'string') return parseInstant(value);
  if (!(value instanceof Date) || Number.isNaN(value.getTime())) return null;
  return parseInstant(value.toISOString());
}

const isBlank = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

interface PeriodMessages {
  readonly timesRequired: string;
  readonly invalid: string;
  readonly endBeforeStart: string;
}

function instantField(messages: PeriodMessages) {
  return mixed<Instant>()
    .defined(messages.timesRequired)
    .nonNullable(messages.timesRequired)
    .test('required', messages.timesRequired, (value) => !isBlank(value))
    .test('valid', messages.invalid, (value) => isBlank(value) || instantOf(value) !== null);
}

/** An optional end of a period. */
export function optionalInstant(message: string) {
  return mixed<Instant>()
    .nullable()
    .test('valid', message, (value) => value == null || instantOf(value) !== null);
}

/** An instant that must be given. */
export function requiredInstant(message: string) {
  return optionalInstant(message).defined(message).nonNullable(message);
}

/** `startDate` and `endDate` of one period. The end may equal the start (docs/domain.md, occupancy). */
export function periodFields(messages: PeriodMessages) {
  const lengthMs = (endDate: unknown, parent: { startDate?: unknown }) => {
    const start = instantOf(parent.startDate);
    const end = instantOf(endDate);
    return start && end ? end.getTime() - start.getTime() : 0;
  };
  return {
    startDate: instantField(messages),
    endDate: instantField(messages)
      .test('order', messages.endBeforeStart, (value, { parent }) => lengthMs(value, parent) >= 0)
      .test(
        'length',
        MESSAGES.period.tooLong,
        (value, { parent }) => lengthMs(value, parent) <= MAX_EVENT_DAYS * millisecondsInDay,
      ),
  };
}
