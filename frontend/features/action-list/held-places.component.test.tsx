import { MarkMoneyContext, type MarkMoneyProps } from '@frontend/shared/bookings/marks/mark-money';
import { announceStale } from '@frontend/shared/data/commands/stale';
import { UNTOUCHED_MS } from '@frontend/shared/lib/steady/use-untouched';
import { BOOKING } from '@frontend/testing/records';
import { button, NOW, notice, renderSignedIn } from '@frontend/testing/render';
import { refusal } from '@frontend/testing/server';
import { MARK_TEXTS } from '@schema/texts/bookings/marks';
import { NOW_TEXTS } from '@schema/texts/day/now';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { NowList } from './NowList';

const LINKS = {
  booking: (id: number) => `/?booking=${id}`,
  service: (id: number) => `/?service=${id}`,
  extension: (id: number) => `/?extend=${id}`,
  reseat: null,
  reseatNext: (booking: { carId: number }) => `/reseat?car=${booking.carId}`,
  incomplete: null,
};

const bookingOf = (id: number, more: object = {}) => ({
  id,
  carId: id,
  carTitle: 'Lada Granta',
  licensePlate: `А00${id}ВС799`,
  customerName: `Клиент ${id}`,
  customerPhone: `+7903555040${id}`,
  whereabouts: 'waiting',
  version: 1,
  startDate: NOW.toISOString(),
  endDate: NOW.toISOString(),
  totalPrice: 9000,
  car: { id, color: null, photos: [] },
  ...more,
});
const task = (id: number, kind: 'handover' | 'return' = 'handover', more: object = {}) => ({
  kind,
  at: NOW.toISOString(),
  isLate: false,
  nextBooking: null,
  booking: bookingOf(id, more),
});
type Task = ReturnType<typeof task>;

const list = (today: readonly Task[], overdue: readonly object[] = []) => ({
  overdue,
  today,
  conflicts: [],
  incompleteCount: null,
  total: today.length + overdue.length,
});

const MARKED = { ...BOOKING, id: 1, version: 2 };
function open(
  today: readonly Task[],
  overdue: readonly object[] = [],
  answers = {},
  askMoney: ComponentType<MarkMoneyProps> | null = null,
) {
  const page = (
    <MarkMoneyContext value={askMoney}>
      <NowList links={LINKS} whenNone={(hint) => hint} />
    </MarkMoneyContext>
  );
  const view = renderSignedIn(page, {
    answers: {
      actionList: list(today, overdue),
      moneyMarks: [],
      markHandedOver: MARKED,
      markReturned: MARKED,
      unmarkHandedOver: { ...MARKED, version: 3 },
      unmarkReturned: { ...MARKED, version: 3 },
      ...answers,
    },
  });
  const become = async (next: readonly Task[], late: readonly object[] = []) => {
    const asked = view.server.sent('ActionList').length;
    view.server.answer({ actionList: list(next, late) });
    act(() => announceStale({ topics: ['daily'], carIds: [] }));
    await waitFor(() => expect(view.server.sent('ActionList').length).toBeGreaterThan(asked));
  };
  return { ...view, become };
}
const names = () =>
  screen
    .getAllByRole('listitem')
    .map(({ textContent }) => /Клиент \d|Выдана|Принята/.exec(textContent ?? '')?.[0]);
const rowOf = (name: string) => screen.getByText(name).closest('li') as HTMLElement;
const handOver = (row: number) =>
  screen.getAllByRole('button', { name: new RegExp(`^${MARK_TEXTS.handover}`) })[
    row - 1
  ] as HTMLElement;

test('a marked row stays in place with its time and an undo button', async () => {
  const { user, server } = open([task(1), task(2)]);
  await screen.findByText('Клиент 1');
  server.answer({ actionList: list([task(2)]) });
  await user.click(handOver(1));
  await screen.findByText('Выдана 12:00');
  await waitFor(() => expect(server.sent('ActionList').length).toBeGreaterThan(1));
  expect(names()).toEqual(['Выдана', 'Клиент 2']);
  // The undo button is in the row, not over the next one.
  expect(
    within(screen.getByRole('region', { name: 'Уведомления' })).queryByRole('button'),
  ).toBeNull();

  server.answer({ actionList: list([task(1, 'handover', { version: 3 }), task(2)]) });
  await user.click(
    screen.getByRole('button', { name: 'Отменить: Lada Granta А 001 ВС 799, Клиент 1' }),
  );
  await screen.findByText('Клиент 1');
  expect(server.sent('UnmarkHandedOver').map(({ variables }) => variables)).toEqual([
    { id: 1, version: 2 },
  ]);
  expect(names()).toEqual(['Клиент 1', 'Клиент 2']);
});

const left = () => document.querySelector('[data-left]')?.getAttribute('data-left');

test('the undo button disappears after ten seconds, the row stays', async () => {
  const { server } = open([task(1), task(2)]);
  await screen.findByText('Клиент 1');
  server.answer({ actionList: list([task(2)]) });
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    fireEvent.click(handOver(1));
    await expect.poll(left).toBe('(10 с)');
    // Other parts of the page may start an interval, too.
    await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0);
    for (let second = 0; second < 2; second += 1) act(() => void vi.advanceTimersByTime(1000));
    expect(left()).toBe('(8 с)');
    for (let second = 0; second < 8; second += 1) act(() => void vi.advanceTimersByTime(1000));
    expect(screen.queryByRole('button', { name: /^Отменить/ })).toBeNull();
    expect(names()).toEqual(['Выдана', 'Клиент 2']);
  } finally {
    vi.useRealTimers();
  }
});

test('a failed mark keeps its row and its button', async () => {
  const { user } = open([task(1)], [], {
    markHandedOver: () => {
      throw refusal('База занята', { code: 'UNAVAILABLE' });
    },
  });
  await screen.findByText('Клиент 1');
  await user.click(handOver(1));
  await notice(/База занята/);
  expect(names()).toEqual(['Клиент 1']);
  expect(handOver(1)).toBeDefined();
});

test('changes by others move no row: removed rows are struck, new rows shown on a press', async () => {
  const { user, become } = open([task(1), task(2), task(3)]);
  await screen.findByText('Клиент 1');
  await become([task(4), task(3), task(1)]);
  await screen.findByText('Ещё 1 дело');
  expect(names()).toEqual(['Клиент 1', 'Клиент 2', 'Клиент 3']);
  within(rowOf('Клиент 2')).getByText(NOW_TEXTS.gone);
  expect(within(rowOf('Клиент 2')).queryByRole('button')).toBeNull();
  // The heading counts the entries left to do.
  expect(screen.getByRole('heading', { name: /^Сегодня/ }).textContent).toBe('Сегодня 2');
  await user.click(button(NOW_TEXTS.show));
  expect(names()).toEqual(['Клиент 4', 'Клиент 3', 'Клиент 1']);
  expect(screen.queryByText(/^Ещё/)).toBeNull();
});

test('an idle list shows the held changes', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  try {
    const { become } = open([task(1), task(2)]);
    await screen.findByText('Клиент 1');
    await become([task(2), task(3)]);
    await screen.findByText('Ещё 1 дело');
    act(() => void vi.advanceTimersByTime(UNTOUCHED_MS - 2000));
    expect(names()).toEqual(['Клиент 1', 'Клиент 2']);
    // A pressed pointer keeps the list unchanged.
    fireEvent.pointerDown(document.body, { pointerId: 1 });
    act(() => void vi.advanceTimersByTime(3 * UNTOUCHED_MS));
    expect(names()).toEqual(['Клиент 1', 'Клиент 2']);
    fireEvent.pointerUp(document.body, { pointerId: 1 });
    act(() => void vi.advanceTimersByTime(UNTOUCHED_MS + 1000));
    expect(names()).toEqual(['Клиент 2', 'Клиент 3']);
  } finally {
    vi.useRealTimers();
  }
});

/** Stops the clock, so that a slow machine does not delay the second press. */
function stopClock() {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1000);
  onTestFinished(() => clock.mockRestore());
}

/** Rows of 100 px: a button is in the row of its list item. */
function layOut() {
  const boxes = vi.spyOn(Element.prototype, 'getBoundingClientRect');
  onTestFinished(() => boxes.mockRestore());
  boxes.mockImplementation(function (this: Element) {
    const row = [...document.querySelectorAll('li')].indexOf(this.closest('li') as HTMLLIElement);
    return new DOMRect(0, Math.max(row, 0) * 100, row < 0 ? 0 : 200, row < 0 ? 0 : 60);
  });
}

test('a second tap in the same place undoes nothing and marks nothing else', async () => {
  layOut();
  stopClock();
  const { user, server } = open([task(1), task(2)]);
  await screen.findByText('Клиент 1');
  const at = { clientX: 50, clientY: 30 };
  const tap = (target: Element) => user.pointer([{ keys: '[TouchA]', target, coords: at }]);
  await tap(handOver(1));
  const undo = await screen.findByRole('button', { name: /^Отменить/ });
  await tap(undo);
  expect(server.sent('UnmarkHandedOver')).toEqual([]);
  expect(server.sent('MarkHandedOver')).toHaveLength(1);
});

test('Enter on the button that received the focus of the pressed one does nothing', async () => {
  stopClock();
  const { user, server } = open([task(1), task(2)]);
  await screen.findByText('Клиент 1');
  handOver(1).focus();
  await user.keyboard('{Enter}');
  const undo = await screen.findByRole('button', { name: /^Отменить/ });
  expect(document.activeElement).toBe(undo);
  await user.keyboard('{Enter}');
  expect(server.sent('UnmarkHandedOver')).toEqual([]);
});

const late = (more: object = {}) => ({
  ...task(1, 'return', { whereabouts: 'overdue' }),
  at: new Date(NOW.getTime() - 2 * 3_600_000).toISOString(),
  isLate: true,
  nextBooking: bookingOf(2, { carId: 1, startDate: NOW.toISOString() }),
  ...more,
});

test('an overdue car and its next handover are one card with both phones', async () => {
  open([task(3)], [late()]);
  await screen.findByText('Клиент 1');
  const card = rowOf('Клиент 1');
  expect(card.textContent).toMatch(/Lada Granta не вернулась.*опоздание 2 часа/);
  expect(card.textContent).toMatch(/Не возвращает Клиент 1.*Ждёт Клиент 2/);
  for (const name of ['Позвонить: Клиент 1', 'Позвонить: Клиент 2']) {
    within(card).getByRole('link', { name });
  }
  const reseat = within(card).getByRole<HTMLAnchorElement>('link', { name: /^Пересадить/ });
  expect(reseat.href).toMatch(/\/reseat\?car=1$/);
  expect(screen.getAllByText('Клиент 2')).toHaveLength(1);
});

const both = () => button(new RegExp(`^${NOW_TEXTS.returnAndHandOver}`));

test('«Принять и выдать» marks the return, then the handover; one undo removes both', async () => {
  const { user, server } = open([], [late()]);
  await screen.findByText('Клиент 1');
  server.answer({ actionList: list([]) });
  await user.click(both());
  await screen.findByText('Выдана 12:00');
  screen.getByText('Принята 12:00');
  const order = ['MarkReturned', 'MarkHandedOver'].flatMap((name) => server.sent(name));
  expect(order.map(({ operation, variables }) => [operation, variables.id])).toEqual([
    ['MarkReturned', 1],
    ['MarkHandedOver', 2],
  ]);
  const undos = screen.getAllByRole('button', { name: /^Отменить/ });
  expect(undos).toHaveLength(1);
  await user.click(undos[0] as HTMLElement);
  await waitFor(() => expect(server.sent('UnmarkReturned')).toHaveLength(1));
  expect(server.sent('UnmarkHandedOver')).toHaveLength(1);
});

test('when the handover fails the return stays, is named and can be undone', async () => {
  const { user, server } = open([], [late()], {
    markHandedOver: () => {
      throw refusal('Бронь изменена', { code: 'CONFLICT' });
    },
  });
  await screen.findByText('Клиент 1');
  await user.click(both());
  await notice(/Бронь изменена/);
  screen.getByText('Принята 12:00');
  button(/^Выдать/);
  await user.click(button(/^Отменить/));
  await waitFor(() => expect(server.sent('UnmarkReturned')).toHaveLength(1));
});

test('«Принять и выдать» opens the money dialog of each mark before it', async () => {
  const asked: string[] = [];
  const WithoutMoney = ({ at, booking, onMark }: MarkMoneyProps) => (
    <button
      type="button"
      onClick={() => {
        asked.push(`${at} ${booking.id}`);
        void onMark(null);
      }}
    >
      Без денег
    </button>
  );
  const money = { balance: 1900, held: 0, depositToTake: 5000 };
  const { user, server } = open(
    [],
    [late()],
    { markQuestions: { money, unreturned: null } },
    WithoutMoney,
  );
  await screen.findByText('Клиент 1');
  await user.click(both());
  await user.click(await screen.findByText('Без денег'));
  await waitFor(() => expect(server.sent('MarkReturned')).toHaveLength(1));
  expect(server.sent('MarkHandedOver')).toEqual([]);
  await user.click(await screen.findByText('Без денег'));
  await waitFor(() => expect(server.sent('MarkHandedOver')).toHaveLength(1));
  expect(asked).toEqual(['return 1', 'handover 2']);
});
