import { renderSignedIn } from '@frontend/testing/render';
import { refusal } from '@frontend/testing/server';
import { MONEY_MARK_TEXTS } from '@schema/texts/money/money-marks';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LatestBookings } from './LatestBookings';
import type { ClientBooking } from './useClientCard';

const BOOKING: ClientBooking = {
  id: 12,
  carTitle: 'Kia Rio',
  licensePlate: 'А001КА99',
  totalPrice: 9000,
  durationDays: 2,
  car: { id: 3, color: 'Белый', year: 2022, photos: [] },
  startDate: '2026-11-18T09:00:00Z',
  endDate: '2026-11-20T15:00:00Z',
  status: 'completed',
  whereabouts: 'ended',
};
const MARK = {
  bookingId: 12,
  mark: 'partly',
  balance: 4000,
  paid: 5000,
  held: 0,
  depositToTake: 0,
  untaken: 0,
  isOver: true,
};

const open = (moneyMarks: unknown) =>
  renderSignedIn(<LatestBookings bookings={[BOOKING]} bookingLink={null} repeatLink={null} />, {
    answers: { moneyMarks },
  });

test('the latest bookings show their debts', async () => {
  open([MARK]);
  await screen.findByText(/Долг 4\s000\s₽/);
  expect(screen.getByRole('listitem').textContent).toMatch(/Kia Rio.*Белый · 2022 г\..*9\s000\s₽/);
});

test('when the marks fail to load the list shows an error', async () => {
  open(() => {
    throw refusal('Нет связи');
  });
  await screen.findByText(MONEY_MARK_TEXTS.failed);
});
