import 'fake-indexeddb/auto';
import { button, renderSignedIn } from '@frontend/testing/render';
import {
  ACCESSORY_TEXTS,
  SHEET_PARTS,
  SHEET_TEXTS,
  SIGNATURE_WAY_TEXTS,
} from '@schema/texts/handover/sheet';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { HandoverPage } from '../HandoverPage';
import { NO_SETTINGS, RENTAL } from '../testing/rental';

const CAR = { carId: 3, mileage: null, damages: [] };
const OUT = {
  id: 1,
  clientId: 'a'.repeat(32),
  side: 'out',
  supplementsId: null,
  carId: 3,
  carTitle: 'Kia Rio',
  licensePlate: 'А001КА99',
  at: '2026-11-20T09:00:00Z',
  delayReason: null,
  km: null,
  isKmReversed: false,
  fuel: null,
  signatureWay: 'paper',
  signerName: 'Анна Никитина',
  signature: [],
  absenceReason: null,
  accessories: [{ name: 'Кресло', state: 'present' }],
  comment: null,
  createdAt: '2026-11-20T09:00:00Z',
  userLogin: 'admin',
  damages: [],
  mendedDamages: [],
  charges: [],
  photos: [],
  deletedPhotoCount: 0,
};

beforeEach(() => {
  localStorage.clear();
  const context = new Proxy({}, { get: () => () => undefined, set: () => true });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(
    context as unknown as CanvasRenderingContext2D & GPUCanvasContext,
  );
});

/** Each test has a user of its own: sheets of one that wait on the device are not sent by another. */
let userId = 500;
const open = (side: 'out' | 'back', settings: object, sheets: readonly object[] = []) => {
  userId += 1;
  return renderSignedIn(
    <HandoverPage bookingId={12} side={side} back={null} Money={null} papers={null} />,
    {
      answers: {
        rentalParts: [],
        handoverSheets: { ...RENTAL, sheets },
        carState: CAR,
        sheetSettings: { ...NO_SETTINGS, ...settings },
        saveHandoverSheet: { ...RENTAL, sheets: [OUT] },
      },
      user: { id: userId },
    },
  );
};

test('accessories are answered beside the handover; a lost one stands out', async () => {
  const { user, server } = open('back', { accessories: ['Зарядка'] }, [OUT]);
  // The list of the company has changed since the handover.
  const chair = await screen.findByRole('group', { name: 'Кресло' });
  screen.getByText('при выдаче: есть');
  await user.click(within(chair).getByRole('radio', { name: 'нет' }));
  screen.getByText(ACCESSORY_TEXTS.lost);
  const charger = screen.getByRole('group', { name: 'Зарядка' });
  await user.click(within(charger).getByRole('radio', { name: 'не выдавали' }));
  await user.click(screen.getByRole('radio', { name: SIGNATURE_WAY_TEXTS.paper }));
  await user.click(button(SHEET_TEXTS.save));
  await waitFor(() => expect(server.sent('SaveHandoverSheet')).toHaveLength(1));
  expect(server.sent('SaveHandoverSheet')[0]?.variables.input).toMatchObject({
    accessories: [
      { name: 'Кресло', state: 'missing' },
      { name: 'Зарядка', state: 'not_given' },
    ],
  });
});

test('a company without a list has no such part', async () => {
  open('out', {});
  await screen.findByRole('button', { name: SHEET_TEXTS.save });
  expect(screen.queryByText(SHEET_PARTS.accessories)).toBeNull();
});

test('missing photos take the place of the buttons, unless the customer did not wait', async () => {
  const { user } = open('out', { requiredAngles: ['front', 'rear'] });
  const more = await screen.findByRole('button', { name: /^Ещё 2\sфото$/ });
  expect(screen.queryByRole('button', { name: SHEET_TEXTS.save })).toBeNull();
  await user.click(more);
  screen.getByRole('region', { name: 'Спереди' });
  expect(document.activeElement?.textContent).toBe(SHEET_PARTS.photos);
  await user.click(screen.getByRole('radio', { name: SIGNATURE_WAY_TEXTS.absent }));
  await screen.findByRole('button', { name: SHEET_TEXTS.save });
});
