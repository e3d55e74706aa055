import { CUSTOMER_FIELDS } from '@schema/fields/customer-fields';
import { MESSAGES } from '@schema/messages';
import { CUSTOMER_MERGE_TEXTS, LIKENESS_TEXTS } from '@schema/texts/people/customer-merge';
import { expect } from 'vitest';
import { accessibilityFaults } from '../../support/accessibility';
import { book } from '../../support/bookings';
import { dialogOf, focusedUndo, noticesOf } from '../../support/dialogs';
import { type Caller, readJson } from '../../support/rest';
import { screenTest } from '../../support/screen-test';

const TEXTS = CUSTOMER_MERGE_TEXTS;

interface Customer {
  id: number;
  fullName: string;
  phone: string;
  bookingsCount: number;
}

const found = async (caller: Caller, phone: string): Promise<Customer | undefined> =>
  (await readJson<{ items: Customer[] }>(caller, '/customers')).items.find(
    (one) => one.phone === phone,
  );

/** Two cards of one person, each with a booking in a year without other bookings. */
async function twoCards(
  caller: Caller,
  year: number,
  names: [string, string],
  phones: [string, string],
) {
  const { items } = await readJson<{ items: { id: number }[] }>(caller, '/cars');
  const carId = items[0]?.id ?? 0;
  for (const [at, customer] of names.entries()) {
    const from = `${year}-03-0${1 + at * 4}`;
    await book(caller, {
      carId,
      from,
      to: `${year}-03-0${3 + at * 4}`,
      customer,
      phone: phones[at],
    });
  }
}

screenTest('merges a suggested pair and undoes the merge', async ({ open, restAs, problemsOf }) => {
  const manager = await restAs('manager');
  const [right, wrong] = ['+79031112201', '+79031112291'] as const;
  await twoCards(manager, 2031, ['Яхонтов Ярослав', 'ярослав яхонтов'], [right, wrong]);
  const page = await open({ path: '/clients', as: 'manager' });
  const panel = page.getByRole('region', { name: TEXTS.duplicates });
  await panel.getByRole('button', { name: TEXTS.show }).click();
  const pair = panel.getByRole('listitem').filter({ hasText: 'Яхонтов Ярослав' });
  await pair.getByText(LIKENESS_TEXTS.phoneTypo).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await pair.getByRole('button', { name: TEXTS.compare }).click();

  const dialog = dialogOf(page);
  const phone = dialog.getByRole('group', { name: CUSTOMER_FIELDS.phone.label });
  await phone.getByRole('radio', { name: '+7 (903) 111-22-91' }).check();
  const figures = dialog.getByRole('row', { name: new RegExp(`^${TEXTS.bookings}`) });
  await expect.poll(() => figures.getByRole('cell').allInnerTexts()).toEqual(['1', '1', '2']);
  expect(await accessibilityFaults(page)).toEqual([]);

  // A booking added meanwhile makes the preview stale.
  await twoCards(manager, 2032, ['Яхонтов Ярослав', 'ярослав яхонтов'], [right, wrong]);
  await dialog.getByRole('button', { name: TEXTS.confirm }).click();
  await dialog.getByRole('alert').getByText(MESSAGES.customers.mergeStale).waitFor();
  await dialog.getByRole('cell', { name: '4', exact: true }).waitFor();
  expect(await phone.getByRole('radio', { name: '+7 (903) 111-22-91' }).isChecked()).toBe(true);

  // Lists that were announced as changed may be requested in between.
  await page.route('**/api/graphql', (route) =>
    route.request().postData()?.includes('mutation') ? route.abort() : route.fallback(),
  );
  await dialog.getByRole('button', { name: TEXTS.confirm }).click();
  await dialog.getByRole('alert').getByText(MESSAGES.customers.mergeFailed).waitFor();
  await page.unroute('**/api/graphql');
  await dialog.getByRole('button', { name: TEXTS.confirm }).click();
  const undo = await focusedUndo(page, TEXTS.done);
  await dialog.waitFor({ state: 'detached' });
  expect(await found(manager, wrong)).toMatchObject({
    bookingsCount: 4,
    fullName: 'Яхонтов Ярослав',
  });
  expect(await found(manager, right)).toBeUndefined();

  await undo.click();
  await noticesOf(page).getByText(TEXTS.undone).waitFor();
  expect(await found(manager, right)).toMatchObject({ bookingsCount: 2 });
  expect(await found(manager, wrong)).toMatchObject({
    bookingsCount: 2,
    fullName: 'ярослав яхонтов',
  });
  problemsOf(page).errors.length = 0;
});

screenTest('phone: the other customer is found by phone number', async ({ open, restAs }) => {
  const manager = await restAs('manager');
  const [one, other] = ['+79031113301', '+79031114477'] as const;
  await twoCards(manager, 2033, ['Эльдаров Эдуард', 'Эльдаров Э.'], [one, other]);
  const keep = await found(manager, one);
  const page = await open({ device: 'phone', path: `/clients/${keep?.id}`, as: 'manager' });
  await page.getByRole('button', { name: TEXTS.open }).tap();
  const dialog = dialogOf(page);
  await dialog.getByRole('searchbox', { name: TEXTS.search }).fill('111 44 77');
  await dialog.getByRole('list', { name: TEXTS.found }).getByText('Эльдаров Э.').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog.getByRole('list', { name: TEXTS.found }).getByText('Эльдаров Э.').tap();
  await dialog.getByRole('group', { name: CUSTOMER_FIELDS.fullName.label }).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  const wide = await dialog.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(wide).toBeLessThanOrEqual(0);
  await dialog.getByRole('button', { name: TEXTS.confirm }).tap();
  await noticesOf(page).getByText(TEXTS.done).waitFor();
  const latest = page.getByRole('main').getByText('2033', { exact: false });
  await latest.nth(1).waitFor();
  expect(await found(manager, other)).toBeUndefined();
});
