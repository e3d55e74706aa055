import { PERMISSION_TITLES } from '@schema/permissions';
import { IMPORT_TEXTS } from '@schema/texts/files/import';
import { USERS_TEXTS } from '@schema/texts/people/users';
import { CAR_ANALYTICS_TEXTS } from '@schema/texts/reports/analytics';
import { REVIEW_LINK_TEXTS } from '@schema/texts/reports/reviews';
import { KIT_TEXTS } from '@schema/texts/shell/shell';
import type { Page } from 'playwright-core';
import { dialogOf, noticesOf } from '../support/dialogs.ts';
import { goTo } from '../support/go-to.ts';
import { readJson } from '../support/rest.ts';
import { button, type Job } from './job.ts';

const MESSAGE = 'Спасибо за поездку! Оцените нас: https://example.ru/отзыв';

/** Puts every source into the queue of reviews. */
async function fillQueue(page: Page): Promise<void> {
  type Templates = { items: { sourceId: number }[] };
  const { items } = await readJson<Templates>(page, '/reviews/templates');
  for (const { sourceId } of items) {
    const data = { message: MESSAGE, includeInQueue: true };
    await page.request.put(`/api/reviews/templates/${sourceId}`, { data });
  }
}

export const reviewLinks: Job['prepare'] = async (page) => {
  await fillQueue(page);
  await goTo(page, '/reviews');
  return async (steps) => {
    await steps.tap(button(page, REVIEW_LINK_TEXTS.create));
    await steps.tap(button(page, REVIEW_LINK_TEXTS.copyAll));
    await button(page, KIT_TEXTS.copied).waitFor();
  };
};

export const carProfit: Job['prepare'] = async (page) => async (steps) => {
  await steps.tap(page.getByRole('link', { name: PERMISSION_TITLES.view_analytics, exact: true }));
  await steps.tap(page.getByRole('table').getByRole('link').first());
  await page.getByRole('region', { name: CAR_ANALYTICS_TEXTS.roi }).waitFor();
};

export const addUser: Job['prepare'] = async (page, number) => {
  await goTo(page, '/users');
  return async (steps) => {
    await steps.tap(button(page, USERS_TEXTS.add));
    await steps.fill(dialogOf(page).getByLabel(USERS_TEXTS.login), `новый-${number}`);
    await steps.fill(
      dialogOf(page).getByLabel(new RegExp(`^${USERS_TEXTS.password}`)),
      'пароль-нового',
    );
    for (const right of ['view_board', 'edit_bookings'] as const) {
      await steps.tap(dialogOf(page).getByText(PERMISSION_TITLES[right], { exact: true }));
    }
    await steps.tap(button(dialogOf(page), USERS_TEXTS.create));
    await noticesOf(page).getByText(USERS_TEXTS.created).waitFor();
  };
};

export const importFleet: Job['prepare'] = async (page, number) => {
  await goTo(page, '/import');
  const text = `Машина;Гос. номер;Год\nLada Vesta;О0${number}ОО199;2024`;
  return async (steps) => {
    const file = { name: 'парк.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
    await steps.giveFile(page.getByLabel(IMPORT_TEXTS.choose), file);
    await steps.tap(button(page, IMPORT_TEXTS.submit));
    await page.getByText(/^Добавлено: /).waitFor();
  };
};
