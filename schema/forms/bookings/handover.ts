import { booking, marks } from '@schema/messages/bookings';
import { flag, optionalReference, optionalVersion, shapeOf } from '../fields/fields';
import { optionalInstant } from '../fields/period-fields';

const markFields = () => ({
  version: optionalVersion(),
  at: optionalInstant(marks.momentInvalid),
  carId: optionalReference(booking.carRequired),
});

/** The payload of a handover mark. */
export const handoverPayload = shapeOf({ ...markFields(), confirmed: flag() }, []);

/** The payload of a return mark. */
export const returnPayload = shapeOf(markFields(), []);
