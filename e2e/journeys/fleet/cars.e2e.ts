import { MESSAGES } from '@schema/messages';
import {
  CARS_TEXTS,
  PHOTOS_TEXTS,
  PRICE_CALENDAR_TEXTS,
  TARIFFS_TEXTS,
} from '@schema/texts/fleet/cars';
import { KIT_TEXTS } from '@schema/texts/shell/shell';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect } from 'vitest';
import { accessibilityFaults } from '../../support/accessibility';
import { noticesOf } from '../../support/dialogs';
import { goTo } from '../../support/go-to';
import { holdLiveChannel } from '../../support/live-channel';
import { readJson } from '../../support/rest';
import { screenTest } from '../../support/screen-test';

const rows = (page: Page) => page.getByRole('grid', { name: CARS_TEXTS.list }).getByRole('row');
const form = (page: Page) => page.getByRole('form', { name: CARS_TEXTS.form });
const field = (page: Page, label: string) => form(page).getByRole('textbox', { name: label });

async function openFleet(page: Page): Promise<void> {
  await rows(page).first().waitFor();
}

/** The plates in list order, once every row has its name. */
async function plates(page: Page): Promise<string[]> {
  const read = () =>
    rows(page).evaluateAll((items) =>
      items.map((item) => item.getAttribute('aria-label')?.split(' ').at(-1) ?? ''),
    );
  await expect.poll(async () => (await read()).every(Boolean)).toBe(true);
  return read();
}

/** Drags with the mouse in steps, which fire `dragover` on the way. */
async function dragBelow(page: Page, row: number, other: number): Promise<void> {
  const [from, to] = await Promise.all([row, other].map((at) => rows(page).nth(at).boundingBox()));
  if (!from || !to) throw new Error('The rows are out of sight.');
  await page.mouse.move(from.x + 140, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + 145, from.y + from.height / 2 + 8, { steps: 4 });
  await page.mouse.move(to.x + 140, to.y + to.height - 6, { steps: 8 });
  await page.mouse.up();
}

async function photoFile(name: string, color: string) {
  const create = { width: 640, height: 480, channels: 3 as const, background: color };
  return { name, mimeType: 'image/png', buffer: await sharp({ create }).png().toBuffer() };
}

screenTest('adds a car with a season and photos, views and deletes it', async ({ open }) => {
  const page = await open({ path: '/cars', as: 'manager' });
  const plate = 'А111АА77';
  await openFleet(page);
  await page.getByRole('button', { name: CARS_TEXTS.add }).click();
  const create = form(page).getByRole('button', { name: CARS_TEXTS.create, exact: true });
  const complaint = form(page).getByRole('alert').first();
  await create.click();
  await complaint.getByText(MESSAGES.cars.brandRequired).waitFor();
  await field(page, CARS_TEXTS.brand).fill('Лада');
  await complaint.getByText(MESSAGES.cars.modelRequired).waitFor();
  await field(page, CARS_TEXTS.model).fill('Аура');
  await complaint.getByText(MESSAGES.cars.plateRequired).waitFor();
  await field(page, CARS_TEXTS.plate).fill(plate.toLowerCase());
  await complaint.getByText(MESSAGES.cars.priceRequired).waitFor();
  await field(page, TARIFFS_TEXTS.price).fill('2500');

  await form(page).getByRole('button', { name: TARIFFS_TEXTS.addGroup }).click();
  const second = form(page).getByRole('group', { name: /Группа 2/ });
  await second.getByRole('textbox', { name: TARIFFS_TEXTS.price }).fill('4 000');
  await second.getByRole('checkbox', { name: TARIFFS_TEXTS.seasonal }).check();
  await second.getByRole('textbox', { name: TARIFFS_TEXTS.startDay }).fill('');
  await complaint.getByText(MESSAGES.cars.seasonIncomplete).waitFor();
  await second.getByRole('textbox', { name: TARIFFS_TEXTS.startDay }).fill('15');
  const prices = form(page)
    .getByRole('list', { name: PRICE_CALENDAR_TEXTS.title })
    .getByRole('listitem');
  await prices.filter({ hasText: /15\.01\.\d{4}.*31\.12\.\d{4}.*4\s000/ }).waitFor();
  await prices.filter({ hasText: /01\.01\.\d{4}.*14\.01\.\d{4}.*2\s500/ }).waitFor();

  const input = form(page).getByLabel(PHOTOS_TEXTS.add);
  await input.setInputFiles([
    await photoFile('a.png', '#883311'),
    await photoFile('b.png', '#113388'),
  ]);
  await noticesOf(page).getByText(MESSAGES.cars.photosUploaded).waitFor();
  await page.getByRole('button', { name: KIT_TEXTS.dismissNotification }).click();
  const photos = form(page).getByRole('list', { name: PHOTOS_TEXTS.title }).getByRole('img');
  expect(await photos.or(form(page).locator('img')).count()).toBe(2);
  await form(page).getByRole('tab', { name: TARIFFS_TEXTS.asTable }).click();
  const cell = TARIFFS_TEXTS.priceIn('Группа 2', 1);
  await expect.poll(() => field(page, cell).inputValue()).toMatch(/^4\s000$/);
  expect(await accessibilityFaults(page)).toEqual([]);
  await create.click();
  await page.waitForURL(/car=\d+/);
  await noticesOf(page).getByText(MESSAGES.cars.saved).waitFor();
  expect(await field(page, CARS_TEXTS.plate).inputValue()).toBe(plate);

  await page.getByRole('button', { name: KIT_TEXTS.dismissNotification }).last().click();
  await form(page).getByRole('button', { name: CARS_TEXTS.delete }).click();
  const question = page.getByRole('alertdialog', { name: CARS_TEXTS.deleteTitle });
  await question.getByText(/все связанные данные/).waitFor();
  await question.getByRole('button', { name: CARS_TEXTS.deleteConfirm }).click();
  await noticesOf(page).getByText(MESSAGES.cars.deleted).waitFor();
  await page.waitForURL((url) => !/car=\d/.test(url.search));
});

screenTest(
  'the order changes by buttons and keyboard and reverts when refused',
  async ({ open, problemsOf }) => {
    const page = await open({ path: '/cars', as: 'manager' });
    await openFleet(page);
    const [first = '', second = '', third = ''] = await plates(page);
    await rows(page)
      .nth(1)
      .getByRole('button', { name: new RegExp(CARS_TEXTS.moveUp) })
      .click();
    await noticesOf(page).getByText(MESSAGES.cars.ordered).waitFor();
    expect((await plates(page)).slice(0, 3)).toEqual([second, first, third]);

    await rows(page)
      .first()
      .getByRole('button', { name: new RegExp(CARS_TEXTS.drag) })
      .focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await plates(page))[0]).not.toBe(second);
    const [top = '', next = ''] = await plates(page);
    await dragBelow(page, 0, 1);
    await expect.poll(async () => (await plates(page)).slice(0, 2)).toEqual([next, top]);
    const dragged = await plates(page);
    await page.reload();
    await rows(page).first().waitFor();
    expect(await plates(page)).toEqual(dragged);

    await page.route('**/api/graphql', (route) =>
      route.request().postData()?.includes('ReorderCars') ? route.abort() : route.continue(),
    );
    await rows(page)
      .first()
      .getByRole('button', { name: new RegExp(CARS_TEXTS.moveDown) })
      .click();
    await noticesOf(page).getByText(MESSAGES.cars.orderFailed).waitFor();
    expect(await plates(page)).toEqual(dragged);
    problemsOf(page).errors.length = 0;
  },
);

screenTest(
  'a duplicate plate, a non-image file and a lost connection show messages',
  async ({ open, problemsOf }) => {
    const page = await open({ path: '/cars', as: 'manager' });
    await openFleet(page);
    const [own = '', plate = ''] = await plates(page);
    await rows(page).first().click();
    const shown = () => field(page, CARS_TEXTS.plate).inputValue();
    await expect.poll(shown).toBe(own);
    await field(page, CARS_TEXTS.plate).fill(plate);
    await form(page).getByRole('button', { name: CARS_TEXTS.save, exact: true }).click();
    await form(page).getByRole('alert').getByText(MESSAGES.cars.plateTaken).first().waitFor();
    expect(await field(page, CARS_TEXTS.plate).inputValue()).toBe(plate);

    const fake = { name: 'тайна.png', mimeType: 'image/png', buffer: Buffer.from('не картинка') };
    await form(page).getByLabel(PHOTOS_TEXTS.add).setInputFiles([fake]);
    await form(page).getByRole('alert').getByText(MESSAGES.uploads.photoKind).waitFor();

    await page.route(/\/api\/(graphql|uploads)/, (route) =>
      /Car\(|photo/.test(route.request().postData() ?? 'photo') ? route.abort() : route.continue(),
    );
    await form(page)
      .getByLabel(PHOTOS_TEXTS.add)
      .setInputFiles([await photoFile('c.png', '#338811')]);
    await form(page).getByRole('alert').getByText(MESSAGES.cars.photoFailed).first().waitFor();
    await field(page, CARS_TEXTS.plate).fill(`${own}9`);
    await form(page).getByRole('button', { name: CARS_TEXTS.save, exact: true }).click();
    await form(page).getByRole('alert').getByText(MESSAGES.cars.saveFailed).first().waitFor();
    await form(page).getByRole('button', { name: CARS_TEXTS.delete }).click();
    const question = page.getByRole('alertdialog', { name: CARS_TEXTS.deleteTitle });
    await question.getByRole('button', { name: CARS_TEXTS.deleteConfirm }).click();
    await question.getByRole('alert').getByText(MESSAGES.cars.deleteFailed).waitFor();
    problemsOf(page).errors.length = 0;
  },
);

screenTest(
  'a fleet that fails to load shows an error and loads on retry',
  async ({ open, problemsOf }) => {
    const page = await open({ path: '/clients', as: 'manager' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    // The fleet is read again when the channel opens: here only the button may do it.
    await holdLiveChannel(page);
    await page.route('**/api/graphql', (route) =>
      route.request().postData()?.includes('query Fleet ') ? route.abort() : route.continue(),
    );
    await goTo(page, '/cars');
    await page.getByRole('alert').getByText(MESSAGES.cars.loadFailed).waitFor();
    await page.unroute('**/api/graphql');
    await page.getByRole('button', { name: KIT_TEXTS.retry }).click();
    await rows(page).first().waitFor();
    problemsOf(page).errors.length = 0;
  },
);

screenTest('without view_cars the page is unavailable', async ({ open }) => {
  const page = await open({ path: '/cars', as: 'partner' });
  await page.waitForURL((url) => url.pathname !== '/cars' && url.pathname !== '/login');
});

screenTest('a board without cars shows that there is no data', async ({ open }) => {
  const page = await open({ path: '/cars', as: 'manager' });
  await openFleet(page);
  const { items } = await readJson<{ items: { id: number }[] }>(page, '/cars');
  for (const { id } of items)
    expect((await page.request.delete(`/api/cars/${id}`)).ok()).toBe(true);
  await goTo(page, '/');
  await page.getByText(MESSAGES.board.empty, { exact: true }).waitFor();
  await goTo(page, '/cars');
  await page.getByText(MESSAGES.cars.empty, { exact: true }).waitFor();
});
