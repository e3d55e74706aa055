import { MESSAGES } from '@schema/messages';
import { CARS_TEXTS, TARIFFS_TEXTS } from '@schema/texts/fleet/cars';
import { KIT_TEXTS } from '@schema/texts/shell/shell';
import type { Locator, Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import { noticesOf } from '../../support/dialogs';
import { readJson } from '../../support/rest';
import { screenTest } from '../../support/screen-test';
import { dragByFinger } from '../../support/touch/finger-drag';

interface Car {
  id: number;
  licensePlate: string;
}

const list = (page: Page) => page.getByRole('grid', { name: CARS_TEXTS.list });
const rows = (page: Page) => list(page).getByRole('row');
const rowOf = (page: Page, plate: string) =>
  list(page).getByRole('row', { name: new RegExp(`${plate}$`) });
const up = (page: Page, plate: string) =>
  rowOf(page, plate).getByRole('button', { name: new RegExp(CARS_TEXTS.moveUp) });
const down = (page: Page, plate: string) =>
  rowOf(page, plate).getByRole('button', { name: new RegExp(CARS_TEXTS.moveDown) });
const form = (page: Page) => page.getByRole('form', { name: CARS_TEXTS.form });
const field = (page: Page, label: string) => form(page).getByRole('textbox', { name: label });
const question = (page: Page) => page.getByRole('alertdialog', { name: KIT_TEXTS.leaveTitle });

const shownPlates = (page: Page): Promise<string[]> =>
  rows(page).evaluateAll((items) =>
    items.map((item) => item.getAttribute('aria-label')?.split(' ').at(-1) ?? ''),
  );
const savedCars = async (page: Page) => (await readJson<{ items: Car[] }>(page, '/cars')).items;
const savedPlates = async (page: Page) =>
  (await savedCars(page)).map(({ licensePlate }) => licensePlate);

/** The plates in order, once the list shows the saved one. */
async function openFleet(page: Page): Promise<string[]> {
  await rows(page).first().waitFor();
  const saved = await savedPlates(page);
  await expect.poll(() => shownPlates(page)).toEqual(saved);
  return saved;
}

/** The list shows this order, and it is saved. */
async function expectOrder(page: Page, order: readonly string[]): Promise<void> {
  await expect.poll(() => shownPlates(page)).toEqual(order);
  await expect.poll(() => savedPlates(page)).toEqual(order);
}

function swapped(order: readonly string[], first: string, second: string): string[] {
  return order.map((plate) => (plate === first ? second : plate === second ? first : plate));
}

/** Moves a plate right after another one. */
function after(order: readonly string[], plate: string, other: string): string[] {
  return order.flatMap((one) => (one === plate ? [] : one === other ? [other, plate] : [one]));
}

const hasFocus = (place: Locator) => place.evaluate((one) => one === document.activeElement);

const isReorder = (route: Route) => route.request().postData()?.includes('ReorderCars') ?? false;

async function addCar(page: Page, licensePlate: string): Promise<void> {
  const answer = await page.request.post('/api/cars', {
    data: {
      brand: 'Лада',
      model: 'Нива',
      licensePlate,
      tariffGroups: [{ name: '', tariffs: [{ minDays: 1, pricePerDay: 2000 }] }],
    },
  });
  if (!answer.ok()) throw new Error(await answer.text());
}

async function dragByMouse(page: Page, plate: string, below: string): Promise<void> {
  const [from, to] = [
    await rowOf(page, plate).boundingBox(),
    await rowOf(page, below).boundingBox(),
  ];
  if (!from || !to) throw new Error('The rows are out of sight.');
  await page.mouse.move(from.x + 140, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + 145, from.y + from.height / 2 + 8, { steps: 4 });
  await page.mouse.move(to.x + 140, to.y + to.height - 6, { steps: 8 });
  await page.mouse.up();
}

/** Different cars one after another. */
async function movesByButtonsAndMouse(page: Page): Promise<void> {
  const order = await openFleet(page);
  const [, b = '', c = '', , , f = '', g = ''] = order;
  await down(page, b).click();
  const once = swapped(order, b, c);
  await expectOrder(page, once);
  await down(page, f).click();
  const twice = swapped(once, f, g);
  await expectOrder(page, twice);
  await up(page, b).click();
  const thrice = swapped(twice, b, c);
  await noticesOf(page).getByText(MESSAGES.cars.ordered).first().waitFor();
  await expectOrder(page, thrice);

  const [top = '', next = '', , fourth = '', fifth = ''] = thrice;
  await dragByMouse(page, top, next);
  const dragged = after(thrice, top, next);
  await expectOrder(page, dragged);
  await dragByMouse(page, fourth, fifth);
  await expectOrder(page, after(dragged, fourth, fifth));
}

/** Quick moves over a slow network are all kept, in order. */
async function keepsQuickMoves(page: Page): Promise<void> {
  const order = await openFleet(page);
  const [a = '', b = '', c = '', d = '', e = ''] = order;
  let atOnce = 0;
  let most = 0;
  await page.route('**/api/graphql', async (route) => {
    if (!isReorder(route)) return route.continue();
    atOnce += 1;
    most = Math.max(most, atOnce);
    await new Promise((resolve) => setTimeout(resolve, 700));
    const answer = await route.fetch();
    atOnce -= 1;
    return route.fulfill({ response: answer });
  });
  await down(page, a).click();
  await down(page, a).click();
  await down(page, d).click();
  const wanted = [b, c, a, e, d, ...order.slice(5)];
  await expect.poll(() => shownPlates(page)).toEqual(wanted);
  await noticesOf(page).getByText(MESSAGES.cars.ordered).waitFor();
  await expectOrder(page, wanted);
  expect(most).toBe(1);
  await page.unroute('**/api/graphql');
}

async function revertsRefusedOrder(page: Page): Promise<void> {
  const order = await openFleet(page);
  const [a = '', b = '', c = ''] = order;
  const seen = Promise.withResolvers<void>();
  await page.route('**/api/graphql', async (route) => {
    if (!isReorder(route)) return route.continue();
    await seen.promise;
    return route.abort();
  });
  await down(page, a).click();
  await down(page, c).click();
  await expect.poll(async () => (await shownPlates(page))[0]).toBe(b);
  seen.resolve();
  await noticesOf(page).getByText(MESSAGES.cars.orderFailed).waitFor();
  await expectOrder(page, order);
  await page.unroute('**/api/graphql');
  await down(page, a).click();
  await expectOrder(page, swapped(order, a, b));
}

screenTest(
  'cars are moved by buttons, by mouse and over a slow network; a refused order reverts',
  async ({ open, problemsOf }) => {
    const page = await open({ path: '/cars', as: 'manager' });
    await movesByButtonsAndMouse(page);
    await keepsQuickMoves(page);
    await revertsRefusedOrder(page);
    problemsOf(page).errors.length = 0;
  },
);

/** The handle of the first row: Enter picks it up, arrows choose a place, Enter drops it. */
async function dragByKeys(page: Page): Promise<void> {
  const [first = ''] = await shownPlates(page);
  const handle = rows(page)
    .first()
    .getByRole('button', { name: new RegExp(CARS_TEXTS.drag) });
  await handle.focus();
  await page.keyboard.press('Enter');
  // A drop position gets the focus in the next frame; earlier keys are lost.
  const focused = () =>
    page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  await expect.poll(focused).not.toMatch(new RegExp(CARS_TEXTS.drag));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await shownPlates(page))[0]).not.toBe(first);
  await expectOrder(page, await shownPlates(page));
}

/** A button keeps the focus; at the end of the list the other button gets it. */
async function movesByKeyboard(page: Page): Promise<void> {
  const order = await openFleet(page);
  const [a = '', b = '', c = '', d = '', e = ''] = order;
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await rows(page).first().focus();
  // Down to the row, then right: the handle, up.
  await press('ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowRight', 'Enter', 'Space');
  const first = [c, a, b, ...order.slice(3)];
  await expectOrder(page, first);
  await expect.poll(() => hasFocus(down(page, c))).toBe(true);
  // From the first row to the fourth: the handle, up, down.
  await press('ArrowLeft', 'ArrowLeft', 'ArrowDown', 'ArrowDown', 'ArrowDown');
  await press('ArrowRight', 'ArrowRight', 'ArrowRight', 'Enter');
  await expectOrder(page, swapped(first, d, e));
  await expect.poll(() => hasFocus(down(page, d))).toBe(true);
  // No row was selected on the way: the form is still for a new car.
  expect(await field(page, CARS_TEXTS.plate).inputValue()).toBe('');
  await press('ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'Enter');
  await expect.poll(() => field(page, CARS_TEXTS.plate).inputValue()).toBe(d);
  await dragByKeys(page);
}

screenTest('different cars are dragged one after another by touch', async ({ open }) => {
  const page = await open({ device: 'tablet', path: '/cars', as: 'manager' });
  const order = await openFleet(page);
  const [a = '', b = '', , d = '', e = ''] = order;
  await dragByFinger(page, rowOf(page, a), rowOf(page, b));
  const once = after(order, a, b);
  await expectOrder(page, once);
  await dragByFinger(page, rowOf(page, d), rowOf(page, e));
  await expectOrder(page, after(once, d, e));
});

screenTest('moves work after cars are added, deleted and moved by anyone', async ({ open }) => {
  const page = await open({ path: '/cars', as: 'manager' });
  const other = await open({ path: '/cars', as: 'manager' });
  // Without rentals, so it may be deleted.
  const spare = 'О222ОО77';
  await addCar(other, spare);
  const order = await openFleet(page);
  await openFleet(other);
  await page.getByRole('button', { name: CARS_TEXTS.add }).click();
  await field(page, CARS_TEXTS.brand).fill('Лада');
  await field(page, CARS_TEXTS.model).fill('Аура');
  await field(page, CARS_TEXTS.plate).fill('К444КК77');
  await field(page, TARIFFS_TEXTS.price).fill('2500');
  await form(page).getByRole('button', { name: CARS_TEXTS.create, exact: true }).click();
  await expectOrder(page, [...order, 'К444КК77']);
  const [, b = '', c = ''] = order;
  await down(page, b).click();
  const moved = [...swapped(order, b, c), 'К444КК77'];
  await expectOrder(page, moved);
  await expect.poll(() => shownPlates(other)).toEqual(moved);

  const gone = (await savedCars(other)).find(({ licensePlate }) => licensePlate === spare);
  await other.request.delete(`/api/cars/${gone?.id}`);
  await addCar(other, 'М555ММ77');
  // Immediately: the live notice may not have arrived yet.
  await up(page, 'К444КК77').click();
  const rest = swapped(order, b, c).filter((plate) => plate !== spare);
  const last = rest.at(-1) ?? '';
  await expectOrder(page, [...rest.slice(0, -1), 'К444КК77', last, 'М555ММ77']);
  expect(await noticesOf(page).getByText(MESSAGES.cars.orderIncomplete).count()).toBe(0);
  await keepsBothMoves(page, other);
});

/** The other page's move is saved while this one's is in flight. */
async function keepsBothMoves(page: Page, other: Page): Promise<void> {
  const order = await openFleet(page);
  await openFleet(other);
  const [a = '', b = '', , d = '', e = ''] = order;
  let held = false;
  await page.route('**/api/graphql', async (route) => {
    if (!isReorder(route) || held) return route.continue();
    held = true;
    await down(other, d).click();
    await expect.poll(() => savedPlates(other)).toEqual(swapped(order, d, e));
    return route.continue();
  });
  await down(page, a).click();
  const both = swapped(swapped(order, d, e), a, b);
  await expectOrder(page, both);
  await expect.poll(() => shownPlates(other)).toEqual(both);
}

/** The notice of the last move covers none of these buttons. */
async function expectUncovered(page: Page, buttons: readonly Locator[]): Promise<void> {
  const notice = noticesOf(page).getByText(MESSAGES.cars.ordered).locator('..');
  const shown = await notice.boundingBox();
  if (!shown) throw new Error('The notice is gone.');
  for (const button of buttons) {
    const box = await button.boundingBox();
    const isApart = box && (box.y + box.height <= shown.y || box.y >= shown.y + shown.height);
    expect(isApart).toBe(true);
  }
}

/** Selecting another car confirms when the form has changes. */
async function confirmsChanges(page: Page, a: string, b: string): Promise<void> {
  await rowOf(page, b).click();
  await question(page).getByRole('button', { name: KIT_TEXTS.stay }).click();
  await question(page).waitFor({ state: 'detached' });
  expect(await field(page, CARS_TEXTS.plate).inputValue()).toBe(a);
  expect(await field(page, CARS_TEXTS.model).inputValue()).toBe('Недописанная');
  await page.getByRole('button', { name: CARS_TEXTS.add }).click();
  await question(page).getByRole('button', { name: KIT_TEXTS.stay }).click();
  await question(page).waitFor({ state: 'detached' });
  await form(page).getByRole('button', { name: CARS_TEXTS.save, exact: true }).click();
  await noticesOf(page).getByText(MESSAGES.cars.saved).waitFor();
  // Saved changes need no confirmation.
  await rowOf(page, b).click();
  await expect.poll(() => field(page, CARS_TEXTS.plate).inputValue()).toBe(b);
  await field(page, CARS_TEXTS.model).fill('Забытая');
  await rowOf(page, a).click();
  await question(page).getByRole('button', { name: KIT_TEXTS.leave, exact: true }).last().click();
  await expect.poll(() => field(page, CARS_TEXTS.plate).inputValue()).toBe(a);
}

screenTest(
  'moves by keyboard and buttons select no row; changes are confirmed',
  async ({ open }) => {
    const page = await open({ path: '/cars', as: 'manager' });
    await movesByKeyboard(page);
    const [a = '', b = '', c = '', d = ''] = await openFleet(page);
    await rowOf(page, a).click();
    await expect.poll(() => field(page, CARS_TEXTS.plate).inputValue()).toBe(a);
    await field(page, CARS_TEXTS.model).fill('Недописанная');
    await down(page, c).click();
    await noticesOf(page).getByText(MESSAGES.cars.ordered).waitFor();
    await up(page, b).focus();
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await savedPlates(page)).slice(0, 4)).toEqual([b, a, d, c]);
    expect(await field(page, CARS_TEXTS.model).inputValue()).toBe('Недописанная');
    expect(await question(page).count()).toBe(0);
    await confirmsChanges(page, a, b);

    const phone = await open({ device: 'phone', path: '/cars', as: 'manager' });
    await openFleet(phone);
    await down(phone, b).tap();
    await expect.poll(async () => (await savedPlates(phone)).slice(0, 2)).toEqual([a, b]);
    await expect.poll(async () => (await shownPlates(phone)).slice(0, 2)).toEqual([a, b]);
    expect(await form(phone).count()).toBe(0);
    // Focused, the notice of the move stays.
    await noticesOf(phone).getByRole('button', { name: KIT_TEXTS.dismissNotification }).focus();
    // The form opens at its top, the list returns to its position.
    const last = rowOf(phone, (await shownPlates(phone)).at(-1) ?? '');
    await last.scrollIntoViewIfNeeded();
    const scrolled = () => phone.evaluate(() => Math.round(window.scrollY));
    const listTop = await scrolled();
    expect(listTop).toBeGreaterThan(0);
    await last.tap();
    await expect.poll(scrolled).toBe(0);
    await field(phone, CARS_TEXTS.model).fill('Забытая');
    const back = phone.getByRole('button', { name: CARS_TEXTS.backToList });
    await expectUncovered(phone, [
      back,
      form(phone).getByRole('button', { name: CARS_TEXTS.save }),
    ]);
    await back.click();
    await question(phone).getByRole('button', { name: KIT_TEXTS.stay }).click();
    await question(phone).waitFor({ state: 'detached' });
    expect(await field(phone, CARS_TEXTS.model).inputValue()).toBe('Забытая');
    await phone.getByRole('button', { name: CARS_TEXTS.backToList }).click();
    await question(phone)
      .getByRole('button', { name: KIT_TEXTS.leave, exact: true })
      .last()
      .click();
    await last.waitFor();
    await expect.poll(scrolled).toBe(listTop);
  },
);
