import { conflict, notFound, validationFailed } from '@backend/domain/refusal';
import { command } from '@backend/operation/command';
import { anyOf } from '@backend/operation/permit';
import { refuseKnownId } from '@backend/rentals/refuse-known-id';
import type { Em } from '@backend/store/em';
import { Booking } from '@backend/store/entities/booking.entity';
import { HandoverSheet } from '@backend/store/entities/handover/handover-sheet.entity';
import { SheetPhoto } from '@backend/store/entities/handover/sheet-photo.entity';
import { claimFiles, releaseFiles } from '@backend/store/files/stored-files';
import { lockBookingRow } from '@backend/store/locks/guard-booking';
import { lockCar } from '@backend/store/locks/guard-car';
import { instantOf } from '@schema/forms/fields/period-fields';
import { sheetPhotoIdPayload, sheetPhotoPayload } from '@schema/forms/handover/sheet';
import { MESSAGES } from '@schema/messages';
import { HANDOVER_MESSAGES } from '@schema/messages/handover';
import { statePhotoKeyOf } from '@schema/values/fleet/file-url';
import { MAX_SHEET_PHOTOS } from '@schema/values/handover/sheet';
import { readPhoto, readRentalSheets } from './read-sheets';
import type { SheetPhotoInput } from './sheet-photo.types';

const APART = { disableIdentityMap: true } as const;
const { photoUnknown, photoSigned, tooManyPhotos, idInvalid } = HANDOVER_MESSAGES;

/**
 * Adds an uploaded photo to a sheet, before or after that is saved. A photo with a known `clientId`
 * changes nothing. Throws VALIDATION_FAILED, also for a file that is gone and for too many photos;
 * NOT_FOUND; CONFLICT for a `clientId` of another booking.
 */
export const addSheetPhoto = command<SheetPhotoInput & { readonly bookingId: number }>()({
  name: 'addSheetPhoto',
  access: anyOf('edit_bookings'),
  form: sheetPhotoPayload,
  accept({ bookingId, clientId, sheetClientId, side, carId, angle, shotAt, photo }, { now }) {
    const photoKey = statePhotoKeyOf(photo);
    const shot = instantOf(shotAt);
    if (!photoKey || !shot) throw validationFailed({ photo: HANDOVER_MESSAGES.photoRequired });
    // A device whose clock is ahead would date its photos after their arrival.
    const shotOrNow = shot > now ? now : shot;
    return {
      bookingId,
      carId,
      typedShot: shot,
      columns: { clientId, sheetClientId, side, angle, photoKey, shotAt: shotOrNow },
    };
  },
  sameAs: ({ columns: { shotAt: _, ...columns }, ...wanted }) => ({ ...wanted, columns }),
  async lock({ em }, { bookingId: wantedId, carId, columns: { clientId, sheetClientId } }) {
    if (!(await lockCar(em, carId))) throw notFound(MESSAGES.cars.notFound);
    const bookingId = await bookingOfPhoto(em, wantedId, sheetClientId);
    // Sheets of one booking may be of two cars.
    const booking = await lockBookingRow(em, bookingId);
    if (!booking) throw notFound(MESSAGES.booking.notFound);
    if (!booking.isComplete) throw conflict(MESSAGES.booking.incomplete);
    const known = await em.findOne(SheetPhoto, { clientId }, APART);
    if (known && known.booking.id !== bookingId) throw conflict(idInvalid);
    return { known, bookingId };
  },
  async run({ em, ctx, record }, { carId, columns }, { known, bookingId }) {
    if (known) return { answer: await readPhoto(em, known), unchanged: true };
    const { sheetClientId, photoKey } = columns;
    if ((await em.count(SheetPhoto, { sheetClientId })) >= MAX_SHEET_PHOTOS) {
      throw validationFailed({ photo: tooManyPhotos });
    }
    if ((await claimFiles(em, [photoKey])).length > 0) {
      throw validationFailed({ photo: MESSAGES.cars.photoGone });
    }
    const author = { userId: ctx.user.id, userLogin: ctx.user.login, createdAt: ctx.now };
    const place = { booking: bookingId, car: carId };
    const row = em.create(SheetPhoto, { ...columns, ...place, ...author });
    await em.flush();
    const after = { photo: { angle: row.angle, side: row.side } };
    return {
      answer: await readPhoto(em, row),
      history: [record({ entity: 'Booking', entityId: bookingId, after })],
      cars: [carId],
    };
  },
  around: refuseKnownId,
});

/**
 * The booking of a photo. A sheet of a swap is of the part that continues the booking its photos were
 * taken for; of an undone swap, of the booking that is left.
 */
async function bookingOfPhoto(em: Em, wantedId: number, sheetClientId: string): Promise<number> {
  const sheet = await em.findOne(HandoverSheet, { clientId: sheetClientId }, APART);
  const ownId = sheet?.booking.id ?? wantedId;
  if (ownId === wantedId) return wantedId;
  const own = await em.findOne(Booking, ownId, APART);
  const isMoved =
    own?.continuesId === wantedId || (await em.count(Booking, { id: wantedId })) === 0;
  return isMoved ? ownId : wantedId;
}

/**
 * Removes a photo of a sheet that is not saved yet; its file is deleted after a day. Throws
 * VALIDATION_FAILED; NOT_FOUND; CONFLICT once the sheet is saved.
 */
export const removeSheetPhoto = command<{ readonly clientId: string }>()({
  name: 'removeSheetPhoto',
  access: anyOf('edit_bookings'),
  form: sheetPhotoIdPayload,
  async accept({ clientId }, { em }) {
    const found = await em.findOne(SheetPhoto, { clientId }, { disableIdentityMap: true });
    if (!found) throw notFound(photoUnknown);
    return { clientId, carId: found.car.id, bookingId: found.booking.id };
  },
  sameAs: ({ clientId }) => ({ clientId }),
  async lock({ em }, { clientId, carId }) {
    await lockCar(em, carId);
    const row = await em.findOne(SheetPhoto, { clientId });
    if (!row) throw notFound(photoUnknown);
    const isSaved = await em.count(HandoverSheet, { clientId: row.sheetClientId });
    if (isSaved > 0) throw conflict(photoSigned);
    return row;
  },
  async run({ em, ctx, record }, { carId, bookingId }, row) {
    const { id, photoKey, angle, side } = row;
    await em.nativeDelete(SheetPhoto, { id });
    await releaseFiles(em, [photoKey], ctx.now);
    const before = { photo: { angle, side } };
    return {
      answer: await readRentalSheets(em, bookingId),
      history: [record({ entity: 'Booking', entityId: bookingId, before })],
      cars: [carId],
    };
  },
});
