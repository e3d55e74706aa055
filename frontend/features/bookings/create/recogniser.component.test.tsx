import { BOOKING, CAR, CARS, estimateOf, SOURCES } from '@frontend/testing/records';
import { button, field, fill, renderSignedIn } from '@frontend/testing/render';
import { BOOKING_FIELDS } from '@schema/fields/booking-fields';
import { BOOKING_TEXTS } from '@schema/texts/bookings/bookings';
import { NEW_BOOKING_TEXTS } from '@schema/texts/bookings/new-booking';
import { RECOGNISER_TEXTS } from '@schema/texts/bookings/recogniser';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { BookingForm } from './BookingForm';

const THEKLA = {
  id: 5,
  fullName: 'Фёкла Узнаваемая',
  phone: '+79035557741',
  bookingsCount: 2,
  lastBookingAt: '2026-10-12T09:00:00Z',
};

async function open(findCustomers: unknown = [THEKLA]) {
  const onCreated = vi.fn();
  const draft = {
    carId: CAR.id,
    startDate: new Date(BOOKING.startDate),
    endDate: new Date(BOOKING.endDate),
  };
  const view = renderSignedIn(
    <BookingForm
      draft={draft}
      cars={CARS}
      reseatLink={() => '/reseat'}
      onCreated={onCreated}
      onClose={vi.fn()}
    />,
    {
      answers: {
        findCustomers,
        sources: SOURCES,
        estimatePrice: estimateOf,
        createBookingWithCustomer: BOOKING,
        carAvailability: { unreturned: null },
      },
    },
  );
  await waitFor(() => expect(field(BOOKING_FIELDS.totalPrice.label).value).toBe('9 000'));
  return { ...view, onCreated };
}
const name = () => field(BOOKING_TEXTS.customer);
const phone = () => field(BOOKING_TEXTS.phone);

test('a customer is suggested by name; only a keyboard choice fills the fields', async () => {
  const { user } = await open();
  await user.type(name(), 'узнав');
  const option = await screen.findByRole('option', { name: /Фёкла Узнаваемая.*2 брони/ });
  expect(name().value).toBe('узнав');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox', { name: RECOGNISER_TEXTS.list })).toBeNull();
  await user.keyboard('а');
  await screen.findByRole('option');
  await user.keyboard('{ArrowDown}');
  expect(name().getAttribute('aria-activedescendant')).toBe(option.id);
  await user.keyboard('{Enter}');
  expect([name().value, phone().value]).toEqual(['Фёкла Узнаваемая', '+7 (903) 555-77-41']);
  await screen.findByText('Уже бронировал · 2 брони · последняя 12.10.2026');
});

test('four digits of a phone suffice', async () => {
  const { user, server } = await open();
  await user.type(phone(), '5577');
  await user.click(await screen.findByRole('option'));
  expect(server.sent('FindCustomers')[0]?.variables).toMatchObject({ query: '5577' });
  expect(name().value).toBe('Фёкла Узнаваемая');
});

test('a known phone under another name is reported, the name is not replaced', async () => {
  const { user } = await open();
  fill(name(), 'Полина');
  await user.type(phone(), '89035557741');
  await screen.findByText(/^Уже бронировал: Фёкла Узнаваемая · 2 брони/);
  expect(name().value).toBe('Полина');
});

test('without an answer the form works without suggestions', async () => {
  const { user, server, onCreated } = await open();
  server.disconnect();
  await user.type(name(), 'молчал');
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  server.connect();
  await user.type(phone(), '9035557744');
  await user.click(button(NEW_BOOKING_TEXTS.submit));
  await waitFor(() => expect(onCreated).toHaveBeenCalledOnce());
});
