import { MESSAGES } from '@schema/messages';
import type { Period } from '@schema/values/time/period';
import { startOfMinute } from 'date-fns/startOfMinute';
import { mixed } from 'yup';
import { flag, optionalVersion, partOf, reference, shapeOf } from '../fields/fields';
import { instantOf, optionalInstant } from '../fields/period-fields';
import { SHEET_ORDER, sheetPart } from '../handover/sheet';

const { booking, carSwap } = MESSAGES;

const sheets = {
  back: sheetPart('back', carSwap.sheetsNeeded),
  out: sheetPart('out', carSwap.sheetsNeeded),
};

/** The new car of a rental and the time of the swap, absent: now; optionally its two sheets. */
export const carSwapPayload = shapeOf(
  {
    carId: reference(booking.carRequired),
    at: optionalInstant(carSwap.momentInvalid),
    version: optionalVersion(),
    confirmed: flag(),
    sheets: partOf(sheets, carSwap.sheetsNeeded).optional().nullable().default(null),
  },
  [booking.carRequired, carSwap.momentInvalid, carSwap.sheetsNeeded, ...SHEET_ORDER],
);

/** Truncates an ISO instant to the minute: the field has no seconds. Null if invalid. */
export function swapMinute(typed: unknown): string | null {
  const instant = instantOf(typed);
  return instant && startOfMinute(instant).toISOString();
}

/** Validates the time of a swap: within the rental and not in the future. */
export const carSwapForm = (rental: Period, now: () => Date) =>
  shapeOf(
    {
      at: mixed()
        .test('filled', carSwap.momentRequired, (value) => Boolean(value))
        .test('inside', carSwap.momentInvalid, (value) => {
          const at = instantOf(value);
          const minute = swapMinute(value);
          if (!value) return true;
          if (!at || !minute) return false;
          return at > rental.startDate && at < rental.endDate && new Date(minute) <= now();
        }),
    },
    [carSwap.momentRequired, carSwap.momentInvalid],
  );
