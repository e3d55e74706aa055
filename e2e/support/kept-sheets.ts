import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const PATIENCE = { timeout: 90_000, interval: 500 };

/** Keys of the kept answers; null without their database, which reading would create. */
const keptKeys = (page: Page) =>
  page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name);
    if (!names.includes('kept-sheets')) return null;
    const result = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await result(indexedDB.open('kept-sheets'));
    const keys = await result(database.transaction('answers').objectStore('answers').getAllKeys());
    database.close();
    return keys;
  });

/** Waits until the sheet of a booking and the state of its car are kept on the device. */
export async function untilSheetKept(page: Page, bookingId: number, carId: number): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const wanted = [`HandoverSheets {"bookingId":${bookingId}}`, `SheetCar {"carId":${carId}}`];
  await expect.poll(() => keptKeys(page), PATIENCE).toEqual(expect.arrayContaining(wanted));
}

/** Waits until nothing is kept. */
export const untilNothingKept = (page: Page) =>
  expect.poll(() => keptKeys(page), PATIENCE).toBeNull();
