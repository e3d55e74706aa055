import { PERMISSION_TITLES } from '@schema/permissions';
import { IMPORT_TEXTS } from '@schema/texts/files/import';
import { TARIFF_COPY_TEXTS } from '@schema/texts/fleet/cars';
import { USERS_TEXTS } from '@schema/texts/people/users';
import { ANALYTICS_TEXTS, CAR_ANALYTICS_TEXTS } from '@schema/texts/reports/analytics';
import { REVIEW_LINK_TEXTS, REVIEWS_TEXTS } from '@schema/texts/reports/reviews';
import { SHELL_TEXTS } from '@schema/texts/shell/shell';
import { dialogOf, noticesOf } from '../../../e2e/support/dialogs.ts';
import { goTo } from '../../../e2e/support/go-to.ts';
import { readJson } from '../../../e2e/support/rest.ts';
import { button, type Job } from './job.ts';

export const copyTariffs: Job['prepare'] = async (page) => {
  await goTo(page, '/cars?car=1');
  return async (steps) => {
    await steps.tap(button(page, TARIFF_COPY_TEXTS.open));
    await steps.tap(button(dialogOf(page), new RegExp(`^${TARIFF_COPY_TEXTS.submit}`)));
    await noticesOf(page).getByText(new RegExp(TARIFF_COPY_TEXTS.done)).waitFor();
  };
};

/** Links of all waiting requests of a source. */
export const reviewLinks: Job['prepare'] = async (page) => {
  type Templates = { items: { sourceId: number }[] };
  const { items } = await readJson<Templates>(page, '/reviews/templates');
  const data = { message: 'Оцените нас: https://example.ru', includeInQueue: true };
  for (const { sourceId } of items) {
    await page.request.put(`/api/reviews/templates/${sourceId}`, { data });
  }
  await goTo(page, '/reviews');
  await page.getByRole('heading', { level: 1, name: REVIEWS_TEXTS.title }).waitFor();
  return async (steps) => {
    await steps.tap(button(page, REVIEW_LINK_TEXTS.create));
    await steps.tap(button(page, REVIEW_LINK_TEXTS.copyAll));
    await button(page, REVIEW_LINK_TEXTS.copied).waitFor();
  };
};

/** From the board, in the month that the report shows first. */
export const profitOfCar: Job['prepare'] = async (page) => async (steps) => {
  await steps.tap(button(page, SHELL_TEXTS.more));
  await steps.tap(page.getByRole('link', { name: PERMISSION_TITLES.view_analytics }));
  const table = page.getByRole('table', { name: ANALYTICS_TEXTS.cars });
  await steps.tap(table.getByRole('row').nth(1).getByRole('link').first());
  await page.getByRole('term').getByText(CAR_ANALYTICS_TEXTS.revenue).first().waitFor();
};

/** A login, a password and three rights, on the page of users. */
export const addUser: Job['prepare'] = async (page, number) => {
  await goTo(page, '/users');
  return async (steps) => {
    await steps.tap(button(page, USERS_TEXTS.add));
    await steps.fill(dialogOf(page).getByLabel(USERS_TEXTS.login), `olga${number}`);
    await steps.fill(
      dialogOf(page).getByLabel(new RegExp(`^${USERS_TEXTS.password}`)),
      'olga-parol',
    );
    for (const right of ['view_board', 'edit_bookings', 'view_clients'] as const) {
      await steps.tap(dialogOf(page).getByRole('checkbox', { name: PERMISSION_TITLES[right] }));
    }
    await steps.tap(button(dialogOf(page), USERS_TEXTS.create));
    await noticesOf(page).getByText(USERS_TEXTS.created).waitFor();
  };
};

const FLEET = 'Машина;Гос. номер;Год\nLada Vesta;О001ОО199;2024\nLada Granta;О002ОО199;2023';

export const importFleet: Job['prepare'] = async (page) => {
  await goTo(page, '/import');
  return async (steps) => {
    const file = { name: 'парк.csv', mimeType: 'text/csv', buffer: Buffer.from(FLEET) };
    await steps.choose(page.getByLabel(IMPORT_TEXTS.choose), file);
    await steps.tap(button(page, IMPORT_TEXTS.submit));
    await page.getByText(/^Добавлено: 2 автомобиля/).waitFor();
  };
};
