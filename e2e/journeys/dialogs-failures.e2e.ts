import { MESSAGES } from '@schema/messages';
import { SHELL_TEXTS } from '@schema/texts/shell';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { freeRun } from '../support/board-facts';
import { boardGrid } from '../support/board-pointer';
import { book, newEventLink } from '../support/bookings';
import type { Device } from '../support/devices';
import { dialogOf, fieldOf, noticesOf, typeMoment } from '../support/dialogs';
import { screenTest } from '../support/screen-test';
import { signIn } from '../support/sign-in';

const alertOf = (page: Page, text: string) =>
  dialogOf(page).getByRole('alert').getByText(text, { exact: true }).waitFor();
const press = (page: Page, name: string) =>
  dialogOf(page).getByRole('button', { name, exact: true }).click();

const DEVICES: { device: Device }[] = [
  { device: 'desktop' },
  { device: 'tablet' },
  { device: 'phone' },
];

screenTest.for(DEVICES)(
  'with the server stopped every dialog says what failed and keeps what was typed: $device',
  async ({ device }, { open, product, problemsOf }) => {
    const page = await open({ device });
    await signIn(page, 'manager');
    await boardGrid(page).waitFor();
    const { carId, days } = await freeRun(page, 4);
    const [first = '', second = '', third = '', fourth = ''] = days;
    const { id } = await book(page, { carId, from: first, to: first, customer: 'Инна Обрывная' });
    const answer = await page.request.post('/api/maintenances', {
      data: {
        carId,
        description: 'Шиномонтаж',
        status: 'scheduled',
        startDate: `${second}T06:00:00Z`,
        endDate: `${second}T07:00:00Z`,
        cost: 0,
      },
    });
    const { id: serviceId } = (await answer.json()) as { id: number };

    const tab = async (link: string) => {
      const next = await page.context().newPage();
      await next.goto(link);
      await dialogOf(next).waitFor();
      return next;
    };
    const edit = await tab(`/?booking=${id}`);
    await dialogOf(edit).getByText('Инна Обрывная').first().waitFor();
    const service = await tab(`/?service=${serviceId}`);
    await fieldOf(service, 'Стоимость').waitFor();
    const create = await tab(newEventLink(carId, third, fourth));
    await expect
      .poll(() => fieldOf(create, 'Итоговая стоимость').inputValue(), { timeout: 15_000 })
      .not.toBe('');
    const quick = await tab('/?new=booking');
    await dialogOf(quick)
      .getByRole('button', { name: /^Выбрать/ })
      .first()
      .waitFor();
    const cash = await tab('/?new=cash');

    await product.halt();
    try {
      await fieldOf(edit, 'Залог').fill('7777');
      await press(edit, 'Сохранить');
      await alertOf(edit, MESSAGES.booking.updateFailed);
      expect(await fieldOf(edit, 'Залог').inputValue()).toBe('7 777');
      await press(edit, 'В архив');
      const question = edit.getByRole('alertdialog', { name: MESSAGES.booking.archiveConfirm });
      await question.getByRole('button', { name: 'Переместить в архив' }).click();
      await question.getByRole('alert').getByText(MESSAGES.booking.deleteFailed).waitFor();

      await fieldOf(service, 'Стоимость').fill('900');
      await press(service, 'Сохранить');
      await alertOf(service, MESSAGES.maintenance.updateFailed);
      expect(await fieldOf(service, 'Стоимость').inputValue()).toBe('900');

      // The estimate's chain: no server message, so the error's own (spec 1, §8).
      await typeMoment(create, 'Возврат', 3, '2030');
      await dialogOf(create).getByText(MESSAGES.generic.unavailable).waitFor();
      await fieldOf(create, 'Итоговая стоимость').fill('9000');
      await fieldOf(create, 'Клиент').fill('Инна Обрывная');
      await fieldOf(create, 'Телефон').fill('89035550101');
      await press(create, 'Создать бронь');
      await alertOf(create, MESSAGES.booking.saveFailed);
      expect(await fieldOf(create, 'Клиент').inputValue()).toBe('Инна Обрывная');
      await dialogOf(create).getByRole('tab', { name: 'Сервис' }).click();
      await fieldOf(create, 'Описание работ').fill('Мойка салона');
      await press(create, 'Добавить сервис');
      await alertOf(create, MESSAGES.maintenance.saveFailed);
      expect(await fieldOf(create, 'Описание работ').inputValue()).toBe('Мойка салона');

      await typeMoment(quick, 'Возврат', 3, '2030');
      await alertOf(quick, MESSAGES.quickBooking.loadFailed);

      await fieldOf(cash, 'Сумма').fill('1500');
      await press(cash, 'Добавить');
      await alertOf(cash, MESSAGES.cashbox.saveFailed);
      expect(await fieldOf(cash, 'Сумма').inputValue()).toBe('1 500');

      if (device === 'phone') {
        await page.getByRole('button', { name: SHELL_TEXTS.openMenu }).click();
      }
      await page.getByRole('button', { name: SHELL_TEXTS.logout }).last().click();
      await noticesOf(page).getByText(MESSAGES.auth.logoutFailed).waitFor();
    } finally {
      await product.resume();
    }
    // What was refused is tried again as it stands.
    await press(cash, 'Добавить');
    await noticesOf(cash)
      .getByText(/Поступление записано/)
      .waitFor();
    // The browser notes every call that nobody answered.
    problemsOf(page).errors.length = 0;
  },
);

screenTest(
  'the sign-in says that the server is away and keeps what was typed',
  async ({ open, product, problemsOf }) => {
    const page = await open({ device: 'tablet' });
    const login = page.getByLabel('Логин', { exact: true });
    await login.fill('manager');
    await page.getByLabel('Пароль', { exact: true }).fill('demo-manager');
    await product.halt();
    try {
      await page.getByRole('button', { name: 'Войти', exact: true }).click();
      await page.getByText(MESSAGES.generic.unavailable).waitFor();
      expect(await login.inputValue()).toBe('manager');
    } finally {
      await product.resume();
    }
    problemsOf(page).errors.length = 0;
  },
);
