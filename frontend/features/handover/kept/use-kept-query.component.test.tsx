import 'fake-indexeddb/auto';
import { OFFLINE_SHEETS } from '@frontend/shared/data/commands/forget-board';
import { keepLastUser } from '@frontend/shared/data/last-user';
import { button, field, fill, renderSignedIn } from '@frontend/testing/render';
import type { Answers } from '@frontend/testing/server';
import { READING_TEXTS, SHEET_TEXTS, SIGNATURE_WAY_TEXTS } from '@schema/texts/handover/sheet';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { HandoverPage } from '../HandoverPage';
import { NO_SETTINGS, RENTAL } from '../testing/rental';
import { KEPT_LIMITS } from './kept-limits';
import { keptStore } from './kept-store';

const CAR = { carId: 3, mileage: { id: 7, km: 154_754, at: '2026-11-17T09:00:00Z' }, damages: [] };
const ANSWERS = {
  rentalParts: [],
  handoverSheets: RENTAL,
  carState: CAR,
  sheetSettings: NO_SETTINGS,
};

beforeEach(async () => {
  localStorage.clear();
  const context = new Proxy({}, { get: () => () => undefined, set: () => true });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(
    context as unknown as CanvasRenderingContext2D & GPUCanvasContext,
  );
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

async function keep(userId: number, ageMs = 60_000) {
  localStorage.setItem(OFFLINE_SHEETS, `${userId} 1`);
  keepLastUser(userId);
  const store = keptStore();
  const atMs = Date.now() - ageMs;
  await store.setOwner({
    user: { id: userId, login: 'admin', permissions: [] },
    company: {
      name: '',
      timeZone: 'Europe/Moscow',
      requireReturnMark: false,
      contactWay: 'whatsapp',
      demo: false,
    },
    clockOffsetMs: 0,
    due: [],
    atMs,
  });
  const answer = { atMs, version: 4 };
  await store.setAnswer('HandoverSheets {"bookingId":12}', {
    ...answer,
    data: { handoverSheets: RENTAL },
  });
  await store.setAnswer('SheetCar {"carId":3}', { ...answer, data: { carState: CAR } });
}

const page = (isOffline: boolean, userId: number, answers: Answers = ANSWERS) =>
  renderSignedIn(
    <HandoverPage bookingId={12} side="out" back={null} Money={null} papers={null} />,
    {
      answers,
      isOffline,
      user: { id: userId },
    },
  );
const typed = () => field(READING_TEXTS.km).value;

test('a server that does not answer: the kept answer is shown and replaced', async () => {
  await keep(300);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { server, user } = page(false, 300, {
    rentalParts: [],
    handoverSheets: async () => {
      await held;
      return {
        ...RENTAL,
        carId: 4,
        carTitle: 'Lada Vesta',
        licensePlate: 'О471ОО77',
        handedOverAt: '2026-11-20T08:00:00Z',
      };
    },
    sheetSettings: NO_SETTINGS,
    carState: (args: { carId: number }) => held.then(() => ({ ...CAR, carId: args.carId })),
  });
  await screen.findByText(/Данные от .*\d\d:\d\d · без связи/, {}, { timeout: 4000 });
  await screen.findByText(/прошлый 154.754/, {}, { timeout: 4000 });
  fill(field(READING_TEXTS.km), '154820');
  await user.click(screen.getByRole('radio', { name: SIGNATURE_WAY_TEXTS.paper }));
  release();
  await waitFor(() => expect(screen.queryByText(/без связи/)).toBeNull());
  expect(typed()).toBe('154820');
  await screen.findByText(/Теперь в брони Lada Vesta О471ОО77. Этот акт останется за Kia Rio/);
  screen.getByText('Выдача уже отмечена: 20.11.2026 11:00.');

  server.answer({ saveHandoverSheet: { ...RENTAL, sheets: [] } });
  await user.click(button(SHEET_TEXTS.save));
  await waitFor(() => expect(server.sent('SaveHandoverSheet')).toHaveLength(1));
  expect(server.sent('SaveHandoverSheet')[0]?.variables.input).toMatchObject({
    carId: 3,
    km: 154_820,
  });
});

test('a draft of a car that was swapped meanwhile is restored with that car', async () => {
  await keep(301);
  const first = page(true, 301);
  await screen.findByText(/прошлый/, {}, { timeout: 4000 });
  fill(field(READING_TEXTS.km), '154820');
  await waitFor(() => expect(localStorage.getItem('unsaved-forms')).toContain('154820'));
  first.unmount();
  const second = page(false, 301);
  second.server.answer({
    handoverSheets: { ...RENTAL, carId: 4, carTitle: 'Lada Vesta', licensePlate: 'О471ОО77' },
    carState: (args: { carId: number }) => ({ ...CAR, carId: args.carId }),
  });
  await screen.findByText(/Этот акт останется за Kia Rio/);
  expect(typed()).toBe('154820');
});

test('what was opened online opens without an answer', async () => {
  await keep(302);
  await keptStore().remove('answers', ['HandoverSheets {"bookingId":12}']);
  const first = page(false, 302);
  await screen.findByText(/прошлый/);
  await waitFor(async () =>
    expect(await keptStore().answer('HandoverSheets {"bookingId":12}')).not.toBeNull(),
  );
  first.unmount();
  page(true, 302);
  await screen.findByText(/без связи/, {}, { timeout: 4000 });
});

test.each([
  ['of another user', 303, 304, 60_000],
  ['too old', 305, 305, KEPT_LIMITS.readableForMs],
])('an answer %s is not shown', async (_name, keptFor, shownTo, ageMs) => {
  await keep(keptFor, ageMs);
  page(true, shownTo);
  await screen.findByRole('button', { name: 'Повторить' }, { timeout: 10_000 });
  expect(screen.queryByText(/без связи/)).toBeNull();
});
