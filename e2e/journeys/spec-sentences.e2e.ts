import type { Locator, Page } from 'playwright-core';
import { freeRun, today } from '../support/board/board-facts';
import { boardGrid } from '../support/board/board-pointer';
import { goTo, showScreen, walkTo } from '../support/go-to';
import { screenTest } from '../support/screen-test';

/*
 * What users read, as the specification writes it. Every sentence here is a literal, so a changed
 * text of the product
 * fails; other journeys find their elements by the texts of the product.
 */

const shown = (within: Page | Locator, sentence: string | RegExp) =>
  within.getByText(sentence, { exact: true }).filter({ visible: true }).first().waitFor();

const heading = (page: Page, title: string) =>
  page.getByRole('heading', { name: title, exact: true }).first().waitFor();

const press = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name, exact: true }).click();

/** Address, name in the navigation, and text of its screen. */
const SECTIONS: readonly [path: string, link: string, sentences: readonly (string | RegExp)[]][] = [
  [
    '/bookings-list',
    'Список броней',
    ['Всего', 'Активно', 'Запланировано', 'Завершено', 'Отменено', 'Клиент', 'Период', 'Источник'],
  ],
  ['/cars', 'Автопарк', ['Новый автомобиль']],
  ['/clients', 'Клиенты', [/^\d+ клиент/]],
  ['/logistics', 'Логистика', [/^\d+ выдач/, /^\d+ возврат/]],
  [
    '/analytics',
    'Аналитика',
    ['Показатели', 'Доход', 'Текущий месяц', 'Прошлый месяц', 'Последние 30 дней', 'Выручка'],
  ],
  ['/editor', 'Редактор шахматки', []],
  ['/archive', 'Архив заявок', ['Потенциальная выручка', 'Средняя длительность', 'Доля отмен']],
  ['/sources', 'Источники', ['Выручка по источникам', 'Отзывов отправлено']],
  ['/reviews', 'Отзывы', ['Очередь', 'Шаблоны', 'Активные', 'Архив']],
  ['/users', 'Пользователи', ['admin', 'manager', 'partner']],
];

/** Addresses of nothing and the message of the page. */
const BAD_ADDRESSES = [
  ['/analytics/2026-13-45/available', 'Некорректная дата'],
  ['/analytics/2026-11-26/nothing', 'Раздел не найден'],
  ['/clients/abc', 'Некорректный идентификатор'],
  ['/clients/999999', 'Не удалось загрузить карточку клиента'],
  ['/analytics/fleet/abc', 'Некорректный автомобиль'],
] as const;

screenTest('signing in: missing, wrong and blank credentials', async ({ open }) => {
  const page = await open();
  await press(page, 'Войти');
  await shown(page, 'Введите логин и пароль');
  await page.getByLabel('Логин', { exact: true }).fill('partner');
  await page.getByLabel('Пароль', { exact: true }).fill('demo-partner');
  await press(page, 'Войти');
  await boardGrid(page).waitFor();
  const menu = page.getByRole('navigation');
  await menu.getByRole('link', { name: 'Шахматка', exact: true }).waitFor();
  await menu.getByRole('link', { name: 'Аналитика', exact: true }).waitFor();
  for (const left of ['Добавить бронь', '+ в кассу']) {
    await page.getByRole('button', { name: left, exact: true }).waitFor({ state: 'detached' });
  }
});

screenTest('the board and its dialogs', async ({ open }) => {
  const page = await open({ as: 'manager' });
  await boardGrid(page).waitFor();
  for (const name of ['Добавить бронь', '+ в кассу']) {
    await page.getByRole('button', { name, exact: true }).waitFor();
  }
  const dialog = page.getByRole('dialog');

  await goTo(page, '/?new=cash');
  await shown(dialog, 'Добавить поступление');
  await press(dialog, 'Добавить');
  await shown(dialog, 'Укажите сумму операции');
  await dialog.getByLabel(/^Сумма/).fill('0');
  await press(dialog, 'Добавить');
  await shown(dialog, 'Сумма должна быть положительной');

  await goTo(page, '/?new=booking');
  await shown(dialog, 'Быстрое бронирование');
  await shown(dialog, 'Новое бронирование');

  const { carId, days } = await freeRun(page, 2);
  await goTo(page, `/?new=event&car=${carId}&from=${days[0]}&to=${days[1]}`);
  await shown(dialog, 'Создание события');
  await shown(dialog, 'Добавление брони');
  await press(dialog, 'Создать бронь');
  await shown(dialog, 'Введите имя клиента');
  await shown(dialog, 'Введите корректный телефон клиента');
  await dialog.getByLabel('Итоговая стоимость', { exact: true }).fill('сто');
  await press(dialog, 'Создать бронь');
  await shown(dialog, 'Укажите корректную итоговую стоимость аренды');
  await dialog.getByRole('tab', { name: 'Сервис', exact: true }).click();
  await shown(dialog, 'Добавление сервиса');
  await press(dialog, 'Добавить сервис');
  await shown(dialog, 'Добавьте описание работ');
});

screenTest('each section by its name', async ({ open }) => {
  const page = await open({ as: 'admin', path: '/bookings-list' });
  for (const [path, link, sentences] of SECTIONS) {
    await walkTo(page, path);
    await heading(page, link);
    for (const sentence of sentences) await shown(page.getByRole('main'), sentence);
  }
  for (const [category, title] of [
    ['available', 'Свободные автомобили'],
    ['handovers', 'Выдача автомобилей'],
    ['returns', 'Возврат автомобилей'],
    ['service', 'Автомобили в сервисе'],
    ['new-bookings', 'Новые брони'],
  ] as const) {
    await walkTo(page, `/analytics/${today()}/${category}`);
    await heading(page, title);
  }
  for (const [path, sentence] of BAD_ADDRESSES) {
    await walkTo(page, path);
    await shown(page, sentence);
  }
});

screenTest('refusals of the forms of the sections', async ({ open }) => {
  const page = await open({ as: 'admin', path: '/cars' });
  const main = page.getByRole('main');
  const form = page.getByRole('form').last();
  await press(form, 'Добавить');
  for (const sentence of [
    'Укажите марку автомобиля',
    'Укажите модель автомобиля',
    'Укажите государственный номер',
  ]) {
    await shown(main, sentence);
  }

  await showScreen(page, '/sources');
  await press(main, 'Добавить источник');
  await shown(main, 'Введите название источника');

  await showScreen(page, '/analytics/income');
  await press(main, 'Добавить партнёра');
  await shown(main, 'Введите название партнёра');

  await showScreen(page, '/users');
  await press(main, 'Добавить пользователя');
  await press(page.getByRole('form').last(), 'Создать');
  await shown(page, 'Укажите логин');
  await shown(page, 'Пароль должен содержать минимум 6 символов');
});

/** The message of a section whose data fail to load. */
const WITHOUT_DATA = [
  ['/bookings-list', 'Не удалось загрузить данные'],
  ['/clients', 'Не удалось загрузить данные'],
  ['/archive', 'Не удалось загрузить данные'],
  ['/analytics', 'Не удалось загрузить аналитику'],
  ['/sources', 'Не удалось загрузить данные'],
  ['/cars', 'Не удалось загрузить список автомобилей'],
  ['/reviews', 'Не удалось загрузить список'],
  ['/users', 'Не удалось загрузить пользователей'],
] as const;

screenTest('the message of each section without a network', async ({ open, problemsOf }) => {
  const page = await open({ as: 'admin', path: '/logistics' });
  await heading(page, 'Логистика');
  await page.route('**/api/graphql', (route) => route.abort());
  for (const [path, sentence] of WITHOUT_DATA) {
    await walkTo(page, path);
    await shown(page, sentence);
  }
  problemsOf(page).errors.length = 0;
});
