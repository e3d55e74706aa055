import { BOOKING_TEXTS } from '@schema/texts/bookings/bookings';
import { SHELL_TEXTS } from '@schema/texts/shell/shell';
import { UNSAVED_TEXTS } from '@schema/texts/shell/unsaved';
import { expect } from 'vitest';
import { accessibilityFaults } from '../../support/accessibility';
import { freeRun } from '../../support/board-facts';
import { boardGrid } from '../../support/board-pointer';
import { newEventLink } from '../../support/bookings';
import { dialogOf, fieldOf } from '../../support/dialogs';
import { goTo } from '../../support/go-to';
import { screenTest } from '../../support/screen-test';
import { signIn } from '../../support/sign-in';

const DEVICES = ['desktop', 'phone'] as const;

screenTest(
  'a reload restores a booking that is not saved, another page offers it, signing out forgets it',
  async ({ open }) => {
    for (const device of DEVICES) {
      // Signing out ends the session: not that of the other tests.
      const page = await open({ device });
      await signIn(page, 'manager');
      const customer = () => fieldOf(page, BOOKING_TEXTS.customer);
      const restored = dialogOf(page).getByText(/^Восстановлено несохранённое: новая бронь/);
      await boardGrid(page).waitFor();
      const { carId, days } = await freeRun(page, 1);
      const [first = ''] = days;
      await goTo(page, newEventLink(carId, first, first));
      await customer().fill('Анна Смирнова');
      await page.reload();
      await restored.waitFor();
      expect(await customer().inputValue()).toBe('Анна Смирнова');
      expect(await accessibilityFaults(page)).toEqual([]);

      await goTo(page, '/');
      await boardGrid(page).waitFor();
      const offer = page.getByText(/^Не сохранено: новая бронь/);
      await offer.waitFor();
      expect(await accessibilityFaults(page)).toEqual([]);
      await page.getByRole('button', { name: UNSAVED_TEXTS.open, exact: true }).click();
      await restored.waitFor();
      expect(await customer().inputValue()).toBe('Анна Смирнова');

      await goTo(page, '/');
      await offer.waitFor();
      if (device === 'phone') {
        await page.getByRole('button', { name: SHELL_TEXTS.openMenu }).click();
      }
      await page.getByRole('button', { name: SHELL_TEXTS.logout }).click();
      await page.waitForURL('**/login');
      const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }));
      expect(stored).not.toContain('Смирнова');
    }
  },
);
