import { notFound } from '@backend/domain/refusal';
import type { Em } from '@backend/store/em';
import { Booking } from '@backend/store/entities/booking.entity';
import { Car } from '@backend/store/entities/fleet/car.entity';
import { CarDamage } from '@backend/store/entities/fleet/car-damage.entity';
import { HandoverSheet } from '@backend/store/entities/handover/handover-sheet.entity';
import { SheetPhoto } from '@backend/store/entities/handover/sheet-photo.entity';
import { type ListQuery, pageWindow } from '@schema/forms/list-query';
import { MESSAGES } from '@schema/messages';
import type { CarSheetPage } from './car-sheets.types';

const APART = { disableIdentityMap: true } as const;

/**
 * One page of the sheets of a car, of all its rentals, the latest first; seven statements. Throws
 * NOT_FOUND; VALIDATION_FAILED for an invalid page or page size.
 */
export async function readCarSheets(
  em: Em,
  carId: number,
  page: Omit<ListQuery, 'search'>,
): Promise<CarSheetPage> {
  if (!(await em.count(Car, { id: carId }))) throw notFound(MESSAGES.cars.notFound);
  const [sheets, total] = await em.findAndCount(
    HandoverSheet,
    { car: carId },
    { ...APART, ...pageWindow(page), orderBy: { at: 'desc', id: 'desc' } },
  );
  const bookings = await em.find(
    Booking,
    { id: { $in: sheets.map(({ booking }) => booking.id) } },
    { ...APART, populate: ['customer'] },
  );
  const damages = await em.find(
    CarDamage,
    { sheetId: { $in: sheets.map(({ id }) => id) }, withdrawnAt: null },
    { ...APART, fields: ['sheetId'] },
  );
  const photos = await em.find(
    SheetPhoto,
    { sheetClientId: { $in: sheets.map(({ clientId }) => clientId) } },
    { ...APART, fields: ['sheetClientId'] },
  );
  const names = new Map(bookings.map(({ id, customer }) => [id, customer?.$.fullName ?? '']));
  const damagesOf = Map.groupBy(damages, ({ sheetId }) => sheetId);
  const photosOf = Map.groupBy(photos, ({ sheetClientId }) => sheetClientId);
  const items = sheets.map((sheet) => ({
    id: sheet.id,
    bookingId: sheet.booking.id,
    side: sheet.side,
    isSupplement: sheet.supplementsId != null,
    at: sheet.at,
    customerName: names.get(sheet.booking.id) ?? '',
    km: sheet.km ?? null,
    fuel: sheet.fuel ?? null,
    damageCount: damagesOf.get(sheet.id)?.length ?? 0,
    photoCount: photosOf.get(sheet.clientId)?.length ?? 0,
    signatureWay: sheet.signatureWay,
    userLogin: sheet.userLogin,
  }));
  return { items, total };
}
