import { QUICK_BOOKING_TEXTS } from '@schema/texts/bookings/availability';
import { SEVERAL_BOOKINGS_TEXTS as texts } from '@schema/texts/bookings/several-bookings';
import { KIT_TEXTS } from '@schema/texts/shell/shell';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFaults } from '../../support/accessibility';
import { dialogOf, noticesOf } from '../../support/dialogs';
import { rowsAtRest } from '../../support/rows-at-rest';
import { screenTest as startedTest } from '../../support/screen-test';

const screenTest = startedTest.extend('productOptions', { scope: 'file' }, () => ({ cars: 60 }));

const freeCars = (page: Page) =>
  dialogOf(page).getByRole('region', { name: QUICK_BOOKING_TEXTS.list }).getByRole('listitem');

for (const device of ['desktop', 'tablet', 'phone'] as const) {
  screenTest(
    `three cars are booked for one customer and undone together, ${device}`,
    async ({ open }) => {
      const page = await open({ device, as: 'admin', path: '/?new=booking' });
      await freeCars(page).first().waitFor();
      await dialogOf(page).getByRole('button', { name: texts.several }).click();
      for (const at of [0, 1, 3]) {
        const add = freeCars(page).nth(at).getByRole('button');
        await rowsAtRest(add);
        await add.click();
      }
      await dialogOf(page).getByText(texts.chosen(3)).waitFor();
      expect(await accessibilityFaults(page)).toEqual([]);
      await dialogOf(page)
        .getByRole('button', { name: texts.next(3) })
        .click();
      const form = page.getByRole('form', { name: texts.title });
      await form.getByRole('combobox', { name: 'Клиент' }).fill('Свадебнов Семён');
      await form.getByRole('combobox', { name: 'Телефон' }).fill('+79035550610');
      expect(await form.getByRole('listitem').count()).toBe(3);
      expect(await accessibilityFaults(page)).toEqual([]);
      await form.getByRole('button', { name: 'Создать 3 брони' }).click();
      await noticesOf(page).getByText('3 брони созданы').waitFor();
      await dialogOf(page).waitFor({ state: 'detached' });
      const undo = noticesOf(page).getByRole('button', { name: KIT_TEXTS.undo });
      await rowsAtRest(undo);
      await undo.click();
      await noticesOf(page).getByText(texts.undone).waitFor();
    },
  );
}
