import 'fake-indexeddb/auto';
import { type CashEntry, RecordCashContext } from '@frontend/shared/bookings/marks/cash-entry';
import { BOOKING } from '@frontend/testing/records';
import { button, NOW, notice, renderSignedIn } from '@frontend/testing/render';
import { refusal } from '@frontend/testing/server';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { RENTAL } from '../testing/rental';
import QueueStatus from './QueueStatus';
import type { QueuedSheet } from './queue-items';
import { openQueueStore } from './queue-store';
import UnsentQuestion from './UnsentQuestion';
import { useQueueSheet } from './use-queue';

let lastUserId = 200;
let userId = 0;
beforeEach(() => {
  // The queue of a page is that of its user.
  lastUserId += 1;
  userId = lastUserId;
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => void vi.restoreAllMocks());

const NAMES = {
  carTitle: 'Kia Rio',
  licensePlate: 'А001КА99',
  customerName: 'Анна Никитина',
};
const PAYMENT: CashEntry = {
  operation: 'takePayment',
  key: 'b'.repeat(32),
  input: { bookingId: 12, amount: 5000, method: 'cash', comment: null },
};
const INPUT = { clientId: 'a'.repeat(32), side: 'back', km: 100 } as const;

/** The buttons of a sheet's page. */
function Save() {
  const save = useQueueSheet();
  const [result, setResult] = useState('');
  const press = (entries: readonly CashEntry[] | null) =>
    save(INPUT, {
      bookingId: 12,
      carId: 3,
      names: NAMES,
      cash: entries && { entries, isTried: false },
    }).then(setResult, (error: Error) => setResult(error.message));
  return (
    <>
      <button type="button" onClick={() => void press(null)}>
        Сохранить акт
      </button>
      <button type="button" onClick={() => void press([PAYMENT])}>
        Принять и взять деньги
      </button>
      <output>{result}</output>
    </>
  );
}

const onLeave = vi.fn(async () => true);
const onStay = vi.fn();

function Page() {
  const { pathname } = useLocation();
  const [isLeaving, setLeaving] = useState(false);
  return (
    <>
      <QueueStatus sheetPath={(bookingId, side) => `/handover/${bookingId}/${side}`} />
      <Save />
      <output>{pathname}</output>
      <button type="button" onClick={() => setLeaving(true)}>
        Выйти
      </button>
      {isLeaving && <UnsentQuestion isPending={false} onLeave={onLeave} onStay={onStay} />}
    </>
  );
}

const MARKED = { ...BOOKING, id: 12, version: 5 };
const SAVED = { saveHandoverSheet: RENTAL };
const DOUBTFUL = {
  saveHandoverSheet: () => {
    throw refusal('Пробег меньше прошлого', { code: 'MILEAGE_DOUBTFUL' });
  },
};

const recordCash = vi.fn(async (_: unknown, _entry: CashEntry) => {});

const render = (answers: Record<string, unknown>, isOffline = false) =>
  renderSignedIn(
    <RecordCashContext value={recordCash}>
      <Page />
    </RecordCashContext>,
    { answers, isOffline, user: { id: userId } },
  );

test('a sheet is sent at once, and nothing is shown', async () => {
  const { server, user } = render(SAVED);
  await user.click(button('Сохранить акт'));
  await screen.findByText('sent');
  expect(server.sent('SaveHandoverSheet').map(({ variables }) => variables)).toEqual([
    { bookingId: 12, input: { ...INPUT, at: NOW.toISOString() } },
  ]);
  expect(screen.queryByText(/отправки|Отметьте/)).toBeNull();
  expect(localStorage.getItem('handover-queue')).toBeNull();
});

test('a refusal is thrown, and the sheet is not queued', async () => {
  const { user } = render(DOUBTFUL);
  await user.click(button('Сохранить акт'));
  await screen.findByText('Пробег меньше прошлого');
  await waitFor(() => expect(localStorage.getItem('handover-queue')).toBeNull());
  expect(screen.queryByText('Показать')).toBeNull();
});

test('without a network the sheet waits and is sent once', async () => {
  const { server, user } = render(SAVED, true);
  await user.click(button('Сохранить акт'));
  await screen.findByText('queued');
  await screen.findByText('1 акт ждёт отправки');
  expect(localStorage.getItem('handover-queue')).toBe(String(userId));
  server.connect();
  dispatchEvent(new Event('online'));
  await waitFor(() => expect(screen.queryByText('1 акт ждёт отправки')).toBeNull());
  expect(server.sent('SaveHandoverSheet')).toHaveLength(1);
  expect(screen.queryByText(/Отметьте/)).toBeNull();
});

test('the mark and its money wait by name, and are sent after the sheet', async () => {
  recordCash.mockClear();
  const { server, user } = render({ ...SAVED, markReturned: MARKED }, true);
  await user.click(button('Принять и взять деньги'));
  await screen.findByText('1 акт, 1 запись о деньгах и 1 отметка ждут отправки');
  await user.click(button('Показать'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Не отправлено' }));
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Акт возврата .*Ждёт отправки/),
    expect.stringMatching(/^Оплата 5\s000\s₽, наличные .*Ждёт отправки акта/),
    expect.stringMatching(/^Отметка возврата .*Ждёт отправки акта/),
  ]);
  server.connect();
  dispatchEvent(new Event('online'));
  await dialog.findByText('Всё отправлено.');
  expect(recordCash.mock.calls.map(([, entry]) => entry)).toEqual([
    { ...PAYMENT, input: { ...PAYMENT.input, comment: expect.stringMatching(/^Без связи, /) } },
  ]);
  expect(server.sent('MarkReturned').map(({ variables }) => variables)).toEqual([
    { id: 12, carId: 3, at: NOW.toISOString() },
  ]);
});

test('a refused mark has the words of the server, is sent again and removed', async () => {
  let isRefused = true;
  const markReturned = () => {
    if (isRefused) throw refusal('Бронь уже в архиве', { code: 'CONFLICT' });
    return MARKED;
  };
  const { server, user } = render({ ...SAVED, markReturned }, true);
  await user.click(button('Принять и взять деньги'));
  await screen.findByText('queued');
  server.connect();
  dispatchEvent(new Event('online'));
  await screen.findByText('1 отметка не принята');
  await user.click(button('Показать'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Не отправлено' }));
  dialog.getByText('Бронь уже в архиве');
  await user.click(dialog.getByRole('button', { name: 'Отправить ещё раз' }));
  await waitFor(() => expect(server.sent('MarkReturned')).toHaveLength(2));
  await dialog.findByText('Бронь уже в архиве');
  isRefused = false;
  await user.click(dialog.getByRole('button', { name: 'Отправить ещё раз' }));
  await dialog.findByText('Всё отправлено.');
});

test('the removal of a sheet asks about its money and its mark', async () => {
  recordCash.mockClear();
  const { server, user } = render({ ...DOUBTFUL, markReturned: MARKED }, true);
  await user.click(button('Принять и взять деньги'));
  await screen.findByText('queued');
  server.connect();
  dispatchEvent(new Event('online'));
  await screen.findByText('1 акт не принят');
  await user.click(button('Показать'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Не отправлено' }));
  await user.click(dialog.getAllByRole('button', { name: 'Убрать' })[0] as HTMLElement);
  const question = within(await screen.findByRole('alertdialog'));
  question.getByText(/С актом ждут: Оплата 5\s000\s₽, наличные; Отметка возврата\./);
  await user.click(question.getByRole('button', { name: 'Только акт' }));
  await dialog.findByText('Всё отправлено.');
  expect(recordCash).toHaveBeenCalledTimes(1);
  expect(server.sent('MarkReturned')).toHaveLength(1);
});

describe('a sheet that an earlier release has queued with the wish to mark', () => {
  const queueOld = async () => {
    const store = openQueueStore();
    const { clientId: id, side } = INPUT;
    const old: QueuedSheet = {
      id,
      userId,
      side,
      bookingId: 12,
      carId: 3,
      sheetClientId: id,
      names: NAMES,
      kind: 'sheet',
      input: INPUT,
      isMarkWanted: true,
      createdAt: 0,
      state: 'waiting',
      problem: null,
    };
    await store.add(old, null);
    store.close();
  };

  test('asks for the mark once it is sent', async () => {
    await queueOld();
    const { user } = render(SAVED);
    const told = await notice('Акт сохранён. Отметьте возврат: Kia Rio А001КА99');
    await user.click(
      within(told.closest('li') ?? document.body).getByRole('button', { name: 'Открыть акт' }),
    );
    screen.getByText('/handover/12/back');
  });

  test('does not ask when a colleague has marked meanwhile', async () => {
    await queueOld();
    const returnedAt = '2026-11-20T08:00:00Z';
    const { server } = render({ saveHandoverSheet: { ...RENTAL, returnedAt } });
    await waitFor(() => expect(server.sent('SaveHandoverSheet')).toHaveLength(1));
    await waitFor(() => expect(localStorage.getItem('handover-queue')).toBeNull());
    expect(screen.queryByText(/Отметьте/)).toBeNull();
  });
});

test('a sheet that is refused later stays with the reason until it is removed', async () => {
  const { server, user } = render(DOUBTFUL, true);
  await user.click(button('Сохранить акт'));
  await screen.findByText('queued');
  server.connect();
  dispatchEvent(new Event('online'));
  await screen.findByText('1 акт не принят');
  await user.click(button('Показать'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Не отправлено' }));
  dialog.getByText('Акт возврата');
  dialog.getByText(/^Kia Rio А001КА99, Анна Никитина, /);
  dialog.getByText('Пробег меньше прошлого');
  expect(dialog.getByRole('link', { name: 'Открыть акт' }).getAttribute('href')).toBe(
    '/handover/12/back',
  );
  await user.click(dialog.getByRole('button', { name: 'Убрать' }));
  const question = within(await screen.findByRole('alertdialog'));
  question.getByText('Он не отправлен, вернуть его будет нельзя.');
  await user.click(question.getByRole('button', { name: 'Убрать' }));
  await dialog.findByText('Всё отправлено.');
  await waitFor(() => expect(localStorage.getItem('handover-queue')).toBeNull());
});

test('signing out with unsent items asks and removes them', async () => {
  const { user } = render(SAVED, true);
  await user.click(button('Сохранить акт'));
  await screen.findByText('queued');
  await user.click(button('Выйти'));
  const question = within(await screen.findByRole('alertdialog'));
  question.getByText('Не отправлено: 1 акт.');
  await user.click(question.getByRole('button', { name: 'Остаться' }));
  expect(onStay).toHaveBeenCalled();
  expect(onLeave).not.toHaveBeenCalled();
  await user.click(question.getByRole('button', { name: 'Выйти и удалить' }));
  await waitFor(() => expect(localStorage.getItem('handover-queue')).toBeNull());
  expect(onLeave).toHaveBeenCalledTimes(1);
});

test('signing out without unsent items does not ask', async () => {
  onLeave.mockClear();
  const { user } = render({});
  await user.click(button('Выйти'));
  await waitFor(() => expect(onLeave).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
