import 'fake-indexeddb/auto';
import { button, NOW, notice, renderSignedIn } from '@frontend/testing/render';
import { refusal } from '@frontend/testing/server';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RENTAL } from '../testing/rental';
import QueueStatus from './QueueStatus';
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
const INPUT = { clientId: 'a'.repeat(32), side: 'back', km: 100 } as const;

/** The button of a sheet's page. */
function Save() {
  const save = useQueueSheet();
  const [result, setResult] = useState('');
  const press = () =>
    save(INPUT, { bookingId: 12, carId: 3, names: NAMES, isMarkWanted: true }).then(
      setResult,
      (error: Error) => setResult(error.message),
    );
  return (
    <>
      <button type="button" onClick={() => void press()}>
        Сохранить акт
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

const SAVED = { saveHandoverSheet: RENTAL };
const DOUBTFUL = {
  saveHandoverSheet: () => {
    throw refusal('Пробег меньше прошлого', { code: 'MILEAGE_DOUBTFUL' });
  },
};

const render = (answers: Record<string, unknown>, isOffline = false) =>
  renderSignedIn(<Page />, { answers, isOffline, user: { id: userId } });

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
  const told = await notice('Акт сохранён. Отметьте возврат: Kia Rio А001КА99');
  await user.click(
    within(told.closest('li') ?? document.body).getByRole('button', { name: 'Открыть акт' }),
  );
  screen.getByText('/handover/12/back');
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
  await user.click(dialog.getByRole('button', { name: 'Удалить' }));
  const question = within(await screen.findByRole('alertdialog'));
  question.getByText('Он не отправлен, вернуть его будет нельзя.');
  await user.click(question.getByRole('button', { name: 'Удалить' }));
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
