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

const LOOKS: { device: Device; colorScheme: 'light' | 'dark' }[] = [
  { device: 'desktop', colorScheme: 'light' },
  { device: 'desktop', colorScheme: 'dark' },
  { device: 'phone', colorScheme: 'light' },
  { device: 'phone', colorScheme: 'dark' },
];

const priced = (page: Page) =>
  expect.poll(() => fieldOf(page, 'Итоговая стоимость').inputValue()).not.toBe('');

const answered = (page: Page) =>
  dialogOf(page)
    .getByRole('list')
    .or(dialogOf(page).getByText(MESSAGES.quickBooking.noFreeCars))
    .first()
    .waitFor();

screenTest.for(LOOKS)(
  'every dialog is accessible and fits: $device, $colorScheme',
  async (look, { open }) => {
    const page = await open({ ...look, as: 'manager' });
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
      expect(await accessibilityFaults(page), link).toEqual([]);
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
