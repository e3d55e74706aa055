import { button, choose, renderSignedIn, typeMoment } from '@frontend/testing/render';
import { type Answers, refusal } from '@frontend/testing/server';
import {
  CHARGE_TOTALS_TEXTS,
  MONEY_REPORT_TEXTS,
  PROVISIONAL_TEXT,
  pastMomentText,
} from '@schema/texts/money/money-reports';
import { SHELL_TEXTS } from '@schema/texts/shell/shell';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
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
