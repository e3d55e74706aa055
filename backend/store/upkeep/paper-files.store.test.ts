import { Booking } from '@backend/store/entities/booking.entity';
import { Paper } from '@backend/store/entities/papers/paper.entity';
import { StoredFile } from '@backend/store/entities/stored-file.entity';
import { addFile, claimFiles } from '@backend/store/files/stored-files';
import { lockCompany } from '@backend/store/locks/guard-company';
import { addCar, november } from '@backend/testing/data/fleet';
import { addCustomer, addRental } from '@backend/testing/data/rentals';
import { openTestDatabase, type TestDatabase } from '@backend/testing/database';
import { kopecks } from '@schema/values/money/money';
import type { PaperFileYears } from '@schema/values/papers/paper-settings';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { forgetPaperFiles } from './paper-files';

const NOW = new Date('2026-11-20T09:00:00Z');
const OLD = new Date('2023-11-19T09:00:00Z');
const NEW = new Date('2023-11-21T09:00:00Z');

let test: TestDatabase;
let booking: number;
beforeEach(async () => {
  test = await openTestDatabase();
  const { store } = test;
  booking = await addRental(store, {
    carId: await addCar(store),
    customerId: await addCustomer(store, { fullName: 'Старов Пётр', phone: '79035550001' }),
    startDate: november(10, '10:00'),
    endDate: november(12, '10:00'),
  });
});
afterEach(() => test.close());

/** Documents issued at these times, numbered from 1. */
const addPapers = (issued: readonly Date[]) =>
  test.store.write(test.store.fork(), async (em) => {
    for (const [index, issuedAt] of issued.entries()) {
      const fileKey = `paper-${index}.docx`;
      await addFile(em, { key: fileKey, contentType: 'text/plain', size: 1, createdAt: issuedAt });
      await claimFiles(em, [fileKey]);
      em.create(Paper, {
        kind: 'contract',
        year: 2023,
        number: index + 1,
        booking,
        customerName: 'Старов Пётр',
        carTitle: 'Kia Rio А123ВС799',
        terms: {
          start: '2023-11-10T07:00:00.000Z',
          end: '2023-11-12T07:00:00.000Z',
          car: 'А123ВС799',
          customer: 'Старов Пётр',
          phone: '+79035550001',
          price: kopecks(900_000),
          deposit: kopecks(0),
        },
        words: { 'клиент.имя': 'Старов Пётр' },
        missing: [],
        fileKey,
        fileSize: 1,
        sha256: 'd'.repeat(64),
        userId: 1,
        userLogin: 'keeper',
        issuedAt,
      });
    }
    await em.flush();
  });

const keepFor = (paperFileYears: PaperFileYears | null) =>
  test.store.write(test.store.fork(), async (em) => {
    em.assign(await lockCompany(em, NOW), { paperFileYears });
    await em.flush();
  });
const moveEnd = (endDate: Date, cancelledAt: Date | null) =>
  test.store.write(test.store.fork(), async (em) => {
    em.assign(await em.findOneOrFail(Booking, booking), { endDate, cancelledAt });
    await em.flush();
  });

async function forgetAll(): Promise<number[]> {
  const { store } = test;
  const deleted: number[] = [];
  do {
    deleted.push(await store.write(store.fork(), (em) => forgetPaperFiles(em, NOW)));
  } while (deleted.at(-1) !== 0);
  return deleted;
}
const papers = () => test.store.fork().findAll(Paper, { orderBy: { id: 'asc' } });

it('deletes files and names of documents older than the years; their rows stay', async () => {
  await addPapers([...Array.from({ length: 55 }, () => OLD), NEW]);
  await keepFor(3);
  expect(await forgetAll()).toEqual([50, 5, 0]);
  const rows = await papers();
  const [first, last] = [rows[0], rows.at(-1)];
  expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 56 }, (_, at) => at + 1));
  expect(first).toMatchObject({ fileDeletedAt: NOW, sha256: 'd'.repeat(64), issuedAt: OLD });
  expect(JSON.stringify([first, first?.searchText])).not.toMatch(/старов|9035550001/i);
  expect(first?.searchText).toContain('23-д-0001');
  expect(last).toMatchObject({ fileDeletedAt: null, customerName: 'Старов Пётр' });
  // Their files are removed a day later.
  const left = test.store.fork();
  expect(await left.count(StoredFile, { unusedSince: NOW })).toBe(55);
  expect(await left.count(StoredFile, { unusedSince: null })).toBe(1);
});

it('deletes nothing for a company that keeps files without end', async () => {
  await addPapers([OLD]);
  expect(await forgetAll()).toEqual([0]);
  await keepFor(null);
  expect(await forgetAll()).toEqual([0]);
});

it('keeps the file while its booking lasts, unless it was cancelled', async () => {
  await addPapers([OLD]);
  await keepFor(3);
  await moveEnd(new Date(november(25, '10:00')), null);
  expect(await forgetAll()).toEqual([0]);
  await moveEnd(new Date(november(25, '10:00')), new Date(november(11, '10:00')));
  expect(await forgetAll()).toEqual([1, 0]);
});
