import { MESSAGES } from '@schema/messages';
import type { Period } from '@schema/values/time/period';
import { mixed } from 'yup';
import { optionalVersion, reference, shapeOf } from '../fields/fields';
import { instantOf, optionalInstant } from '../fields/period-fields';

const { booking, carSwap, generic } = MESSAGES;

const MINUTE_MS = 60_000;

/** The car a rental goes on in, and from when; no moment is now. */
export const carSwapPayload = shapeOf(
  {
    carId: reference(booking.carRequired),
    at: optionalInstant(carSwap.momentInvalid),
    version: optionalVersion(),
  },
  [booking.carRequired, carSwap.momentInvalid],
);

/** The whole minute of a typed moment, ISO: a field shows no seconds. Null for what is no moment. */
export function swapMinute(typed: unknown): string | null {
  const instant = instantOf(typed);
  if (!instant) return null;
  return new Date(Math.floor(instant.getTime() / MINUTE_MS) * MINUTE_MS).toISOString();
}

/** What the swap of a rental is asked for: a moment inside of it that is not to come. */
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

/** Both parts of a swapped rental as they were read. */
export const carSwapUndoPayload = shapeOf(
  {
    version: reference(generic.wrongNumberType),
    secondId: reference(booking.notFound),
    secondVersion: reference(generic.wrongNumberType),
  },
  [booking.notFound],
);
