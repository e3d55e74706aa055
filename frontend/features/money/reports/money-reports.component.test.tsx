import {
  alertText,
  button,
  choose,
  field,
  notice,
  renderSignedIn,
  typeMoment,
} from '@frontend/testing/render';
import { type Answers, refusal } from '@frontend/testing/server';
import { MESSAGES } from '@schema/messages';
import {
  CHARGE_TOTALS_TEXTS,
  DRAWER_TEXTS,
  MONEY_REPORT_TEXTS,
  PROVISIONAL_TEXT,
  pastMomentText,
} from '@schema/texts/money/money-reports';
import { SHELL_TEXTS } from '@schema/texts/shell/shell';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CashDrawerReport } from './CashDrawerReport';
import ChargeTotals from './ChargeTotals';
import { DebtorsReport } from './DebtorsReport';
import { DepositsReport } from './DepositsReport';

const RENTAL = {
  rentalId: 12,
  bookingId: 13,
  customerName: 'Олег Прохоров',
  customerPhone: '+79031806361',
  carTitle: 'Kia Rio',
  licensePlate: 'А001КА99',
  endDate: '2026-11-18T15:00:00Z',
  isCancelled: false,
  isOver: true,
  owed: 12600.5,
  paid: 10000,
  balance: 2600.5,
  agreed: 7000,
  held: 5000,
  returnBy: '2026-11-20',
  untaken: null,
};
const PAGE = { items: [RENTAL], total: 1, totalAmount: 2600.5, isProvisional: false };
const bookingLink = (id: number) => `/?booking=${id}`;

const openDebtors = (answers: Answers = {}) =>
  renderSignedIn(<DebtorsReport tabs={null} bookingLink={bookingLink} onMoney={null} />, {
    answers: { debtors: PAGE, ...answers },
  });

test('a debtor has the debt to the kopeck, the total and a link to the booking', async () => {
  openDebtors();
  const table = await screen.findByRole('table', { name: SHELL_TEXTS.debtors });
  expect(table.textContent).toMatch(/Олег Прохоров.*Закончилась.*2\s600,50\s₽/);
  expect(screen.getByText(/1 аренда · Всего 2\s600,50\s₽/)).toBeDefined();
  const link = screen.getByRole('link', { name: /^Открыть: .*Олег Прохоров/ });
  expect(link.getAttribute('href')).toBe('/?booking=13');
});

test('a cancelled booking has no card to open', async () => {
  openDebtors({ debtors: { ...PAGE, items: [{ ...RENTAL, isCancelled: true }] } });
  await screen.findByRole('table');
  expect(screen.queryByRole('link', { name: /^Открыть/ })).toBeNull();
});

test('overpaid customers are another part of the list', async () => {
  const { user, server } = openDebtors();
  await screen.findByRole('table');
  server.answer({ debtors: { ...PAGE, items: [{ ...RENTAL, balance: -400 }] } });
  await choose(user, MONEY_REPORT_TEXTS.which, MONEY_REPORT_TEXTS.overpaid);
  await waitFor(() => expect(screen.getByRole('table').textContent).toMatch(/Переплата.*400\s₽/));
  expect(server.sent('Debtors').at(-1)?.variables).toMatchObject({ side: 'overpaid', page: 1 });
});

test('a search is sent to the server; an empty result shows a message', async () => {
  const { user, server } = openDebtors();
  await screen.findByRole('table');
  server.answer({ debtors: { items: [], total: 0, totalAmount: 0, isProvisional: false } });
  await user.type(screen.getByRole('searchbox'), 'сидоров');
  await screen.findByText(MONEY_REPORT_TEXTS.nothing);
  expect(server.sent('Debtors').at(-1)?.variables).toMatchObject({ search: 'сидоров' });
});

test('the list of a past moment is requested for it, names it and links to the current one', async () => {
  const { user, server } = openDebtors();
  await screen.findByRole('table');
  await typeMoment(user, MONEY_REPORT_TEXTS.moment, 0, '191120261430');
  await screen.findByText(pastMomentText('19.11.2026 14:30'));
  await waitFor(() =>
    expect(server.sent('Debtors').at(-1)?.variables).toMatchObject({
      moment: '2026-11-19T11:30:00.000Z',
    }),
  );
  await user.click(button(MONEY_REPORT_TEXTS.toNow));
  await waitFor(() => expect(screen.queryByText(/^Суммы на/)).toBeNull());
  expect(server.sent('Debtors').at(-1)?.variables).toMatchObject({ moment: null });
});

test('a very recent moment shows that its sums may change', async () => {
  const { user, server } = openDebtors();
  await screen.findByRole('table');
  server.answer({ debtors: { ...PAGE, isProvisional: true } });
  await typeMoment(user, MONEY_REPORT_TEXTS.moment, 0, '191120261430');
  const past = pastMomentText('19.11.2026 14:30');
  await screen.findByText(`${past} ${PROVISIONAL_TEXT}`);
});

test('a failed list has its retry', async () => {
  const { user, server } = openDebtors({
    debtors: () => {
      throw refusal('База занята', { code: 'UNAVAILABLE' });
    },
  });
  await screen.findByText(MONEY_REPORT_TEXTS.loadFailed);
  server.answer({ debtors: PAGE });
  await user.click(button(/Повторить/));
  await screen.findByRole('table');
});

test('deposits show the held amount and the due date', async () => {
  renderSignedIn(<DepositsReport tabs={null} bookingLink={null} onMoney={null} />, {
    answers: { deposits: PAGE },
  });
  const table = await screen.findByRole('table', { name: SHELL_TEXTS.deposits });
  expect(table.textContent).toMatch(/7\s000\s₽.*5\s000\s₽.*20\.11\.2026/);
  expect(screen.queryByRole('link')).toBeNull();
});

test('untaken deposits are current only, with the missing amount', async () => {
  const { user, server } = renderSignedIn(
    <DepositsReport tabs={null} bookingLink={bookingLink} onMoney={null} />,
    { answers: { deposits: PAGE } },
  );
  await screen.findByRole('table');
  const untaken = { ...RENTAL, held: 2000, untaken: 5000, isOver: false };
  server.answer({ deposits: { ...PAGE, items: [untaken], totalAmount: 5000 } });
  await choose(user, MONEY_REPORT_TEXTS.which, MONEY_REPORT_TEXTS.untaken);
  await screen.findByText(/1 аренда · Всего 5\s000\s₽/);
  // The rows are drawn after the sum (ListPage).
  await waitFor(() =>
    expect(screen.getByRole('table').textContent).toMatch(/7\s000\s₽2\s000\s₽5\s000\s₽/),
  );
  expect(screen.getByRole('table').textContent).toMatch(/\+7 \(903\) 180-63-61/);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/?booking=13');
  expect(screen.queryByRole('group', { name: MONEY_REPORT_TEXTS.moment })).toBeNull();
  expect(server.sent('Deposits').at(-1)?.variables).toMatchObject({
    state: 'untaken',
    moment: null,
  });
});

const DRAWER = {
  userId: 1,
  userName: 'admin',
  openedWith: 1000,
  cameIn: 9000,
  wentOut: 3500,
  manual: 200,
  shouldBe: 6700,
  counted: null,
  countedAt: null,
  difference: null,
  comment: null,
};
const DAY = {
  day: '2026-11-20',
  drawers: [DRAWER],
  methods: [{ method: 'card', cameIn: 4000, wentOut: 0 }],
  movements: [
    {
      id: 5,
      bookingId: 13,
      kind: 'deposit',
      direction: 'out',
      amount: 3500,
      method: 'cash',
      happenedAt: '2026-11-20T09:00:00Z',
      userName: 'admin',
      customerName: 'Олег Прохоров',
      comment: null,
      reversesId: null,
    },
  ],
};

test('the drawer is counted: the expected sum follows the opening, the notice has the difference', async () => {
  const { user, server } = renderSignedIn(<CashDrawerReport tabs={null} />, {
    answers: { drawer: DAY, closeDrawer: { ...DRAWER, counted: 6500, difference: -200 } },
  });
  const table = await screen.findByRole('table', { name: DRAWER_TEXTS.file });
  expect(table.textContent).toMatch(
    /admin1\s000\s₽9\s000\s₽3\s500\s₽200\s₽6\s700\s₽не пересчитаны/,
  );
  const movements = screen.getByRole('table', { name: DRAWER_TEXTS.movementTable });
  expect(movements.textContent).toMatch(/12:00Залог возвращён · Наличные-3\s500\s₽Олег Прохоров/);
  await user.click(button(DRAWER_TEXTS.count));
  const dialog = await screen.findByRole('dialog');
  expect(field(DRAWER_TEXTS.countOpenedWith).value).toBe('1 000');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await alertText()).toBe(MESSAGES.money.countedInvalid);
  await user.clear(field(DRAWER_TEXTS.countOpenedWith));
  await user.type(field(DRAWER_TEXTS.countOpenedWith), '1500');
  expect(dialog.textContent).toMatch(/Должно быть 7\s200\s₽/);
  await user.type(field(DRAWER_TEXTS.countCounted), '7000');
  expect(dialog.textContent).toMatch(/Должно быть 7\s200\s₽, недостача 200\s₽/);
  await user.click(within(dialog).getByRole('button', { name: DRAWER_TEXTS.countSubmit }));
  await notice(/Наличные пересчитаны: недостача 200\s₽/);
  expect(server.sent('CloseDrawer')[0]?.variables).toEqual({
    input: { day: '2026-11-20', openedWith: 1500, counted: 7000, comment: null },
  });
});

const NOVEMBER = { from: '2026-11-01', to: '2026-11-30' };

test('the charges of a period are named by kind, to the kopeck', async () => {
  const { server } = renderSignedIn(<ChargeTotals period={NOVEMBER} />, {
    answers: {
      chargeTotals: {
        items: [
          { kind: 'fine', count: 3, amount: 4500.5 },
          { kind: 'washing', count: 1, amount: 700 },
        ],
        total: 5200.5,
      },
    },
  });
  const list = await screen.findByRole('list', { name: CHARGE_TOTALS_TEXTS.title });
  expect(list.textContent).toMatch(/^Штраф3 шт\.4\s500,50\s₽Мойка1 шт\.700\s₽Всего5\s200,50\s₽$/);
  expect(server.sent('ChargeTotals')[0]?.variables).toEqual({
    start: '2026-10-31T21:00:00.000Z',
    end: '2026-11-30T21:00:00.000Z',
  });
});

test('charges that fail to load show an error; a period without any shows nothing', async () => {
  const { user, server } = renderSignedIn(<ChargeTotals period={NOVEMBER} />, {
    answers: {
      chargeTotals: () => {
        throw refusal('База занята', { code: 'UNAVAILABLE' });
      },
    },
  });
  await screen.findByText(CHARGE_TOTALS_TEXTS.loadFailed);
  server.answer({ chargeTotals: { items: [], total: 0 } });
  await user.click(button(/Повторить/));
  await waitFor(() => expect(screen.queryByText(CHARGE_TOTALS_TEXTS.title)).toBeNull());
});
