import { MESSAGES } from '@schema/messages';
import { MARK_TEXTS } from '@schema/texts/bookings/marks';
import { CASH_TEXTS } from '@schema/texts/day/cashbox';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFaults, untilStill } from '../../support/accessibility';
import { freeRun } from '../../support/board/board-facts';
import { book, newEventLink } from '../../support/bookings';
import { cutWords } from '../../support/cut-words';
import type { Device } from '../../support/devices';
import { closeByEscape, dialogOf, fieldOf, noticesOf } from '../../support/dialogs';
import { goTo, stepTo, walkTo } from '../../support/go-to';
import { markWithoutMoney } from '../../support/marks';
import { replaceableRental } from '../../support/replaceable-rental';
import { screenTest } from '../../support/screen-test';

const priced = (page: Page) =>
  expect.poll(() => fieldOf(page, 'Итоговая стоимость').inputValue()).not.toBe('');

const answered = (page: Page) =>
  dialogOf(page)
    .getByRole('list')
    .or(dialogOf(page).getByText(MESSAGES.quickBooking.noFreeCars))
    .first()
    .waitFor();

/** On a phone: the total and the main button stay visible, also when an error scrolls to its field. */
async function keepsItsButton(page: Page): Promise<void> {
  const submit = dialogOf(page).getByRole('button', { name: 'Создать бронь' });
  await untilStill(page);
  const box = await submit.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(52);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(844);
  await submit.click();
  await dialogOf(page).getByRole('alert').waitFor();
  await expect.poll(async () => (await submit.boundingBox())?.y).toBeCloseTo(box?.y ?? 0, 0);
}

/** The widest and the narrowest screen, each theme once. */
const LOOKS: readonly { device: Device; colorScheme: 'light' | 'dark' }[] = [
  { device: 'desktop', colorScheme: 'light' },
  { device: 'phone', colorScheme: 'dark' },
];

screenTest.for(LOOKS)(
  'every dialog is accessible and fits: $device, $colorScheme',
  async (look, { open, restAs }) => {
    const manager = await restAs('manager');
    const { carId, days } = await freeRun(manager, 2);
    const [first = '', second = ''] = days;
    const customer = 'Вера Видная';
    const { id } = await book(manager, { carId, from: second, to: second, customer });
    const dialogs: [link: string, whole: () => Promise<unknown>][] = [
      [newEventLink(carId, first, first), () => priced(page)],
      [`/?booking=${id}`, () => dialogOf(page).getByText(customer).first().waitFor()],
      ['/?new=booking', () => answered(page)],
      ['/?new=cash', () => fieldOf(page, 'Сумма').waitFor()],
    ];
    const page = await open({ ...look, as: 'manager', path: dialogs[0]?.[0] });
    for (const [at, [link, whole]] of dialogs.entries()) {
      if (at > 0) {
        await closeByEscape(page);
        await walkTo(page, link);
      }
      await whole();
      expect(await accessibilityFaults(page), link).toEqual([]);
      const { width, inner } = await page.evaluate(() => ({
        width: document.documentElement.scrollWidth,
        inner: window.innerWidth,
      }));
      expect(width, link).toBeLessThanOrEqual(inner);
      expect(await cutWords(dialogOf(page).getByRole('button')), link).toEqual([]);
      if (at === 0 && look.device === 'phone') await keepsItsButton(page);
    }
  },
);

/** Buttons of the open dialog, outside its scrolled part, under a notice. */
const coveredButtons = (page: Page) =>
  dialogOf(page)
    .locator('header button, footer button')
    .evaluateAll((buttons) =>
      buttons
        .filter((one) => {
          const { left, top, right, bottom } = one.getBoundingClientRect();
          const points = [left + 2, right - 2].flatMap((x) =>
            [top + 2, bottom - 2].map((y) => document.elementFromPoint(x, y)),
          );
          return points.some((found) => found?.closest('[aria-live]'));
        })
        .map((one) => one.getAttribute('aria-label') ?? one.textContent),
    );

screenTest.for(['desktop', 'phone'] satisfies Device[])(
  'a notice covers no button of a dialog: %s',
  async (device, { open, restAs }) => {
    const manager = await restAs('manager');
    const { carId, days } = await freeRun(manager, 1);
    const [day = ''] = days;
    const page = await open({ device, as: 'manager', path: '/?new=cash' });
    const { width = 0, height = 0 } = page.viewportSize() ?? {};
    const dialogs: [link: string, whole: () => Promise<unknown>][] = [
      ['/?new=cash', () => fieldOf(page, CASH_TEXTS.amount).waitFor()],
      [newEventLink(carId, day, day), () => priced(page)],
    ];
    for (const [at, [link, whole]] of dialogs.entries()) {
      if (at > 0) await goTo(page, '/?new=cash');
      await fieldOf(page, CASH_TEXTS.amount).fill('1500');
      await dialogOf(page).getByRole('button', { name: CASH_TEXTS.submit }).click();
      await noticesOf(page).getByText(CASH_TEXTS.saved).waitFor();
      await dialogOf(page).waitFor({ state: 'detached' });
      await stepTo(page, link);
      await whole();
      for (const size of [height, height - 160]) {
        await page.setViewportSize({ width, height: size });
        await untilStill(page);
        await noticesOf(page).getByText(CASH_TEXTS.saved).waitFor();
        expect(await coveredButtons(page), `${link}, ${size} px`).toEqual([]);
      }
    }
  },
);

screenTest('phone: a long notice with «Отменить» covers no tab', async ({ open, restAs }) => {
  const manager = await restAs('manager');
  const { id } = await replaceableRental(manager);
  const { carId, days } = await freeRun(manager, 1);
  const [day = ''] = days;
  const page = await open({ device: 'phone', as: 'manager', path: `/?booking=${id}` });
  await dialogOf(page).getByRole('button', { name: MARK_TEXTS.return, exact: true }).click();
  await markWithoutMoney(page, 'return');
  const notice = noticesOf(page).getByText(MARK_TEXTS.returnedAt);
  await notice.waitFor();
  await stepTo(page, newEventLink(carId, day, day));
  await priced(page);
  await notice.evaluate((text) => {
    text.textContent = 'Возврат отмечен: Toyota Land Cruiser Prado '.repeat(3);
  });
  await untilStill(page);
  const tabs = await dialogOf(page).getByRole('tablist').boundingBox();
  const shown = await noticesOf(page).boundingBox();
  expect((shown?.y ?? 0) + (shown?.height ?? 0)).toBeLessThanOrEqual(tabs?.y ?? 0);
  expect(await coveredButtons(page)).toEqual([]);
});

screenTest(
  'phone: the list of known customers fits and a tap selects',
  async ({ open, restAs }) => {
    const manager = await restAs('manager');
    const { carId, days } = await freeRun(manager, 3);
    const [first = '', second = '', third = ''] = days;
    const known = { customer: 'Аксинья Карманная', phone: '+79035557743' };
    await book(manager, { carId, from: first, to: first, ...known });
    await book(manager, { carId, from: second, to: second, ...known });
    const path = newEventLink(carId, third, third);
    const page = await open({ device: 'phone', as: 'manager', path });
    await fieldOf(page, 'Клиент').fill('карман');
    const list = page.getByRole('listbox', { name: 'Знакомые клиенты' });
    const option = list.getByRole('option', { name: /Аксинья Карманная.*2 брони/ });
    await option.waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    const box = await list.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
    expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await option.tap();
    await expect.poll(() => fieldOf(page, 'Телефон').inputValue()).toBe('+7 (903) 555-77-43');
    await dialogOf(page)
      .getByText(/^Уже бронировал · 2 брони/)
      .waitFor();
  },
);
