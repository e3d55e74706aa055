import 'fake-indexeddb/auto';
import { button, errorUnder, field, fill, notice, renderSignedIn } from '@frontend/testing/render';
import { MESSAGES } from '@schema/messages';
import { SHEET_CHARGE_TEXTS } from '@schema/texts/handover/charges';
import {
  READING_TEXTS,
  SHEET_PARTS,
  SHEET_TEXTS,
  SIGNATURE_WAY_TEXTS,
} from '@schema/texts/handover/sheet';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { HandoverPage } from '../HandoverPage';
import { NO_RATES, NO_SETTINGS, RENTAL, SHEET } from '../testing/rental';

const OUT = { ...SHEET, km: 10_000, fuel: 8 };
const BACK = { ...SHEET, id: 2, clientId: 'd'.repeat(32), side: 'back' };
const CAR = { carId: 3, mileage: null, damages: [] };
const RATES = { ...NO_RATES, kmPerDay: 300, kmOverPrice: 10, fuelEighthPrice: 700 };
const HANDED_OVER = '2026-11-20T07:00:00Z';
const BEFORE = { ...RENTAL, rates: RATES, handedOverAt: HANDED_OVER, sheets: [OUT] };

beforeEach(() => {
  localStorage.clear();
  const context = new Proxy({}, { get: () => () => undefined, set: () => true });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(
    context as unknown as CanvasRenderingContext2D & GPUCanvasContext,
  );
});

/** Each test has a user of its own: sheets of one that wait on the device are not sent by another. */
let userId = 400;
const page = (rental: object = BEFORE) => {
  userId += 1;
  return renderSignedIn(
    <HandoverPage bookingId={12} side="back" back={null} Money={null} papers={null} />,
    {
      answers: {
        rentalParts: [],
        handoverSheets: rental,
        carState: CAR,
        sheetSettings: NO_SETTINGS,
        saveHandoverSheet: { ...BEFORE, sheets: [OUT, BACK] },
      },
      user: { id: userId },
    },
  );
};
const switchOf = (name: string) => screen.findByRole('checkbox', { name });

test('only what is on is charged, with the sum and the reason of the proposal', async () => {
  const { server, user } = page();
  await screen.findByLabelText(READING_TEXTS.km);
  // Four days of 300 km.
  fill(field(READING_TEXTS.km), '11 890');
  await user.click(await switchOf('Перепробег'));
  expect(field('Сумма: Перепробег').value).toMatch(/6.900/u);
  fill(field(READING_TEXTS.km), '11 880');
  expect(field('Сумма: Перепробег').value).toMatch(/6.800/u);
  await screen.findByText(/Под подписью: .*начислено 6.800/u);
  await user.click(screen.getByRole('radio', { name: SIGNATURE_WAY_TEXTS.paper }));
  await user.click(button(SHEET_TEXTS.save));
  await notice(/сохранён/);
  const { input } = server.sent('SaveHandoverSheet')[0]?.variables ?? {};
  expect(input).toMatchObject({
    charges: [{ kind: 'mileage', amount: 6800, comment: expect.stringMatching(/680\sкм\s×\s10/u) }],
  });
});

test('an edited sum stays, switched off too, and a missing one is refused', async () => {
  const { server, user } = page();
  await screen.findByLabelText(READING_TEXTS.km);
  fill(field(READING_TEXTS.km), '11 890');
  await user.click(await switchOf('Перепробег'));
  fill(field('Сумма: Перепробег'), '5000');
  fill(field(READING_TEXTS.km), '12 890');
  expect(field('Сумма: Перепробег').value).toMatch(/5.000/u);
  await user.click(await switchOf('Перепробег'));
  expect(field('Сумма: Перепробег').value).toMatch(/5.000/u);

  await user.click(button(SHEET_CHARGE_TEXTS.add));
  await user.click(screen.getByRole('radio', { name: SIGNATURE_WAY_TEXTS.paper }));
  await user.click(button(SHEET_TEXTS.save));
  expect(errorUnder(field('Сумма: Другое'))).toBe(MESSAGES.money.amountRequired);
  await user.click(screen.getByRole('radio', { name: 'Мойка' }));
  fill(field('Сумма: Мойка'), '800');
  await user.click(button(SHEET_TEXTS.save));
  await notice(/сохранён/);
  const { input } = server.sent('SaveHandoverSheet')[0]?.variables ?? {};
  expect(input).toMatchObject({ charges: [{ kind: 'washing', amount: 800, comment: null }] });
});

test('a company that records no payments is offered no charges', async () => {
  page({ ...BEFORE, takesCharges: false });
  await screen.findByLabelText(READING_TEXTS.km);
  expect(screen.queryByRole('region', { name: SHEET_PARTS.charges })).toBeNull();
});

test('a saved sheet shows its charges, a reversed one as such', async () => {
  const charge = { id: 1, kind: 'fuel', amount: 2100, comment: '3 × 700 ₽', isReversed: false };
  const charges = [charge, { ...charge, id: 2, kind: 'late', isReversed: true }];
  page({ ...BEFORE, sheets: [OUT, { ...BACK, charges }] });
  const list = await screen.findByRole('list', { name: SHEET_PARTS.charges });
  expect(list.textContent).toMatch(/Топливо3 × 700 ₽2.100.₽Опоздание.*отменено/u);
});
