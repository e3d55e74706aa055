import {
  alertText,
  button,
  errorUnder,
  field,
  fill,
  notice,
  renderSignedIn,
} from '@frontend/testing/render';
import { refusal } from '@frontend/testing/server';
import { MESSAGES } from '@schema/messages';
import { PERMISSIONS, type Permission } from '@schema/permissions';
import { STALE_TEXTS } from '@schema/texts/bookings/stale';
import { PARTNERS_TEXTS } from '@schema/texts/reports/analytics';
import { KIT_TEXTS } from '@schema/texts/shell/shell';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PartnersPage } from './PartnersPage';

const PARTNERS = [
  { id: 1, name: 'Олег', settledFrom: null, version: 3 },
  { id: 2, name: 'Вера', settledFrom: null, version: 1 },
];
const CAR = { carId: 3, carTitle: 'Kia Rio', licensePlate: 'А123ВС77' };
const OLEG = [{ partnerId: 1, sharePercent: 12.5 }];
const always = (shares: readonly object[]) => ({
  shares,
  shareSets: [{ fromDay: null, shares }],
});

async function open(
  permissions: readonly Permission[] = PERMISSIONS,
  car: object = { ...CAR, ...always(OLEG), version: 7 },
) {
  const view = renderSignedIn(<PartnersPage />, {
    user: { permissions },
    answers: {
      partnerRevenue: {
        partners: PARTNERS,
        cars: [car],
      },
      createPartner: { id: 3, name: 'Нина', settledFrom: null, version: 1 },
      renamePartner: { id: 1, name: 'Олег Иванов', settledFrom: null, version: 4 },
      setCarShares: { ...CAR, ...always([]), version: 8 },
    },
  });
  await screen.findByText('Олег');
  return view;
}
const openShares = (user: Awaited<ReturnType<typeof open>>['user']) =>
  user.click(button(`${PARTNERS_TEXTS.edit}: Kia Rio А123ВС77`));

test('a partner needs a name and is added and renamed (N8, N10)', async () => {
  const { user, server } = await open();
  await user.click(button(PARTNERS_TEXTS.add));
  expect(await alertText()).toBe(MESSAGES.partners.nameRequired);
  fill(field(PARTNERS_TEXTS.name), ' Нина ');
  expect(errorUnder(field(PARTNERS_TEXTS.name))).toBeNull();
  server.disconnect();
  await user.click(button(PARTNERS_TEXTS.add));
  expect(await alertText()).toContain(MESSAGES.generic.error);
  server.connect();
  await user.click(button(PARTNERS_TEXTS.add));
  await notice(PARTNERS_TEXTS.added);
  expect(server.sent('CreatePartner').at(-1)?.variables).toEqual({ name: 'Нина' });
  await user.click(button(`${PARTNERS_TEXTS.rename} Олег`));
  fill(screen.getByDisplayValue('Олег'), 'Олег Иванов');
  await user.keyboard('{Enter}');
  await notice(PARTNERS_TEXTS.renamed);
  expect(server.sent('RenamePartner')[0]?.variables).toEqual({
    id: 1,
    name: 'Олег Иванов',
    settledFrom: null,
    version: 3,
  });
});

test('a partner is settled from today when «С дня» is chosen', async () => {
  const { user, server } = await open();
  await user.click(button(`${PARTNERS_TEXTS.rename} Олег`));
  await user.click(screen.getByRole('radio', { name: 'С дня' }));
  await user.click(button(PARTNERS_TEXTS.save));
  await notice('Партнёр сохранён');
  expect(server.sent('RenamePartner')[0]?.variables).toMatchObject({ settledFrom: '2026-11-20' });
});

test('shares accept a comma, sum to at most 100 %, omit zeros and are undone (N11, N12)', async () => {
  const { user, server } = await open();
  await openShares(user);
  expect(field('Олег, %').value).toBe('12,5');
  fill(field('Вера, %'), '87,6');
  await user.click(screen.getAllByRole('button', { name: PARTNERS_TEXTS.save }).at(-1) as Element);
  expect(await alertText()).toBe(MESSAGES.partners.sharesExceed);
  expect(field('Олег, %')).toBe(document.activeElement);
  fill(field('Олег, %'), '0');
  await screen.findByText(/12,4 %/);
  await user.click(screen.getAllByRole('button', { name: PARTNERS_TEXTS.save }).at(-1) as Element);
  await notice(PARTNERS_TEXTS.saved);
  await waitFor(() =>
    expect(server.sent('SetCarShares')[0]?.variables).toEqual({
      carId: 3,
      shares: [{ partnerId: 2, sharePercent: 87.6 }],
      fromDay: null,
      version: 7,
    }),
  );
  await user.click(screen.getByRole('button', { name: KIT_TEXTS.undo }));
  await notice(PARTNERS_TEXTS.undone);
  expect(server.sent('SetCarShares')[1]?.variables).toEqual({
    carId: 3,
    shares: OLEG,
    fromDay: null,
    version: 8,
  });
});

test('with view_analytics alone partners and shares are read-only', async () => {
  await open(['view_analytics']);
  expect(screen.getByText('Олег 12,5 %')).toBeTruthy();
  expect(screen.getByText(PARTNERS_TEXTS.readOnly)).toBeTruthy();
  const labels = screen
    .getAllByRole('button')
    .map((one) => one.getAttribute('aria-label') ?? one.textContent);
  const writing = [PARTNERS_TEXTS.add, PARTNERS_TEXTS.edit, PARTNERS_TEXTS.rename];
  expect(labels.filter((label) => writing.some((word) => label?.startsWith(word)))).toEqual([]);
  expect(screen.queryByLabelText(PARTNERS_TEXTS.name)).toBeNull();
});

test.each(['-1', '101', 'много'])('the share «%s» is refused (N11)', async (share) => {
  const { user, server } = await open();
  await openShares(user);
  fill(field('Вера, %'), share);
  await user.click(screen.getAllByRole('button', { name: PARTNERS_TEXTS.save }).at(-1) as Element);
  await screen.findByRole('alert');
  expect(field('Вера, %')).toBe(document.activeElement);
  expect(server.sent('SetCarShares')).toEqual([]);
});

test('shares saved by another user are shown, typed shares of other partners stay', async () => {
  const { user, server } = await open();
  await openShares(user);
  fill(field('Вера, %'), '20');
  const car = { ...CAR, ...always([{ partnerId: 1, sharePercent: 40 }]), version: 8 };
  server.answer({
    partnerRevenue: { partners: PARTNERS, cars: [car] },
    setCarShares: () => {
      throw refusal(MESSAGES.generic.stale, { code: 'STALE' });
    },
  });
  const save = () =>
    user.click(screen.getAllByRole('button', { name: PARTNERS_TEXTS.save }).at(-1) as Element);
  await save();
  await screen.findByText(MESSAGES.generic.stale);
  expect(field('Вера, %').value).toBe('20');
  await user.click(await screen.findByRole('button', { name: STALE_TEXTS.load }));
  expect([field('Олег, %').value, field('Вера, %').value]).toEqual(['40', '20']);
  server.answer({ setCarShares: { ...CAR, ...always([]), version: 9 } });
  await save();
  await notice(PARTNERS_TEXTS.saved);
  expect(server.sent('SetCarShares').map(({ variables }) => variables.version)).toEqual([7, 8]);
});

const VERA = [{ partnerId: 2, sharePercent: 25 }];
const DECEMBER = { fromDay: '2026-12-01', shares: VERA };
const dated = (version: number) => ({
  ...CAR,
  shares: OLEG,
  shareSets: [{ fromDay: null, shares: OLEG }, DECEMBER],
  version,
});
const saveShares = (user: Awaited<ReturnType<typeof open>>['user']) =>
  user.click(screen.getAllByRole('button', { name: PARTNERS_TEXTS.save }).at(-1) as Element);

test('shares hold from the first day of the next month when «С дня» is chosen', async () => {
  const { user, server } = await open();
  await openShares(user);
  await user.click(screen.getByRole('radio', { name: 'С дня' }));
  fill(field('Вера, %'), '25');
  server.answer({
    setCarShares: () => {
      throw refusal('Сервер занят', { code: 'INTERNAL' });
    },
  });
  await saveShares(user);
  await screen.findByText('Сервер занят');
  expect(field('Вера, %').value).toBe('25');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'С дня' }).checked).toBe(true);
  server.answer({ setCarShares: dated(8) });
  await saveShares(user);
  await notice(PARTNERS_TEXTS.saved);
  const fromDay = server.sent('SetCarShares').at(-1)?.variables.fromDay;
  expect(fromDay).toMatch(/^\d{4}-\d{2}-01$/);
  await user.click(screen.getByRole('button', { name: KIT_TEXTS.undo }));
  await notice(PARTNERS_TEXTS.undone);
  expect(server.sent('SetCarShares').at(-1)?.variables).toEqual({
    carId: 3,
    shares: OLEG,
    fromDay,
    version: 8,
  });
});

test('shares of a day are listed, edited and deleted; what is typed stays', async () => {
  const { user, server } = await open(PERMISSIONS, dated(7));
  expect(screen.getByText('С 01.12.2026: Вера 25,0 %')).toBeTruthy();
  await openShares(user);
  expect(screen.getByText('До 01.12.2026 · сегодня')).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'За всё время' }));
  expect([field('Олег, %').value, field('Вера, %').value]).toEqual(['12,5', '']);
  expect(screen.getByText('Заменит доли с 01.12.2026')).toBeTruthy();
  await user.click(button('Изменить доли с 01.12.2026'));
  expect([field('Олег, %').value, field('Вера, %').value]).toEqual(['', '25']);
  fill(field('Вера, %'), '30');
  server.answer({ setCarShares: { ...CAR, ...always(OLEG), version: 8 } });
  await user.click(button('Удалить доли с 01.12.2026'));
  await notice('Доли с 01.12.2026 удалены');
  expect(server.sent('SetCarShares').at(-1)?.variables).toEqual({
    carId: 3,
    shares: OLEG,
    fromDay: '2026-12-01',
    version: 7,
  });
  await waitFor(() => expect(screen.queryByText('До 01.12.2026 · сегодня')).toBeNull());
  expect(screen.queryByText(STALE_TEXTS.load)).toBeNull();
  expect(field('Вера, %').value).toBe('30');
  server.answer({ setCarShares: dated(9) });
  await user.click(screen.getByRole('button', { name: KIT_TEXTS.undo }));
  await notice(PARTNERS_TEXTS.undone);
  expect(server.sent('SetCarShares').at(-1)?.variables).toEqual({
    carId: 3,
    shares: VERA,
    fromDay: '2026-12-01',
    version: 8,
  });
});
