import { parsePercent, toMilliPercent, WHOLE_MILLI_PERCENT } from '@schema/values/money/percent';
import { number, string } from 'yup';

/** Thousandths of a percent from a typed text or a sent number; null if invalid. */
export function milliPercentOf(value: unknown): number | null {
  const percent = typeof value === 'string' ? parsePercent(value) : value;
  if (typeof percent !== 'number' || !Number.isFinite(percent)) return null;
  return toMilliPercent(percent);
}

type Accepts = (milliPercent: number) => boolean;

const isWithinWhole: Accepts = (milli) => milli >= 0 && milli <= WHOLE_MILLI_PERCENT;

/** The text of a percent input; empty is 0. Default range: 0–100. */
export function percentInput(message: string, accepts: Accepts = isWithinWhole) {
  return string()
    .typeError(message)
    .defined(message)
    .nonNullable(message)
    .test('percent', message, (text) => isAccepted(text, accepts));
}

/** A percent in a request: a finite number. */
export function percentField(message: string, accepts: Accepts = isWithinWhole) {
  return number()
    .typeError(message)
    .defined(message)
    .nonNullable(message)
    .test('percent', message, (percent) => isAccepted(percent, accepts));
}

function isAccepted(value: unknown, accepts: Accepts): boolean {
  const milli = milliPercentOf(value);
  return milli !== null && accepts(milli);
}
