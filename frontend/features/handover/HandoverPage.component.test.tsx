import 'fake-indexeddb/auto';
import { type CashEntry, RecordCashContext } from '@frontend/shared/bookings/marks/cash-entry';
import type { MoneyPartProps } from '@frontend/shared/bookings/marks/money-part';
import { BOOKING } from '@frontend/testing/records';
import { button, errorUnder, field, fill, notice, renderSignedIn } from '@frontend/testing/render';
import { refusal } from '@frontend/testing/server';
import { MILEAGE_ANSWER_TEXTS } from '@schema/texts/fleet/car-state';
import { READING_TEXTS, SHEET_TEXTS, SIGNATURE_WAY_TEXTS } from '@schema/texts/handover/sheet';
import { screen, waitFor } from '@testing-library/react';
import { type ReactNode, useEffect } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { HandoverPage } from './HandoverPage';
import { NO_SETTINGS, RENTAL, SHEET } from './testing/rental';

const CAR = { carId: 3, mileage: { id: 7, km: 154754, at: '2026-11-17T09:00:00Z' }, damages: [] };

/** Each test has a user of its own: sheets of one that wait on the device are not sent by another. */
let userId = 800;
beforeEach(() => {
  userId += 1;
  localStorage.clear();
  const context = new Proxy({}, { get: () => () => undefined, set: () => true });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(
    context as unknown as CanvasRenderingContext2D & GPUCanvasContext,
  );
});

const page = () =>
  renderSignedIn(
    <HandoverPage bookingId={12} side="out" back={null} Money={null} papers={null} />,
    {
      answers: {
        rentalParts: [],
        handoverSheets: RENTAL,
        carState: CAR,
        sheetSettings: NO_SETTINGS,
        saveHandoverSheet: { ...RENTAL, sheets: [SHEET] },
      },
      user: { id: userId },
    },
  );

/** The ID of a sent sheet. */
const idOf = (variables: Readonly<Record<string, unknown>> | undefined) =>
  (variables?.input as { clientId: string } | undefined)?.clientId;

test('a doubtful mileage keeps the typed values and is explained', async () => {
  const { server, user } = page();
  server.answer({
    saveHandoverSheet: () => {
      throw refusal('Меньше прошлого показания', {
        code: 'MILEAGE_DOUBTFUL',
        doubt: { answers: ['new_counter'] },
      });
    },
  });
  await screen.findByText(/прошлый 154.754/);
  fill(field(READING_TEXTS.km), '150');
  fill(field(SHEET_TEXTS.comment), 'Полный бак');
  await user.click(screen.getByRole('radio', { name: SIGNATURE_WAY_TEXTS.paper }));
  await user.click(button(SHEET_TEXTS.save));
  const answer = await screen.findByRole('button', { name: MILEAGE_ANSWER_TEXTS.new_counter });
  expect(errorUnder(field(READING_TEXTS.km))).toBe('Меньше прошлого показания');
  expect(field(SHEET_TEXTS.comment).value).toBe('Полный бак');

  server.answer({ saveHandoverSheet: { ...RENTAL, sheets: [SHEET] } });
  await user.click(answer);
  await notice(/сохранён/);
  const [first, second] = server.sent('SaveHandoverSheet').map(({ variables }) => variables);
  expect(second?.input).toMatchObject({
    km: 150,
    mileageAnswer: 'new_counter',
    comment: 'Полный бак',
  });
  expect(idOf(second)).toBe(idOf(first));
  await screen.findByRole('region', { name: 'Акт выдачи' });
});

test('another mileage is not explained by the answers to the first', async () => {
  const { server, user } = page();
  server.answer({
    saveHandoverSheet: () => {
      throw refusal('Меньше прошлого показания', {
        code: 'MILEAGE_DOUBTFUL',
        doubt: { answers: ['new_counter'] },
      });
    },
  });
  await screen.findByText(/прошлый/);
  fill(field(READING_TEXTS.km), '150');
  await user.click(screen.getByRole('radio', { name: SIGNATURE_WAY_TEXTS.paper }));
  await user.click(button(SHEET_TEXTS.save));
  await screen.findByRole('button', { name: MILEAGE_ANSWER_TEXTS.new_counter });
  fill(field(READING_TEXTS.km), '154800');
  await waitFor(() => expect(screen.queryByText(MILEAGE_ANSWER_TEXTS.new_counter)).toBeNull());
});

test('a reload restores what was typed, with its ID', async () => {
  const first = page();
  await screen.findByText(/прошлый/);
  fill(field(READING_TEXTS.km), '154820');
  await waitFor(() => expect(localStorage.getItem('unsaved-forms')).toContain('154820'));
  first.unmount();
  const second = page();
  await screen.findByText(/Восстановлено несохранённое: акт/);
  expect(field(READING_TEXTS.km).value).toBe('154820');
  await second.user.click(screen.getByRole('radio', { name: SIGNATURE_WAY_TEXTS.paper }));
  const kept = localStorage.getItem('unsaved-forms') ?? '';
  await second.user.click(button(SHEET_TEXTS.save));
  await notice(/сохранён/);
  expect(kept).toContain(idOf(second.server.sent('SaveHandoverSheet')[0]?.variables));
  expect(localStorage.getItem('unsaved-forms')).toBeNull();
});

test('without a network the sheet waits, and a refused one is mended', async () => {
  const { server, user } = page();
  await screen.findByText(/прошлый 154.754/);
  fill(field(READING_TEXTS.km), '150');
  await user.click(screen.getByRole('radio', { name: SIGNATURE_WAY_TEXTS.paper }));
  server.disconnect();
  await user.click(button(SHEET_TEXTS.save));
  await screen.findByText('Акт выдачи: ждёт отправки');
  expect(screen.queryByLabelText(READING_TEXTS.km)).toBeNull();

  server.answer({
    saveHandoverSheet: () => {
      throw refusal('Меньше прошлого показания', { code: 'MILEAGE_DOUBTFUL' });
    },
  });
  server.connect();
  dispatchEvent(new Event('online'));
  await screen.findByText('Акт выдачи: не принят');
  await user.click(button('Исправить'));
  expect(field(READING_TEXTS.km).value).toBe('150');
  fill(field(READING_TEXTS.km), '154820');
  server.answer({ saveHandoverSheet: { ...RENTAL, sheets: [SHEET] } });
  await user.click(button(SHEET_TEXTS.save));
  await waitFor(() => expect(screen.queryByText(/не принят/)).toBeNull());
  const ids = server.sent('SaveHandoverSheet').map(({ variables }) => idOf(variables));
  expect(new Set(ids).size).toBe(1);
});

describe('a press of the mark', () => {
  const ENTRY: CashEntry = {
    operation: 'takePayment',
    key: 'b'.repeat(32),
    input: { bookingId: 12, amount: 5000, method: 'cash', comment: null },
  };
  const DOWN = new TypeError('Failed to fetch');
  /** Records the money of the page. */
  const record = vi.fn(async () => {});
  /** Records money that has waited. */
  const recordCash = vi.fn(async (_: unknown, _entry: CashEntry) => {});
  beforeEach(() => {
    record.mockReset();
    recordCash.mockReset();
  });

  function Money({ onState, frame }: MoneyPartProps): ReactNode {
    useEffect(() => {
      let isTried = false;
      const prepare = () => ({
        record: async () => {
          isTried = true;
          await record();
          return null;
        },
        left: () => ({ entries: [ENTRY], isTried }),
      });
      onState({ action: 'Выдать и принять 5 000 ₽', isLeft: true, prepare });
      return () => onState(null);
    }, [onState]);
    return frame(<p>Оплата аренды</p>);
  }

  const MARKED = { ...BOOKING, id: 12, version: 5 };
  const paidPage = (userId: number) =>
    renderSignedIn(
      <RecordCashContext value={recordCash}>
        <HandoverPage bookingId={12} side="out" back={null} Money={Money} papers={null} />
      </RecordCashContext>,
      {
        user: { id: userId },
        answers: {
          rentalParts: [],
          handoverSheets: RENTAL,
          carState: CAR,
          sheetSettings: NO_SETTINGS,
          saveHandoverSheet: { ...RENTAL, sheets: [SHEET] },
          markQuestions: { money: null, unreturned: null },
          markHandedOver: MARKED,
        },
      },
    );
  const press = async (user: ReturnType<typeof paidPage>['user']) => {
    await user.click(screen.getByRole('radio', { name: SIGNATURE_WAY_TEXTS.paper }));
    await user.click(button('Выдать и принять 5 000 ₽'));
  };

  test('without a network waits with its money and cannot be repeated', async () => {
    const { server, user } = paidPage(301);
    await screen.findByText(/прошлый 154.754/);
    server.disconnect();
    await press(user);
    await screen.findByText('Выдача ждёт отправки');
    await notice('Выдача сохранена на устройстве и отправится, когда появится связь');
    screen.getByText(/Оплата 5\s000\s₽, наличные/);
    expect(screen.queryByRole('button', { name: /Выдать/ })).toBeNull();
    server.answer({ handoverSheets: { ...RENTAL, sheets: [SHEET] } });
    server.connect();
    dispatchEvent(new Event('online'));
    await waitFor(() => expect(server.sent('MarkHandedOver')).toHaveLength(1));
    expect(server.sent('MarkHandedOver')[0]?.variables).toMatchObject({ id: 12, carId: 3 });
    expect(recordCash).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByText('Выдача ждёт отправки')).toBeNull());
    expect(record).not.toHaveBeenCalled();
  });

  test('whose payment got no answer is repeated with the same key, then marked', async () => {
    record.mockRejectedValue(DOWN);
    const { server, user } = paidPage(302);
    await screen.findByText(/прошлый 154.754/);
    await press(user);
    await waitFor(() => expect(server.sent('MarkHandedOver')).toHaveLength(1));
    expect(server.sent('SaveHandoverSheet')).toHaveLength(1);
    // The comment of a tried entry stays, since a repeat must be the same.
    expect(recordCash.mock.calls.map(([, entry]) => entry)).toEqual([ENTRY]);
  });

  test('whose mark got no answer sends it later, without the recorded money', async () => {
    const { server, user } = paidPage(303);
    await screen.findByText(/прошлый 154.754/);
    record.mockImplementation(async () => server.disconnect());
    await press(user);
    await screen.findByText('Выдача ждёт отправки');
    expect(record).toHaveBeenCalledTimes(1);
    server.connect();
    dispatchEvent(new Event('online'));
    await waitFor(() => expect(server.sent('MarkHandedOver')).toHaveLength(1));
    expect(recordCash).not.toHaveBeenCalled();
  });

  test('that was refused later shows the reason and its buttons on the page', async () => {
    const { server, user } = paidPage(304);
    await screen.findByText(/прошлый 154.754/);
    server.answer({
      handoverSheets: { ...RENTAL, sheets: [SHEET] },
      markHandedOver: ({ confirmed }: { confirmed: boolean }) => {
        if (!confirmed) throw refusal('Автомобиль не возвращён', { code: 'CAR_NOT_RETURNED' });
        return MARKED;
      },
    });
    server.disconnect();
    await press(user);
    await screen.findByText('Выдача ждёт отправки');
    server.connect();
    dispatchEvent(new Event('online'));
    await screen.findByText('Выдача не отмечена');
    screen.getByText('Автомобиль не возвращён');
    await user.click(button('Всё равно выдать'));
    await waitFor(() => expect(server.sent('MarkHandedOver')).toHaveLength(2));
    const sent = server.sent('MarkHandedOver').map(({ variables }) => variables.confirmed);
    expect(sent).toEqual([false, true]);
    await waitFor(() => expect(screen.queryByText('Выдача ждёт отправки')).toBeNull());
  });
});
