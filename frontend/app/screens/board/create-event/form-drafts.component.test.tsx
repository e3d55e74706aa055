import LeftForm from '@frontend/app/shell/LeftForm';
import { alertText, button, field, fill, renderSignedIn } from '@frontend/testing/render';
import { BOOKING_FIELDS } from '@schema/fields/booking-fields';
import { MESSAGES } from '@schema/messages';
import { BOOKING_TEXTS } from '@schema/texts/bookings/bookings';
import { NEW_BOOKING_TEXTS } from '@schema/texts/bookings/new-booking';
import { KIT_TEXTS } from '@schema/texts/shell/shell';
import {
  leftUnsaved,
  restoredFrom,
  UNANSWERED_TEXTS,
  UNSAVED_FORMS,
  UNSAVED_TEXTS,
} from '@schema/texts/shell/unsaved';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { DAYS, renderNewEvent } from '../testing/new-event';

const OTHER_DAYS = { ...DAYS, fromDay: '2026-11-27', toDay: '2026-11-29' } as const;
const MOMENT = '20.11.2026 12:00';
const RESTORED = restoredFrom(UNSAVED_FORMS.newBooking, MOMENT);
const LEFT = leftUnsaved(UNSAVED_FORMS.newBooking, MOMENT);

async function open(userId = 1, dialog: typeof DAYS | typeof OTHER_DAYS = DAYS) {
  const view = renderNewEvent({ dialog, user: { id: userId } });
  const total = () => field(BOOKING_FIELDS.totalPrice.label).value;
  await waitFor(() => expect(total()).toBe('9 000'));
  return view;
}
const customer = () => field(BOOKING_TEXTS.customer);

test('a reload restores the typed values; «Убрать» clears the form', async () => {
  const { unmount } = await open();
  fill(customer(), 'Анна Смирнова');
  fill(field(BOOKING_FIELDS.notes.label), 'кресло');
  unmount();
  const again = await open();
  await screen.findByText(RESTORED);
  expect(customer().value).toBe('Анна Смирнова');
  expect(field(BOOKING_FIELDS.notes.label).value).toBe('кресло');
  await again.user.click(button(UNSAVED_TEXTS.remove));
  expect(customer().value).toBe('');
  expect(field(BOOKING_FIELDS.totalPrice.label).value).toBe('9 000');
  expect(screen.queryByText(RESTORED)).toBeNull();
  again.unmount();
  await open();
  expect(screen.queryByText(RESTORED)).toBeNull();
});

test('«Не сохранять» discards the draft', async () => {
  const { user, unmount, onClose } = await open();
  fill(customer(), 'Анна Смирнова');
  await user.keyboard('{Escape}');
  const question = await screen.findByRole('alertdialog', { name: KIT_TEXTS.leaveTitle });
  await user.click(within(question).getByText(KIT_TEXTS.leave));
  expect(onClose).toHaveBeenCalledOnce();
  unmount();
  await open();
  expect(customer().value).toBe('');
});

test('a draft is not restored after a save or for another user', async () => {
  const { user, unmount } = await open();
  fill(customer(), 'Анна Смирнова');
  await user.type(field(BOOKING_TEXTS.phone), '89035550101');
  unmount();
  const other = await open(2);
  expect(customer().value).toBe('');
  other.unmount();
  const own = await open();
  await screen.findByText(RESTORED);
  await own.user.click(button(NEW_BOOKING_TEXTS.submit));
  await waitFor(() => expect(own.onClose).toHaveBeenCalledOnce());
  own.unmount();
  await open();
  expect(customer().value).toBe('');
});

test('other days have their own form, without input and errors of the first', async () => {
  const { user, unmount } = await open();
  fill(customer(), 'Ольга Вчерашняя');
  await user.click(button(NEW_BOOKING_TEXTS.submit));
  expect(await alertText()).toContain(MESSAGES.booking.phoneInvalid);
  unmount();
  await open(1, OTHER_DAYS);
  expect(customer().value).toBe('');
  expect(screen.queryByText(RESTORED)).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a save without a response keeps the input and is repeated in the form', async () => {
  const { user, server, onClose } = await open();
  fill(customer(), 'Анна Смирнова');
  await user.type(field(BOOKING_TEXTS.phone), '89035550101');
  server.disconnect();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await user.click(button(NEW_BOOKING_TEXTS.submit));
  expect(await alertText()).toBe(
    [MESSAGES.booking.saveFailed, UNANSWERED_TEXTS.offline, KIT_TEXTS.retry].join(''),
  );
  vi.restoreAllMocks();
  server.connect();
  await user.click(button(KIT_TEXTS.retry));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

test('another page offers the draft; «Убрать» discards it', async () => {
  const { unmount } = await open();
  history.replaceState(null, '', '/?new=event&car=7');
  fill(customer(), 'Анна Смирнова');
  unmount();
  const { user } = renderSignedIn(<LeftForm />);
  expect(screen.getByRole('status').textContent).toContain(LEFT);
  await user.click(button(UNSAVED_TEXTS.remove));
  expect(screen.queryByText(LEFT)).toBeNull();
  expect(localStorage.length).toBe(0);
});
