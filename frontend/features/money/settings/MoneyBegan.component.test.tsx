import { button, renderSignedIn } from '@frontend/testing/render';
import { MONEY_BEGAN_TEXTS } from '@schema/texts/money/money-settings';
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { MoneyBegan } from './MoneyBegan';

beforeEach(() => localStorage.clear());

const open = (moneySince: string | null) =>
  renderSignedIn(<MoneyBegan />, {
    answers: {
      moneySettings: { depositReturnDays: 0, moneySince, recordsPayments: true, version: 1 },
    },
  });

test('shows the first day of recorded payments until it is closed on this device', async () => {
  const { user, unmount } = open('2026-11-10');
  await screen.findByText('Расчёты ведутся с 10.11.2026');
  screen.getByText(/прежние оплаты и залоги/);
  await user.click(button(MONEY_BEGAN_TEXTS.close));
  expect(screen.queryByText(/Расчёты ведутся/)).toBeNull();
  unmount();
  const { server } = open('2026-11-10');
  expect(screen.queryByText(/Расчёты ведутся/)).toBeNull();
  expect(server.sent('MoneySettings')).toHaveLength(0);
});

/** The answer is shown. */
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

test.each([['2026-09-20'], [null]])('is not shown for %s', async (moneySince) => {
  const { server } = open(moneySince);
  await expect.poll(() => server.sent('MoneySettings')).toHaveLength(1);
  await settled();
  expect(screen.queryByText(/Расчёты/)).toBeNull();
});
