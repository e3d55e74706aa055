import { button, renderSignedIn } from '@frontend/testing/render';
import { type Answers, refusal } from '@frontend/testing/server';
import { BREAKDOWN_TEXTS } from '@schema/texts/bookings/breakdown';
import { UNRETURNED_TEXTS } from '@schema/texts/bookings/whereabouts';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import BreakdownDialog from './BreakdownDialog';

const car = (id: number) => ({
  id,
  title: 'Kia Rio',
  licensePlate: `А00${id}АА77`,
  color: 'белый',
  year: 2022,
});
const replacement = (id: number) => ({ ...car(id), isSameModel: true, reason: 'Та же модель' });
const RENTAL = {
  id: 12,
  version: 4,
  customer: 'Иванов Иван',
  startDate: '2026-11-20T07:00:00.000Z',
  endDate: '2026-11-26T07:00:00.000Z',
  cars: [replacement(2), replacement(3)],
};
const MOVE = {
  bookingId: 15,
  version: 7,
  customer: 'Петров Пётр',
  startDate: '2026-11-27T07:00:00.000Z',
  endDate: '2026-11-28T07:00:00.000Z',
  totalPrice: 3000,
  isExtension: false,
  from: car(1),
  to: car(3),
  isSameModel: true,
  tariffDifference: 0,
  tariffPrice: 3000,
  needs: [],
  reason: 'Та же модель',
};
const PLAN = { car: car(1), moves: [MOVE], stays: [], isBest: true };
const ANSWERS: Answers = {
  breakdown: { rental: RENTAL, plan: PLAN },
  reportBreakdown: {
    operationId: 7,
    work: { id: 9, conflicts: [] },
  },
};

async function open(answers: Answers = {}) {
  const onClose = vi.fn();
  const view = renderSignedIn(
    <BreakdownDialog carId={1} carTitle="Kia Rio" address="/?broken=1" onClose={onClose} />,
    { answers: { ...ANSWERS, ...answers } },
  );
  await waitFor(() => expect(button(BREAKDOWN_TEXTS.save).hasAttribute('disabled')).toBe(false));
  return { ...view, onClose };
}

test('one press saves the maintenance, the replacement and the move', async () => {
  const { user, server, onClose } = await open();
  screen.getByText(RENTAL.customer);
  await user.click(button(BREAKDOWN_TEXTS.save));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  const [sent] = server.sent('ReportBreakdown');
  expect(sent?.variables.input).toMatchObject({
    carId: 1,
    description: BREAKDOWN_TEXTS.unknown,
    rental: { id: 12, version: 4, carId: 2 },
    moves: [{ id: 15, version: 7, carId: 3 }],
  });
  expect(sent?.key).toBeTruthy();
});

test('the fault field has the focus and is saved with Ctrl+Enter', async () => {
  const { user, server } = await open();
  expect(document.activeElement).toBe(screen.getByLabelText(BREAKDOWN_TEXTS.what));
  await user.keyboard('Радиатор{Control>}{Enter}{/Control}');
  await waitFor(() => expect(server.sent('ReportBreakdown')).toHaveLength(1));
  const [sent] = server.sent('ReportBreakdown');
  expect(sent?.variables.input).toMatchObject({ description: 'Радиатор' });
});

test('bookings that are unchecked stay', async () => {
  const { user, server } = await open();
  await user.click(screen.getByRole('checkbox', { name: new RegExp(BREAKDOWN_TEXTS.replace) }));
  await user.click(screen.getByRole('checkbox', { name: new RegExp(MOVE.customer) }));
  await user.click(button(BREAKDOWN_TEXTS.save));
  await waitFor(() => expect(server.sent('ReportBreakdown')).toHaveLength(1));
  const [sent] = server.sent('ReportBreakdown');
  expect(sent?.variables.input).toMatchObject({ rental: null, moves: [] });
});

test('an unreturned replacement needs a confirmation, then is sent as confirmed', async () => {
  const { user, server } = await open({
    reportBreakdown: () => {
      throw refusal('Машину не вернули', { code: 'CAR_NOT_RETURNED' });
    },
  });
  await user.click(button(BREAKDOWN_TEXTS.save));
  await user.click(await screen.findByRole('button', { name: UNRETURNED_TEXTS.confirm }));
  await waitFor(() => expect(server.sent('ReportBreakdown')).toHaveLength(2));
  const [, sent] = server.sent('ReportBreakdown');
  expect(sent?.variables.input).toMatchObject({ rental: { carId: 2, confirmed: true } });
});

test('a preview that fails can be retried, and nothing is saved meanwhile', async () => {
  const { server } = renderSignedIn(
    <BreakdownDialog carId={1} carTitle={null} address="/?broken=1" onClose={vi.fn()} />,
    {
      answers: {
        breakdown: () => {
          throw refusal('Нет', { code: 'UNAVAILABLE' });
        },
      },
    },
  );
  await screen.findByText(BREAKDOWN_TEXTS.planFailed);
  expect(button(BREAKDOWN_TEXTS.save).hasAttribute('disabled')).toBe(true);
  expect(server.sent('ReportBreakdown')).toHaveLength(0);
});
