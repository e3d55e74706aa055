import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CASH_TEXTS } from '@schema/texts/day/cashbox';
import { LOGIN_TEXTS } from '@schema/texts/people/login';
import { enterAgainText, goToOtherText, OTHER_USER_TITLE } from '@schema/texts/shell/other-user';
import { KIT_TEXTS } from '@schema/texts/shell/shell';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFaults } from '../../support/accessibility';
import { boardGrid } from '../../support/board/board-pointer';
import { answerAsAnonymous, refuseCalls } from '../../support/calls';
import { dialogOf, fieldOf, leaveQuestionOf, noticesOf } from '../../support/dialogs';
import { goTo } from '../../support/go-to';
import { holdLiveChannel } from '../../support/live-channel';
import { screenTest } from '../../support/screen-test';
import { passwordOf, signIn } from '../../support/sign-in';
import type { Product } from '../../support/start-product';
import { addUser } from '../../support/users';

const CASH = '/?new=cash';
const noteOf = (page: Page) => page.getByRole('dialog', { name: OTHER_USER_TITLE });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Authors of the entries of this amount. */
function writersOf({ dataDir }: Product, roubles: number): unknown[] {
  const database = new DatabaseSync(join(dataDir, 'avtoprokat.sqlite'), { readOnly: true });
  try {
    const statement = database.prepare(
      'select u.login from cash_entries e join users u on u.id = e.created_by where e.amount_kopecks = ?',
    );
    return [...statement.iterate(roubles * 100)].map(({ login }) => login);
  } finally {
    database.close();
  }
}

/** Acts on the page, unless the dialog of an earlier request covers it. */
async function unlessNoted(page: Page, act: () => Promise<void>): Promise<void> {
  const refused = await act().catch((error: unknown) => error);
  await noteOf(page)
    .waitFor()
    .catch((error) => {
      throw refused ?? error;
    });
}

/** Resolves when a request of this name is refused because of another signed-in user. */
async function refusal(page: Page, name: string): Promise<void> {
  const answer = await page.waitForResponse(
    (response) =>
      response.status() === 409 && response.request().postDataJSON()?.operationName === name,
  );
  await answer.finished();
}

/** Another user signs in in the same browser. */
async function signInBeside(page: Page, login: string): Promise<void> {
  const data = { login, password: passwordOf(login) };
  expect((await page.request.post('/api/auth/login', { data })).ok()).toBe(true);
}

/** A page of the first user with a typed cash entry; the second user signs in on another page. */
async function typedUnderOther(page: Page, [own, other]: readonly [string, string], sum: string) {
  await signIn(page, own);
  await goTo(page, CASH);
  await fieldOf(page, CASH_TEXTS.amount).fill(sum);
  await signInBeside(page, other);
}

screenTest.for([
  ['desktop', 888],
  ['tablet', 889],
  ['phone', 890],
] as const)(
  'on a %s typed values stay until the same user signs in again',
  async ([device, sum], { open, product }) => {
    const users = [`own-${device}`, `other-${device}`] as const;
    const [own, other] = users;
    for (const login of users) await addUser(product.url, login, ['edit_bookings', 'view_board']);
    const page = await open({ device });
    await typedUnderOther(page, users, String(sum));
    const submit = dialogOf(page).getByRole('button', { name: CASH_TEXTS.submit });
    await unlessNoted(page, () => submit.click({ timeout: 5_000 }));
    const note = noteOf(page);
    await note.getByText(`Теперь здесь вошли как «${other}»`).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(writersOf(product, sum)).toEqual([]);

    await note.getByLabel(LOGIN_TEXTS.password, { exact: true }).fill(passwordOf(own));
    await note.getByRole('button', { name: enterAgainText(own) }).click();
    await note.waitFor({ state: 'detached' });
    expect(await fieldOf(page, CASH_TEXTS.amount).inputValue()).toBe(String(sum));
    await dialogOf(page).getByRole('button', { name: CASH_TEXTS.submit }).click();
    await noticesOf(page).getByText(CASH_TEXTS.saved).waitFor();
    expect(writersOf(product, sum)).toEqual([own]);
  },
);

screenTest(
  'two tabs: the first one needs a confirmation, then shows the data of the other user',
  async ({ open, product }) => {
    const users = ['own-tabs', 'other-tabs'] as const;
    const [own, other] = users;
    for (const login of users) await addUser(product.url, login, ['edit_bookings', 'view_board']);
    const page = await open();
    await typedUnderOther(page, users, '777');
    const beside = await page.context().newPage();
    await beside.goto(CASH);
    await fieldOf(beside, CASH_TEXTS.amount).fill('500');
    await dialogOf(beside).getByRole('button', { name: CASH_TEXTS.submit }).click();
    await noticesOf(beside).getByText(CASH_TEXTS.saved).waitFor();
    expect(writersOf(product, 500)).toEqual([other]);

    // On the notice of the entry the page's session has ended and the browser's is of another user.
    await noteOf(page).waitFor();
    await button(page, goToOtherText(other)).click();
    await leaveQuestionOf(page).getByRole('button', { name: KIT_TEXTS.stay }).click();
    await button(page, goToOtherText(other)).click();
    await leaveQuestionOf(page).getByRole('button', { name: KIT_TEXTS.leave }).click();
    await boardGrid(page).waitFor();
    expect(await page.getByText(own).count()).toBe(0);
    expect(writersOf(product, 777)).toEqual([]);
    await boardGrid(beside).waitFor();
  },
);

screenTest('a list does not show the data of the other user', async ({ open, product }) => {
  const [own, other] = ['own-list', 'other-list'];
  await addUser(product.url, own, ['view_clients', 'view_board']);
  await addUser(product.url, other, ['view_board', 'view_clients']);
  // Without it only the search is refused, and the dialog is not shown again.
  const page = await open({ path: '/clients', before: (fresh) => holdLiveChannel(fresh) });
  await signIn(page, own);
  const search = page.getByRole('searchbox').first();
  await search.waitFor();
  await signInBeside(page, other);
  const refused = Promise.all(
    ['CustomersPage', 'CustomersCount'].map((name) => refusal(page, name)),
  );
  await search.fill('Ив');
  await refused;
  await noteOf(page).press('Escape');
  await noteOf(page).waitFor({ state: 'detached' });
});

screenTest('a request without a session shows the signed-in user', async ({ open, product }) => {
  const [own, other] = ['own-lost', 'other-lost'];
  await addUser(product.url, own, ['view_clients', 'view_board']);
  await addUser(product.url, other, ['view_board', 'view_clients']);
  const page = await open({ path: '/clients' });
  await signIn(page, own);
  await page.getByRole('searchbox').first().waitFor();
  // Only of the list: the session is read before it when the live connection ends first.
  await refuseCalls(page, 'CustomersPage');
  await signInBeside(page, other);
  await unlessNoted(page, () => page.getByRole('searchbox').first().fill('Ив', { timeout: 5_000 }));
  await noteOf(page).waitFor();
});

screenTest(
  'the session is read again before the page treats a cookie being replaced as ended',
  async ({ open, product }) => {
    const [own, other] = ['own-cookie', 'other-cookie'];
    for (const login of [own, other]) {
      await addUser(product.url, login, ['view_clients', 'view_board']);
    }
    const page = await open({ path: '/clients', before: (fresh) => holdLiveChannel(fresh) });
    await signIn(page, own);
    await page.getByRole('searchbox').first().waitFor();
    // As with the cookie of a session ended by the other sign-in.
    for (const name of ['ActionCount', 'CustomersCount', 'CustomersPage']) {
      await refuseCalls(page, name);
    }
    await answerAsAnonymous(page, 'Profile');
    await signInBeside(page, other);
    await unlessNoted(page, () =>
      page.getByRole('searchbox').first().fill('Ив', { timeout: 5_000 }),
    );
    await noteOf(page).waitFor();
  },
);
