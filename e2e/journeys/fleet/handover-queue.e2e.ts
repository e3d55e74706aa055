import { MESSAGES } from '@schema/messages';
import { QUEUE_TEXTS } from '@schema/texts/handover/queue';
import { SHEET_PARTS } from '@schema/texts/handover/sheet';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { handoverToday } from '../../support/bookings';
import { addVesta } from '../../support/cars';
import { dialogOf } from '../../support/dialogs';
import { BLANK, goTo } from '../../support/go-to';
import { sheetsOf } from '../../support/handover';
import { moneyOf } from '../../support/rental-money';
import type { Caller } from '../../support/rest';
import { screenTest } from '../../support/screen-test';

const PATIENCE = { timeout: 60_000 };

/** Lets the first request of each operation arrive and drops its answer. */
async function loseFirstAnswers(page: Page, operations: readonly string[]) {
  const requests: string[] = [];
  await page.route('**/api/graphql', async (route) => {
    const body = route.request().postData() ?? '';
    const name = operations.find((one) => body.includes(`"operationName":"${one}"`));
    if (name === undefined) return route.continue();
    requests.push(name);
    if (requests.filter((one) => one === name).length > 1) return route.continue();
    await route.fetch();
    return route.abort();
  });
  return requests;
}

interface DueHandover {
  readonly plate: string;
  readonly customer: string;
  readonly phone: string;
}

/** A handover of today with 9 000 ₽ to pay and a deposit of 4 000 ₽, open on the page. */
async function openHandover(page: Page, { plate, customer, phone }: DueHandover) {
  const rental = { customer, phone, isOwed: true };
  const { id } = await handoverToday(page, await addVesta(page, plate), rental);
  await goTo(page, `/handover/${id}/out`);
  const money = page.getByRole('region', { name: SHEET_PARTS.money });
  await money.getByLabel('Сумма: Залог').fill('4000');
  await page.getByText('Подписано на бумаге', { exact: true }).tap();
  const press = page.getByRole('button', { name: 'Выдать и принять 13 000 ₽' });
  await press.waitFor();
  return { id, press };
}

async function expectRecordedOnce(page: Page, id: number) {
  await expect.poll(async () => (await sheetsOf(page, id)).handedOverAt, PATIENCE).not.toBeNull();
  expect((await sheetsOf(page, id)).sheets).toHaveLength(1);
  const { balance, deposit, entries } = await moneyOf(page, id);
  expect([balance, deposit.held, entries.length]).toEqual([0, 4000, 2]);
}

const MONEY_AND_MARK = ['TakePayment', 'TakeDeposit', 'MarkHandedOver'];

screenTest(
  'what arrived without its answer is recorded once: sheet, payment, deposit and mark',
  async ({ open, problemsOf }) => {
    const page = await open({ device: 'phone', as: 'admin', path: BLANK });
    const { id, press } = await openHandover(page, {
      plate: 'О491ОО77',
      customer: 'Повторов Павел',
      phone: '+79035554911',
    });
    const operations = ['SaveHandoverSheet', ...MONEY_AND_MARK];
    const requests = await loseFirstAnswers(page, operations);
    await press.tap();
    await expectRecordedOnce(page, id);
    await page.getByText(QUEUE_TEXTS.markWaits.out).waitFor({ state: 'detached', ...PATIENCE });
    expect(requests).toEqual(operations.flatMap((name) => [name, name]));
    // Requests without an answer.
    problemsOf(page).errors.length = 0;
  },
);

screenTest(
  'a network that is lost after the sheet leaves the money and the mark to the queue',
  async ({ open, problemsOf }) => {
    const page = await open({ device: 'phone', as: 'admin', path: BLANK });
    const { id, press } = await openHandover(page, {
      plate: 'О492ОО77',
      customer: 'Повторов Олег',
      phone: '+79035554912',
    });
    const requests = await loseFirstAnswers(page, MONEY_AND_MARK);
    await press.tap();
    await expectRecordedOnce(page, id);
    await page.getByText(QUEUE_TEXTS.markWaits.out).waitFor({ state: 'detached', ...PATIENCE });
    expect(requests).toEqual(MONEY_AND_MARK.flatMap((name) => [name, name]));
    problemsOf(page).errors.length = 0;
  },
);

/** The handover is pressed without a network; `meanwhile` runs before the network returns. */
async function pressOffline(
  page: Page,
  due: DueHandover,
  meanwhile: (id: number) => Promise<void>,
) {
  const { id, press } = await openHandover(page, due);
  await page.context().setOffline(true);
  await press.tap();
  await page.getByText(QUEUE_TEXTS.markWaits.out).waitFor();
  await meanwhile(id);
  await page.context().setOffline(false);
  return id;
}

async function send(caller: Caller, method: 'post' | 'delete', path: string) {
  const answer = await caller.request[method](`/api${path}`);
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
}

screenTest(
  'a colleague has marked or cancelled meanwhile: the mark stays as it is, or says why',
  async ({ open, restAs, problemsOf }) => {
    const colleague = await restAs('manager');
    const page = await open({ device: 'phone', as: 'admin', path: BLANK });
    const marked = { plate: 'О493ОО77', customer: 'Повторов Пётр', phone: '+79035554913' };
    let handedOverAt: string | null = null;
    const first = await pressOffline(page, marked, async (id) => {
      await send(colleague, 'post', `/bookings/${id}/handover`);
      ({ handedOverAt } = await sheetsOf(colleague, id));
    });
    await page.getByText(QUEUE_TEXTS.markWaits.out).waitFor({ state: 'detached', ...PATIENCE });
    await expectRecordedOnce(page, first);
    expect((await sheetsOf(page, first)).handedOverAt).toBe(handedOverAt);
    expect(await page.getByRole('button', { name: QUEUE_TEXTS.show }).count()).toBe(0);

    const cancelled = { plate: 'О494ОО77', customer: 'Повторов Глеб', phone: '+79035554914' };
    const second = await pressOffline(page, cancelled, (id) =>
      send(colleague, 'delete', `/bookings/${id}`),
    );
    await page.getByText('1 отметка не принята').waitFor(PATIENCE);
    await page.getByText(QUEUE_TEXTS.markRefused.out).waitFor();
    await page.getByText(MESSAGES.booking.alreadyArchived).waitFor();
    await page.getByRole('button', { name: QUEUE_TEXTS.show }).tap();
    await dialogOf(page).getByText(QUEUE_TEXTS.mark.out).waitFor();
    await dialogOf(page).getByRole('button', { name: QUEUE_TEXTS.remove }).tap();
    await page.getByRole('alertdialog').getByRole('button', { name: QUEUE_TEXTS.remove }).tap();
    await page.getByText('1 отметка не принята').waitFor({ state: 'detached' });
    await page.getByText(QUEUE_TEXTS.markRefused.out).waitFor({ state: 'detached' });
    const { sheets, handedOverAt: unmarked } = await sheetsOf(page, second);
    expect([sheets.length, unmarked]).toEqual([1, null]);
    expect((await moneyOf(page, second)).entries).toHaveLength(2);
    // Requests without a network.
    problemsOf(page).errors.length = 0;
  },
);
