import { MESSAGES } from '@schema/messages';
import { QUICK_BOOKING_TEXTS } from '@schema/texts/bookings/availability';
import { LOGIN_TEXTS } from '@schema/texts/people/login';
import { SHELL_TEXTS } from '@schema/texts/shell/shell';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { freeRun } from '../../support/board-facts';
import { boardGrid } from '../../support/board-pointer';
import { book, newEventLink } from '../../support/bookings';
import { dialogOf, fieldOf, noticesOf, typeMoment } from '../../support/dialogs';
import { screenTest } from '../../support/screen-test';
import { signIn } from '../../support/sign-in';

const says = (page: Page, text: string) =>
  dialogOf(page).getByRole('alert').getByText(text, { exact: true }).waitFor();
const press = (page: Page, name: string) =>
  dialogOf(page).getByRole('button', { name, exact: true }).click();
const keeps = async (page: Page, label: string, value: string) =>
  expect(await fieldOf(page, label).inputValue()).toBe(value);

/** Creates service work on a day over REST, with the session of the page. */
async function planService(page: Page, carId: number, day: string): Promise<number> {
  const answer = await page.request.post('/api/maintenances', {
    data: {
      carId,
      description: 'Шиномонтаж',
      status: 'scheduled',
      startDate: `${day}T06:00:00Z`,
      endDate: `${day}T07:00:00Z`,
      cost: 0,
    },
  });
  return ((await answer.json()) as { id: number }).id;
}

screenTest(
  'with the server stopped every dialog shows an error and keeps the input, on every device',
  async ({ open, product, problemsOf }) => {
    const cash = await open({ device: 'phone', path: '/?new=cash', as: 'manager' });
    const { carId, days } = await freeRun(cash, 4);
    const [first = '', second = '', third = '', fourth = ''] = days;
    const customer = 'Инна Обрывная';
    const { id } = await book(cash, { carId, from: first, to: first, customer });
    const service = await planService(cash, carId, second);
    const wide = { as: 'manager' } as const;
    const held = { device: 'tablet', as: 'manager' } as const;
    const edit = await open({ ...wide, path: `/?booking=${id}` });
    const create = await open({ ...wide, path: newEventLink(carId, third, fourth) });
    const work = await open({ ...held, path: `/?service=${service}` });
    const quick = await open({ ...held, path: '/?new=booking' });

    // The modules of the dialogs load before the server stops.
    await dialogOf(edit).getByText(customer).first().waitFor();
    await fieldOf(work, 'Стоимость').waitFor();
    await dialogOf(create).getByRole('tab', { name: 'Сервис' }).click();
    await fieldOf(create, 'Описание работ').waitFor();
    await dialogOf(create).getByRole('tab', { name: 'Бронь' }).click();
    await expect.poll(() => fieldOf(create, 'Итоговая стоимость').inputValue()).not.toBe('');
    await dialogOf(quick)
      .getByText(QUICK_BOOKING_TEXTS.list)
      .or(dialogOf(quick).getByText(MESSAGES.quickBooking.noFreeCars))
      .first()
      .waitFor();
    await fieldOf(cash, 'Сумма').waitFor();

    await product.halt();
    try {
      await fieldOf(edit, 'Залог').fill('7777');
      await press(edit, 'Сохранить');
      await says(edit, MESSAGES.booking.updateFailed);
      await keeps(edit, 'Залог', '7 777');
      await press(edit, 'В архив');
      const question = edit.getByRole('alertdialog', { name: MESSAGES.booking.archiveConfirm });
      await question.getByRole('button', { name: 'Переместить в архив' }).click();
      await question.getByRole('alert').getByText(MESSAGES.booking.deleteFailed).waitFor();

      await fieldOf(work, 'Стоимость').fill('900');
      await press(work, 'Сохранить');
      await says(work, MESSAGES.maintenance.updateFailed);
      await keeps(work, 'Стоимость', '900');

      // Without a message of the server the estimate shows the error's own (requirements.md, T4).
      await typeMoment(create, 'Возврат', 3, '2030');
      await says(create, MESSAGES.generic.unavailable);
      await dialogOf(create).getByText(MESSAGES.pricing.noEstimate).waitFor();
      await fieldOf(create, 'Итоговая стоимость').fill('9000');
      await fieldOf(create, 'Клиент').fill(customer);
      await fieldOf(create, 'Телефон').fill('89035550101');
      await press(create, 'Создать бронь');
      await says(create, MESSAGES.booking.saveFailed);
      await keeps(create, 'Клиент', customer);
      await dialogOf(create).getByRole('tab', { name: 'Сервис' }).click();
      await fieldOf(create, 'Описание работ').fill('Мойка салона');
      await press(create, 'Добавить сервис');
      await says(create, MESSAGES.maintenance.saveFailed);
      await keeps(create, 'Описание работ', 'Мойка салона');

      await typeMoment(quick, 'Возврат', 3, '2030');
      await says(quick, MESSAGES.quickBooking.loadFailed);

      await fieldOf(cash, 'Сумма').fill('1500');
      await press(cash, 'Добавить');
      await says(cash, MESSAGES.cashbox.saveFailed);
      await keeps(cash, 'Сумма', '1 500');
    } finally {
      await product.resume();
    }
    // A refused form is submitted again unchanged.
    await press(cash, 'Добавить');
    await noticesOf(cash).getByText('Поступление записано').waitFor();
    // The browser logs every failed request.
    for (const page of [edit, create, work, quick, cash]) problemsOf(page).errors.length = 0;
  },
);

screenTest(
  'sign-in and sign-out show that the server is unavailable and keep the input',
  async ({ open, product, problemsOf }) => {
    const inside = await open();
    await signIn(inside, 'manager');
    await boardGrid(inside).waitFor();
    const outside = await open({ device: 'tablet', path: '/login' });
    const login = outside.getByLabel(LOGIN_TEXTS.login, { exact: true });
    await login.fill('manager');
    await outside.getByLabel(LOGIN_TEXTS.password, { exact: true }).fill('demo-manager');
    await product.halt();
    try {
      await outside.getByRole('button', { name: LOGIN_TEXTS.submit, exact: true }).click();
      await outside.getByText(MESSAGES.generic.unavailable).waitFor();
      expect(await login.inputValue()).toBe('manager');
      await inside.getByRole('button', { name: SHELL_TEXTS.logout }).click();
      await noticesOf(inside).getByText(MESSAGES.auth.logoutFailed).waitFor();
    } finally {
      await product.resume();
    }
    for (const page of [inside, outside]) problemsOf(page).errors.length = 0;
  },
);
