import { BOOKING_TEXTS } from '@schema/texts/bookings/bookings';
import { SHELL_TEXTS } from '@schema/texts/shell/shell';
import { UNSAVED_TEXTS } from '@schema/texts/shell/unsaved';
import { expect } from 'vitest';
import { accessibilityFaults } from '../../support/accessibility';
import { freeRun } from '../../support/board/board-facts';
import { newEventLink } from '../../support/bookings';
import { dialogOf, fieldOf } from '../../support/dialogs';
import { goTo } from '../../support/go-to';
import { screenTest } from '../../support/screen-test';

screenTest(
  'a reload restores a booking that is not saved, another page offers it, signing out forgets it',
  async ({ open, restAs }) => {
    const { carId, days } = await freeRun(await restAs('manager'), 1);
    const [first = ''] = days;
    const path = newEventLink(carId, first, first);
    const page = await open({ device: 'phone', as: 'manager', path });
    const customer = fieldOf(page, BOOKING_TEXTS.customer);
    const restored = dialogOf(page).getByText(/^Восстановлено несохранённое: новая бронь/);
    const stored = () => page.evaluate(() => JSON.stringify({ ...localStorage }));
    await customer.fill('Анна Смирнова');
    await expect.poll(stored).toContain('Смирнова');
    await page.reload();
    await restored.waitFor();
    await expect.poll(() => customer.inputValue()).toBe('Анна Смирнова');
    expect(await accessibilityFaults(page)).toEqual([]);

    await goTo(page, '/');
    const offer = page.getByText(/^Не сохранено: новая бронь/);
    await offer.waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: UNSAVED_TEXTS.open, exact: true }).click();
    await restored.waitFor();
    await expect.poll(() => customer.inputValue()).toBe('Анна Смирнова');

    await goTo(page, '/');
    await offer.waitFor();
    await page.getByRole('button', { name: SHELL_TEXTS.openMenu }).click();
    const menu = page.getByRole('dialog', { name: SHELL_TEXTS.menu });
    await menu.getByRole('button', { name: SHELL_TEXTS.logout }).click();
    await page.waitForURL('**/login');
    await expect.poll(stored).not.toContain('Смирнова');
  },
);
