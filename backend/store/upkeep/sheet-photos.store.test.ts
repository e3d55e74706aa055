import { CompanySettings } from '@backend/store/entities/company-settings.entity';
import { HandoverSheet } from '@backend/store/entities/handover/handover-sheet.entity';
import { SheetPhoto } from '@backend/store/entities/handover/sheet-photo.entity';
import { StoredFile } from '@backend/store/entities/stored-file.entity';
import { addFile, claimFiles } from '@backend/store/files/stored-files';
import { lockCompany } from '@backend/store/locks/guard-company';
import { addCar, november } from '@backend/testing/data/fleet';
import { addCustomer, addRental } from '@backend/testing/data/rentals';
import { openTestDatabase, type TestDatabase } from '@backend/testing/database';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { forgetSheetPhotos } from './sheet-photos';

const NOW = new Date('2026-11-20T09:00:00Z');
const OLD = new Date('2025-11-19T09:00:00Z');
const NEW = new Date('2025-11-21T09:00:00Z');
const BY = { userId: 1, userLogin: 'keeper' } as const;

let test: TestDatabase;
let place: { readonly booking: number; readonly car: number };
beforeEach(async () => {
  test = await openTestDatabase();
  const { store } = test;
  const car = await addCar(store);
  const customerId = await addCustomer(store, { fullName: 'Старов Пётр', phone: '79035550001' });
  const dates = { startDate: november(10, '10:00'), endDate: november(12, '10:00') };
  const booking = await addRental(store, { carId: car, customerId, ...dates });
  place = { booking, car };
});
afterEach(() => test.close());

/** A sheet with photos that arrived at these times. */
async function addSheet(clientId: string, arrived: readonly Date[]): Promise<void> {
  await test.store.write(test.store.fork(), async (em) => {
    const of = { ...place, ...BY, side: 'back' } as const;
    const signed = { signatureWay: 'paper', signature: [], supplementsId: null } as const;
    const supplementsId = (await em.count(HandoverSheet)) > 0 ? 1 : null;
    em.create(HandoverSheet, {
      ...of,
      ...signed,
      supplementsId,
      clientId,
      at: OLD,
      createdAt: OLD,
    });
    for (const [index, createdAt] of arrived.entries()) {
      const photoKey = `state-${clientId.slice(0, 4)}${index}.webp`;
      await addFile(em, { key: photoKey, contentType: 'image/webp', size: 1, createdAt });
      await claimFiles(em, [photoKey]);
      em.create(SheetPhoto, {
        ...of,
        clientId: `${clientId.slice(0, 4)}${index}`,
        sheetClientId: clientId,
        angle: 'detail',
        photoKey,
        shotAt: createdAt,
        createdAt,
      });
    }
    await em.flush();
  });
}

const keepFor = (sheetPhotoMonths: number | null) =>
  test.store.write(test.store.fork(), async (em) => {
    em.assign(await lockCompany(em, NOW), { sheetPhotoMonths });
    await em.flush();
  });

async function forgetAll(): Promise<number[]> {
  const { store } = test;
  const deleted: number[] = [];
  do {
    deleted.push(await store.write(store.fork(), (em) => forgetSheetPhotos(em, NOW)));
  } while (deleted.at(-1) !== 0);
  return deleted;
}

it('deletes photos older than the months of the company; sheets keep their number', async () => {
  await addSheet('a'.repeat(32), [...Array.from({ length: 55 }, () => OLD), NEW]);
  await addSheet('b'.repeat(32), [OLD, NEW]);
  await keepFor(12);
  expect(await forgetAll()).toEqual([50, 6, 0]);
  const left = test.store.fork();
  expect(await left.count(SheetPhoto)).toBe(2);
  const sheets = await left.findAll(HandoverSheet, { orderBy: { id: 'asc' } });
  expect(sheets.map(({ deletedPhotos }) => deletedPhotos)).toEqual([55, 1]);
  // Their files are removed a day later.
  expect(await left.count(StoredFile, { unusedSince: NOW })).toBe(56);
  expect(await left.count(StoredFile, { unusedSince: null })).toBe(2);
});

it('deletes nothing for a company that keeps photos without end', async () => {
  await addSheet('a'.repeat(32), [OLD, NEW]);
  expect(await forgetAll()).toEqual([0]);
  expect(await test.store.fork().count(CompanySettings)).toBe(0);
  await keepFor(null);
  expect(await forgetAll()).toEqual([0]);
  expect(await test.store.fork().count(SheetPhoto)).toBe(2);
});
