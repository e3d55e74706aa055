import { CarDamage } from '@backend/store/entities/fleet/car-damage.entity';
import { MileageReading } from '@backend/store/entities/fleet/mileage-reading.entity';
import { HandoverSheet } from '@backend/store/entities/handover/handover-sheet.entity';
import { SheetPhoto } from '@backend/store/entities/handover/sheet-photo.entity';
import { lockCompany } from '@backend/store/locks/guard-company';
import { kopecks } from '@schema/values/money/money';
import type { TestApp } from '../test-app';
import { COMPANY_PHOTO } from './company-photo';
import { PLANTED } from './planted-company';

/** A reversed reading, and a damage with a photo, repaired in maintenance and withdrawn. */
export async function addCarState({ store, clock }: TestApp): Promise<void> {
  const now = clock.now();
  const by = { car: 1, userId: 1, userLogin: PLANTED.login, createdAt: now, comment: 'у входа' };
  await store.write(store.fork(), async (em) => {
    const reversed = { reversedAt: now, reversedByLogin: PLANTED.login };
    em.create(MileageReading, { ...by, at: now, km: 154_754, ...reversed });
    const mended = { mendedAt: now, mendedByLogin: PLANTED.login, mendedInMaintenance: 1 };
    const withdrawn = { withdrawnAt: now, withdrawnByLogin: PLANTED.login };
    const place = { view: 'left', x: 250, y: 500, kind: 'scratch', size: 'small' } as const;
    em.create(CarDamage, { ...by, ...place, ...mended, ...withdrawn, photoKey: COMPANY_PHOTO });
    await em.flush();
  });
}

/** A sheet with a photo that arrived, and a damage that it repaired. */
export async function addSheets({ store, clock }: TestApp): Promise<void> {
  const now = clock.now();
  const by = { userId: 1, userLogin: PLANTED.login, createdAt: now };
  const of = { ...by, booking: 1, car: 1, side: 'out' } as const;
  await store.write(store.fork(), async (em) => {
    const sheet = em.create(HandoverSheet, {
      ...of,
      clientId: 'a'.repeat(32),
      at: now,
      km: 154_754,
      fuel: 7,
      signatureWay: 'finger',
      signature: [[10, 20, 300, 200]],
      signerName: 'Второй Водитель',
      accessories: [{ name: 'Зарядка', state: 'present' }],
      comment: 'кресло',
      rates: {
        kmPerDay: 250,
        kmOverPrice: kopecks(900),
        fuelEighthPrice: null,
        lateHourPrice: null,
      },
      deletedPhotos: 2,
    });
    const photo = { sheetClientId: 'a'.repeat(32), angle: 'front', shotAt: now } as const;
    em.create(SheetPhoto, { ...of, ...photo, clientId: 'b'.repeat(32), photoKey: COMPANY_PHOTO });
    await em.flush();
    em.create(CarDamage, {
      ...by,
      car: 1,
      view: 'rear',
      x: 500,
      y: 700,
      kind: 'dent',
      size: 'medium',
      mendedAt: now,
      mendedByLogin: PLANTED.login,
      mendedInSheet: sheet.id,
    });
    await em.flush();
  });
}

/** What a sheet asks, and the rates of a return. */
export async function addSheetSettings({ store, clock }: TestApp): Promise<void> {
  await store.write(store.fork(), async (em) => {
    const company = await lockCompany(em, clock.now());
    em.assign(company, {
      requiredAngles: ['front', 'rear'],
      accessories: ['Зарядка', 'Детское кресло'],
      kmPerDay: 300,
      kmOverPriceKopecks: kopecks(1000),
      fuelEighthPriceKopecks: kopecks(70_000),
      lateHourPriceKopecks: kopecks(40_000),
      sheetPhotoMonths: 36,
    });
    await em.flush();
  });
}
