import { assertPastMoment } from '@backend/domain/fleet/past-moment';
import { conflict, notFound, validationFailed } from '@backend/domain/refusal';
import { command } from '@backend/operation/command';
import { anyOf } from '@backend/operation/permit';
import { damageAnswer, damageColumns, recordDamage } from '@backend/rentals/car-damages';
import { loadReadings, readingSnapshot, recordReading } from '@backend/rentals/car-readings';
import type { Recorded } from '@backend/store/change-log';
import { HandoverSheet } from '@backend/store/entities/handover/handover-sheet.entity';
import { lockBookingRow } from '@backend/store/locks/guard-booking';
import { lockCar } from '@backend/store/locks/guard-car';
import { sheetPayload } from '@schema/forms/handover/sheet';
import { MESSAGES } from '@schema/messages';
import { HANDOVER_MESSAGES } from '@schema/messages/handover';
import type { Accessory } from '@schema/values/handover/accessories';
import { cleanName, trimmedOrNull } from '@schema/values/words/text';
import { subHours } from 'date-fns/subHours';
import { readRentalSheets } from './read-sheets';
import { refuseKnownId } from './refuse-known-id';
import { addSheetCharges, lockChargedRental, wantedCharge } from './sheet-charges';
import type { HandoverSheetInput } from './sheet-input.types';

/** Age of a sheet that needs a reason. */
const DELAY_HOURS = 24;

/** An accessory as stored, from valid input. */
const accessoryColumns = ({ name, state }: Accessory): Accessory => ({
  name: cleanName(name),
  state,
});

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
  accept(input, { now }) {
    const at = input.at ?? now;
    const delayReason = trimmedOrNull(input.delayReason);
    assertPastMoment(at, now, HANDOVER_MESSAGES);
    if (at < subHours(now, DELAY_HOURS) && delayReason === null) {
      throw validationFailed({ delayReason: HANDOVER_MESSAGES.delayRequired });
    }
    const { bookingId, carId, clientId, side, km, fuel, signatureWay, mileageAnswer } = input;
    return {
      bookingId,
      carId,
      typedAt: input.at ?? null,
      at,
      km: km ?? null,
      mileageAnswer: mileageAnswer ?? null,
      damages: (input.damages ?? []).map(damageColumns),
      charges: (input.charges ?? []).map(wantedCharge),
      columns: {
        clientId,
        side,
        delayReason,
        fuel: fuel ?? null,
        signatureWay,
        signerName: trimmedOrNull(input.signerName),
        signature: signatureWay === 'finger' ? (input.signature ?? []) : [],
        accessories: (input.accessories ?? []).map(accessoryColumns),
        absenceReason: signatureWay === 'absent' ? trimmedOrNull(input.absenceReason) : null,
        comment: trimmedOrNull(input.comment),
      },
    };
  },
  // Without the default moment, since a retry is sent at another one.
  sameAs: ({ at: _, charges, ...wanted }) => ({
    ...wanted,
    ...(charges.length > 0 && { charges }),
  }),
  async lock(work, { bookingId, carId, charges, columns: { clientId } }) {
    const { em } = work;
    if (!(await lockCar(em, carId))) throw notFound(MESSAGES.cars.notFound);
    // Sheets of one booking may be of two cars.
    const booking = await lockBookingRow(em, bookingId);
    if (!booking) throw notFound(MESSAGES.booking.notFound);
    if (!booking.isComplete) throw conflict(MESSAGES.booking.incomplete);
    const known = await em.findOne(HandoverSheet, { clientId }, { disableIdentityMap: true });
    if (known && known.booking.id !== bookingId) throw conflict(HANDOVER_MESSAGES.idInvalid);
    const readings = await loadReadings(em, carId, { withReversed: false });
    const isCharged = known === null && charges.length > 0;
    const rentalId = isCharged ? await lockChargedRental(work, bookingId) : null;
    return { isKnown: known !== null, readings, rentalId };
  },
  async run(work, wanted, { isKnown, readings, rentalId }) {
    const { em, ctx, record } = work;
    const { bookingId, carId, at, km, mileageAnswer: answer, damages, charges, columns } = wanted;
    if (isKnown) return { answer: await readRentalSheets(em, bookingId), unchanged: true };
    const ofCar: Recorded[] = [];
    const reading = { carId, km: km ?? 0, at, answer, comment: null };
    const recorded = km === null ? null : await recordReading(em, ctx, reading, readings);
    if (recorded) {
      const { row, reversed } = recorded;
      const change = { ...(reversed && { before: { reading: readingSnapshot(reversed) } }) };
      const after = { reading: readingSnapshot(row) };
      ofCar.push(record({ entity: 'Car', entityId: carId, ...change, after }));
    }
    const where = { booking: bookingId, side: columns.side, supplementsId: null };
    const first = await em.findOne(HandoverSheet, where, { disableIdentityMap: true });
    const sheet = em.create(HandoverSheet, {
      ...columns,
      booking: bookingId,
      car: carId,
      supplementsId: first?.id ?? null,
      at,
      km,
      readingId: recorded?.row.id ?? null,
      userId: ctx.user.id,
      userLogin: ctx.user.login,
      createdAt: ctx.now,
    });
    await em.flush();
    for (const [index, damage] of damages.entries()) {
      const place = { carId, sheetId: sheet.id, photoField: `damages[${index}].photo` };
      const row = await recordDamage(em, ctx, damage, place);
      const after = { damage: damageAnswer(row, { bookingId, side: columns.side }) };
      ofCar.push(record({ entity: 'Car', entityId: carId, after }));
    }
    const charged =
      rentalId === null
        ? []
        : await addSheetCharges(work, { rentalId, sheetId: sheet.id }, charges);
    const { side, fuel, signatureWay } = columns;
    const facts = { id: sheet.id, side, at, km, fuel, damages: damages.length, signatureWay };
    const line = record({ entity: 'Booking', entityId: bookingId, after: { sheet: facts } });
    return {
      answer: await readRentalSheets(em, bookingId),
      history: [line, ...ofCar, ...charged],
      cars: [carId],
    };
  },
  around: refuseKnownId,
});
