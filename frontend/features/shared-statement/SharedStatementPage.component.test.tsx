import { button, renderSignedIn } from '@frontend/testing/render';
import { refusal } from '@frontend/testing/server';
import { LINK_MESSAGES } from '@schema/messages/links';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SharedStatementPage } from './SharedStatementPage';

const CODE = 'Zm9vYmFyYmF6cXV4cXV1eA';
const SHARED = {
  companyName: 'Прокат «Волга»',
  createdAt: '2026-11-20T09:00:00Z',
  expiresAt: '2026-12-04T09:00:00Z',
  statement: {
    partnerId: 7,
    partnerName: 'Олег',
    settledFrom: null,
    from: '2026-10-01',
    to: '2026-10-31',
    opening: 0,
    cars: [
      {
        carId: 3,
        carTitle: 'Kia Rio',
        licensePlate: 'А123ВС77',
        color: 'белый',
        year: 2022,
        revenue: 5000,
        lowestPercent: 25,
        highestPercent: 25,
        amount: 1250,
      },
    ],
    due: 1250,
    expenses: [],
    expensesTotal: 0,
    payouts: [],
    payoutsTotal: 0,
    settledBefore: 0,
    rounding: 0,
    closing: 1250,
    left: 1250,
  },
};

function page(sharedStatement: unknown) {
  return renderSignedIn(<SharedStatementPage code={CODE} />, {
    answers: { company: { timeZone: 'Europe/Moscow' }, sharedStatement },
  });
}

test('the page of a link shows the statement as it was made, once, and prints it', async () => {
  const { server, user } = page(SHARED);
  await screen.findByRole('heading', { name: 'Олег', level: 1 });
  screen.getByText('Прокат «Волга»');
  screen.getByText('Составлен 20.11.2026 12:00 · Ссылка действует до 04.12.2026 12:00');
  screen.getByText(/^Осталось выплатить на день составления: 1\s250\s₽$/);
  within(screen.getByRole('list', { name: 'Расчёт' })).getByText('Остаток на конец');
  within(screen.getByRole('row', { name: /Kia Rio/ })).getByText(/^25\s%$/);
  screen.getByText('Выплат за эти дни нет.');
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe(
    'noindex, nofollow',
  );
  const print = vi.fn();
  vi.stubGlobal('print', print);
  await user.click(button('Печать'));
  expect(print).toHaveBeenCalledTimes(1);
  const asked = server.sent('SharedStatement');
  expect(asked.map(({ variables, user: by }) => [variables, by])).toEqual([[{ code: CODE }, null]]);
});

test('a link that does not work says so', async () => {
  page(() => {
    throw refusal(LINK_MESSAGES.unavailable, { code: 'NOT_FOUND' });
  });
  await screen.findByRole('heading', { name: 'Ссылка не действует' });
});

test('a statement that did not load is opened again', async () => {
  const { server, user } = page(() => {
    throw refusal('Сервер занят', { code: 'BUSY' });
  });
  await screen.findByText('Отчёт не открылся');
  server.answer({ sharedStatement: SHARED });
  await user.click(button('Повторить'));
  await screen.findByRole('heading', { name: 'Олег' });
});
