import { button, notice, renderSignedIn } from '@frontend/testing/render';
import { refusal } from '@frontend/testing/server';
import { MESSAGES } from '@schema/messages';
import type { Permission } from '@schema/permissions';
import { CASH_TEXTS } from '@schema/texts/day/cashbox';
import { CASHBOX_TEXTS } from '@schema/texts/day/daily';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import CashboxDialog from './CashboxDialog';

const entry = (id: number, amount: number, more: object = {}) => ({
  id,
  amount,
  comment: 'Мойка',
  createdAt: '2026-11-20T07:00:00Z',
  reversesId: null,
  reversedAt: null,
  ...more,
});
const dayOf = (...cashboxManualEntries: ReturnType<typeof entry>[]) => ({
  date: '2026-11-20',
  cashboxTotal: cashboxManualEntries.reduce((total, { amount }) => total + amount, 0),
  cashboxDetails: [],
  cashboxManualEntries,
});

async function open(day: ReturnType<typeof dayOf>, permissions?: Permission[]) {
  const view = renderSignedIn(<CashboxDialog day="2026-11-20" onClose={vi.fn()} />, {
    answers: {
      dailyDashboard: day,
      reverseCashEntry: { ...entry(8, -1500, { reversesId: 7 }), comment: null },
    },
    ...(permissions && { user: { permissions } }),
  });
  await screen.findByText(CASHBOX_TEXTS.total);
  return view;
}
const reverseButton = /^Отменить запись: Мойка/;

test('an entry is reversed after a confirmation with the amount; the total changes', async () => {
  const { user, server } = await open(dayOf(entry(7, 1500)));
  await user.click(button(reverseButton));
  const question = await screen.findByRole('alertdialog', { name: CASH_TEXTS.reverseConfirm });
  expect(question.textContent).toMatch(/-1\s500\s₽/);
  server.answer({
    dailyDashboard: dayOf(
      entry(7, 1500, { reversedAt: '2026-11-20T09:00:00Z' }),
      entry(8, -1500, { reversesId: 7 }),
    ),
  });
  await user.click(within(question).getByRole('button', { name: CASH_TEXTS.reverse }));
  await notice(new RegExp(CASH_TEXTS.reversed));
  expect(server.sent('ReverseCashEntry')[0]?.variables).toEqual({ id: 7 });
  await screen.findByText(`${CASH_TEXTS.reversedAt} 20.11.2026 12:00`);
  await screen.findByText(CASH_TEXTS.reversal);
  expect(screen.getByText(CASHBOX_TEXTS.total).parentElement?.textContent).toMatch(/\s0\s₽/);
  expect(screen.queryByRole('button', { name: reverseButton })).toBeNull();
});

test('a refusal is shown in the confirmation', async () => {
  const { user, server } = await open(dayOf(entry(7, 1500)));
  server.answer({
    reverseCashEntry: () => {
      throw refusal(MESSAGES.cashbox.reversed, { code: 'CONFLICT' });
    },
  });
  await user.click(button(reverseButton));
  const question = await screen.findByRole('alertdialog', { name: CASH_TEXTS.reverseConfirm });
  await user.click(within(question).getByRole('button', { name: CASH_TEXTS.reverse }));
  await waitFor(() =>
    expect(within(question).getByRole('alert').textContent).toBe(MESSAGES.cashbox.reversed),
  );
});

test('without the permission entries have no button', async () => {
  await open(dayOf(entry(7, 1500)), ['view_board', 'view_analytics']);
  expect(screen.queryByRole('button', { name: reverseButton })).toBeNull();
});
