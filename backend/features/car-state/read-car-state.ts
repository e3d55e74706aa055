import { notFound } from '@backend/domain/refusal';
import type { SheetRef } from '@backend/operation/types/sheet-ref.types';
import { damageAnswer } from '@backend/rentals/car-damages';
import { loadReadings } from '@backend/rentals/car-readings';
import { loadCarWorks } from '@backend/rentals/car-works';
import type { Em } from '@backend/store/em';
import { Car } from '@backend/store/entities/fleet/car.entity';
import { CarDamage } from '@backend/store/entities/fleet/car-damage.entity';
import type { MileageReading } from '@backend/store/entities/fleet/mileage-reading.entity';
import { HandoverSheet } from '@backend/store/entities/handover/handover-sheet.entity';
import { MESSAGES } from '@schema/messages';
import { displayName } from '@schema/values/fleet/car-title';
import { meanKmPerDay } from '@schema/values/fleet/mileage';
import type { CarState, MileageReadingType } from './car-state.types';

const APART = { disableIdentityMap: true } as const;

function readingAnswer(row: MileageReading, sheet: SheetRef | null): MileageReadingType {
  return {
    id: row.id,
    at: row.at,
    km: row.km,
    isNewCounter: row.isNewCounter,
    comment: row.comment ?? null,
    userLogin: row.userLogin,
    reversedAt: row.reversedAt ?? null,
    reversedByLogin: row.reversedByLogin ?? null,
    sheet,
  };
}

const SHEET_FIELDS = ['booking', 'side', 'readingId'] as const;

/** Mileage and damages of a car; five statements. Throws NOT_FOUND. */
export async function readCarState(em: Em, carId: number, now: Date): Promise<CarState> {
  const car = await em.findOne(Car, carId, APART);
  if (!car) throw notFound(MESSAGES.cars.notFound);
  const readings = await loadReadings(em, carId, { withReversed: true });
  const damages = await em.find(
    CarDamage,
    { car: carId, withdrawnAt: null },
    { ...APART, orderBy: { id: 'desc' } },
  );
  const works = await loadCarWorks(em, { carId, damages, now });
  const sheets = await em.find(HandoverSheet, { car: carId }, { ...APART, fields: SHEET_FIELDS });
  const refs = sheets.map(({ id, readingId, booking, side }) => ({
    id,
    readingId,
    ref: { bookingId: booking.id, side },
  }));
  const byId = new Map(refs.map(({ id, ref }) => [id, ref]));
  const byReading = new Map(refs.map(({ readingId, ref }) => [readingId, ref]));
  const reading = (row: MileageReading) => readingAnswer(row, byReading.get(row.id) ?? null);
  const valid = readings.filter(({ reversedAt }) => !reversedAt);
  const latest = valid.at(-1);
  return {
    carId,
    carTitle: displayName(car),
    licensePlate: car.licensePlate,
    color: car.color ?? null,
    year: car.year ?? null,
    mileage: latest ? reading(latest) : null,
    kmPerDay: meanKmPerDay(valid),
    readings: readings.toReversed().map(reading),
    damages: damages.map((row) =>
      damageAnswer(row, {
        sheet: byId.get(row.sheetId ?? 0) ?? null,
        mendedInSheet: byId.get(row.mendedInSheet?.id ?? 0) ?? null,
        mendedInWork: works.byId.get(row.mendedInMaintenance?.id ?? 0) ?? null,
      }),
    ),
    recentWorks: works.recent,
  };
}
