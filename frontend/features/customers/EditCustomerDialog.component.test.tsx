import {
  alertText,
  button,
  errorUnder,
  field,
  fill,
  notice,
  renderSignedIn,
} from '@frontend/testing/render';
import { refusal } from '@frontend/testing/server';
import { CUSTOMER_FIELDS } from '@schema/fields/customer-fields';
import { MESSAGES } from '@schema/messages';
import { phoneTakenBy } from '@schema/messages/customers';
import { EDIT_CUSTOMER_TEXTS } from '@schema/texts/people/customers';
import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { EditCustomerDialog } from './EditCustomerDialog';

const CUSTOMER = { id: 5, fullName: 'Петров Пётр', phone: '+79162451807', email: null };
const { fullName, phone, email } = CUSTOMER_FIELDS;

function open(answers = {}) {
  const onMerge = vi.fn();
  const onClose = vi.fn();
  const saved = { ...CUSTOMER, createdAt: '2026-01-01T00:00:00Z', bookingsCount: 1 };
  const view = renderSignedIn(
    <EditCustomerDialog customer={CUSTOMER} onMerge={onMerge} onClose={onClose} />,
    { answers: { updateCustomer: saved, ...answers } },
  );
  return { ...view, onMerge, onClose };
}
const save = () => button(EDIT_CUSTOMER_TEXTS.submit);

test('the fields are sent trimmed, with their former values', async () => {
  const { user, server, onClose } = open();
  expect(field(phone.label).value).toBe('+7 (916) 245-18-07');
  fill(field(fullName.label), ' Петрова Анна ');
  fill(field(email.label), 'anna@mail.ru');
  await user.click(save());
  await notice(EDIT_CUSTOMER_TEXTS.saved);
  expect(onClose).toHaveBeenCalledOnce();
  expect(server.sent('UpdateCustomer')[0]?.variables).toEqual({
    id: 5,
    input: {
      fullName: 'Петрова Анна',
      phone: '+79162451807',
      email: 'anna@mail.ru',
      seen: { fullName: 'Петров Пётр', phone: '+79162451807', email: null },
    },
  });
});

test('an empty name and half a phone are refused without a request', async () => {
  const { user, server } = open();
  fill(field(fullName.label), ' ');
  await user.click(save());
  expect(await alertText()).toBe(MESSAGES.booking.customerRequired);
  fill(field(fullName.label), 'Анна');
  fill(field(phone.label), '+7 (916) 24');
  await waitFor(async () => expect(await alertText()).toBe(MESSAGES.booking.phoneInvalid));
  expect(errorUnder(field(phone.label))).toBe(MESSAGES.booking.phoneInvalid);
  expect(server.sent('UpdateCustomer')).toEqual([]);
});

test('a phone of another customer offers the merge and keeps the input', async () => {
  const message = phoneTakenBy('Ёлкин');
  const { user, onMerge, onClose } = open({
    updateCustomer: () => {
      throw refusal(message, { fields: { phone: message }, otherCustomerId: 9 });
    },
  });
  fill(field(fullName.label), 'Анна');
  await user.click(save());
  expect(await alertText()).toContain(message);
  expect(field(fullName.label).value).toBe('Анна');
  await user.click(button(EDIT_CUSTOMER_TEXTS.merge));
  expect(onMerge).toHaveBeenCalledWith(9);
  expect(onClose).not.toHaveBeenCalled();
});
