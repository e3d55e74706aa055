import { MESSAGES } from '@schema/messages';
import { TILL_FIELD_TEXTS } from '@schema/texts/money/till-field';
import { HANDOVER_TEXTS, MANAGE_TILLS_TEXTS, TILLS_TEXTS } from '@schema/texts/money/tills';
import { formatExactRoubles } from '@schema/values/money/money';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFaults } from '../../support/accessibility';
import { noticesOf } from '../../support/dialogs';
import { type Caller, readJson } from '../../support/rest';
import { screenTest } from '../../support/screen-test';
import { addUser } from '../../support/users';

const texts = MANAGE_TILLS_TEXTS;

interface Till {
  readonly id: number;
  readonly name: string;
  readonly mayUse: boolean;
  readonly isClosed: boolean;
  readonly balance: number | null;
}

async function tillNamed(caller: Caller, name: string): Promise<Till | undefined> {
  const { tills } = await readJson<{ tills: Till[] }>(caller, '/money/tills');
  return tills.find((till) => till.name === name);
}

async function send(caller: Caller, path: string, data: object): Promise<void> {
  const answer = await caller.request.post(`/api/money/${path}`, { data });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
}

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const buttonOf = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

screenTest(
  'an administrator adds a till for one user, renames, closes and reopens it',
  async ({ open, product, restAs }) => {
    await addUser(product.url, 'kirov', ['view_board', 'edit_bookings']);
    const page = await open({ as: 'admin', path: '/money' });
    await buttonOf(page, TILLS_TEXTS.manage).click();
    await buttonOf(page, texts.add).click();
    const add = dialogOf(page, texts.add);
    await add.getByLabel(texts.name).fill('офис');
    await add.getByRole('button', { name: texts.create }).click();
    await add.getByRole('alert').getByText(MESSAGES.tills.nameTaken).first().waitFor();
    expect(await add.getByLabel(texts.name).inputValue()).toBe('офис');
    await add.getByLabel(texts.name).fill('Аэропорт');
    await add.getByLabel(texts.isForAll).uncheck();
    await add.getByRole('button', { name: texts.create }).click();
    await add.getByRole('alert').getByText(MESSAGES.tills.usersRequired).first().waitFor();
    await add.getByRole('group', { name: texts.users }).getByLabel('kirov').check();
    expect(await accessibilityFaults(page)).toEqual([]);
    await add.getByRole('button', { name: texts.create }).click();
    await noticesOf(page).getByText(texts.created).waitFor();

    const kirov = await restAs('kirov');
    const manager = await restAs('manager');
    expect((await tillNamed(kirov, 'Аэропорт'))?.mayUse).toBe(true);
    expect((await tillNamed(manager, 'Аэропорт'))?.mayUse).toBe(false);

    const row = (name: string) =>
      dialogOf(page, texts.title).getByRole('listitem').filter({ hasText: name });
    await row('Аэропорт').filter({ hasText: texts.forSome }).waitFor();
    await buttonOf(page, `${texts.edit}: Аэропорт`).click();
    const edit = dialogOf(page, texts.edit);
    await edit.getByLabel(texts.name).fill('Вокзал');
    await edit.getByRole('button', { name: texts.save }).click();
    await noticesOf(page).getByText(texts.saved).waitFor();
    await row('Вокзал').waitFor();

    const till = await tillNamed(kirov, 'Вокзал');
    await send(kirov, 'till-counts', { tillId: till?.id, counted: 500 });
    await buttonOf(page, `${texts.close}: Вокзал`).click();
    const list = dialogOf(page, texts.title);
    await list.getByRole('alert').getByText(MESSAGES.tills.notEmpty).waitFor();
    await send(kirov, 'collections', { tillId: till?.id, amount: 500, place: 'bank' });
    await buttonOf(page, `${texts.close}: Вокзал`).click();
    await row('Вокзал').filter({ hasText: texts.closed }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await tillNamed(kirov, 'Вокзал')).toMatchObject({ isClosed: true, mayUse: false });
    await buttonOf(page, `${texts.reopen}: Вокзал`).click();
    await row('Вокзал').filter({ hasText: texts.forSome }).waitFor();
    expect(await tillNamed(kirov, 'Вокзал')).toMatchObject({ isClosed: false, mayUse: true });
  },
);

screenTest(
  'cash that its sender no longer has is accepted with its origin',
  async ({ open, product, restAs }) => {
    for (const login of ['orlov', 'petrov']) {
      await addUser(product.url, login, ['view_board', 'edit_bookings']);
    }
    const orlov = await restAs('orlov');
    const petrov = await restAs('petrov');
    await send(petrov, 'till-counts', { counted: 0 });
    await send(orlov, 'till-counts', { counted: 1000 });
    const toTillId = (await tillNamed(petrov, 'petrov'))?.id;
    await send(orlov, 'handovers', { toTillId, amount: 800 });
    await send(orlov, 'collections', { amount: 700, place: 'safe' });

    const page = await open({ device: 'phone', as: 'petrov', path: '/money' });
    const waiting = page.getByRole('list', { name: HANDOVER_TEXTS.list });
    await waiting.getByRole('button', { name: HANDOVER_TEXTS.accept }).tap();
    const dialog = dialogOf(page, HANDOVER_TEXTS.acceptTitle);
    await dialog.getByText(/В кассе «orlov» 300/).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    const accept = dialog.getByRole('button', { name: HANDOVER_TEXTS.accept });
    await accept.tap();
    await dialog.getByRole('alert').getByText(MESSAGES.tills.reasonRequired).first().waitFor();
    expect((await tillNamed(petrov, 'petrov'))?.balance).toBe(0);
    await dialog.getByLabel(TILL_FIELD_TEXTS.shortReason).fill('доложил своими');
    await accept.tap();
    await noticesOf(page).getByText(HANDOVER_TEXTS.accepted).waitFor();
    await page
      .getByRole('list', { name: TILLS_TEXTS.list })
      .getByRole('listitem')
      .filter({ hasText: 'petrov' })
      .filter({ hasText: formatExactRoubles(800) })
      .waitFor();
    await page
      .getByText(/не хватало: доложил своими/)
      .first()
      .waitFor();
    expect((await tillNamed(orlov, 'orlov'))?.balance).toBe(-500);
    await waiting.waitFor({ state: 'detached' });
  },
);
