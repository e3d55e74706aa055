import { MESSAGES } from '@schema/messages';
import {
  IMPORT_FATE_TITLES,
  IMPORT_KIND_TITLES,
  IMPORT_TEXTS,
  incompleteLink,
} from '@schema/texts/files/import';
import { IMPORT_NOTHING } from '@schema/texts/files/import-nothing';
import { KIT_TEXTS } from '@schema/texts/shell/shell';
import { addDays, dayOf, formatDay } from '@schema/values/time/calendar';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFaults } from '../../support/accessibility';
import { ZONE } from '../../support/board/board-facts';
import { dialogOf } from '../../support/dialogs';
import { readJson } from '../../support/rest';
import { screenTest } from '../../support/screen-test';
import { addUser } from '../../support/users';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const report = (page: Page) => page.getByRole('region', { name: IMPORT_TEXTS.report });
const counter = (page: Page, name: string | RegExp) =>
  page.getByRole('group', { name: IMPORT_TEXTS.fates }).getByRole('button', { name });
const rowsOf = (page: Page) =>
  report(page)
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });

async function give(page: Page, name: string, text: string): Promise<void> {
  const file = { name, mimeType: 'text/csv', buffer: Buffer.from(text) };
  await page.getByLabel(IMPORT_TEXTS.choose).setInputFiles(file);
}

/** A select of the page by its label. */
async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('button', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Far ahead, without conflicts with the demo's bookings. */
const day = (after: number) => formatDay(addDays(dayOf(new Date(), ZONE), 400 + after));

const BOOKINGS = `Журнал;;;;;;
Авто;Кто;Телефон;Выдача;Возврат;Сумма;Менеджер
Kia Rio А777МР177;Импортова Анна;8 (999) 111-22-33;${day(1)} 10:00;${day(3)} 10:00;6 000 ₽;Ольга
A777MP177;Импортов Олег;8 999 111-22-34;${day(3)};${day(5)};договорная;Ольга
А777МР177;Поверх Другого;8 999 111-22-35;${day(2)};${day(4)};5000;Ольга
А777МР177;;;${day(7)};когда-нибудь;;Ольга
Итого;;;;;11000;`;

// Runs first: the imports of the tests below keep the import process busy.
screenTest('an import is undone from its result, and later from the page', async ({ open }) => {
  const page = await open({ path: '/import', as: 'admin' });
  const plate = 'О007ОО199';
  const isInFleet = async () => {
    const { items } = await readJson<{ items: { licensePlate: string }[] }>(page, '/cars');
    return items.some(({ licensePlate }) => licensePlate === plate);
  };
  const bring = async () => {
    await give(page, 'лишний.csv', `Марка;Модель;Госномер\nУАЗ;Хантер;${plate}`);
    await counter(page, `${IMPORT_FATE_TITLES.new} 1`).waitFor();
    await button(page, IMPORT_TEXTS.submit).click();
    await page.getByText(`${IMPORT_TEXTS.added}: 1 автомобиль.`).waitFor();
    expect(await isInFleet()).toBe(true);
  };
  const undo = async () => {
    await button(page, IMPORT_TEXTS.undo).click();
    const question = page.getByRole('alertdialog', { name: IMPORT_TEXTS.undoTitle });
    await question.getByText('Будет удалено: 1 автомобиль.').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await question.getByRole('button', { name: IMPORT_TEXTS.undo }).click();
    await page.getByText(IMPORT_TEXTS.undone, { exact: true }).waitFor();
    // The notice of the previous undo may still be shown.
    await expect.poll(isInFleet).toBe(false);
  };
  await bring();
  await undo();
  await bring();
  await button(page, IMPORT_TEXTS.again).click();
  await page.getByText(/^Последний импорт: лишний\.csv, .*, 1\sстрока$/).waitFor();
  await undo();
  await expect.poll(() => button(page, IMPORT_TEXTS.undo).count()).toBe(0);
});

screenTest(
  'imports a booking journal with a corrected column meaning',
  async ({ open, problemsOf }) => {
    const page = await open({ path: '/cars', as: 'admin' });
    await page.getByRole('link', { name: IMPORT_TEXTS.open, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: IMPORT_TEXTS.title }).waitFor();

    // The server is unreachable: the file stays and is read on retry.
    await page.route('**/api/import/jobs', (route) => route.abort());
    await give(page, 'журнал.csv', BOOKINGS);
    await page.getByRole('alert').getByText(MESSAGES.generic.unavailable).waitFor();
    await page.unroute('**/api/import/jobs');
    problemsOf(page).errors.length = 0;
    await button(page, KIT_TEXTS.retry).click();

    // «Кто» is no known heading of the customer, and the car is not in the fleet.
    await counter(page, `${IMPORT_FATE_TITLES.incomplete} 4`).waitFor();
    await choose(page, 'Кто', 'Клиент');

    // A failed preview shows an error and keeps the choice.
    await counter(page, `${IMPORT_FATE_TITLES.incomplete} 4`).waitFor();
    await page.route('**/api/import/jobs', (route) => route.abort());
    const creates = page.getByRole('checkbox', { name: IMPORT_TEXTS.createCars });
    await creates.click();
    await page.getByRole('alert').getByText(MESSAGES.importing.previewFailed).waitFor();
    expect(await creates.isChecked()).toBe(true);
    await page.unroute('**/api/import/jobs');
    problemsOf(page).errors.length = 0;
    await button(page, KIT_TEXTS.retry).click();
    await counter(page, `${IMPORT_FATE_TITLES.incomplete} 2`).waitFor();
    await counter(page, `${IMPORT_FATE_TITLES.incomplete} 2`).click();
    await expect.poll(() => rowsOf(page).count()).toBe(2);
    await rowsOf(page)
      .getByText(/^Автомобиль занят: Импортова А\..*\(строка 3\)$/)
      .waitFor();
    await rowsOf(page)
      .getByText('Дата возврата не прочитана: «когда-нибудь»', { exact: true })
      .waitFor();
    await counter(page, `${IMPORT_FATE_TITLES.repaired} 1`).click();
    await rowsOf(page).getByText('Сумма не прочитана: «договорная», она в комментарии').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);

    // A refused import keeps every choice.
    await page.route('**/api/import/jobs', (route) => route.abort());
    await button(page, IMPORT_TEXTS.submit).click();
    await page.getByRole('alert').getByText(MESSAGES.importing.failed).waitFor();
    await page.unroute('**/api/import/jobs');
    problemsOf(page).errors.length = 0;
    expect(await creates.isChecked()).toBe(true);
    await button(page, IMPORT_TEXTS.submit).click();
    await page
      .getByText('Добавлено: 1 автомобиль, 2 клиента, 2 брони, 2 неполные брони.')
      .waitFor();
    await page.getByRole('link', { name: incompleteLink(2) }).click();
    const card = dialogOf(page).getByRole('article', { name: 'Поверх Другого' });
    await card.getByText(/^Импорт: Автомобиль занят: Импортова А\./).waitFor();
    await dialogOf(page)
      .getByText(/^Импорт: .*«когда-нибудь»/)
      .waitFor();
    const { items } = await readJson<{ items: { customerName: string; notes: string | null }[] }>(
      page,
      '/bookings',
    );
    const brought = items.filter(({ customerName }) => /^Импортов/.test(customerName));
    expect(brought.map(({ notes }) => notes).sort()).toEqual([null, 'Сумма в файле: договорная']);
  },
);

screenTest('phone: a fleet is imported once; existing cars are reported', async ({ open }) => {
  const page = await open({ device: 'phone', path: '/import', as: 'admin' });
  const fleet = 'Машина;Гос. номер;Год\nLada Vesta;О001ОО199;2024\nLada Granta;О002ОО199;\nLada;;';
  await give(page, 'парк.csv', fleet);
  await page.getByRole('list', { name: IMPORT_TEXTS.rows }).waitFor();
  await counter(page, `${IMPORT_FATE_TITLES.refused} 1`).waitFor();
  await page.getByText('Нет госномера').waitFor();
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await wide()).toBe(390);
  expect(await accessibilityFaults(page)).toEqual([]);
  await button(page, IMPORT_TEXTS.submit).tap();
  await page.getByText('Добавлено: 2 автомобиля.').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);

  await button(page, IMPORT_TEXTS.again).tap();
  await give(page, 'парк.csv', fleet);
  await counter(page, `${IMPORT_FATE_TITLES.same} 2`).waitFor();
  await page.getByText(IMPORT_NOTHING.mixed).waitFor();
  await expect.poll(() => button(page, IMPORT_TEXTS.submit).isDisabled()).toBe(true);
});

screenTest('an import without records shows the reason', async ({ open, problemsOf }) => {
  const page = await open({ path: '/import', as: 'admin' });
  const other = button(page, IMPORT_TEXTS.otherFile);
  await give(page, 'пусто.csv', '');
  await page.getByRole('alert').getByText(MESSAGES.uploads.fileEmpty).waitFor();
  problemsOf(page).errors.length = 0;
  // Reading the same file again would not help: another one is chosen in its place.
  expect(await button(page, KIT_TEXTS.retry).count()).toBe(0);
  await give(page, 'картинка.xlsx', '\u0089PNG\0\0');
  await page.getByRole('alert').getByText(MESSAGES.importing.notASheet).waitFor();
  problemsOf(page).errors.length = 0;
  expect(await button(page, KIT_TEXTS.retry).count()).toBe(0);
  expect(await accessibilityFaults(page)).toEqual([]);
  await give(page, 'заголовки.csv', 'Госномер;Марка;Модель\n');
  await page.getByRole('heading', { name: IMPORT_TEXTS.nothingTitle }).waitFor();
  await page.getByText(IMPORT_NOTHING.empty).waitFor();
  expect(await counter(page, IMPORT_TEXTS.all).count()).toBe(0);
  await other.click();
  await give(page, 'отказы.csv', 'Госномер;Марка;Модель\n;;Vesta\n');
  await counter(page, `${IMPORT_FATE_TITLES.refused} 1`).waitFor();
  await page.getByText(IMPORT_NOTHING.refused).waitFor();
  expect(await button(page, IMPORT_TEXTS.submit).isDisabled()).toBe(true);
  expect(await accessibilityFaults(page)).toEqual([]);
});

screenTest(
  'tablet: a board-shaped sheet is recognised; permissions limit the kinds',
  async ({ open, product }) => {
    const admin = await open({ device: 'tablet', path: '/import', as: 'admin' });
    const days = Array.from({ length: 10 }, (_, at) => day(40 + at)).join(';');
    const cells = 'Доскин 8 999 111-22-36 9000 ₽;'.repeat(3);
    await give(admin, 'шахматка.csv', `Авто;${days}\nУАЗ Патриот О003ОО199;;${cells};ремонт;;;\n`);
    await admin
      .getByRole('button', {
        name: new RegExp(`${IMPORT_KIND_TITLES.board}.*${IMPORT_TEXTS.kind}`),
      })
      .waitFor();
    await admin.getByText(IMPORT_TEXTS.createCars).tap();
    await counter(admin, `${IMPORT_FATE_TITLES.new} 1`).waitFor();
    const written = rowsOf(admin).filter({ hasText: 'Доскин' });
    for (const value of [`${day(41)} 10:00`, `${day(43)} 18:00`, '+7 (999) 111-22-36']) {
      await written.getByRole('definition').getByText(value, { exact: true }).waitFor();
    }
    await rowsOf(admin).getByText('Похоже на сервис: внесите его в шахматке').waitFor();

    await addUser(product.url, 'fleeter', ['view_cars']);
    const fleeter = await open({ path: '/import', as: 'fleeter' });
    await give(fleeter, 'клиенты.csv', 'ФИО;Телефон\nИванов;89991112233');
    await fleeter.getByRole('alert').getByText(MESSAGES.importing.bookingsForbidden).waitFor();
  },
);

/** Bookings of one car, far ahead, an hour each. */
const LONG = [
  'Авто;Клиент;Телефон;Выдача;Возврат;Сумма',
  ...Array.from({ length: 8000 }, (_, at) => {
    const on = day(100 + at);
    return `УАЗ Хантер О004ОО199;Долгов ${at};8999${String(2_000_000 + at)};${on} 10:00;${on} 12:00;500`;
  }),
].join('\n');

screenTest(
  'a long import shows progress and survives leaving the page and a lost connection',
  async ({ open, problemsOf }) => {
    const page = await open({ path: '/import', as: 'admin' });
    await give(page, 'долгий.csv', LONG);
    const bar = page.getByRole('progressbar');
    await bar.waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByText(IMPORT_TEXTS.createCars).click();
    await counter(page, `${IMPORT_FATE_TITLES.new} 8000`).waitFor();

    // Job responses report `running` for as long as the test needs.
    const asked = '**/api/import/jobs/*';
    await page.route(asked, async (route) => {
      const answer = await route.fetch();
      const json = { ...(await answer.json()), state: 'running', stage: 'writing' };
      await route.fulfill({ json: { ...json, rowsDone: 2000, rowsTotal: 16_000, result: null } });
    });
    await button(page, IMPORT_TEXTS.submit).click();
    await page
      .getByText('Записываем: 2 000 из 16 000 записей'.replaceAll(' 000', '\u00a0000'))
      .waitFor();
    await page.getByText(IMPORT_TEXTS.mayLeave).waitFor();
    expect(await bar.evaluate((one) => (one as HTMLProgressElement).position)).toBe(0.125);
    expect(await button(page, IMPORT_TEXTS.cancel).count()).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);

    await page.unrouteAll({ behavior: 'wait' });
    await page.route(asked, (route) => route.abort());
    await page.getByText(IMPORT_TEXTS.connectionLost).waitFor();
    await page.getByRole('link', { name: 'Автопарк' }).first().click();
    await page.waitForURL(/\/cars$/);
    await page.unroute(asked);
    problemsOf(page).errors.length = 0;
    await page
      .getByText(/^Импорт завершён\. Добавлено: 1\sавтомобиль, 8\s000 клиентов, 8\s000 броней\.$/)
      .waitFor();
    await page.goBack();
    await page.getByRole('link', { name: IMPORT_TEXTS.toBookings }).waitFor();

    // After a reload the page shows the job until it is dismissed.
    await page.reload();
    await page.getByRole('heading', { name: IMPORT_TEXTS.last }).waitFor();
    await page.getByText('долгий.csv').waitFor();
    await button(page, IMPORT_TEXTS.hide).click();
    await page.reload();
    await page.getByText(IMPORT_TEXTS.lead).waitFor();
    expect(await page.getByRole('heading', { name: IMPORT_TEXTS.last }).count()).toBe(0);
  },
);

screenTest('an import is cancelled before it writes', async ({ open }) => {
  const page = await open({ device: 'tablet', path: '/import', as: 'admin' });
  await give(page, 'отменённый.csv', 'Марка;Модель;Госномер\nУАЗ;Хантер;О006ОО199');
  await counter(page, `${IMPORT_FATE_TITLES.new} 1`).waitFor();
  // Reading the other files takes seconds, so this one waits.
  const slow = { name: 'чужой.csv', mimeType: 'text/csv', buffer: Buffer.alloc(9_000_000, ';') };
  for (let others = 0; others < 3; others += 1) {
    const multipart = { run: 'preview', file: slow };
    await page.request.post(new URL('/api/import/jobs', page.url()).href, { multipart });
  }
  await button(page, IMPORT_TEXTS.submit).tap();
  await page.getByText(IMPORT_TEXTS.queued).waitFor();
  await button(page, IMPORT_TEXTS.cancel).tap();
  await page.getByRole('alert').getByText(MESSAGES.importing.cancelled).waitFor();
  await button(page, IMPORT_TEXTS.submit).waitFor();
  const { items } = await readJson<{ items: { licensePlate: string }[] }>(page, '/cars');
  expect(items.filter(({ licensePlate }) => licensePlate === 'О006ОО199')).toEqual([]);
});
