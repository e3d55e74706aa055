import { button, renderSignedIn } from '@frontend/testing/render';
import { refusal } from '@frontend/testing/server';
import { HISTORY_TEXTS } from '@schema/texts/shell/history';
import { PAGER_TEXTS } from '@schema/texts/shell/lists';
import { KIT_TEXTS } from '@schema/texts/shell/shell';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { History } from './History';

const change = (id: number, more: object = {}) => ({
  id,
  at: '2026-11-20T07:05:00Z',
  userId: 1,
  userLogin: 'olga',
  operation: 'updateBooking',
  entity: 'Booking',
  entityId: 12,
  before: { totalPrice: 9000 },
  after: { totalPrice: 9500 },
  ...more,
});

test('the history is loaded and shown when it is opened: author, time and change', async () => {
  const scrolled = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
  const made = { operation: 'createBookingWithCustomer', userLogin: null, before: null };
  const { user, server } = renderSignedIn(<History kind="booking" id={12} />, {
    answers: { bookingHistory: { items: [change(2), change(1, made)], total: 2 } },
  });
  expect(server.sent('BookingHistory')).toEqual([]);
  await user.click(button(HISTORY_TEXTS.show));
  const list = await screen.findByRole('list', { name: HISTORY_TEXTS.title });
  expect(scrolled.mock.contexts).toEqual([list.parentElement]);
  scrolled.mockRestore();
  const [latest, first] = [...list.children];
  expect(latest?.textContent?.replace(/\s/g, ' ')).toBe(
    'Изменена бронь20.11.2026 10:05 · olgaИтоговая стоимость: 9 000 ₽ → 9 500 ₽',
  );
  expect(first?.textContent).toBe(`Создана бронь20.11.2026 10:05 · ${HISTORY_TEXTS.system}`);
  await user.click(button(HISTORY_TEXTS.hide));
  expect(screen.queryByRole('list', { name: HISTORY_TEXTS.title })).toBe(null);
});

test('an operation with money has its sum', async () => {
  const after = { money: { advanceId: 1, direction: 'in', amount: 4000.5, method: 'cash' } };
  const taken = change(1, { operation: 'takeAdvance', before: null, after });
  const { user } = renderSignedIn(<History kind="customer" id={5} />, {
    answers: { customerHistory: { items: [taken], total: 1 } },
  });
  await user.click(button(HISTORY_TEXTS.show));
  await screen.findByText(/^Принят аванс 4\s000,50\s₽$/);
});

test('further changes are on further pages', async () => {
  const answer = ({ page }: { page: number }) => ({
    items: [change(20 - page, { userLogin: `page ${page}` })],
    total: 11,
  });
  const { user, server } = renderSignedIn(<History kind="car" id={3} />, {
    answers: { carHistory: answer },
  });
  await user.click(button(HISTORY_TEXTS.show));
  await screen.findByText(/page 1/);
  await user.click(button(`${PAGER_TEXTS.page} 2`));
  await screen.findByText(/page 2/);
  expect(server.sent('CarHistory').map(({ variables }) => variables)).toEqual([
    { id: 3, page: 1, pageSize: 10 },
    { id: 3, page: 2, pageSize: 10 },
  ]);
});

test('a failure is shown with a retry, an empty history with a message', async () => {
  const { user, server } = renderSignedIn(<History kind="customer" id={5} />, {
    answers: {
      customerHistory: () => {
        throw refusal('База занята', { code: 'UNAVAILABLE' });
      },
    },
  });
  await user.click(button(HISTORY_TEXTS.show));
  expect((await screen.findByRole('alert')).textContent).toContain(HISTORY_TEXTS.failed);
  server.answer({ customerHistory: { items: [], total: 0 } });
  await user.click(button(KIT_TEXTS.retry));
  await screen.findByText(HISTORY_TEXTS.empty);
});
