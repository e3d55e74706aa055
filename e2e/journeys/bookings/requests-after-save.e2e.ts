import { addDays } from '@schema/values/time/calendar';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { today } from '../../support/board/board-facts';
import { book } from '../../support/bookings';
import { callsOf } from '../../support/calls';
import { addVesta } from '../../support/cars';
import { dialogOf, fieldOf, focusedUndo } from '../../support/dialogs';
import { BLANK, goTo } from '../../support/go-to';
import { type Open, screenTest } from '../../support/screen-test';

/** Longer than the client waits to merge notices. */
const QUIET_MS = 1500;

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Resolves when none of the pages has called the API for a while. */
async function untilQuiet(pages: readonly Page[], calls: readonly unknown[][]): Promise<void> {
  let seen = -1;
  const count = () => calls.reduce((sum, { length }) => sum + length, 0);
  while (count() !== seen) {
    seen = count();
    await pages[0]?.waitForTimeout(QUIET_MS);
  }
}

/** Names of the operations that each page sends because of `save`, sorted. */
async function callsAfter(pages: readonly Page[], save: () => Promise<unknown>) {
  const calls = pages.map(callsOf);
  await save();
  await untilQuiet(pages, calls);
  const [own = [], others = []] = calls.map((sent) => sent.map(({ name }) => name).toSorted());
  return { own, others: [...new Set(others)] };
}

/** Requests of the board and its bars after a load, the last ones when the page is idle. */
const AT_LOAD = ['ActionCount', 'Board', 'DailyTiles', 'IncompleteBookings'];

/**
 * Opens the address in all pages until everything is loaded and their live connections are open.
 */
async function allAt(pages: readonly Page[], address: string): Promise<void> {
  const calls = pages.map(callsOf);
  for (const page of pages) await goTo(page, address);
  for (const [index, page] of pages.entries()) {
    await page.locator('[data-board][data-live="live"]').waitFor({ state: 'attached' });
    await expect
      .poll(() => calls[index]?.map(({ name }) => name), { timeout: 30_000 })
      .toEqual(expect.arrayContaining(AT_LOAD));
  }
  await untilQuiet(pages, calls);
}

/** Queries of bookings by the board, its panel and the button of «Сейчас». */
const OF_BOOKINGS = ['ActionCount', 'Board', 'DailyTiles', 'MoneyMarks'];

/** A manager and an admin at their tablets, and a booking of three days in a car of its own. */
async function openBoth(open: Open, licensePlate: string) {
  const mine = await open({ device: 'tablet', as: 'manager', path: BLANK });
  const theirs = await open({ device: 'tablet', as: 'admin', path: BLANK });
  const carId = await addVesta(theirs, licensePlate);
  const [from, to] = [today(), addDays(today(), 2)];
  const rental = { carId, from, to, customer: 'Счётов Пётр', pickup: '00:30', depositAmount: 0 };
  const { id } = await book(theirs, rental);
  const address = `/?booking=${id}&day=${from}`;
  return { mine, both: [mine, theirs], carId, id, from, to, address };
}

/** Queries of a colleague with the booking open; its documents may state other terms. */
const OF_COLLEAGUE = [...OF_BOOKINGS, 'Booking', 'RentalMoney', 'RentalPapers'].toSorted();

screenTest('a payment and a handover are one request each', async ({ open }) => {
  const { mine, both, address } = await openBoth(open, 'О171ОО77');
  await allAt(both, address);
  await press(mine, 'Принять оплату');
  const sheet = mine.getByRole('dialog', { name: 'Принять оплату' });
  const take = sheet.getByRole('button', { name: 'Принять', exact: true });
  expect(await callsAfter(both, () => take.click())).toEqual({
    // The sheet reads the tills when it opens.
    own: ['MoneyMarks', 'TakePayment', 'Tills'],
    others: ['MoneyMarks', 'RentalMoney'],
  });

  // A mark may change the due date of the deposit. MarkQuestions is sent before it.
  await allAt(both, address);
  expect(await callsAfter(both, () => press(mine, 'Выдать'))).toEqual({
    own: [
      ...OF_BOOKINGS,
      'MarkHandedOver',
      'MarkQuestions',
      'RentalMoney',
      'RentalPapers',
    ].toSorted(),
    others: OF_COLLEAGUE,
  });
});

screenTest('an edit is one request', async ({ open }) => {
  const { mine, both, address } = await openBoth(open, 'О172ОО77');
  await allAt(both, address);
  await fieldOf(mine, 'Итоговая стоимость').fill('9500');
  expect(await callsAfter(both, () => press(mine, 'Сохранить'))).toEqual({
    own: [...OF_BOOKINGS, 'UpdateBooking'],
    others: OF_COLLEAGUE,
  });
});

screenTest('a new booking and an extension are one request each', async ({ open }) => {
  const { mine, both, carId, from, to, address } = await openBoth(open, 'О173ОО77');
  const created = [...OF_BOOKINGS, 'CreateBookingWithCustomer'].toSorted();
  /** The board goes to the booking: payment signs of rows that come into view may be read apart. */
  const withSignsOnce = ({ own, others }: Awaited<ReturnType<typeof callsAfter>>) => {
    expect(own.filter((name) => name === 'MoneyMarks').length).toBeLessThanOrEqual(2);
    return { own: own.filter((name, at) => name !== 'MoneyMarks' || own[at - 1] !== name), others };
  };
  const create = dialogOf(mine).getByRole('button', { name: 'Создать бронь', exact: true });
  await allAt(both, address);
  await press(mine, 'Продлить аренду');
  await create.waitFor();
  await untilQuiet([mine], [callsOf(mine)]);
  expect(withSignsOnce(await callsAfter(both, () => create.click()))).toEqual({
    own: created,
    others: OF_COLLEAGUE,
  });

  const [first, last] = [addDays(to, 5), addDays(to, 6)];
  await allAt(both, `/?new=event&car=${carId}&from=${first}&to=${last}&day=${from}`);
  await fieldOf(mine, 'Клиент').fill('Новиков Иван');
  await fieldOf(mine, 'Телефон').fill('+7 (916) 245-18-77');
  await untilQuiet([mine], [callsOf(mine)]);
  expect(withSignsOnce(await callsAfter(both, () => create.click()))).toEqual({
    own: created,
    others: OF_BOOKINGS,
  });
});

screenTest('an archived booking and its undo read each list once', async ({ open }) => {
  const { mine, both, id, address } = await openBoth(open, 'О174ОО77');
  // The car is out: archiving marks its return, and the undo removes the mark too.
  expect((await mine.request.post(`/api/bookings/${id}/handover`, { data: {} })).ok()).toBe(true);
  await allAt(both, address);
  await press(mine, 'В архив');
  const question = mine.getByRole('alertdialog', { name: 'Переместить бронь в архив?' });
  const archived = await callsAfter(both, () =>
    question.getByRole('button', { name: /архив/ }).last().click(),
  );
  expect(archived).toEqual({
    own: [...OF_BOOKINGS, 'ArchiveBooking'].toSorted(),
    others: OF_COLLEAGUE,
  });
  const undone = await callsAfter(both, async () => (await focusedUndo(mine, /архив/)).click());
  expect([...new Set(undone.own)]).toEqual(
    [...OF_BOOKINGS, 'RestoreBooking', 'UnmarkReturned'].toSorted(),
  );
  expect(undone.others).toEqual(OF_BOOKINGS);
});
