import { BOOKING_DETAILS_TEXTS } from '@schema/texts/bookings/bookings';
import { DAY_DETAIL_TEXTS } from '@schema/texts/day/day-detail';
import { CLIENT_CARD_TEXTS } from '@schema/texts/people/customers';
import { addDays, formatDay } from '@schema/values/time/calendar';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFaults } from '../../support/accessibility';
import { today } from '../../support/board/board-facts';
import { boardGrid } from '../../support/board/board-pointer';
import { book } from '../../support/bookings';
import { addVesta } from '../../support/cars';
import { dialogOf, focusedUndo, untilEntries } from '../../support/dialogs';
import { type Caller, readJson } from '../../support/rest';
import { screenTest } from '../../support/screen-test';

/** A car that is handed over by mark and two days late. */
async function overdueCar(caller: Caller, plate: string, person: { name: string; phone: string }) {
  const carId = await addVesta(caller, plate);
  const [from, to] = [addDays(today(), -3), addDays(today(), -2)];
  const rental = await book(caller, {
    carId,
    from,
    to,
    customer: person.name,
    phone: person.phone,
  });
  const handover = await caller.request.post(`/api/bookings/${rental.id}/handover`, { data: {} });
  expect(handover.ok()).toBe(true);
  return { carId, due: `${formatDay(to)} 18:00`, bookingId: rental.id };
}

const searchOf = (page: Page) => page.getByRole('dialog', { name: 'Поиск и команды' });

screenTest(
  'search, form and the day’s list show an unreturned car with its customer and due time',
  async ({ open, restAs }) => {
    const admin = await restAs('admin');
    const person = { name: 'Долгов Пётр', phone: '+79035558871' };
    const { due } = await overdueCar(admin, 'О871ОО77', person);
    const words = `не возвращена: Долгов П., срок ${due}`;
    const page = await open({ as: 'admin' });
    await boardGrid(page).waitFor();
    await untilEntries(page, 0);
    await page.keyboard.press('Control+KeyK');
    await searchOf(page).waitFor();
    await searchOf(page).getByRole('searchbox').fill('о871 завтра');
    const option = searchOf(page).getByRole('option').filter({ hasText: words });
    await option.waitFor();
    await option.click();
    await dialogOf(page).getByText(words).waitFor();
    await expect.poll(() => accessibilityFaults(page)).toEqual([]);

    const list = await open({ as: 'admin', path: `/analytics/${today()}/available` });
    const card = list.getByRole('listitem').filter({ hasText: words });
    await card.waitFor();
    await card.getByText(DAY_DETAIL_TEXTS.dayPrice).waitFor();
    await card.getByText(/3\s000/).waitFor();
    await expect.poll(() => accessibilityFaults(list)).toEqual([]);
    await card.getByRole('link', { name: new RegExp(`^${DAY_DETAIL_TEXTS.book}`) }).click();
    await dialogOf(list).getByText(words).waitFor();
  },
);

screenTest('archiving a rental with its car out needs a confirmation', async ({ open, restAs }) => {
  const admin = await restAs('admin');
  const person = { name: 'Уехалов Лев', phone: '+79035558872' };
  const { bookingId } = await overdueCar(admin, 'О872ОО77', person);
  const { items } = await readJson<{ items: { id: number; phone: string }[] }>(admin, '/customers');
  const customer = items.find(({ phone }) => phone === person.phone);
  const card = await open({ as: 'admin', path: `/clients/${customer?.id}` });
  await card
    .getByRole('list', { name: CLIENT_CARD_TEXTS.current })
    .getByText('не возвращена')
    .waitFor();
  expect(await card.getByText(CLIENT_CARD_TEXTS.noCurrent).count()).toBe(0);

  const page = await open({ as: 'admin', path: `/?booking=${bookingId}` });
  const askAgain = async () => {
    await dialogOf(page)
      .getByRole('button', { name: BOOKING_DETAILS_TEXTS.archive, exact: true })
      .click();
    const question = page.getByRole('alertdialog');
    await question
      .getByText(/^Машина у клиента: Уехалов Л\., .*Сначала отметьте возврат$/)
      .waitFor();
    return question;
  };
  const question = await askAgain();
  await expect.poll(() => accessibilityFaults(page)).toEqual([]);
  await question.getByRole('button', { name: BOOKING_DETAILS_TEXTS.archiveReturned }).click();
  const undo = await focusedUndo(page, BOOKING_DETAILS_TEXTS.archived);
  const stateOf = async () => {
    const answer = await admin.request.post('/api/graphql', {
      data: { query: `{ booking(id: ${bookingId}) { status returnedAt handedOverAt } }` },
    });
    return ((await answer.json()) as { data: { booking: object } }).data.booking;
  };
  expect(await stateOf()).toMatchObject({
    status: 'cancelled',
    returnedAt: expect.stringMatching(/^\d{4}/),
  });
  await undo.click();
  await expect
    .poll(stateOf)
    .toMatchObject({ status: 'completed', returnedAt: null, handedOverAt: expect.any(String) });
});
