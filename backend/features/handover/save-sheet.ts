import { conflict, notFound } from '@backend/domain/refusal';
import { command } from '@backend/operation/command';
import { anyOf } from '@backend/operation/permit';
import type { HandoverSheetInput } from '@backend/operation/types/sheet-input.types';
import { holdSheet, sameSheet, wantedSheet, writeSheet } from '@backend/rentals/handover-sheet';
import { refuseKnownId } from '@backend/rentals/refuse-known-id';
import { HandoverSheet } from '@backend/store/entities/handover/handover-sheet.entity';
import { lockBookingRow } from '@backend/store/locks/guard-booking';
import { lockCar } from '@backend/store/locks/guard-car';
import { sheetPayload } from '@schema/forms/handover/sheet';
import { MESSAGES } from '@schema/messages';
import { HANDOVER_MESSAGES } from '@schema/messages/handover';
import { readRentalSheets } from './read-sheets';

/**
 * Saves a handover sheet with its mileage reading, its new damages and its charges, all or none. It is never
 * changed: a second sheet of the same side supplements the first. It is accepted for whatever
 * happened to the booking meanwhile, since it records facts. A sheet with a known `clientId` changes
 * nothing. Throws VALIDATION_FAILED; NOT_FOUND; MILEAGE_DOUBTFUL with `doubt`; CONFLICT for a
 * `clientId` of another booking and for charges that are not recorded.
 */
export const saveHandoverSheet = command<HandoverSheetInput & { readonly bookingId: number }>()({
  name: 'saveHandoverSheet',
  access: anyOf('edit_bookings'),
  form: sheetPayload,
  accept: (input, { now }) => ({ bookingId: input.bookingId, ...wantedSheet(input, now) }),
  sameAs: sameSheet,
  async lock(work, wanted) {
    const { em } = work;
    const { bookingId, carId, columns } = wanted;
    if (!(await lockCar(em, carId))) throw notFound(MESSAGES.cars.notFound);
    // Sheets of one booking may be of two cars.
    const booking = await lockBookingRow(em, bookingId);
    if (!booking) throw notFound(MESSAGES.booking.notFound);
    if (!booking.isComplete) throw conflict(MESSAGES.booking.incomplete);
    const { clientId } = columns;
    const known = await em.findOne(HandoverSheet, { clientId }, { disableIdentityMap: true });
    if (known && known.booking.id !== bookingId) throw conflict(HANDOVER_MESSAGES.idInvalid);
    return known ? null : holdSheet(work, wanted, bookingId);
  },
  async run(work, wanted, held) {
    const { bookingId, carId } = wanted;
    const history = held && (await writeSheet(work, bookingId, wanted, held));
    const answer = await readRentalSheets(work.em, bookingId);
    return history ? { answer, history, cars: [carId] } : { answer, unchanged: true };
  },
  around: refuseKnownId,
});
