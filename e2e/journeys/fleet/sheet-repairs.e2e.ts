import { DAMAGE_TEXTS } from '@schema/texts/fleet/car-state';
import { SHEET_DAMAGE_TEXTS, SHEET_TEXTS } from '@schema/texts/handover/sheet';
import { addDays, instantAt } from '@schema/values/time/calendar';
import { expect } from 'vitest';
import { accessibilityFaults } from '../../support/accessibility';
import { today, ZONE } from '../../support/board/board-facts';
import { handoverToday } from '../../support/bookings';
import { addVesta } from '../../support/cars';
import { noticesOf } from '../../support/dialogs';
import { BLANK, goTo } from '../../support/go-to';
import { type Caller, readJson } from '../../support/rest';
import { screenTest } from '../../support/screen-test';

interface State {
  readonly damages: readonly {
    readonly id: number;
    readonly mendedAt: string | null;
    readonly mendedInSheet: { readonly bookingId: number } | null;
    readonly mendedInWork: { readonly description: string } | null;
  }[];
}

const stateOf = (caller: Caller, carId: number) => readJson<State>(caller, `/cars/${carId}/state`);
const SCRATCH = { view: 'left', x: 0.25, y: 0.5, kind: 'scratch', size: 'small' };

async function addDamage(caller: Caller, carId: number, more: object = {}): Promise<void> {
  const added = await caller.request.post(`/api/cars/${carId}/damages`, {
    data: { ...SCRATCH, ...more },
  });
  expect(added.ok(), await added.text()).toBe(true);
}

screenTest(
  'a damage is marked as repaired without a network and saved once',
  async ({ open, problemsOf }) => {
    const page = await open({ device: 'phone', as: 'admin', path: BLANK });
    const carId = await addVesta(page, 'О481ОО77');
    const { id } = await handoverToday(page, carId, {
      customer: 'Устранов Устин',
      phone: '+79035554801',
      isOwed: false,
    });
    await addDamage(page, carId);
    await addDamage(page, carId, { view: 'rear', kind: 'dent' });
    await goTo(page, `/handover/${id}/out`);
    const row = page.getByRole('listitem').filter({ hasText: 'Царапина, слева' });
    const toggle = row.getByLabel(SHEET_DAMAGE_TEXTS.mend);
    await toggle.waitFor();
    await page.context().setOffline(true);
    await row.getByText(SHEET_DAMAGE_TEXTS.mend, { exact: false }).first().tap();
    await row.getByText(SHEET_DAMAGE_TEXTS.isMended, { exact: false }).waitFor();
    expect(await toggle.isChecked()).toBe(true);
    const label = row.locator('label');
    expect((await label.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await page.getByText(/Под подписью: 1.повреждение, устранено 1/).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByText('Подписано на бумаге', { exact: true }).tap();
    await page.getByRole('button', { name: SHEET_TEXTS.save }).tap();
    await page.getByText('Акт выдачи: ждёт отправки').waitFor();

    problemsOf(page).errors.length = 0;
    await page.context().setOffline(false);
    const saved = page.getByRole('region', { name: 'Акт выдачи' });
    await saved.getByText(SHEET_DAMAGE_TEXTS.mendedHere, { exact: true }).waitFor();
    await expect
      .poll(async () => (await stateOf(page, carId)).damages.filter((one) => one.mendedInSheet))
      .toMatchObject([{ mendedInSheet: { bookingId: id } }]);

    await goTo(page, `/cars/${carId}/state`);
    await page.getByText(DAMAGE_TEXTS.mended(1)).tap();
    await page.getByRole('link', { name: `акт выдачи, бронь №${id}` }).waitFor();
    await page.getByRole('button', { name: `${DAMAGE_TEXTS.unmend}: Царапина, слева` }).tap();
    await noticesOf(page).getByText(DAMAGE_TEXTS.unmended).waitFor();
    const { damages } = await stateOf(page, carId);
    expect(damages.every(({ mendedAt, mendedInSheet }) => !mendedAt && !mendedInSheet)).toBe(true);
  },
);

screenTest('a damage is repaired by a service work of the car', async ({ open }) => {
  const page = await open({ device: 'phone', as: 'admin', path: BLANK });
  const carId = await addVesta(page, 'О482ОО77');
  await addDamage(page, carId);
  const from = addDays(today(), -3);
  const work = await page.request.post('/api/maintenances', {
    data: {
      carId,
      description: 'Покраска двери',
      startDate: instantAt(from, '10:00', ZONE).toISOString(),
      endDate: instantAt(from, '12:00', ZONE).toISOString(),
      cost: 0,
    },
  });
  expect(work.ok(), await work.text()).toBe(true);
  await goTo(page, `/cars/${carId}/state`);
  await page.getByRole('button', { name: `${DAMAGE_TEXTS.mend}: Царапина, слева` }).tap();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: DAMAGE_TEXTS.work }).tap();
  await page.getByRole('option', { name: /Покраска двери/ }).tap();
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: DAMAGE_TEXTS.mend, exact: true }).tap();
  await page.getByText(DAMAGE_TEXTS.mended(1)).tap();
  await page.getByText(/^Устранено .* · ТО: Покраска двери/).waitFor();
  expect((await stateOf(page, carId)).damages).toMatchObject([
    { mendedInWork: { description: 'Покраска двери' } },
  ]);
});
