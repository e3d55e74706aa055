import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFaults } from '../../support/accessibility';
import { freeRun } from '../../support/board-facts';
import { boardGrid } from '../../support/board-pointer';
import { book, newEventLink } from '../../support/bookings';
import { dialogOf, fieldOf, noticesOf } from '../../support/dialogs';
import { goTo } from '../../support/go-to';
import { screenTest } from '../../support/screen-test';

const listOf = (page: Page) => page.getByRole('listbox', { name: 'Знакомые клиенты' });

/** The booking form on free days, and a customer with two bookings. */
async function atForm(page: Page, fullName: string, phone: string) {
  await boardGrid(page).waitFor();
  const { carId, days } = await freeRun(page, 3);
  const [first = '', second = '', third = ''] = days;
  await book(page, { carId, from: first, to: first, customer: fullName, phone });
  await book(page, { carId, from: second, to: second, customer: fullName, phone });
  await goTo(page, newEventLink(carId, third, third));
  await fieldOf(page, 'Клиент').waitFor();
}

screenTest('a customer is suggested by name, chosen by keyboard and booked', async ({ open }) => {
  const page = await open({ as: 'manager' });
  await atForm(page, 'Фёкла Узнаваемая', '+79035557741');
  const name = fieldOf(page, 'Клиент');
  await name.pressSequentially('узнав');
  const option = listOf(page).getByRole('option', { name: /Фёкла Узнаваемая.*2 брони/ });
  await option.waitFor();
  expect(await name.getAttribute('aria-expanded')).toBe('true');
  expect(await accessibilityFaults(page)).toEqual([]);
  // Nothing is filled in automatically; Escape closes the list, not the dialog.
  expect(await name.inputValue()).toBe('узнав');
  await page.keyboard.press('Escape');
  await listOf(page).waitFor({ state: 'detached' });
  expect(await dialogOf(page).count()).toBe(1);

  await name.pressSequentially('а');
  await option.waitFor();
  await page.keyboard.press('ArrowDown');
  expect(await option.getAttribute('aria-selected')).toBe('true');
  expect(await name.getAttribute('aria-activedescendant')).toBe(await option.getAttribute('id'));
  await page.keyboard.press('Enter');
  expect(await name.inputValue()).toBe('Фёкла Узнаваемая');
  expect(await fieldOf(page, 'Телефон').inputValue()).toBe('+7 (903) 555-77-41');
  await dialogOf(page)
    .getByText(/^Уже бронировал · 2 брони · последняя \d\d\.\d\d\.\d{4}$/)
    .waitFor();
  await dialogOf(page).getByRole('button', { name: 'Создать бронь' }).click();
  await noticesOf(page).getByText('Бронь создана').waitFor();
});

screenTest('phone: the list fits and a tap selects', async ({ open }) => {
  const page = await open({ device: 'phone', as: 'manager' });
  await atForm(page, 'Аксинья Карманная', '+79035557743');
  await fieldOf(page, 'Клиент').fill('карман');
  const option = listOf(page).getByRole('option', { name: /Аксинья Карманная/ });
  await option.waitFor();
  const box = await listOf(page).boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
  expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  expect(await accessibilityFaults(page)).toEqual([]);
  await option.tap();
  expect(await fieldOf(page, 'Телефон').inputValue()).toBe('+7 (903) 555-77-43');
});
