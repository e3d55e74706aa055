import { announceStale } from '@frontend/shared/data/commands/stale';
import { button, renderSignedIn } from '@frontend/testing/render';
import { refusal } from '@frontend/testing/server';
import { MESSAGES } from '@schema/messages';
import { RESEATING_TEXTS } from '@schema/texts/bookings/reseating';
import { KIT_TEXTS } from '@schema/texts/shell/shell';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ReseatPage } from './ReseatPage';

const car = (id: number) => ({
  id,
  title: 'Kia Rio',
  licensePlate: `А00${id}АА77`,
  color: 'белый',
  year: 2022,
});
const PLAN = {
  car: car(1),
  moves: [
    {
      bookingId: 15,
      version: 7,
      customer: 'Петров Пётр',
      totalPrice: 3000,
      needs: [],
      startDate: '2026-11-27T07:00:00.000Z',
      endDate: '2026-11-28T07:00:00.000Z',
      isExtension: false,
      from: car(1),
      to: car(3),
      tariffPrice: 3000,
      reason: 'Та же модель',
    },
  ],
  stays: [],
  isBest: true,
};
const refused = () => {
  throw refusal('База занята');
};

function open(search: string, reseatingPlan: unknown) {
  return renderSignedIn(<ReseatPage links={null} beforeChoice={(hint) => hint} />, {
    path: `/reseat?${search}`,
    answers: { seatCars: [car(1), car(3)], reseatingPlan },
  });
}
const customer = () => screen.queryByText('Петров Пётр');

test('a plan stays when its refresh fails, with the error and a retry beside it', async () => {
  const { user, server } = open('car=1&from=2026-11-27&to=2026-11-28', PLAN);
  await waitFor(() => expect(customer()).not.toBeNull());
  server.answer({ reseatingPlan: refused });
  announceStale({ topics: ['board'], carIds: [] });
  await screen.findByText(RESEATING_TEXTS.refreshFailed);
  expect(customer()).not.toBeNull();
  server.answer({ reseatingPlan: PLAN });
  await user.click(button(KIT_TEXTS.retry));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(customer()).not.toBeNull();
});

test('a plan that fails to load shows an error', async () => {
  open('car=1&from=2026-11-27&to=2026-11-28', refused);
  await screen.findByText(MESSAGES.reseating.planFailed);
  expect(customer()).toBeNull();
});

test('a plan for maintenance names it as the reason', async () => {
  const { server } = open('car=1&from=2026-11-27&to=2026-11-28&service=1', PLAN);
  await waitFor(() => expect(customer()).not.toBeNull());
  screen.getByRole('button', { name: new RegExp(RESEATING_TEXTS.goals.service) });
  expect(server.sent('ReseatingPlan')[0]?.variables).toMatchObject({ isBroken: true });
});
