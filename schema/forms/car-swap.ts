import { mixed } from 'yup';
import { MESSAGES } from '../messages';
import { optionalVersion, reference, shapeOf } from './fields';
import { instantOf } from './period-fields';

const { booking, carSwap, generic } = MESSAGES;

/** The car a rental goes on in, and from when; no moment is now. */
export const carSwapPayload = shapeOf(
  {
    carId: reference(booking.carRequired),
    at: mixed()
      .nullable()
      .test('valid', carSwap.momentInvalid, (value) => value == null || instantOf(value) !== null),
    version: optionalVersion(),
  },
  [booking.carRequired, carSwap.momentInvalid],
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
