import { BOOKING, CARS, estimateOf, OTHER_CAR, SOURCES } from '@frontend/testing/records';
import {
  alertText,
  button,
  field,
  fill,
  momentOf,
  notice,
  renderSignedIn,
  typeMoment,
} from '@frontend/testing/render';
import { type Answers, refusal } from '@frontend/testing/server';
import { BOOKING_FIELDS } from '@schema/fields/booking-fields';
import { MESSAGES } from '@schema/messages';
import type { Permission } from '@schema/permissions';
import {
  BOOKING_DETAILS_TEXTS,
  BOOKING_TEXTS,
  CANCEL_REASONS,
  ESTIMATE_TEXTS,
  NEARBY_TEXTS,
  OTHER_CARS_TEXTS,
  STALE_BOOKING_TEXTS,
} from '@schema/texts/bookings/bookings';
import { LATE_TEXTS } from '@schema/texts/bookings/late';
import { MARK_TEXTS } from '@schema/texts/bookings/marks';
import { NEW_BOOKING_TEXTS } from '@schema/texts/bookings/new-booking';
import { PRICE_CHOICE_TEXTS } from '@schema/texts/bookings/price-choice';
import { STALE_TEXTS } from '@schema/texts/bookings/stale';
import { UNRETURNED_TEXTS } from '@schema/texts/bookings/whereabouts';
import { KIT_TEXTS } from '@schema/texts/shell/shell';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import BookingDetails from './BookingDetails';

const ANSWERS: Answers = {
  booking: BOOKING,
  rentalParts: [],
  sources: SOURCES,
  estimatePrice: estimateOf,
  carAvailability: { unreturned: null },
  updateBooking: BOOKING,
  archiveBooking: { ...BOOKING, cancelledAt: '2026-11-20T09:00:00Z', version: 2 },
  restoreBooking: BOOKING,
};
/** Name of the rental in notices. */
const NAME = 'Kia Rio А 123 ВС 77, Анна Смирнова';
const agreed = { ...BOOKING, totalPrice: 7777, priceEdited: true };

async function open(answers: Answers = {}, permissions?: Permission[], cars = CARS) {
  const onClose = vi.fn();
  const onExtend = vi.fn();
  const view = renderSignedIn(
    <BookingDetails
      id={BOOKING.id}
      known={null}
      cars={cars}
      money={null}
      papers={null}
      customerLink={(id) => `/clients/${id}`}
      address="/?booking=12"
      onExtend={onExtend}
      reseatLink={({ carId }) => `/reseat?car=${carId}`}
      swapLink={null}
      onBreakdown={null}
      onOpenBooking={vi.fn()}
      onClose={onClose}
    />,
    { answers: { ...ANSWERS, ...answers }, ...(permissions && { user: { permissions } }) },
  );
  await screen.findByLabelText(BOOKING_FIELDS.totalPrice.label);
  return { ...view, onClose, onExtend };
}

const save = () => button(BOOKING_DETAILS_TEXTS.submit);
const total = () => field(BOOKING_FIELDS.totalPrice.label).value;
const untilTotal = (text: string) => waitFor(() => expect(total()).toBe(text));

test('an unchanged booking cannot be saved; a reverted change closes without a confirmation (K32)', async () => {
  const { user, onClose } = await open();
  expect(save()).toHaveProperty('disabled', true);
  fill(field(BOOKING_FIELDS.depositAmount.label), '4321');
  expect(save()).toHaveProperty('disabled', false);
  fill(field(BOOKING_FIELDS.depositAmount.label), '5 000');
  expect(save()).toHaveProperty('disabled', true);
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

test('five fields and the version are sent, no status; empty amounts as null (K31, K33)', async () => {
  const { user, server, onClose } = await open();
  fill(field(BOOKING_FIELDS.totalPrice.label), '8 500,50');
  fill(field(BOOKING_FIELDS.depositAmount.label), '');
  fill(field(BOOKING_FIELDS.depositComment.label), '  переводом ');
  await user.click(save());
  await notice(BOOKING_DETAILS_TEXTS.saved);
  expect(onClose).toHaveBeenCalledOnce();
  expect(server.sent('UpdateBooking')[0]?.variables).toEqual({
    id: BOOKING.id,
    input: {
      startDate: BOOKING.startDate,
      endDate: BOOKING.endDate,
      version: 1,
      totalPrice: 8500.5,
      depositAmount: null,
      depositComment: 'переводом',
    },
  });
});

test('comment and source are sent beside them when they were changed', async () => {
  const { user, server } = await open();
  fill(field(BOOKING_FIELDS.notes.label), ' Детское кресло ');
  await user.click(save());
  await notice(BOOKING_DETAILS_TEXTS.saved);
  const { input } = server.sent('UpdateBooking')[0]?.variables ?? {};
  expect(input).toMatchObject({ notes: 'Детское кресло', totalPrice: 9000 });
  expect(input).not.toHaveProperty('sourceId');
});

test('dates and amounts are refused with the documented messages (K30)', async () => {
  const { user, server } = await open();
  fill(field(BOOKING_FIELDS.totalPrice.label), '-1');
  await user.click(save());
  expect(await alertText()).toBe(MESSAGES.booking.totalPriceInvalidOnEdit);
  fill(field(BOOKING_FIELDS.totalPrice.label), '');
  fill(field(BOOKING_FIELDS.depositAmount.label), '-5');
  expect(await alertText()).toBe(MESSAGES.booking.depositInvalid);
  expect(server.sent('UpdateBooking')).toEqual([]);
});

test('the tariff’s price follows the dates; a button restores the former price', async () => {
  const { user, server } = await open();
  await typeMoment(user, BOOKING_TEXTS.return, 0, '27');
  await untilTotal('12 000');
  await user.click(button(ESTIMATE_TEXTS.useAgreed));
  expect(total()).toBe('9 000');
  await user.click(button(ESTIMATE_TEXTS.useTariff));
  expect(total()).toBe('12 000');
  await typeMoment(user, BOOKING_TEXTS.return, 0, '26');
  await untilTotal('9 000');
  await waitFor(() => expect(save()).toHaveProperty('disabled', true));
  expect(server.sent('UpdateBooking')).toEqual([]);
});

test('a shorter period at a higher tariff fills in the tariff and offers both other sums', async () => {
  const { user, server } = await open({
    estimatePrice: (asked: Parameters<typeof estimateOf>[0]) => ({
      ...estimateOf(asked),
      totalPrice: 12_000,
    }),
  });
  await typeMoment(user, BOOKING_TEXTS.return, 0, '25');
  await untilTotal('12 000');
  screen.getByText(/^Было: 9\s000\s₽$/);
  screen.getByText(/^По прежней цене за сутки: 6\s000\s₽$/);
  await user.click(button(PRICE_CHOICE_TEXTS.useFormerRate));
  expect(total()).toBe('6 000');
  expect(screen.queryByText(/^По прежней цене за сутки/)).toBeNull();
  await user.click(button(ESTIMATE_TEXTS.useTariff));
  expect(total()).toBe('12 000');
  await user.click(button(ESTIMATE_TEXTS.useAgreed));
  await user.click(save());
  await notice(BOOKING_DETAILS_TEXTS.saved);
  expect(server.sent('UpdateBooking')[0]?.variables).toMatchObject({ input: { totalPrice: 9000 } });
});

const OTHER_IS_FREE = {
  availableCars: {
    items: [
      {
        car: { ...OTHER_CAR, sortOrder: 2 },
        price: { totalPrice: 9000, averagePricePerDay: 3000, totalDays: 3, breakdown: [] },
      },
    ],
  },
  estimatePrice: { ...estimateOf(BOOKING), totalPrice: 6000 },
};

test('another car keeps the total; buttons apply and revert its tariff', async () => {
  const { user, server } = await open(OTHER_IS_FREE);
  await user.click(button(OTHER_CARS_TEXTS.open));
  await user.click(await screen.findByRole('button', { name: /Ceed/ }));
  await user.click(await screen.findByRole('button', { name: ESTIMATE_TEXTS.recalculate }));
  expect(total()).toBe('6 000');
  await user.click(button(ESTIMATE_TEXTS.useAgreed));
  expect(total()).toBe('9 000');
  await user.click(save());
  await notice(BOOKING_DETAILS_TEXTS.saved);
  expect(server.sent('UpdateBooking')[0]?.variables).toMatchObject({
    input: { carId: OTHER_CAR.id, totalPrice: 9000 },
  });
});

test('another car that is not returned is named before the save', async () => {
  const unreturned = {
    id: 77,
    customer: 'Долгов Пётр Ильич',
    endDate: '2026-11-19T14:30:00.000Z',
    whereabouts: 'overdue',
  };
  const { user, server } = await open({ ...OTHER_IS_FREE, carAvailability: { unreturned } });
  expect(server.sent('CarAvailability')).toEqual([]);
  await user.click(button(OTHER_CARS_TEXTS.open));
  await user.click(await screen.findByRole('button', { name: /Ceed/ }));
  await screen.findByText('не возвращена: Долгов П., срок 19.11.2026 17:30');
  expect(server.sent('CarAvailability')[0]?.variables).toMatchObject({
    carId: OTHER_CAR.id,
    bookingId: BOOKING.id,
  });
});

test('without a free car the form links to a re-seating', async () => {
  const { user } = await open({ availableCars: { items: [] } });
  await user.click(button(OTHER_CARS_TEXTS.open));
  const link = await screen.findByRole('link', { name: OTHER_CARS_TEXTS.reseat });
  expect(link.getAttribute('href')).toBe(`/reseat?car=${BOOKING.carId}`);
});

test('a save on another car keeps the total without awaiting its tariff', async () => {
  const { user, server } = await open(OTHER_IS_FREE);
  await user.click(button(OTHER_CARS_TEXTS.open));
  await user.click(await screen.findByRole('button', { name: /Ceed/ }));
  await screen.findByText(ESTIMATE_TEXTS.kept);
  await user.click(save());
  await notice(BOOKING_DETAILS_TEXTS.saved);
  expect(server.sent('UpdateBooking')[0]?.variables).toMatchObject({
    input: { carId: OTHER_CAR.id, totalPrice: 9000 },
  });
});

test('an agreed price stays when the dates change, and the tariff is offered', async () => {
  const { user, server } = await open({ booking: agreed });
  await typeMoment(user, BOOKING_TEXTS.return, 0, '27');
  await user.click(await screen.findByRole('button', { name: ESTIMATE_TEXTS.useTariff }));
  expect(total()).toBe('12 000');
  await user.click(button(ESTIMATE_TEXTS.useAgreed));
  await user.click(save());
  await notice(BOOKING_DETAILS_TEXTS.saved);
  expect(server.sent('UpdateBooking')[0]?.variables).toMatchObject({ input: { totalPrice: 7777 } });
});

test('a save awaits the price estimate', async () => {
  const { user, server } = await open();
  const release = server.hold();
  await typeMoment(user, BOOKING_TEXTS.return, 0, '27');
  await screen.findByText(MESSAGES.pricing.loading);
  await user.click(save());
  expect(server.sent('UpdateBooking')).toEqual([]);
  release();
  await notice(BOOKING_DETAILS_TEXTS.saved);
  expect(server.sent('UpdateBooking')[0]?.variables).toMatchObject({
    input: { totalPrice: 12_000 },
  });
});

test('a failed estimate keeps the booking’s own price (T4)', async () => {
  const { user, server } = await open();
  server.disconnect();
  await typeMoment(user, BOOKING_TEXTS.return, 3, '17');
  expect(await alertText()).toBe(MESSAGES.generic.unavailable);
  await screen.findByText(MESSAGES.pricing.noEstimate);
  expect(total()).toBe('9 000');
  await typeMoment(user, BOOKING_TEXTS.return, 2, '2020');
  await screen.findByText(MESSAGES.pricing.datesInvalid);
  expect(momentOf(BOOKING_TEXTS.return)).toContain('2020');
});

test('a failed save and a failed archiving keep the input and show their errors (T2)', async () => {
  const { user, server, onClose } = await open();
  fill(field(BOOKING_FIELDS.depositAmount.label), '7777');
  server.disconnect();
  await user.click(save());
  expect(await alertText()).toContain(MESSAGES.booking.updateFailed);
  await user.click(button(BOOKING_DETAILS_TEXTS.archive));
  const question = await screen.findByRole('alertdialog', {
    name: MESSAGES.booking.archiveConfirm,
  });
  await user.click(within(question).getByText(BOOKING_DETAILS_TEXTS.archiveConfirm));
  await within(question).findByText(`${MESSAGES.booking.deleteFailed}. Сервер не ответил.`);
  await user.click(within(question).getByText(KIT_TEXTS.cancel));
  expect(field(BOOKING_FIELDS.depositAmount.label).value).toBe('7 777');
  expect(onClose).not.toHaveBeenCalled();
});

test('archiving needs a confirmation and is undone by its notice (K34)', async () => {
  const { user, server, onClose } = await open();
  await user.click(button(BOOKING_DETAILS_TEXTS.archive));
  const question = await screen.findByRole('alertdialog');
  expect(server.sent('ArchiveBooking')).toEqual([]);
  await user.click(within(question).getByText(BOOKING_DETAILS_TEXTS.archiveConfirm));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  await user.click(await screen.findByRole('button', { name: KIT_TEXTS.undo }));
  await notice(`${BOOKING_DETAILS_TEXTS.restored}: ${NAME}`);
  expect(server.sent('RestoreBooking')[0]?.variables).toEqual({ id: BOOKING.id, version: 2 });
});

test('a change by a colleague is shown beside unsaved input and loaded on request', async () => {
  const { user, server } = await open();
  fill(field(BOOKING_FIELDS.depositAmount.label), '7777');
  server.answer({
    booking: { ...BOOKING, version: 2, depositComment: 'переводом' },
    updateBooking: () => {
      throw refusal(MESSAGES.generic.stale, { code: 'STALE' });
    },
  });
  await user.click(save());
  await screen.findByText(STALE_BOOKING_TEXTS.title);
  expect(field(BOOKING_FIELDS.depositAmount.label).value).toBe('7 777');
  await user.click(button(STALE_TEXTS.load));
  // Input in fields unchanged by others stays and can be saved with the current version.
  expect(field(BOOKING_FIELDS.depositAmount.label).value).toBe('7 777');
  expect(field(BOOKING_FIELDS.depositComment.label).value).toBe('переводом');
  expect(screen.queryByText(STALE_BOOKING_TEXTS.title)).toBeNull();
  server.answer({ updateBooking: () => ({ ...BOOKING, version: 3 }) });
  await user.click(save());
  await waitFor(() =>
    expect(server.sent('UpdateBooking').at(-1)?.variables.input).toMatchObject({
      version: 2,
      depositAmount: 7777,
      depositComment: 'переводом',
    }),
  );
});

test('extending is reached by at most three Tabs', async () => {
  const { user, onExtend } = await open();
  const extend = button(BOOKING_DETAILS_TEXTS.extend);
  for (let tabs = 0; tabs < 3 && document.activeElement !== extend; tabs += 1) await user.tab();
  await user.keyboard('{Enter}');
  expect(onExtend).toHaveBeenCalledWith(BOOKING.id);
});

test('extending closes the dialog, after a confirmation when there is unsaved input', async () => {
  const { user, onExtend } = await open();
  fill(field(BOOKING_FIELDS.depositAmount.label), '1');
  await user.click(button(BOOKING_DETAILS_TEXTS.extend));
  const question = await screen.findByRole('alertdialog', { name: KIT_TEXTS.leaveTitle });
  expect(onExtend).not.toHaveBeenCalled();
  await user.click(within(question).getByText(KIT_TEXTS.leave));
  expect(onExtend).toHaveBeenCalledWith(BOOKING.id);
});

test('without edit_bookings the booking is read-only with a message (A5)', async () => {
  await open({}, ['view_board']);
  await screen.findByText(MESSAGES.access.bookingReadOnly);
  for (const name of [
    BOOKING_FIELDS.totalPrice.label,
    BOOKING_FIELDS.depositAmount.label,
    BOOKING_FIELDS.depositComment.label,
  ]) {
    expect(field(name).readOnly).toBe(true);
  }
  expect(screen.queryByRole('button', { name: BOOKING_DETAILS_TEXTS.submit })).toBeNull();
  expect(screen.queryByRole('button', { name: BOOKING_DETAILS_TEXTS.archive })).toBeNull();
});

test('a deleted booking closes the dialog with a notice (B16)', async () => {
  const onClose = vi.fn();
  renderSignedIn(
    <BookingDetails
      id={12}
      known={BOOKING}
      cars={CARS}
      address="/?booking=12"
      onClose={onClose}
      onExtend={null}
      reseatLink={null}
      onOpenBooking={vi.fn()}
      swapLink={null}
      onBreakdown={null}
      money={null}
      papers={null}
      customerLink={null}
    />,
    {
      answers: {
        rentalParts: [],
        sources: SOURCES,
        booking: () => {
          throw refusal(MESSAGES.booking.notFound, { code: 'NOT_FOUND' });
        },
      },
    },
  );
  await notice(BOOKING_DETAILS_TEXTS.gone);
  expect(onClose).toHaveBeenCalled();
});

/** Pickup at 10:00 of the day, two hours ago. */
const AWAITED = {
  ...BOOKING,
  startDate: '2026-11-20T07:00:00.000Z',
  endDate: '2026-11-22T15:00:00.000Z',
};
const NEXT = {
  kind: 'booking' as const,
  id: 13,
  title: 'Прохоров П.',
  startDate: new Date('2026-11-22T15:00:00Z'),
  endDate: new Date('2026-11-25T15:00:00Z'),
};

test('a late pickup keeps the return, in three taps, and is undone', async () => {
  const { user, server } = await open({
    booking: AWAITED,
    updateBooking: { ...AWAITED, version: 2 },
  });
  await user.click(button(BOOKING_DETAILS_TEXTS.late));
  await user.click(await screen.findByRole('button', { name: LATE_TEXTS.hours(2, '14:00') }));
  const panel = screen.getByRole('region', { name: LATE_TEXTS.title });
  await within(panel).findByText('9 000 ₽');
  await user.click(save());
  await notice(BOOKING_DETAILS_TEXTS.saved);
  await user.click(await screen.findByRole('button', { name: KIT_TEXTS.undo }));
  await notice(BOOKING_DETAILS_TEXTS.undone);
  const { startDate, endDate, totalPrice } = AWAITED;
  expect(server.sent('UpdateBooking').map(({ variables }) => variables.input)).toMatchObject([
    { startDate: '2026-11-20T11:00:00.000Z', endDate, version: 1 },
    { startDate, endDate, totalPrice, version: 2 },
  ]);
});

test('a late pickup that keeps the length shows the conflict with the next booking before the save', async () => {
  const cars = { ...CARS, events: () => [NEXT] };
  const { user, server } = await open({ booking: AWAITED }, undefined, cars);
  await user.click(button(BOOKING_DETAILS_TEXTS.late));
  const panel = await screen.findByRole('region', { name: LATE_TEXTS.title });
  await user.click(within(panel).getByRole('button', { name: LATE_TEXTS.tomorrow('10:00') }));
  await within(panel).findByText(/Следующая бронь/);
  await user.click(within(panel).getByRole('checkbox'));
  await within(panel).findByText(NEARBY_TEXTS.taken);
  within(panel).getByRole('link', { name: NEW_BOOKING_TEXTS.reseatNextHint });
  expect(momentOf(BOOKING_TEXTS.return)).toBe('23.11.2026 18:00');
  expect(server.sent('UpdateBooking')).toEqual([]);
});

test('another time of a late pickup is typed', async () => {
  const { user } = await open({ booking: AWAITED });
  await user.click(button(BOOKING_DETAILS_TEXTS.late));
  await screen.findByRole('region', { name: LATE_TEXTS.title });
  await typeMoment(user, LATE_TEXTS.other, 0, '24');
  expect(momentOf(BOOKING_TEXTS.pickup)).toBe('24.11.2026 10:00');
  expect(momentOf(BOOKING_TEXTS.return)).toBe('26.11.2026 18:00');
  screen.getByText(LATE_TEXTS.movedWhole);
});

test('a no-show opens the confirmation of archiving', async () => {
  const { user, server } = await open({ booking: AWAITED });
  await user.click(button(BOOKING_DETAILS_TEXTS.noShow));
  const question = await screen.findByRole('alertdialog', {
    name: MESSAGES.booking.archiveConfirm,
  });
  const reason = field(BOOKING_DETAILS_TEXTS.cancelReason);
  expect(reason.value).toBe(CANCEL_REASONS[0]);
  await user.click(within(question).getByRole('button', { name: CANCEL_REASONS[1] }));
  await user.type(reason, ': рейс отменён');
  await user.click(within(question).getByText(BOOKING_DETAILS_TEXTS.archiveConfirm));
  await notice(`${BOOKING_DETAILS_TEXTS.archived}: ${NAME}`);
  expect(server.sent('ArchiveBooking')).toMatchObject([
    { variables: { reason: `${CANCEL_REASONS[1]}: рейс отменён` } },
  ]);
});

test('a booking of a later day offers neither late pickup nor no-show', async () => {
  await open();
  expect(screen.queryByRole('button', { name: BOOKING_DETAILS_TEXTS.late })).toBeNull();
  expect(screen.queryByRole('button', { name: BOOKING_DETAILS_TEXTS.noShow })).toBeNull();
});

test('a mark is undone in the booking', async () => {
  const handedOverAt = '2026-11-20T08:00:00.000Z';
  const out = {
    ...BOOKING,
    startDate: '2026-11-19T07:00:00.000Z',
    handedOverAt,
    whereabouts: 'out',
  };
  const { user, server } = await open({ booking: out, unmarkHandedOver: { ...out, version: 2 } });
  await user.click(button(MARK_TEXTS.unmarkHandover));
  await notice(`${MARK_TEXTS.handoverUndone}: ${NAME}`);
  expect(server.sent('UnmarkHandedOver')[0]?.variables).toEqual({ id: BOOKING.id, version: 1 });
});

test('the late answer of a mark leaves the focus in the field that is typed in', async () => {
  const today = { ...BOOKING, startDate: '2026-11-20T12:00:00.000Z' };
  const handedOverAt = '2026-11-20T08:00:00.000Z';
  const { user, server } = await open({
    booking: today,
    markHandedOver: { ...today, handedOverAt, whereabouts: 'out', version: 2 },
  });
  const answer = server.hold();
  await user.click(button(MARK_TEXTS.handover));
  const deposit = field(BOOKING_FIELDS.depositAmount.label);
  await user.click(deposit);
  answer();
  await notice(`${MARK_TEXTS.handedOverAt}: ${NAME}`);
  expect(document.activeElement).toBe(deposit);
});

test('a handover of an unreturned car needs a confirmation that names the rental', async () => {
  const today = { ...BOOKING, startDate: '2026-11-20T07:00:00.000Z' };
  const sentence = 'Автомобиль не возвращён: Прохоров П., 18.11.2026 10:00 – 20.11.2026 09:00';
  const { user, server } = await open({
    booking: today,
    markHandedOver: ({ confirmed }: { confirmed: boolean }) => {
      if (!confirmed) throw refusal(sentence, { code: 'CAR_NOT_RETURNED' });
      return { ...today, version: 2 };
    },
  });
  await user.click(button(MARK_TEXTS.handover));
  const question = await screen.findByRole('alertdialog', { name: UNRETURNED_TEXTS.title });
  within(question).getByText(sentence);
  await user.click(within(question).getByText(UNRETURNED_TEXTS.confirm));
  await notice(`${MARK_TEXTS.handedOverAt}: ${NAME}`);
  expect(server.sent('MarkHandedOver').map(({ variables }) => variables.confirmed)).toEqual([
    false,
    true,
  ]);
});

test('both marks are one line, the last of them is undone', async () => {
  const out = {
    ...BOOKING,
    startDate: '2026-11-18T07:00:00.000Z',
    endDate: '2026-11-20T06:00:00.000Z',
    handedOverAt: '2026-11-18T07:02:00.000Z',
    returnedAt: '2026-11-20T08:10:00.000Z',
  };
  const { user, server } = await open({ booking: out, unmarkReturned: { ...out, version: 2 } });
  const line = screen.getByText(/^Выдана 18\.11\.2026 10:02 · Принята 11:10/);
  expect(within(line).getAllByRole('button')).toHaveLength(1);
  await user.click(button(MARK_TEXTS.unmarkReturn));
  await notice(`${MARK_TEXTS.returnUndone}: ${NAME}`);
  expect(server.sent('UnmarkReturned')).toHaveLength(1);
});

test('the primary button of the footer is the next mark, after a change the save', async () => {
  await open({ booking: { ...BOOKING, startDate: '2026-11-20T12:00:00.000Z' } });
  const mark = () => button(MARK_TEXTS.handover);
  const leads = () => [mark(), save()].map(({ className }) => className.includes('_primary_'));
  expect(mark().closest('footer')).toBe(save().closest('footer'));
  expect(leads()).toEqual([true, false]);
  fill(field(BOOKING_FIELDS.depositAmount.label), '4321');
  expect(leads()).toEqual([false, true]);
});
