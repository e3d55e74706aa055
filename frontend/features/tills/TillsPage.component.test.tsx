import { alertText, button, notice, renderSignedIn } from '@frontend/testing/render';
import { refusal } from '@frontend/testing/server';
import { MESSAGES } from '@schema/messages';
import { EXPENSE_KIND_TEXTS, HANDOVER_TEXTS, TILLS_TEXTS } from '@schema/texts/money/tills';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TillsPage } from './TillsPage';
import { address, KINDS, line, openTills, REGISTER, TILLS, table } from './testing/open-tills';

test('the cards have the cash, whose it is and the last count; a press filters the register', async () => {
  const { user, server } = await openTills();
  const cards = screen.getByRole('list', { name: TILLS_TEXTS.list });
  expect(cards.textContent).toMatch(/Офис84\s300\s₽общая кассапересчёт сегодняизлишек 200\s₽/);
  expect(cards.textContent).toMatch(/admin12\s500\s₽моя кассане пересчитывали/);
  await table();
  await user.click(within(cards).getByRole('button', { name: /^Офис/ }));
  await waitFor(() => expect(address()).toBe('?till=10'));
  await waitFor(() =>
    expect(server.sent('TillRegister').at(-1)?.variables).toMatchObject({ tillId: 10 }),
  );
  await user.click(within(cards).getByRole('button', { name: /^Офис/ }));
  await waitFor(() => expect(address()).toBe(''));
});

test('a kind of expense shows its lines of the month', async () => {
  const { user, server } = await openTills();
  await table();
  expect(screen.getByText('Расходы за ноябрь')).toBeDefined();
  const kinds = within(screen.getByRole('region', { name: EXPENSE_KIND_TEXTS.list }));
  expect(kinds.getByRole('button', { name: /^Все/ }).textContent).toMatch(/23\s800\s₽/);
  server.answer({ tillRegister: { ...REGISTER, lines: [line({})] } });
  await user.click(kinds.getByRole('button', { name: /^Мойка/ }));
  await waitFor(() => expect(screen.queryByText('Оплата № 12')).toBeNull());
  expect(screen.getByText('Расход № 117')).toBeDefined();
  expect(screen.queryByText(/Остаток на начало/)).toBeNull();
  expect(screen.getByText('Найдено операций').parentElement?.textContent).toMatch(/1$/);
  expect(screen.getByText('Расход', { selector: 'dt' }).parentElement?.textContent).toMatch(
    /−1\s800$/,
  );
  expect(new URLSearchParams(address() ?? '').get('from')).toBe('2026-11-01');
  expect(server.sent('TillRegister').at(-1)?.variables).toMatchObject({ expenseKindId: 1 });
});

test('without the sums the expenses of the month are hidden', async () => {
  await openTills({ expenseKinds: KINDS.map((kind) => ({ ...kind, spent: null })) }, [
    'edit_bookings',
  ]);
  await table();
  expect(screen.queryByText('Расходы за ноябрь')).toBeNull();
  expect(screen.queryByRole('button', { name: TILLS_TEXTS.manage })).toBeNull();
});

test('a waiting handover is accepted by its receiver and withdrawn by its sender', async () => {
  const waiting = {
    fromTillId: 2,
    fromName: 'boris',
    toTillId: 1,
    toName: 'admin',
    userName: 'boris',
    amount: 14200,
    sentAt: '2026-11-20T08:00:00Z',
    comment: null,
    isPending: true,
  };
  const handovers = [
    { ...waiting, id: 38, mayAccept: true, mayWithdraw: false },
    { ...waiting, id: 39, toName: 'anna', mayAccept: false, mayWithdraw: true },
  ];
  const { user, server } = await openTills({
    tills: { ...TILLS, handovers },
    endCashHandover: () => {
      throw refusal(MESSAGES.tills.handoverEnded, { code: 'CONFLICT' });
    },
  });
  const list = screen.getByRole('list', { name: HANDOVER_TEXTS.list });
  expect(list.textContent).toMatch(/boris передаёт 14\s200\s₽ в кассу «admin»/);
  expect(list.textContent).toMatch(/Передано 14\s200\s₽, ждёт «anna»/);
  await user.click(button(/^Принять/));
  expect(await alertText()).toBe(MESSAGES.tills.handoverEnded);
  server.answer({ endCashHandover: { id: 38 } });
  await user.click(button(/^Принять/));
  await notice(HANDOVER_TEXTS.accepted);
  expect(server.sent('EndCashHandover').at(-1)?.variables).toEqual({
    id: 38,
    input: { outcome: 'accepted' },
  });
  await user.click(button(/^Отозвать/));
  await notice(HANDOVER_TEXTS.withdrawn);
  expect(server.sent('EndCashHandover').at(-1)?.variables).toMatchObject({
    id: 39,
    input: { outcome: 'withdrawn' },
  });
});

test('a failure of the tills is shown with a retry', async () => {
  renderSignedIn(<TillsPage tabs={null} income={() => null} bookingLink={null} />, {
    answers: {
      tills: () => {
        throw refusal('База занята', { code: 'UNAVAILABLE' });
      },
      tillRegister: REGISTER,
      expenseKinds: KINDS,
    },
  });
  expect(await alertText()).toMatch(TILLS_TEXTS.loadFailed);
});
