import { CAR, CARS } from '@frontend/testing/records';
import {
  alertText,
  button,
  choose,
  errorUnder,
  field,
  fill,
  notice,
  renderSignedIn,
} from '@frontend/testing/render';
import { type Answers, refusal } from '@frontend/testing/server';
import { MESSAGES } from '@schema/messages';
import { STALE_TEXTS } from '@schema/texts/bookings/stale';
import { MAINTENANCE_TEXTS, savedServiceTitle } from '@schema/texts/fleet/maintenances';
import { KIT_TEXTS } from '@schema/texts/shell/shell';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import MaintenanceEditor from './MaintenanceEditor';

const WORK = {
  id: 9,
  carId: CAR.id,
  description: 'Шиномонтаж',
  status: 'scheduled',
  cost: 1500,
  startDate: '2026-11-24T06:00:00.000Z',
  endDate: '2026-11-24T15:00:00.000Z',
  conflict: false,
  version: 1,
  conflicts: [],
};

async function open(answers: Answers = {}) {
  const onClose = vi.fn();
  const view = renderSignedIn(
    <MaintenanceEditor
      id={WORK.id}
      known={null}
      cars={CARS}
      address="/?service=9"
      reseatLink={null}
      onOpenBooking={vi.fn()}
      onClose={onClose}
    />,
    { answers: { maintenance: WORK, updateMaintenance: WORK, ...answers } },
  );
  await screen.findByLabelText(MAINTENANCE_TEXTS.description);
  return { ...view, onClose };
}
const save = () => button(MAINTENANCE_TEXTS.save);

test('the status is chosen and everything sent with the version (W8, W10, W12)', async () => {
  const { user, server, onClose } = await open();
  expect(save()).toHaveProperty('disabled', true);
  await choose(user, MAINTENANCE_TEXTS.status, 'Завершено');
  await user.click(save());
  await notice(MAINTENANCE_TEXTS.saved);
  expect(onClose).toHaveBeenCalledOnce();
  const { id, description, startDate, endDate, cost } = WORK;
  expect(server.sent('UpdateMaintenance')[0]?.variables).toEqual({
    id,
    input: { description, startDate, endDate, cost, status: 'done', version: 1 },
  });
});

test('errors are shown at their fields and nothing is sent (W6, W7)', async () => {
  const { user, server } = await open();
  fill(field(MAINTENANCE_TEXTS.description), ' ');
  fill(field(MAINTENANCE_TEXTS.cost), '-3');
  await user.click(save());
  expect(await alertText()).toBe(MESSAGES.maintenance.descriptionRequired);
  expect(errorUnder(field(MAINTENANCE_TEXTS.cost))).toBe(MESSAGES.maintenance.costInvalid);
  expect(server.sent('UpdateMaintenance')).toEqual([]);
});

test('a failed save keeps the input, and leaving needs a confirmation (T5)', async () => {
  const { user, server, onClose } = await open();
  fill(field(MAINTENANCE_TEXTS.cost), '900');
  server.disconnect();
  await user.click(save());
  expect(await alertText()).toContain(MESSAGES.maintenance.updateFailed);
  expect(field(MAINTENANCE_TEXTS.cost).value).toBe('900');
  await user.keyboard('{Escape}');
  await screen.findByRole('alertdialog', { name: KIT_TEXTS.leaveTitle });
  expect(onClose).not.toHaveBeenCalled();
});

test('a stale edit shows the newer version and loads it on request', async () => {
  const { user, server } = await open();
  fill(field(MAINTENANCE_TEXTS.cost), '900');
  server.answer({
    maintenance: { ...WORK, version: 2, cost: 2000 },
    updateMaintenance: () => {
      throw refusal(MESSAGES.generic.stale, { code: 'STALE' });
    },
  });
  await user.click(save());
  await screen.findByText(MAINTENANCE_TEXTS.staleTitle);
  await user.click(button(STALE_TEXTS.load));
  expect(field(MAINTENANCE_TEXTS.cost).value).toBe('2 000');
});

test('maintenance over bookings is saved and lists them', async () => {
  const conflict = {
    kind: 'booking',
    id: 5,
    title: 'Ольга З.',
    startDate: '2026-11-24T07:00:00Z',
    endDate: '2026-11-24T12:00:00Z',
  };
  const { user, onClose } = await open({ updateMaintenance: { ...WORK, conflicts: [conflict] } });
  fill(field(MAINTENANCE_TEXTS.cost), '900');
  await user.click(save());
  await screen.findByText(MAINTENANCE_TEXTS.hitTitle);
  screen.getByRole('heading', { name: savedServiceTitle(CAR) });
  await screen.findByText(/Ольга З\./);
  expect(onClose).not.toHaveBeenCalled();
  await user.click(button(MAINTENANCE_TEXTS.done));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});
