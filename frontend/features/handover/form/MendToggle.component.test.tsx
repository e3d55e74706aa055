import 'fake-indexeddb/auto';
import { announceStale } from '@frontend/shared/data/commands/stale';
import { button, renderSignedIn } from '@frontend/testing/render';
import { SHEET_CHARGE_TEXTS } from '@schema/texts/handover/charges';
import { SHEET_DAMAGE_TEXTS, SHEET_TEXTS, SIGNATURE_WAY_TEXTS } from '@schema/texts/handover/sheet';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { HandoverPage } from '../HandoverPage';
import { NO_SETTINGS, RENTAL, SHEET } from '../testing/rental';

const DAMAGE = {
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
const OTHER = { ...DAMAGE, id: 7, view: 'rear', kind: 'dent' };
const CAR = { carId: 3, mileage: null, damages: [OTHER, DAMAGE] };
const SCRATCH = `${SHEET_DAMAGE_TEXTS.mend}: Царапина, слева`;

/** Each test has a user of its own: sheets of one that wait on the device are not sent by another. */
let userId = 700;
beforeEach(() => {
  userId += 1;
  localStorage.clear();
  const context = new Proxy({}, { get: () => () => undefined, set: () => true });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(
    context as unknown as CanvasRenderingContext2D & GPUCanvasContext,
  );
});

const open = () =>
  renderSignedIn(
    <HandoverPage bookingId={12} side="back" back={null} Money={null} papers={null} />,
    {
      answers: {
        rentalParts: [],
        handoverSheets: RENTAL,
        carState: CAR,
        sheetSettings: NO_SETTINGS,
        saveHandoverSheet: {
          ...RENTAL,
          sheets: [{ ...SHEET, side: 'back', mendedDamages: [DAMAGE] }],
        },
      },
      user: { id: userId },
    },
  );

test('a damage is marked as repaired by keyboard, opened again, and sent with the sheet', async () => {
  const { user, server } = open();
  const toggle = await screen.findByRole<HTMLInputElement>('checkbox', { name: SCRATCH });
  screen.getByText(/^Под подписью: 2.повреждения$/);
  toggle.focus();
  await user.keyboard(' ');
  screen.getByText(/отмечено устранённым/);
  screen.getByText(/^Под подписью: 1.повреждение, устранено 1$/);
  // Only a damage that the return finds may be charged.
  expect(screen.queryByText(SHEET_CHARGE_TEXTS.hint)).not.toBeNull();
  expect(screen.queryByRole('checkbox', { name: /^Повреждение/ })).toBeNull();
  await user.keyboard(' ');
  expect(toggle.checked).toBe(false);
  screen.getByText(/^Под подписью: 2.повреждения$/);
  await user.click(toggle);
  await user.click(screen.getByRole('radio', { name: SIGNATURE_WAY_TEXTS.paper }));
  await user.click(button(SHEET_TEXTS.save));
  await waitFor(() => expect(server.sent('SaveHandoverSheet')).toHaveLength(1));
  expect(server.sent('SaveHandoverSheet')[0]?.variables.input).toMatchObject({
    damages: [],
    mendedDamageIds: [5],
  });
  const saved = within(await screen.findByRole('region', { name: 'Акт возврата' }));
  saved.getByText('Царапина, слева');
  saved.getByText(SHEET_DAMAGE_TEXTS.mendedHere);
});

test('a mark is part of the draft; one that a colleague made meanwhile is not counted', async () => {
  const first = open();
  await first.user.click(await screen.findByRole('checkbox', { name: SCRATCH }));
  first.unmount();
  const { server } = open();
  await screen.findByText(/Восстановлено несохранённое: акт/);
  const restored = await screen.findByRole<HTMLInputElement>('checkbox', { name: SCRATCH });
  expect(restored.checked).toBe(true);
  const mended = { ...DAMAGE, mendedAt: '2026-11-20T09:00:00Z', mendedByLogin: 'boss' };
  server.answer({ carState: { ...CAR, damages: [OTHER, mended] } });
  act(() => announceStale({ topics: ['carState'], carIds: [] }));
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: SCRATCH })).toBeNull());
  screen.getByText(/^Под подписью: 1.повреждение$/);
});
