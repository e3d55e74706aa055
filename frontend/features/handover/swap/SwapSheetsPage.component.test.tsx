import 'fake-indexeddb/auto';
import { BOOKING } from '@frontend/testing/records';
import { button, errorUnder, fill, notice, renderSignedIn } from '@frontend/testing/render';
import { refusal } from '@frontend/testing/server';
import { MILEAGE_ANSWER_TEXTS } from '@schema/texts/fleet/car-state';
import {
  READING_TEXTS,
  SHEET_DAMAGE_TEXTS,
  SIGNATURE_WAY_TEXTS,
} from '@schema/texts/handover/sheet';
import { SWAP_SHEET_TEXTS } from '@schema/texts/handover/swap-sheets';
import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { NO_SETTINGS, RENTAL } from '../testing/rental';
import { SwapSheetsPage } from './SwapSheetsPage';

const NEW_CAR = {
  carId: 4,
  carTitle: 'Lada Vesta',
  licensePlate: 'В002ВВ77',
  color: null,
  year: null,
  mileage: null,
  damages: [],
};
const OLD_CAR = { ...NEW_CAR, carId: 3, carTitle: 'Kia Rio', licensePlate: 'А001КА99' };
const SWAPPED = {
  operationId: 7,
  first: { ...BOOKING, id: 12 },
  second: { ...BOOKING, id: 13, carId: 4 },
};

/** Each test has a user of its own: sheets of one that wait on the device are not sent by another. */
let userId = 900;
beforeEach(() => {
  userId += 1;
  localStorage.clear();
  const context = new Proxy({}, { get: () => () => undefined, set: () => true });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(
    context as unknown as CanvasRenderingContext2D & GPUCanvasContext,
  );
});

const page = (at: string | null = null) =>
  renderSignedIn(
    <Routes>
      <Route path="/" element={<SwapSheetsPage bookingId={12} carId={4} at={at} back={null} />} />
      <Route path="/handover/13/out" element={<p>Вторая часть</p>} />
    </Routes>,
    {
      answers: {
        handoverSheets: { ...RENTAL, handedOverAt: '2026-11-20T07:00:00Z' },
        carState: ({ carId }: { carId: number }) => (carId === 4 ? NEW_CAR : OLD_CAR),
        sheetSettings: NO_SETTINGS,
        swapCar: SWAPPED,
      },
      user: { id: userId },
    },
  );

const BACK = 'Возврат: Kia Rio А001КА99';
const OUT = 'Выдача: Lada Vesta В002ВВ77';
const half = async (name: string) => within(await screen.findByRole('region', { name }));
const kmOf = async (name: string) =>
  (await half(name)).getByLabelText<HTMLInputElement>(READING_TEXTS.km);

interface SentSheet {
  readonly clientId: string;
}
interface SentSwap {
  readonly sheets: { readonly back: SentSheet; readonly out: SentSheet };
}

async function fillBoth() {
  fill(await kmOf(BACK), '10500');
  fill(await kmOf(OUT), '70000');
}

test('one press swaps the car and saves both sheets under one signature', async () => {
  const { server, user } = page();
  await fillBoth();
  expect(screen.getAllByRole('radio', { name: SIGNATURE_WAY_TEXTS.paper })).toHaveLength(1);
  await user.click(button(SWAP_SHEET_TEXTS.save));
  expect(await screen.findAllByText(/^Нужна подпись: пальцем/)).toHaveLength(2);
  expect(server.sent('SwapCar')).toEqual([]);
  await user.click(screen.getByRole('radio', { name: SIGNATURE_WAY_TEXTS.paper }));
  await user.click(button(SWAP_SHEET_TEXTS.save));
  await screen.findByText('Вторая часть');
  await notice(/^Машина заменена: аренда продолжается на Lada Vesta В002ВВ77/);
  const signed = { signatureWay: 'paper', signerName: 'Анна Никитина' };
  expect(server.sent('SwapCar')[0]?.variables).toMatchObject({
    id: 12,
    input: {
      carId: 4,
      at: null,
      version: 4,
      confirmed: false,
      sheets: {
        back: { side: 'back', carId: 3, km: 10_500, ...signed },
        out: { side: 'out', carId: 4, km: 70_000, ...signed },
      },
    },
  });
  expect(localStorage.getItem('unsaved-forms')).toBeNull();
});

test('the sheets of an earlier swap have its moment', async () => {
  const at = '2026-11-20T08:15:00.000Z';
  const { server, user } = page(at);
  await fillBoth();
  await user.click(screen.getByRole('radio', { name: SIGNATURE_WAY_TEXTS.paper }));
  await user.click(button(SWAP_SHEET_TEXTS.save));
  await screen.findByText('Вторая часть');
  const { input } = server.sent('SwapCar')[0]?.variables ?? {};
  expect(input).toMatchObject({ at, sheets: { back: { at }, out: { at } } });
});

test('a refused mileage of the second sheet is explained there and loses nothing', async () => {
  const { server, user } = page();
  await fillBoth();
  await user.click(screen.getByRole('radio', { name: SIGNATURE_WAY_TEXTS.paper }));
  const words = 'Акт выдачи: Меньше прошлого показания';
  server.answer({
    swapCar: () => {
      throw refusal(words, {
        code: 'MILEAGE_DOUBTFUL',
        side: 'out',
        doubt: { answers: ['new_counter'] },
      });
    },
  });
  await user.click(button(SWAP_SHEET_TEXTS.save));
  const out = await half(OUT);
  const answer = await out.findByRole('button', { name: MILEAGE_ANSWER_TEXTS.new_counter });
  expect(errorUnder(await kmOf(OUT))).toBe(words);
  expect(document.activeElement).toBe(await kmOf(OUT));
  expect(errorUnder(await kmOf(BACK))).toBeNull();
  expect((await kmOf(BACK)).value).toBe('10500');
  server.answer({ swapCar: SWAPPED });
  await user.click(answer);
  await screen.findByText('Вторая часть');
  const [first, second] = server
    .sent('SwapCar')
    .map(({ variables }) => (variables.input as SentSwap).sheets);
  expect(second).toMatchObject({
    back: { clientId: first?.back.clientId, mileageAnswer: null },
    out: { clientId: first?.out.clientId, mileageAnswer: 'new_counter' },
  });
});

test('a field that the server refuses is invalid in its half', async () => {
  const { server, user } = page();
  await fillBoth();
  await user.click(screen.getByRole('radio', { name: SIGNATURE_WAY_TEXTS.paper }));
  server.answer({
    swapCar: () => {
      throw refusal('Слишком много', {
        code: 'VALIDATION_FAILED',
        fields: { 'sheets.out.km': 'Слишком много' },
      });
    },
  });
  await user.click(button(SWAP_SHEET_TEXTS.save));
  await waitFor(async () => expect(errorUnder(await kmOf(OUT))).toBe('Слишком много'));
  expect(errorUnder(await kmOf(BACK))).toBeNull();
});

test('both drafts survive a reload and a missing answer', async () => {
  const first = page();
  await fillBoth();
  await first.user.click(screen.getByRole('radio', { name: SIGNATURE_WAY_TEXTS.paper }));
  first.server.disconnect();
  await first.user.click(button(SWAP_SHEET_TEXTS.save));
  await screen.findByText(SWAP_SHEET_TEXTS.unanswered);
  expect((await kmOf(OUT)).value).toBe('70000');
  first.unmount();
  const { user, server } = page();
  expect(await screen.findAllByText(/Восстановлено несохранённое: акт/)).toHaveLength(2);
  expect([(await kmOf(BACK)).value, (await kmOf(OUT)).value]).toEqual(['10500', '70000']);
  await user.click(button(SWAP_SHEET_TEXTS.save));
  await screen.findByText('Вторая часть');
  expect(server.sent('SwapCar')).toHaveLength(1);
});

test('an unreturned car is confirmed, and a changed booking says so', async () => {
  const { server, user } = page();
  await fillBoth();
  await user.click(screen.getByRole('radio', { name: SIGNATURE_WAY_TEXTS.paper }));
  const refuse = (words: string, code: string) =>
    server.answer({
      swapCar: () => {
        throw refusal(words, { code });
      },
    });
  refuse('Машину не вернул Петров П.', 'CAR_NOT_RETURNED');
  await user.click(button(SWAP_SHEET_TEXTS.save));
  await screen.findByText('Машину не вернул Петров П.');
  refuse('Бронь изменил другой сотрудник', 'STALE');
  await user.click(button('Всё равно выдать'));
  await screen.findByText('Бронь изменил другой сотрудник');
  expect(server.sent('SwapCar')[1]?.variables.input).toMatchObject({ confirmed: true });
  expect((await kmOf(BACK)).value).toBe('10500');
});

test('damages of both cars are marked as repaired, each in its half', async () => {
  const { server, user } = page();
  const scratch = {
    id: 5,
    view: 'left',
    x: 0.25,
    y: 0.5,
    kind: 'scratch',
    size: 'small',
    comment: null,
    photo: null,
    createdAt: '2026-11-10T09:00:00Z',
    userLogin: 'admin',
    mendedAt: null,
    mendedByLogin: null,
    sheet: null,
  };
  server.answer({
    carState: ({ carId }: { carId: number }) =>
      carId === 4
        ? { ...NEW_CAR, damages: [{ ...scratch, id: 6 }] }
        : { ...OLD_CAR, damages: [scratch] },
  });
  const toggle = { name: `${SHEET_DAMAGE_TEXTS.mend}: Царапина, слева` };
  await user.click(await (await half(BACK)).findByRole('checkbox', toggle));
  await user.click(await (await half(OUT)).findByRole('checkbox', toggle));
  await user.click(screen.getByRole('radio', { name: SIGNATURE_WAY_TEXTS.paper }));
  await user.click(button(SWAP_SHEET_TEXTS.save));
  await screen.findByText('Вторая часть');
  expect(server.sent('SwapCar')[0]?.variables.input).toMatchObject({
    sheets: { back: { mendedDamageIds: [5] }, out: { mendedDamageIds: [6] } },
  });
});
