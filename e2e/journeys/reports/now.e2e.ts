import { STILL_MS } from '@frontend/shared/lib/presses/still-places';
import { MESSAGES } from '@schema/messages';
import { CONTACT_TEXTS, MARK_TEXTS } from '@schema/texts/bookings/marks';
import { NOW_TEXTS } from '@schema/texts/day/now';
import { SHEET_LINKS } from '@schema/texts/handover/sheet';
import { MARK_QUESTION_TEXTS } from '@schema/texts/money/mark-money';
import { KIT_TEXTS, SHELL_TEXTS } from '@schema/texts/shell/shell';
import { addDays, instantAt } from '@schema/values/time/calendar';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFaults } from '../../support/accessibility';
import { freeRun, readBoard, today, ZONE } from '../../support/board/board-facts';
import { boardGrid } from '../../support/board/board-pointer';
import { book, handoverToday, type MadeBooking } from '../../support/bookings';
import { addVesta } from '../../support/cars';
import { closeByEscape, dialogOf, fieldOf, noticesOf } from '../../support/dialogs';
import { BLANK, goTo, walkTo } from '../../support/go-to';
import { markWithoutMoney } from '../../support/marks';
import { type Caller, readJson } from '../../support/rest';
import { screenTest } from '../../support/screen-test';
import { withFingers } from '../../support/touch/fingers';

interface Task {
  kind: string;
  booking: { id: number; customerName: string };
}

interface NowAnswer {
  overdue: Task[];
  today: Task[];
  total: number;
}

const DAYS_BACK = 60;

let made = 0;
/** A rental in the past that was handed over and has no return mark. */
async function overdueRental(
  caller: Caller,
  carId: number | null = null,
): Promise<MadeBooking & { phone: string; carId: number }> {
  made += 1;
  const { rows } = await readBoard(caller, addDays(today(), -DAYS_BACK), DAYS_BACK);
  for (const { car, cells } of rows) {
    if (carId !== null && carId !== car.id) continue;
    const at = cells.findLastIndex(
      ({ status }, index) => status === 'available' && cells[index + 1]?.status === 'available',
    );
    const [from, to] = [cells[at]?.date, cells[at + 1]?.date];
    if (!from || !to) continue;
    const customer = `Опоздалов${made} Олег`;
    const phone = `+7903555040${made}`;
    const booking = await book(caller, { carId: car.id, from, to, customer, phone });
    const marked = await caller.request.post(`/api/bookings/${booking.id}/handover`, { data: {} });
    if (!marked.ok()) throw new Error(await marked.text());
    return { ...booking, phone, carId: car.id };
  }
  throw new Error('No car was free for two past days.');
}

const section = (page: Page, title: string) =>
  page.getByRole('region', { name: new RegExp(`^${title}`) });
const cardOf = (page: Page, words: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: words });
const rowWith = (page: Page, part: Locator) =>
  page.getByRole('main').getByRole('listitem').filter({ has: part });
/** A press on an element that has just moved under the pointer is ignored. */
/** Middle of the news bar, from the lower edge of the screen. */
const NEWS_MIDDLE_PX = 38;
const still = (page: Page) => page.waitForTimeout(STILL_MS);
const wayToNow = (page: Page) =>
  page.getByRole('link', { name: new RegExp(`^${SHELL_TEXTS.now}`) });

screenTest(
  'an overdue return has a phone link, is marked without its money and undone',
  async ({ open }) => {
    const page = await open({ device: 'phone', as: 'manager' });
    await boardGrid(page).waitFor();
    const { customer, phone } = await overdueRental(page);
    const { total } = await readJson<NowAnswer>(page, '/now');
    // The counter in the bar updates over the live connection.
    await page.getByRole('link', { name: new RegExp(`^${SHELL_TEXTS.now} ${total} `) }).click();
    await page.waitForURL('**/now');
    const card = section(page, NOW_TEXTS.overdue)
      .getByRole('listitem')
      .filter({ hasText: customer });
    await card.getByText(new RegExp(NOW_TEXTS.late)).waitFor();
    // The bar names the screen; its title is only for screen readers.
    const title = page.getByRole('heading', { level: 1, name: SHELL_TEXTS.now });
    expect(await title.boundingBox()).toMatchObject({ width: 1, height: 1 });
    // A press on the text unfolds the links of the row.
    const actions = card.getByRole('button', { name: new RegExp(`^${NOW_TEXTS.actions}`) });
    await actions.tap();
    await expect.poll(() => actions.getAttribute('aria-expanded')).toBe('true');
    const call = card.getByRole('link', { name: `${CONTACT_TEXTS.call}: ${customer}` });
    expect(await call.getAttribute('href')).toBe(`tel:${phone}`);
    const chat = card.getByRole('link', { name: `${CONTACT_TEXTS.whatsapp}: ${customer}` });
    expect(await chat.getAttribute('href')).toBe(`https://wa.me/${phone.slice(1)}`);
    expect(await accessibilityFaults(page)).toEqual([]);

    const mark = card.getByRole('button', { name: new RegExp(`^${MARK_TEXTS.return}`) });
    const box = await mark.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    const place = await card.boundingBox();
    await mark.click();
    await markWithoutMoney(page, 'return');
    const undo = page.getByRole('button', { name: new RegExp(`^${KIT_TEXTS.undo}:.*${customer}`) });
    await undo.waitFor();
    await page.getByText(new RegExp(`^${NOW_TEXTS.returned} \\d\\d:\\d\\d$`)).waitFor();
    expect((await readJson<NowAnswer>(page, '/now')).total).toBe(total - 1);
    expect((await rowWith(page, undo).boundingBox())?.y).toBe(place?.y);
    await still(page);
    await undo.click();
    await mark.waitFor();
    expect((await readJson<NowAnswer>(page, '/now')).total).toBe(total);

    // Both open over the list; an extension starts where the rental ends.
    await card.getByRole('link', { name: new RegExp(`^${NOW_TEXTS.open}`) }).click();
    await dialogOf(page).getByRole('heading', { name: 'Работа с бронью' }).waitFor();
    await closeByEscape(page);
    await card.getByRole('link', { name: new RegExp(`^${NOW_TEXTS.extend}`) }).click();
    await dialogOf(page).getByRole('heading', { name: 'Создание события' }).waitFor();
    await closeByEscape(page);
    await mark.click();
    await markWithoutMoney(page, 'return');
    await undo.waitFor();
    // The next visit shows the remaining entries.
    await walkTo(page, '/');
    await walkTo(page, '/now');
    await card.waitFor({ state: 'detached' });
  },
);

screenTest('the day is in order of time, with service conflicts beside it', async ({ open }) => {
  const page = await open({ as: 'manager', path: BLANK });
  const { carId, days } = await freeRun(page, 1);
  const day = days[0] ?? '';
  const customer = 'Пересеков Пётр';
  await book(page, { carId, from: day, to: day, customer, phone: '+79035550501' });
  const service = await page.request.post('/api/maintenances', {
    data: {
      carId,
      description: 'Замена стекла',
      status: 'scheduled',
      startDate: instantAt(day, '12:00', ZONE).toISOString(),
      endDate: instantAt(day, '15:00', ZONE).toISOString(),
      cost: 0,
    },
  });
  const { id } = (await service.json()) as { id: number };
  await goTo(page, '/now');
  const conflict = section(page, NOW_TEXTS.conflicts)
    .getByRole('listitem')
    .filter({ hasText: customer });
  await conflict.getByText('Замена стекла').waitFor();
  const { today: tasks } = await readJson<NowAnswer>(page, '/now');
  if (tasks.length > 0) {
    const names = section(page, NOW_TEXTS.today).getByRole('listitem');
    await expect.poll(() => names.count()).toBe(tasks.length);
    for (const [at, { booking }] of tasks.entries()) {
      expect(await names.nth(at).innerText()).toContain(booking.customerName);
    }
  }
  await section(page, NOW_TEXTS.incomplete)
    .getByText(/^\d+ брон/)
    .waitFor();

  // After the maintenance is done the conflict is struck, and removed at the next visit.
  await page.request.put(`/api/maintenances/${id}`, {
    data: {
      description: 'Замена стекла',
      status: 'done',
      startDate: instantAt(day, '12:00', ZONE).toISOString(),
      endDate: instantAt(day, '15:00', ZONE).toISOString(),
      cost: 0,
    },
  });
  await conflict.getByText(NOW_TEXTS.gone).waitFor();
  await page.getByRole('button', { name: NOW_TEXTS.refresh }).click();
  await conflict.waitFor({ state: 'detached' });
});

screenTest(
  'ten entries fit; a failed mark keeps its card',
  async ({ open, problemsOf, restAs }) => {
    const { customer } = await overdueRental(await restAs('manager'));
    const viewport = { width: 1280, height: 800 };
    const page = await open({ viewport, as: 'manager', path: '/now' });
    const row = await cardOf(page, customer).boundingBox();
    // Above the rows: the bar, the title and the headings of two sections.
    expect(row?.height).toBeLessThanOrEqual((viewport.height - 220) / 10);
    // Buttons of handovers and returns are in columns.
    for (const name of [/^Позвонить/, /^(?:Выдать|Принять):/]) {
      const buttons = page.getByRole('listitem').getByLabel(name);
      const lefts = await buttons.evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect().left),
      );
      expect(new Set(lefts).size).toBe(1);
    }
    const mark = cardOf(page, customer).getByRole('button', {
      name: new RegExp(`^${MARK_TEXTS.return}`),
    });
    await mark.waitFor();
    await page.route('**/api/graphql', (route) =>
      route.request().postData()?.includes('mutation') ? route.abort() : route.continue(),
    );
    await mark.click();
    await markWithoutMoney(page, 'return');
    await noticesOf(page).getByText(MESSAGES.marks.returnFailed).waitFor();
    await page.unroute('**/api/graphql');
    await markWithoutMoney(page, 'return');
    await page
      .getByRole('button', { name: new RegExp(`^${KIT_TEXTS.undo}:.*${customer}`) })
      .waitFor();
    problemsOf(page).errors.length = 0;
  },
);

screenTest('a mark in the open booking keeps unsaved input', async ({ open }) => {
  const page = await open({ as: 'manager' });
  const { customer } = await overdueRental(page);
  await wayToNow(page).click();
  await cardOf(page, customer)
    .getByRole('link', { name: new RegExp(`^${NOW_TEXTS.open}`) })
    .click();
  const dialog = dialogOf(page);
  await dialog.getByText(/^Выдана \d\d:\d\d/).waitFor();
  await fieldOf(page, 'Комментарий к залогу').fill('Вернуть на карту');
  const mark = dialog.getByRole('button', { name: MARK_TEXTS.return, exact: true });
  await mark.click();
  await markWithoutMoney(page, 'return');
  await dialog.getByText(/Принята \d\d:\d\d/).waitFor();
  expect(await mark.count()).toBe(0);
  expect(await fieldOf(page, 'Комментарий к залогу').inputValue()).toBe('Вернуть на карту');
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await noticesOf(page).getByText('Бронь обновлена').waitFor();
  // A list that changed while hidden is requested again when shown.
  await wayToNow(page).click();
  await section(page, NOW_TEXTS.incomplete).waitFor();
  await cardOf(page, customer).waitFor({ state: 'detached' });
});

interface MarksAnswer {
  data: { booking: { handedOverAt: string | null; returnedAt: string | null } };
}

/** True when it is handed over, and when it is returned. */
async function marksOf(caller: Caller, { id }: MadeBooking): Promise<[boolean, boolean]> {
  const query = `{ booking(id: ${id}) { handedOverAt returnedAt } }`;
  const answer = await caller.request.post('/api/graphql', { data: { query } });
  const { handedOverAt, returnedAt } = ((await answer.json()) as MarksAnswer).data.booking;
  return [handedOverAt !== null, returnedAt !== null];
}

const centreOf = async (target: Locator) => {
  const box = await target.boundingBox();
  if (!box) throw new Error('It is not on the screen.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

screenTest(
  'a second tap hands over no other car; a change by others moves no row',
  async ({ open, restAs }) => {
    const caller = await restAs('manager');
    const handover = async (plate: string, customer: string, phone: string) =>
      handoverToday(caller, await addVesta(await restAs('admin'), plate), {
        customer,
        phone,
        isOwed: false,
      });
    const first = await handover('Н101НН77', 'Первов Пётр', '+79035550601');
    const second = await handover('Н102НН77', 'Вторых Вера', '+79035550602');
    const third = await handover('Н103НН77', 'Третьяк Тимур', '+79035550603');
    const page = await open({ device: 'phone', as: 'manager', path: '/now' });
    const mark = ({ customer }: MadeBooking) =>
      cardOf(page, customer).getByRole('button', { name: new RegExp(`^${MARK_TEXTS.handover}`) });
    await mark(first).waitFor();
    const places = () =>
      page
        .getByRole('main')
        .getByRole('listitem')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top + scrollY));
    await mark(first).scrollIntoViewIfNeeded();
    await still(page);
    const before = await places();

    await withFingers(page, async (fingers) => {
      const at = await centreOf(mark(first));
      await fingers.tap(at);
      await page.waitForTimeout(450);
      await fingers.tap(at);
    });
    await page.getByText(new RegExp(`^${NOW_TEXTS.handedOver} \\d\\d:\\d\\d$`)).waitFor();
    await still(page);
    expect(await marksOf(caller, first)).toEqual([true, false]);
    expect(await marksOf(caller, second)).toEqual([false, false]);
    expect(await places()).toEqual(before);

    // A colleague hands the next car over while the row below it is pressed: by a mouse, since a
    // finger that rests is a long press after half a second, which clicks nothing.
    await mark(third).scrollIntoViewIfNeeded();
    const { x, y } = await centreOf(mark(third));
    // The news bar covers the end of the list, under the pressed pointer.
    await page.setViewportSize({ width: 390, height: Math.round(y) + NEWS_MIDDLE_PX });
    // In the evening the list is so short that this height has the spacing of a landscape phone.
    const resized = await places();
    await page.mouse.move(x, y);
    await page.mouse.down();
    await caller.request.post(`/api/bookings/${second.id}/handover`, { data: {} });
    await cardOf(page, second.customer).getByText(NOW_TEXTS.gone).waitFor();
    await page.mouse.up();
    await expect.poll(() => marksOf(caller, third)).toEqual([true, false]);
    expect(await places()).toEqual(resized);
    expect(await accessibilityFaults(page)).toEqual([]);
  },
);

screenTest(
  'a late car and the next customer are one case: «Принять и выдать»',
  async ({ open, restAs }) => {
    const caller = await restAs('manager');
    const late = await overdueRental(caller, await addVesta(await restAs('admin'), 'Н104НН77'));
    const next = await handoverToday(caller, late.carId, {
      customer: 'Никитина Анна',
      phone: '+79035550604',
      isOwed: true,
    });
    const page = await open({ device: 'phone', as: 'manager', path: '/now' });
    const card = section(page, NOW_TEXTS.overdue)
      .getByRole('listitem')
      .filter({ hasText: late.customer });
    await card.getByText(new RegExp(`^${NOW_TEXTS.waits} ${next.customer}$`)).waitFor();
    expect(await cardOf(page, next.customer).count()).toBe(1);
    for (const { customer } of [late, next]) {
      await card.getByRole('link', { name: `${CONTACT_TEXTS.call}: ${customer}` }).waitFor();
    }
    for (const [{ id, customer }, side] of [
      [late, 'back'],
      [next, 'out'],
    ] as const) {
      const name = new RegExp(`^${SHEET_LINKS[side]}: .*${customer}`);
      const link = card.getByRole('link', { name });
      expect(await link.getAttribute('href')).toBe(`/handover/${id}/${side}`);
    }
    expect(await accessibilityFaults(page)).toEqual([]);
    await still(page);
    await card.getByRole('button', { name: new RegExp(`^${NOW_TEXTS.returnAndHandOver}`) }).tap();
    for (const without of [
      MARK_QUESTION_TEXTS.without.return,
      MARK_QUESTION_TEXTS.without.handover,
    ]) {
      await dialogOf(page).getByRole('button', { name: without }).tap();
    }
    await card.getByText(new RegExp(`^${NOW_TEXTS.handedOver}`)).waitFor();
    expect(await marksOf(caller, late)).toEqual([true, true]);
    expect(await marksOf(caller, next)).toEqual([true, false]);
    await still(page);
    await card.getByRole('button', { name: new RegExp(`^${KIT_TEXTS.undo}`) }).tap();
    await expect.poll(() => marksOf(caller, late)).toEqual([true, false]);
    expect(await marksOf(caller, next)).toEqual([false, false]);
  },
);
