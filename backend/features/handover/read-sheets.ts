import { rentalFacts } from '@backend/domain/handover/rental-facts';
import { notFound } from '@backend/domain/refusal';
import type { CarDamageType } from '@backend/operation/types/car-damage.types';
import type { SheetChargeType } from '@backend/operation/types/sheet-charge.types';
import { damageAnswer } from '@backend/rentals/car-damages';
import { loadReadings } from '@backend/rentals/car-readings';
import { loadWorksOf } from '@backend/rentals/car-works';
import { loadSheetCharges, takesCharges } from '@backend/rentals/read-sheet-charges';
import { ratesOfRental } from '@backend/rentals/return-rates';
import type { Em } from '@backend/store/em';
import { Car } from '@backend/store/entities/fleet/car.entity';
import { CarDamage } from '@backend/store/entities/fleet/car-damage.entity';
import { HandoverSheet } from '@backend/store/entities/handover/handover-sheet.entity';
import { SheetPhoto } from '@backend/store/entities/handover/sheet-photo.entity';
import { checksumsOf } from '@backend/store/files/stored-files';
import { loadBooking } from '@backend/store/queries/board/event-rows';
import { MESSAGES } from '@schema/messages';
import { displayName } from '@schema/values/fleet/car-title';
import { fileUrl } from '@schema/values/fleet/file-url';
import type { HandoverSheetType, RentalSheets } from './handover.types';
import type { SheetPhotoType } from './sheet-photo.types';

const APART = { disableIdentityMap: true } as const;
/** Photos of a car among which the latest of each angle are found: about eight sheets. */
const RECENT_PHOTOS = 60;

type Checksums = Awaited<ReturnType<typeof checksumsOf>>;

/** A photo as its API type. */
const photoAnswer = (row: SheetPhoto, checksums: Checksums): SheetPhotoType => ({
  id: row.id,
  clientId: row.clientId,
  sheetClientId: row.sheetClientId,
  side: row.side,
  angle: row.angle,
  url: fileUrl(row.photoKey),
  sha256: checksums.get(row.photoKey) ?? null,
  shotAt: row.shotAt,
  receivedAt: row.createdAt,
  userLogin: row.userLogin,
});

/** One photo as its API type. */
export const readPhoto = async (em: Em, row: SheetPhoto): Promise<SheetPhotoType> =>
  photoAnswer(row, await checksumsOf(em, [row.photoKey]));

/** The latest photo of each named angle of the car, of other rentals. */
async function loadPreviousPhotos(em: Em, carId: number, bookingId: number) {
  const recent = await em.find(
    SheetPhoto,
    { car: carId, booking: { $ne: bookingId }, angle: { $ne: 'detail' } },
    { ...APART, orderBy: { id: 'desc' }, limit: RECENT_PHOTOS },
  );
  const angles = new Map<string, SheetPhoto>();
  for (const photo of recent) if (!angles.has(photo.angle)) angles.set(photo.angle, photo);
  return [...angles.values()];
}

/** Damages by the sheet that found or repaired them. */
interface SheetDamages {
  readonly found: ReadonlyMap<number, readonly CarDamageType[]>;
  readonly mended: ReadonlyMap<number, readonly CarDamageType[]>;
}

const refOf = ({ booking, side }: HandoverSheet) => ({ bookingId: booking.id, side });

/** What these sheets found and repaired, without withdrawn damages; up to three statements. */
async function loadSheetDamages(em: Em, sheets: readonly HandoverSheet[]): Promise<SheetDamages> {
  const own = new Map(sheets.map((sheet) => [sheet.id, refOf(sheet)]));
  const ids = [...own.keys()];
  const ofSheets = { $or: [{ sheetId: { $in: ids } }, { mendedInSheet: { $in: ids } }] };
  const rows = await em.find(
    CarDamage,
    { ...ofSheets, withdrawnAt: null },
    { ...APART, orderBy: { id: 'asc' } },
  );
  const linked = rows.flatMap(({ sheetId, mendedInSheet }) => [sheetId, mendedInSheet?.id]);
  const others = linked.filter((id) => id != null).filter((id) => !own.has(id));
  const further =
    others.length > 0 ? await em.find(HandoverSheet, { id: { $in: others } }, APART) : [];
  const refs = new Map([...own, ...further.map((sheet) => [sheet.id, refOf(sheet)] as const)]);
  const works = await loadWorksOf(em, rows);
  const answer = (row: CarDamage) =>
    damageAnswer(row, {
      sheet: refs.get(row.sheetId ?? 0) ?? null,
      mendedInSheet: refs.get(row.mendedInSheet?.id ?? 0) ?? null,
      mendedInWork: works.get(row.mendedInMaintenance?.id ?? 0) ?? null,
    });
  const by = (idOf: (row: CarDamage) => number | null | undefined) =>
    new Map(ids.map((id) => [id, rows.filter((row) => idOf(row) === id).map(answer)]));
  return { found: by(({ sheetId }) => sheetId), mended: by((row) => row.mendedInSheet?.id) };
}

interface SheetParts {
  readonly cars: ReadonlyMap<number, Car>;
  readonly damages: SheetDamages;
  readonly charges: ReadonlyMap<number | null, readonly SheetChargeType[]>;
  readonly photos: readonly SheetPhoto[];
  readonly checksums: Checksums;
  readonly validReadings: ReadonlySet<number>;
}

function sheetAnswer(row: HandoverSheet, parts: SheetParts): HandoverSheetType {
  const car = parts.cars.get(row.car.id);
  if (!car) throw new Error(`Car ${row.car.id} of sheet ${row.id} is not there`);
  const { readingId } = row;
  return {
    id: row.id,
    clientId: row.clientId,
    side: row.side,
    supplementsId: row.supplementsId ?? null,
    ...carNames(car),
    at: row.at,
    delayReason: row.delayReason ?? null,
    km: row.km ?? null,
    isKmReversed: readingId != null && !parts.validReadings.has(readingId),
    fuel: row.fuel ?? null,
    signatureWay: row.signatureWay,
    signerName: row.signerName ?? null,
    signature: row.signature,
    absenceReason: row.absenceReason ?? null,
    accessories: row.accessories ?? [],
    comment: row.comment ?? null,
    createdAt: row.createdAt,
    userLogin: row.userLogin,
    damages: parts.damages.found.get(row.id) ?? [],
    mendedDamages: parts.damages.mended.get(row.id) ?? [],
    charges: parts.charges.get(row.id) ?? [],
    photos: parts.photos
      .filter(({ sheetClientId }) => sheetClientId === row.clientId)
      .map((photo) => photoAnswer(photo, parts.checksums)),
    deletedPhotoCount: row.deletedPhotos,
  };
}

const carNames = (car: Car) => ({
  carId: car.id,
  carTitle: displayName(car),
  licensePlate: car.licensePlate,
  color: car.color ?? null,
  year: car.year ?? null,
});

/** The sheets of a rental part with the state of its car; up to seventeen statements, and two for each swap before it. Throws NOT_FOUND. */
export async function readRentalSheets(em: Em, bookingId: number): Promise<RentalSheets> {
  const booking = await loadBooking(em, bookingId);
  if (!booking) throw notFound(MESSAGES.booking.notFound);
  const { carId } = booking;
  const ofBooking = { booking: bookingId };
  const byId = { ...APART, orderBy: { id: 'asc' } } as const;
  const sheets = await em.find(HandoverSheet, ofBooking, byId);
  const photos = await em.find(SheetPhoto, ofBooking, byId);
  const carIds = [...new Set([carId, ...sheets.map(({ car }) => car.id)])];
  const found = await em.find(Car, { id: { $in: carIds } }, APART);
  const cars = new Map(found.map((car) => [car.id, car]));
  const car = cars.get(carId);
  if (!car) throw notFound(MESSAGES.cars.notFound);
  const sheetIds = sheets.map(({ id }) => id);
  const charges = await loadSheetCharges(em, sheetIds);
  const damages = await loadSheetDamages(em, sheets);
  const inspected = sheets[0]?.car.id ?? carId;
  const readings = await loadReadings(em, inspected, { withReversed: false });
  const firstOut = sheets.find(
    ({ side, supplementsId }) => side === 'out' && supplementsId == null,
  );
  const saved = new Set(sheets.map(({ clientId }) => clientId));
  const facts = sheets.map(({ side, car: { id }, at, km, fuel }) => ({
    side,
    carId: id,
    at,
    km: km ?? null,
    fuel: fuel ?? null,
  }));
  const validReadings = new Set(readings.map(({ id }) => id));
  const previous = await loadPreviousPhotos(em, carId, bookingId);
  const keys = [...photos, ...previous].map(({ photoKey }) => photoKey);
  const checksums = await checksumsOf(em, keys);
  const parts = { cars, damages, charges, photos, checksums, validReadings };
  const shown = (photo: SheetPhoto) => photoAnswer(photo, checksums);
  return {
    bookingId,
    version: booking.version,
    ...carNames(car),
    customerName: booking.customer,
    customerPhone: booking.customerPhone,
    startDate: booking.startDate,
    endDate: booking.endDate,
    handedOverAt: booking.handedOverAt,
    returnedAt: booking.returnedAt,
    cancelledAt: booking.cancelledAt,
    ...rentalFacts(facts, readings),
    takesCharges: await takesCharges(em, bookingId),
    rates: firstOut?.rates ?? (await ratesOfRental(em, bookingId)),
    sheets: sheets.map((row) => sheetAnswer(row, parts)),
    draftPhotos: photos.filter(({ sheetClientId }) => !saved.has(sheetClientId)).map(shown),
    previousPhotos: previous.map(shown),
  };
}
