import { button, NOW, renderSignedIn } from '@frontend/testing/render';
import { refusal } from '@frontend/testing/server';
import { MESSAGES } from '@schema/messages';
import { NOW_TEXTS } from '@schema/texts/day/now';
import { MONEY_MARK_TEXTS } from '@schema/texts/money/money-marks';
import { KIT_TEXTS } from '@schema/texts/shell/shell';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NowList } from './NowList';

const LINKS = {
  booking: (id: number) => `/?booking=${id}`,
  service: (id: number) => `/?service=${id}`,
  extension: (id: number) => `/?extend=${id}`,
  reseat: null,
  reseatNext: () => '/reseat',
  incomplete: null,
};
const task = (id: number, kind: 'handover' | 'return') => ({
  kind,
  at: NOW.toISOString(),
  isLate: false,
  nextBooking: null,
  booking: {
    id,
    carId: 3,
    carTitle: 'Kia Rio',
    licensePlate: `А00${id}КА99`,
    customerName: `Клиент ${id}`,
    customerPhone: null,
    whereabouts: 'waiting',
    version: 1,
    startDate: NOW.toISOString(),
    endDate: NOW.toISOString(),
    totalPrice: 9000,
    car: { id: 3, color: null, photos: [] },
  },
});
const ACTION_LIST = {
  overdue: [],
  conflicts: [],
  incompleteCount: null,
  total: 2,
  today: [task(1, 'handover'), task(2, 'return')],
};
const mark = (bookingId: number, more: object) => ({
  bookingId,
  mark: 'partly',
  balance: 4000,
  paid: 10,
  held: 5000,
  depositToTake: 0,
  untaken: 0,
  isOver: false,
  ...more,
});
const MARKS = [
  mark(1, { held: 0, depositToTake: 7000 }),
  mark(2, { balance: 0, mark: 'paid', isOver: true }),
];
const open = (moneyMarks: unknown, permissions?: string[]) =>
  renderSignedIn(<NowList links={LINKS} whenNone={(hint) => hint} />, {
    answers: { actionList: ACTION_LIST, moneyMarks },
    ...(permissions && { user: { permissions } }),
  });
const cards = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('a handover shows the amount to take, a return the amount to refund; one request', async () => {
  const { server } = open(MARKS);
  await screen.findByText(/К оплате/);
  const [handover, returned] = cards();
  expect(handover).toMatch(/Клиент 1.*К оплате 4\s000\s₽Взять залог 7\s000\s₽.*\+11\s000\s₽/);
  expect(returned).toMatch(/Клиент 2.*Вернуть залог 5\s000\s₽.*залог 5\s000\s₽/);
  expect(server.sent('MoneyMarks').map(({ variables }) => variables)).toEqual([
    { bookingIds: [1, 2] },
  ]);
});

test('without edit_bookings no sums are shown or requested', async () => {
  const { server } = open(MARKS, ['view_logistics']);
  await screen.findByText(NOW_TEXTS.today);
  expect(screen.queryByText(/К оплате/)).toBeNull();
  expect(server.sent('MoneyMarks')).toEqual([]);
});

test('marks that fail to load show an error and a retry', async () => {
  const { user, server } = open(() => {
    throw refusal('База занята', { code: 'UNAVAILABLE' });
  });
  await screen.findByText(MONEY_MARK_TEXTS.failed);
  expect(screen.getByText(/Клиент 1/)).toBeDefined();
  server.answer({ moneyMarks: MARKS });
  await user.click(button(KIT_TEXTS.retry));
  await waitFor(() => expect(screen.queryByText(MONEY_MARK_TEXTS.failed)).toBeNull());
});

test('a handover is late unless its car counts as handed over', async () => {
  const at = (id: number, whereabouts: string) => {
    const one = task(id, 'handover');
    return { ...one, isLate: true, booking: { ...one.booking, whereabouts } };
  };
  const today = [at(1, 'late_pickup'), at(2, 'out')];
  renderSignedIn(<NowList links={LINKS} whenNone={(hint) => hint} />, {
    answers: { actionList: { ...ACTION_LIST, today }, moneyMarks: [] },
  });
  await screen.findByText('Клиент 2');
  const [late, out] = cards();
  expect(late).toContain(NOW_TEXTS.late);
  expect(out).not.toContain(NOW_TEXTS.late);
});

test('without edit_bookings a customer can be called, but nothing marked or extended', async () => {
  const [one] = ACTION_LIST.today;
  const called = { ...one, booking: { ...one?.booking, customerPhone: '+79035550501' } };
  renderSignedIn(<NowList links={LINKS} whenNone={(hint) => hint} />, {
    answers: {
      actionList: { ...ACTION_LIST, overdue: [called], today: [] },
    },
    user: { permissions: ['view_board'] },
  });
  const call = await screen.findByRole<HTMLAnchorElement>('link', { name: /^Позвонить/ });
  expect(call.href).toBe('tel:+79035550501');
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('link', { name: new RegExp(NOW_TEXTS.extend) })).toBeNull();
});

test('a list that fails to load shows an error and a retry', async () => {
  const { user, server } = renderSignedIn(<NowList links={LINKS} whenNone={(hint) => hint} />, {
    answers: { actionList: ACTION_LIST, moneyMarks: MARKS },
    isOffline: true,
  });
  await screen.findByText(MESSAGES.generic.loadFailed);
  server.connect();
  await user.click(button(KIT_TEXTS.retry));
  await screen.findByText('Клиент 1');
  expect(screen.queryByText(MESSAGES.generic.loadFailed)).toBeNull();
});

test('an empty list shows that everything is done', async () => {
  renderSignedIn(<NowList links={LINKS} whenNone={(hint) => hint} />, {
    answers: { actionList: { ...ACTION_LIST, today: [], total: 0 } },
  });
  await screen.findByRole('heading', { name: NOW_TEXTS.done });
});
