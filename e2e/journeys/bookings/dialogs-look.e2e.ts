import { MESSAGES } from '@schema/messages';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFaults, untilStill } from '../../support/accessibility';
import { freeRun } from '../../support/board-facts';
import { boardGrid } from '../../support/board-pointer';
import { book, newEventLink } from '../../support/bookings';
import type { Device } from '../../support/devices';
import { dialogOf, fieldOf } from '../../support/dialogs';
import { goTo } from '../../support/go-to';
import { screenTest } from '../../support/screen-test';

const priced = (page: Page) =>
  expect.poll(() => fieldOf(page, 'Итоговая стоимость').inputValue()).not.toBe('');

const answered = (page: Page) =>
  dialogOf(page)
    .getByRole('list')
    .or(dialogOf(page).getByText(MESSAGES.quickBooking.noFreeCars))
    .first()
    .waitFor();

screenTest.for<Device>(['desktop', 'phone'])(
  'every dialog is accessible in both themes and fits, on a %s',
  async (device, { open }) => {
    const page = await open({ device, as: 'manager' });
    await boardGrid(page).waitFor();
    const { carId, days } = await freeRun(page, 2);
    const [first = '', second = ''] = days;
    const { id } = await book(page, { carId, from: second, to: second, customer: 'Вера Видная' });
    const dialogs: [link: string, whole: () => Promise<unknown>][] = [
      [newEventLink(carId, first, first), () => priced(page)],
      [`/?booking=${id}`, () => dialogOf(page).getByText('Вера Видная').first().waitFor()],
      ['/?new=booking', () => answered(page)],
      ['/?new=cash', () => fieldOf(page, 'Сумма').waitFor()],
    ];
    for (const [link, whole] of dialogs) {
      await goTo(page, link);
      await whole();
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await accessibilityFaults(page), `${link} ${colorScheme}`).toEqual([]);
      }
      const { width, inner } = await page.evaluate(() => ({
        width: document.documentElement.scrollWidth,
        inner: window.innerWidth,
      }));
      expect(width, link).toBeLessThanOrEqual(inner);
    }
  },
);

screenTest('phone: the total and the main button stay visible', async ({ open }) => {
  const page = await open({ device: 'phone', as: 'manager' });
  await boardGrid(page).waitFor();
  const { carId, days } = await freeRun(page, 2);
  await goTo(page, newEventLink(carId, days[0] ?? '', days[1] ?? ''));
  const submit = dialogOf(page).getByRole('button', { name: 'Создать бронь' });
  await submit.waitFor();
  await untilStill(page);
  const box = await submit.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(52);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(844);
  await submit.click();
  // The error scrolls its field into view; the button stays visible.
  await dialogOf(page).getByRole('alert').waitFor();
  expect((await submit.boundingBox())?.y).toBeCloseTo(box?.y ?? 0, 0);
});
