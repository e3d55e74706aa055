import { addDays, instantAt } from '@schema/values/time/calendar';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFaults } from '../../support/accessibility';
import { today, ZONE } from '../../support/board/board-facts';
import { boardEvent } from '../../support/board/board-pointer';
import { boxesOf } from '../../support/boxes';
import type { Device } from '../../support/devices';
import { dialogOf, fieldOf, noticesOf, pressNotice } from '../../support/dialogs';
import { goTo } from '../../support/go-to';
import { screenTest as startedTest } from '../../support/screen-test';

/** Cars enough for several to be free. */
const screenTest = startedTest.extend('productOptions', { scope: 'file' }, () => ({ cars: 60 }));

const textOf = (page: Page) => page.getByRole('textbox', { name: 'Текст сообщения' });
const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'Отправить клиенту' });
const press = (page: Page, name: string) => dialogOf(page).getByRole('button', { name }).click();

/** Quick booking of three days, so far away that the board has to scroll; the last free car. */
async function openForm(page: Page, customer: string, phone: string): Promise<void> {
  const start = addDays(today(), 120);
  const [from, to] = [instantAt(start, '10:00', ZONE), instantAt(addDays(start, 3), '10:00', ZONE)];
  await goTo(page, `/?new=booking&start=${from.toISOString()}&end=${to.toISOString()}`);
  await dialogOf(page)
    .getByRole('button', { name: /^Выбрать/ })
    .last()
    .click();
  await fieldOf(page, 'Клиент').fill(customer);
  await fieldOf(page, 'Телефон').fill(phone);
  await expect.poll(() => fieldOf(page, 'Итоговая стоимость').inputValue()).not.toBe('');
}

/** The notice covers at most 96 px of a phone, with targets of 44 px. */
async function expectLowNotice(page: Page): Promise<void> {
  const notice = await noticesOf(page).boundingBox();
  expect(notice?.height).toBeLessThanOrEqual(96);
  const boxes = await boxesOf(noticesOf(page).getByRole('button'));
  expect(boxes).toHaveLength(5);
  for (const { width, height } of boxes) {
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
}

const VISITS: readonly [device: Device, customer: string, phone: string][] = [
  ['desktop', 'Ценова Анна', '+79035557001'],
  ['tablet', 'Текстов Борис', '+79035557002'],
  ['phone', 'Копиев Виктор', '+79035557003'],
];

screenTest.for(VISITS)(
  'on a %s the price is sent before saving, and the board goes to the created booking',
  { timeout: 90_000 },
  async ([device, customer, phone], { open }) => {
    const page = await open({ device, as: 'admin' });
    await openForm(page, customer, phone);
    await press(page, 'Отправить клиенту');
    await expect.poll(() => textOf(page).inputValue()).toMatch(/Срок: 3 дня\nСтоимость: [\d\s]+₽/);
    expect(await accessibilityFaults(page)).toEqual([]);
    await textOf(page).fill('Ждём вас');
    const link = sheetOf(page).getByRole('link', { name: 'WhatsApp' });
    expect(await link.getAttribute('href')).toContain(`wa.me/${phone.slice(1)}?text=`);
    await sheetOf(page).getByRole('button', { name: 'QR-код' }).click();
    await sheetOf(page).getByRole('img', { name: 'QR-код: текст' }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await sheetOf(page).waitFor({ state: 'detached' });

    await press(page, 'Создать бронь');
    await noticesOf(page)
      .getByText(/^Бронь создана: /)
      .waitFor();
    await boardEvent(page, customer).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    if (device === 'phone') await expectLowNotice(page);
    await pressNotice(page, 'Отправить клиенту');
    await expect.poll(() => textOf(page).inputValue()).toMatch(/Срок: 3 дня/);
    await page.keyboard.press('Escape');
    await sheetOf(page).waitFor({ state: 'detached' });
  },
);

screenTest('the notice opens the created booking and undoes it', async ({ open }) => {
  const page = await open({ device: 'desktop', as: 'admin' });
  await openForm(page, 'Ошибкин Глеб', '+79035557004');
  await page.keyboard.press('Control+Enter');
  await boardEvent(page, 'Ошибкин Глеб').waitFor();
  // The focus is on the block: Enter opens it.
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Работа с бронью' }).waitFor();
  await page.keyboard.press('Escape');
  await dialogOf(page).waitFor({ state: 'detached' });
  await pressNotice(page, 'Отменить');
  await noticesOf(page).getByText('Бронь отменена и перенесена в архив').waitFor();
  await boardEvent(page, 'Ошибкин Глеб').waitFor({ state: 'detached' });
});

screenTest('an administrator sets the text; an unknown tag is named', async ({ open }) => {
  const page = await open({ device: 'phone', as: 'admin', path: '/company' });
  const form = page.getByRole('form', { name: 'Текст клиенту' });
  await form.getByLabel('Шаблон').fill('Машина {цвет}');
  await form.getByRole('button', { name: 'Сохранить' }).click();
  await form.getByText('Неизвестная метка {цвет}: вставьте метку из списка').first().waitFor();
  await form.getByLabel('Шаблон').fill('Ждём по адресу ');
  await form.getByRole('button', { name: 'адрес', exact: true }).click();
  await form.getByLabel('Адрес компании').fill('Невский, 1');
  await form.getByText('Ждём по адресу Невский, 1').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await form.getByRole('button', { name: 'Сохранить' }).click();
  await noticesOf(page).getByText('Текст клиенту сохранён').waitFor();
  await openForm(page, 'Адресова Дарья', '+79035557005');
  await press(page, 'Отправить клиенту');
  await expect.poll(() => textOf(page).inputValue()).toBe('Ждём по адресу Невский, 1');
});
