import { BOOKING } from '@frontend/testing/records';
import { alertText, button, field, fill, notice, renderSignedIn } from '@frontend/testing/render';
import { type Answers, refusal } from '@frontend/testing/server';
import { MESSAGES } from '@schema/messages';
import { CUSTOMER_REPLACEMENT_MESSAGES } from '@schema/messages/customer-replacement';
import { BOOKING_TEXTS } from '@schema/texts/bookings/bookings';
import { CUSTOMER_REPLACEMENT_TEXTS as texts } from '@schema/texts/bookings/customer-replacement';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import ReplaceCustomerDialog from './ReplaceCustomerDialog';

const PETROV = {
  id: 7,
  fullName: 'Петров Пётр',
  phone: null,
  bookingsCount: 2,
  lastBookingAt: '2026-10-12T09:00:00Z',
};
const ANSWERS: Answers = {
  findCustomers: [PETROV],
  replaceBookingCustomer: { operationId: 5, bookings: [{ ...BOOKING, customerId: 7 }] },
  undoCustomerReplacement: [{ ...BOOKING, customerId: 1 }],
};

function open(booking = {}, answers: Answers = {}) {
  const onClose = vi.fn();
  const view = renderSignedIn(
    <ReplaceCustomerDialog
      booking={{ ...BOOKING, ...booking }}
      hasParts={false}
      onClose={onClose}
    />,
    { answers: { ...ANSWERS, ...answers } },
  );
  return { ...view, onClose };
}
const name = () => field(BOOKING_TEXTS.customer);
const submit = () => button(texts.submit);
const inputOf = (server: ReturnType<typeof open>['server']) =>
  server.sent('ReplaceBookingCustomer')[0]?.variables;

test('a customer without a phone is picked, sent by id, and the replacement is undone', async () => {
  const { user, server, onClose } = open({ isExtended: true });
  await user.type(name(), 'Петр');
  await user.click(await screen.findByRole('option', { name: /Петров Пётр/ }));
  await user.click(submit());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(inputOf(server)).toEqual({
    id: 12,
    input: { customerId: 7, withExtensions: true, version: 1 },
  });
  await notice(`${texts.done} Петров Пётр`);
  await user.click(await screen.findByRole('button', { name: /Отменить/ }));
  await notice(texts.undone);
  expect(server.sent('UndoCustomerReplacement')[0]?.variables).toEqual({ operationId: 5 });
});

test('a typed customer is sent by name and phone; an extension may stay', async () => {
  const { user, server, onClose } = open({ isExtended: true });
  fill(name(), 'Новиков Олег');
  fill(field(BOOKING_TEXTS.phone), '+7 (916) 111-22-33');
  await user.click(screen.getByRole('checkbox', { name: texts.extended }));
  await user.click(submit());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(inputOf(server)).toEqual({
    id: 12,
    input: {
      customer: { fullName: 'Новиков Олег', phone: '+79161112233' },
      withExtensions: false,
      version: 1,
    },
  });
});

test('missing values and a refusal are named, the typed values stay', async () => {
  const { user } = open(
    { isExtension: true },
    {
      replaceBookingCustomer: refusal(CUSTOMER_REPLACEMENT_MESSAGES.credited, { code: 'CONFLICT' }),
    },
  );
  screen.getByText(texts.extension);
  await user.click(submit());
  expect(await alertText()).toContain(MESSAGES.booking.customerRequired);
  fill(name(), 'Новиков Олег');
  fill(field(BOOKING_TEXTS.phone), '+7 (916) 111-22-33');
  await user.click(submit());
  await screen.findByText(CUSTOMER_REPLACEMENT_MESSAGES.credited);
  expect(name().value).toBe('Новиков Олег');
});
