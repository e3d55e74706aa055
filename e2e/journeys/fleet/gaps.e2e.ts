import { MESSAGES } from '@schema/messages';
import { BOOKING_DETAILS_TEXTS, EVENT_TEXTS } from '@schema/texts/bookings/bookings';
import { RESEATING_TEXTS, remainsInCar } from '@schema/texts/bookings/reseating';
import { UNRETURNED_TEXTS } from '@schema/texts/bookings/whereabouts';
import { GAPS_TEXTS } from '@schema/texts/fleet/gaps';
import { MAINTENANCE_TEXTS } from '@schema/texts/fleet/maintenances';
import { formatRoubles } from '@schema/values/money/money';
import { shortName } from '@schema/values/people/short-name';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFaults } from '../../support/accessibility';
import { sharedFreeRun, today } from '../../support/board/board-facts';
import { boardGrid, carsInView, daysInView } from '../../support/board/board-pointer';
import { book } from '../../support/bookings';
import { dialogOf, fieldOf, focusedUndo, momentOf, noticesOf } from '../../support/dialogs';
import { goTo } from '../../support/go-to';
import { type Caller, readJson } from '../../support/rest';
import { screenTest } from '../../support/screen-test';
import { addUser } from '../../support/users';

interface Gaps {
  total: number;
  totalEarnings: number;
  models: string[];
  items: { carId: number; carTitle: string; firstDay: string; lastDay: string; earnings: number }[];
}
interface Booking {
  id: number;
  carId: number;
  endDate: string;
}
interface Plan {
  stays: { kind: string; id: number; title: string; why: string; endDate: string }[];
}

const tile = (page: Page, name: string) =>
  page
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${name}$`) })
    .locator('..');
const rows = (page: Page) =>
  page.getByRole('list', { name: GAPS_TEXTS.list }).getByRole('listitem');
const link = (page: Page, name: string) => page.getByRole('link', { name: new RegExp(`^${name}`) });
const choose = async (page: Page, label: string, option: string) => {
  await page.getByRole('button', { name: new RegExp(label) }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};
async function carOf(caller: Caller, bookingId: number): Promise<number | undefined> {
  const { items } = await readJson<{ items: Booking[] }>(caller, '/bookings');
  return items.find(({ id }) => id === bookingId)?.carId;
}

screenTest(
  'gaps are counted, filtered by model, shown on the board and booked',
  async ({ open, product }) => {
    const page = await open({ path: '/analytics/gaps', as: 'manager' });
    await rows(page).first().waitFor();
    const all = await readJson<Gaps>(page, '/analytics/gaps');
    await tile(page, GAPS_TEXTS.count).getByText(String(all.total), { exact: true }).waitFor();
    await tile(page, GAPS_TEXTS.earnings)
      .getByText(formatRoubles(all.totalEarnings), { exact: true })
      .waitFor();
    const [best] = all.items;
    if (!best) throw new Error('The demo company has no gaps.');
    await rows(page).first().getByText(formatRoubles(best.earnings), { exact: true }).waitFor();
    await choose(page, GAPS_TEXTS.model, best.carTitle);
    await choose(page, GAPS_TEXTS.order, GAPS_TEXTS.byDate);
    const query = `model=${encodeURIComponent(best.carTitle)}&order=date`;
    const ofModel = await readJson<Gaps>(page, `/analytics/gaps?${query}`);
    await tile(page, GAPS_TEXTS.count).getByText(String(ofModel.total), { exact: true }).waitFor();
    const nearest = ofModel.items[0];
    if (!nearest) throw new Error('The model has no gaps any more.');
    const [year, month, day] = nearest.firstDay.split('-');
    const begins = new RegExp(`^\\p{L}{2} ${day}\\.${month}\\.${year}`, 'u');
    await rows(page).first().getByText(begins).waitFor();
    // Another gap of the model may begin on the same day.
    const isNearestFirst = () =>
      rows(page)
        .first()
        .locator(`[href*="car=${nearest.carId}&"][href*="from=${nearest.firstDay}"]`)
        .waitFor();
    await isNearestFirst();
    await page.waitForURL(/order=date/);
    await link(page, RESEATING_TEXTS.title).first().waitFor();
    const list = page.url();
    // The booking opens on the days of the gap, at the listed price.
    await rows(page)
      .first()
      .getByRole('link', { name: /^Забронировать/ })
      .click();
    await dialogOf(page).waitFor();
    await expect.poll(() => momentOf(page, 'Выдача')).toContain(`${day}.${month}.`);
    await dialogOf(page).getByText(formatRoubles(nearest.earnings)).first().waitFor();
    await goTo(page, list);
    await isNearestFirst();
    await rows(page)
      .first()
      .getByRole('link', { name: /^На шахматке/ })
      .click();
    await boardGrid(page).waitFor();
    const isGapInView = async () => {
      const { first, last } = await daysInView(page);
      return first <= nearest.firstDay && nearest.lastDay <= last;
    };
    await expect.poll(isGapInView).toBe(true);
    await expect.poll(() => carsInView(page)).toContain(nearest.carId);

    await addUser(product.url, 'ada', ['view_analytics']);
    const reader = await open({ path: '/analytics/gaps', as: 'ada' });
    await rows(reader).first().waitFor();
    expect(await link(reader, GAPS_TEXTS.book).count()).toBe(0);
    expect(await link(reader, GAPS_TEXTS.board).count()).toBe(0);
    expect(await link(reader, RESEATING_TEXTS.title).count()).toBe(0);
  },
);

screenTest(
  'a car is freed by a previewed plan, undone in one step',
  async ({ open, restAs, problemsOf }) => {
    const manager = await restAs('manager');
    const { carId, days } = await sharedFreeRun(manager, 2);
    const [from = '', to = ''] = days;
    const customer = 'Пересадов Пётр';
    const { id } = await book(manager, { carId, from, to: from, customer, phone: '+79035550601' });
    const path = `/reseat?car=${carId}&from=${from}&to=${to}`;
    const page = await open({ device: 'tablet', as: 'manager', path });
    const plan = page.getByRole('list', { name: RESEATING_TEXTS.moves });
    const move = plan.getByRole('listitem').filter({ hasText: customer });
    await move.getByText(/Та же модель|Ближайшая по цене/).waitFor();
    await move.getByText(new RegExp(RESEATING_TEXTS.priceStays)).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    const apply = page.getByRole('button', { name: new RegExp(`^${RESEATING_TEXTS.apply}`) });
    expect((await apply.boundingBox())?.height).toBeGreaterThanOrEqual(44);

    // An excluded booking stays and the car is not free then: both are shown beforehand.
    const wanted = move.getByRole('checkbox', { name: customer });
    await wanted.click();
    await page.getByText(remainsInCar([shortName(customer)])).waitFor();
    const nothing = page.getByRole('button', { name: RESEATING_TEXTS.nothingChosen });
    await expect.poll(() => nothing.isDisabled()).toBe(true);
    await wanted.click();

    // A failed request loses no input. Reads continue: a live notice may refresh the plan
    // meanwhile.
    await page.route('**/api/graphql', (route) =>
      route.request().postData()?.includes('ReseatBookings') ? route.abort() : route.continue(),
    );
    await apply.click();
    await page.getByRole('alert').getByText(MESSAGES.reseating.saveFailed).waitFor();
    await page.unroute('**/api/graphql');
    problemsOf(page).errors.length = 0;
    await move.waitFor();
    expect(await carOf(manager, id)).toBe(carId);

    await apply.click();
    const done = noticesOf(page).getByText(new RegExp(`^${RESEATING_TEXTS.done}`));
    await done.waitFor();
    await page.getByText(new RegExp(RESEATING_TEXTS.freeHint)).waitFor();
    expect(await carOf(manager, id)).not.toBe(carId);
    await page.keyboard.press('Control+KeyZ');
    await noticesOf(page).getByText(RESEATING_TEXTS.undone).waitFor();
    await move.waitFor();
    expect(await carOf(manager, id)).toBe(carId);
  },
);

screenTest(
  'maintenance over a booking is named in its dialog and as the reason of the plan',
  async ({ open, restAs }) => {
    const manager = await restAs('manager');
    const { carId, days } = await sharedFreeRun(manager, 3);
    const [from = '', middle = '', to = ''] = days;
    const customer = 'Сервисов Семён';
    await book(manager, { carId, from, to, customer, phone: '+79035550602' });
    const { licensePlate } = await readJson<{ licensePlate: string }>(manager, `/cars/${carId}`);
    const path = `/?new=event&car=${carId}&from=${middle}&to=${middle}`;
    const page = await open({ device: 'tablet', as: 'manager', path });
    await dialogOf(page).getByRole('tab', { name: EVENT_TEXTS.service }).click();
    await fieldOf(page, MAINTENANCE_TEXTS.description).fill('Замена ремня');
    await dialogOf(page).getByRole('button', { name: MAINTENANCE_TEXTS.create }).click();
    await dialogOf(page)
      .getByRole('heading', { name: new RegExp(`^Сервис: .*, ${licensePlate}$`) })
      .waitFor();
    await dialogOf(page).getByRole('link', { name: MAINTENANCE_TEXTS.reseat }).click();
    await page.getByRole('button', { name: new RegExp(RESEATING_TEXTS.goals.service) }).waitFor();
  },
);

screenTest(
  'a rental continues in another car, and the swap is undone',
  async ({ open, restAs }) => {
    const manager = await restAs('manager');
    const { carId, seat } = await rentalUnderWay(manager);
    const path = `/reseat?car=${carId}&from=${today()}&to=${today()}&broken=1`;
    const page = await open({ device: 'phone', as: 'manager', path });
    const stays = page.getByRole('list', { name: RESEATING_TEXTS.stays });
    const row = stays.getByRole('listitem').filter({ hasText: seat.title }).first();
    await row.getByRole('button', { name: RESEATING_TEXTS.swap }).click();
    const swap = dialogOf(page).getByRole('button', { name: RESEATING_TEXTS.swapNow });
    await dialogOf(page).getByText(RESEATING_TEXTS.swapCar).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);

    // A future moment is refused under its field; the input is kept.
    const year = dialogOf(page).getByRole('group', { name: RESEATING_TEXTS.swapAt });
    const typeYear = async (digits: string) => {
      await year.getByRole('spinbutton').nth(2).focus();
      await page.keyboard.type(digits);
    };
    await typeYear('2030');
    await dialogOf(page)
      .getByRole('button', { name: RESEATING_TEXTS.swapThen, exact: true })
      .click();
    await year.locator('..').getByText(MESSAGES.carSwap.momentInvalid).waitFor();
    expect(await momentOf(page, RESEATING_TEXTS.swapAt)).toContain('2030');
    await typeYear(today().slice(0, 4));
    await swap.click();
    const done = noticesOf(page).getByText(new RegExp(`^${RESEATING_TEXTS.swapped}`));
    // Depending on the demo's clock the replacement may be an unreturned car.
    const confirm = dialogOf(page).getByRole('button', { name: UNRETURNED_TEXTS.confirm });
    await done.or(confirm).waitFor();
    if (await confirm.isVisible()) await confirm.click();
    const undo = await focusedUndo(page, new RegExp(`^${RESEATING_TEXTS.swapped}`));
    await row.waitFor({ state: 'detached' });
    const { items } = await readJson<{ items: Booking[] }>(manager, '/bookings');
    const whole = items.find(({ id }) => id === seat.id);
    expect(new Date(whole?.endDate ?? 0).getTime()).toBeLessThan(new Date(seat.endDate).getTime());
    await undo.click();
    await noticesOf(page).getByText(RESEATING_TEXTS.swapUndone).waitFor();
    await row.waitFor();

    // The dialog of each part links to the other, over the list and over the board.
    const { second } = await swapped(manager, seat);
    for (const path of ['/bookings-list', '/']) {
      await goTo(page, `${path}?booking=${seat.id}`);
      const after = dialogOf(page).getByText(BOOKING_DETAILS_TEXTS.carAfter).locator('..');
      await after.getByRole('link').waitFor();
      expect(await accessibilityFaults(page)).toEqual([]);
      await after.getByRole('link').click();
      await expect.poll(() => new URL(page.url()).search).toBe(`?booking=${second.id}`);
      const before = dialogOf(page).getByText(BOOKING_DETAILS_TEXTS.carBefore).locator('..');
      // With its digit: a plate may begin with the same letter.
      await before.getByText(new RegExp(`^${BOOKING_DETAILS_TEXTS.since} \\d`)).waitFor();
    }
  },
);

/** The rental continues in the first car that is free until its end. */
async function swapped(caller: Caller, { id, endDate }: Plan['stays'][number]) {
  const now = new Date().toISOString();
  const free = await readJson<{ items: { car: { id: number } }[] }>(
    caller,
    `/availability/cars?start=${now}&end=${endDate}`,
  );
  const carId = free.items[0]?.car.id;
  const answer = await caller.request.post(`/api/bookings/${id}/swap`, {
    data: { carId, confirmed: true },
  });
  expect(answer.status()).toBe(200);
  return (await answer.json()) as { second: { id: number } };
}

/** A handed-over rental, while another car is free until its end. */
async function rentalUnderWay(caller: Caller) {
  const { items } = await readJson<{ items: (Booking & { status: string })[] }>(
    caller,
    '/bookings',
  );
  const start = new Date(Date.now() - 60_000).toISOString();
  const window = `start=${start}`;
  for (const { carId, id, endDate, status } of items) {
    if (status !== 'active') continue;
    const free = await readJson<{ items: object[] }>(
      caller,
      `/availability/cars?start=${start}&end=${endDate}`,
    );
    if (free.items.length === 0) continue;
    const plan = await readJson<Plan>(caller, `/reseating?carId=${carId}&${window}&end=${endDate}`);
    const seat = plan.stays.find((one) => one.kind === 'booking' && one.id === id);
    if (seat) return { carId, seat };
  }
  throw new Error('No rental under way could go on in another car.');
}
