import { BOOKING, CAR, OTHER_CAR } from '@frontend/testing/records';
import {
  alertText,
  button,
  choose,
  errorUnder,
  field,
  fill,
  momentOf,
  notice,
  typeMoment,
} from '@frontend/testing/render';
import { refusal } from '@frontend/testing/server';
import { BOOKING_FIELDS } from '@schema/fields/booking-fields';
import { MESSAGES } from '@schema/messages';
import {
  BOOKING_TEXTS,
  CONFLICT_TEXTS,
  ESTIMATE_TEXTS,
  EVENT_TEXTS,
  NEARBY_TEXTS,
  OTHER_CARS_TEXTS,
} from '@schema/texts/bookings/bookings';
import { NEW_BOOKING_TEXTS } from '@schema/texts/bookings/new-booking';
import { MAINTENANCE_TEXTS } from '@schema/texts/fleet/maintenances';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DAYS, renderNewEvent } from '../testing/new-event';

const { booking: booked, period, pricing, maintenance } = MESSAGES;
/** Waits until the tariff's price is in the form. */
const priced = (total = '9 000') =>
  waitFor(() => expect(field(BOOKING_FIELDS.totalPrice.label).value).toBe(total));
const submit = () => button(NEW_BOOKING_TEXTS.submit);

async function complete({ user }: ReturnType<typeof renderNewEvent>) {
  await priced();
  fill(field(BOOKING_TEXTS.customer), ' Анна Смирнова ');
  await user.type(field(BOOKING_TEXTS.phone), '89035550101');
}

test('a new booking begins at 10:00 and ends at 18:00 with the car’s deposit and the first source', async () => {
  renderNewEvent();
  await priced();
  expect(momentOf(BOOKING_TEXTS.pickup)).toBe('24.11.2026 10:00');
  expect(momentOf(BOOKING_TEXTS.return)).toBe('26.11.2026 18:00');
  expect(field(BOOKING_FIELDS.depositAmount.label).value).toBe('5 000');
  expect(field(BOOKING_TEXTS.perDay).value).toBe('3 000');
  expect(screen.getByRole('button', { name: /Источник/ }).textContent).toContain('Авито');
});

test('the fields are sent as documented, texts trimmed and empty comments null (K15–K21)', async () => {
  const view = renderNewEvent();
  await complete(view);
  const { user, server, onClose } = view;
  expect(field(BOOKING_TEXTS.phone).value).toBe('+7 (903) 555-01-01');
  await user.type(field(BOOKING_FIELDS.depositComment.label), '  ');
  await choose(user, 'Источник', BOOKING_TEXTS.noSource);
  await user.click(submit());
  await notice('Бронь создана: Kia Rio А 123 ВС 77, 24.11.2026 – 26.11.2026');
  expect(onClose).toHaveBeenCalledOnce();
  const [sent] = server.sent('CreateBookingWithCustomer');
  expect(sent?.key).not.toBeNull();
  expect(sent?.variables).toEqual({
    input: {
      carId: CAR.id,
      customer: { fullName: 'Анна Смирнова', phone: '+79035550101', email: null },
      startDate: BOOKING.startDate,
      endDate: BOOKING.endDate,
      totalPrice: 9000,
      depositAmount: 5000,
      depositComment: null,
      notes: null,
      sourceId: null,
    },
  });
});

test('faults are named in the documented order, and each at its field (K7–K14)', async () => {
  const { user, server } = renderNewEvent();
  await priced();
  fill(field(BOOKING_FIELDS.totalPrice.label), '');
  const clear = (part: number) => typeMoment(user, BOOKING_TEXTS.return, part, '{Backspace>4/}');
  await clear(2);
  await user.click(submit());
  expect(await alertText()).toBe(period.invalid);
  for (const part of [4, 3, 1, 0]) await clear(part);
  await waitFor(async () => expect(await alertText()).toBe(period.timesRequired));
  await typeMoment(user, BOOKING_TEXTS.return, 0, '261120261800');
  await waitFor(async () => expect(await alertText()).toBe(booked.customerRequired));
  expect(errorUnder(field(BOOKING_TEXTS.phone))).toBe(booked.phoneInvalid);
  fill(field(BOOKING_TEXTS.customer), 'Анна');
  expect(await alertText()).toBe(booked.phoneInvalid);
  await user.type(field(BOOKING_TEXTS.phone), '9035550101');
  expect(await alertText()).toBe(booked.totalPriceInvalid);
  expect(errorUnder(field(BOOKING_FIELDS.totalPrice.label))).toBe(booked.totalPriceInvalid);
  fill(field(BOOKING_FIELDS.totalPrice.label), '0');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(server.sent('CreateBookingWithCustomer')).toEqual([]);
});

test('a return before the pickup is moved up when its field is left (K25)', async () => {
  const { user } = renderNewEvent();
  await priced();
  await typeMoment(user, BOOKING_TEXTS.return, 0, '20');
  expect(momentOf(BOOKING_TEXTS.return)).toBe('20.11.2026 18:00');
  await screen.findByText(pricing.datesInvalid);
  await user.click(field(BOOKING_TEXTS.customer));
  expect(momentOf(BOOKING_TEXTS.return)).toBe('24.11.2026 10:00');
  await typeMoment(user, BOOKING_TEXTS.pickup, 0, '28');
  expect(momentOf(BOOKING_TEXTS.return)).toBe('28.11.2026 10:00');
});

test('price per day and total are coupled; a button restores the tariff (K22, K23)', async () => {
  const { user } = renderNewEvent();
  await priced();
  fill(field(BOOKING_TEXTS.perDay), '2500');
  expect(field(BOOKING_FIELDS.totalPrice.label).value).toBe('7 500');
  fill(field(BOOKING_FIELDS.totalPrice.label), '6000,50');
  expect(field(BOOKING_TEXTS.perDay).value).toBe('2 000,17');
  await typeMoment(user, BOOKING_TEXTS.return, 0, '27');
  await waitFor(() => expect(field(BOOKING_TEXTS.perDay).value).toBe('1 500,13'));
  expect(field(BOOKING_FIELDS.totalPrice.label).value).toBe('6 000,50');
  await user.click(await screen.findByRole('button', { name: 'Вернуть сумму по тарифу' }));
  await priced('12 000');
});

test('the estimate shows what is missing and why it failed (K27, T4)', async () => {
  const { user, server } = renderNewEvent();
  await priced();
  const release = server.hold();
  await typeMoment(user, BOOKING_TEXTS.return, 0, '27');
  await screen.findByText(pricing.recalculating);
  release();
  await priced('12 000');
  server.answer({
    estimatePrice: () => {
      throw refusal('Тариф не найден');
    },
  });
  await typeMoment(user, BOOKING_TEXTS.return, 0, '28');
  await waitFor(async () => expect(await alertText()).toBe('Тариф не найден'));
  await screen.findByText(pricing.noEstimate);
  expect(field(BOOKING_FIELDS.totalPrice.label).value).toBe('');
  server.disconnect();
  await typeMoment(user, BOOKING_TEXTS.return, 0, '29');
  await waitFor(async () => expect(await alertText()).toBe(MESSAGES.generic.unavailable));
});

test('a pickup in the past is marked and does not block (K18)', async () => {
  const dialog = { ...DAYS, fromDay: '2026-11-18', toDay: '2026-11-19' } as const;
  renderNewEvent({ dialog });
  await screen.findByText(booked.backdated);
  await priced('6 000');
});

test('a failed save keeps every field and repeats with the same key', async () => {
  const view = renderNewEvent();
  await complete(view);
  const { user, server, onClose } = view;
  fill(field(BOOKING_FIELDS.notes.label), 'кресло');
  server.disconnect();
  await user.click(submit());
  expect(await alertText()).toContain(booked.saveFailed);
  expect(field(BOOKING_TEXTS.customer).value).toBe(' Анна Смирнова ');
  expect(field(BOOKING_FIELDS.notes.label).value).toBe('кресло');
  server.connect();
  server.answer({
    createBookingWithCustomer: () => {
      throw refusal('Проверьте телефон', { fields: { 'customer.phone': booked.phoneInvalid } });
    },
  });
  await user.click(submit());
  await waitFor(async () => expect(await alertText()).toBe('Проверьте телефон'));
  expect(errorUnder(field(BOOKING_TEXTS.phone))).toBe(booked.phoneInvalid);
  server.answer({ createBookingWithCustomer: BOOKING });
  await user.click(submit());
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  const keys = server.sent('CreateBookingWithCustomer').map(({ key }) => key);
  expect(new Set(keys).size).toBe(1);
});

test('while a save is pending a second submit does nothing and the dialog stays (K28)', async () => {
  const view = renderNewEvent();
  await complete(view);
  const { user, server, onClose } = view;
  const release = server.hold();
  await user.click(submit());
  await user.click(submit());
  await user.keyboard('{Control>}{Enter}{/Control}{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  release();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(server.sent('CreateBookingWithCustomer')).toHaveLength(1);
});

test('an occupied car offers other cars and times, and a choice is not yet saved', async () => {
  const view = renderNewEvent({
    answers: {
      createBookingWithCustomer: ({ input }: { input: { carId: number } }) => {
        if (input.carId !== CAR.id) return BOOKING;
        throw refusal('Автомобиль занят', {
          code: 'CAR_OCCUPIED',
          conflicts: [
            {
              kind: 'booking',
              id: 5,
              title: 'Олег',
              startDate: '2026-11-25T07:00:00Z',
              endDate: '2026-11-27T15:00:00Z',
            },
          ],
          suggestions: {
            cars: [
              {
                carId: OTHER_CAR.id,
                title: 'Kia Ceed',
                licensePlate: OTHER_CAR.licensePlate,
                totalPrice: 9900,
                color: 'белый',
                year: 2022,
                unreturned: 'overdue',
                unreturnedRental: {
                  id: 77,
                  customer: 'Петров Пётр',
                  endDate: '2026-11-20T09:00:00Z',
                  whereabouts: 'overdue',
                },
              },
            ],
            windows: [{ startDate: '2026-11-28T07:00:00Z', endDate: '2026-11-30T15:00:00Z' }],
          },
        });
      },
    },
  });
  await complete(view);
  const { user, server, onClose } = view;
  await user.click(submit());
  expect(await alertText()).toContain('Автомобиль занят');
  await user.click(screen.getByRole('button', { name: /28\.11/ }));
  await screen.findByText(CONFLICT_TEXTS.timeTaken);
  expect(momentOf(BOOKING_TEXTS.pickup)).toBe('28.11.2026 10:00');
  await user.click(submit());
  await user.click(await screen.findByRole('button', { name: /Ceed.*белый.*не возвращена/ }));
  await screen.findByText(CONFLICT_TEXTS.carTaken);
  expect(server.sent('CreateBookingWithCustomer')).toHaveLength(2);
  expect(submit()).toBe(document.activeElement);
  await user.click(submit());
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

test('an unreturned car is booked with a warning from the server', async () => {
  const unreturned = {
    id: 77,
    customer: 'Долгов Пётр Ильич',
    endDate: '2026-11-19T14:30:00.000Z',
    whereabouts: 'overdue',
  };
  const { server } = renderNewEvent({
    answers: { carAvailability: { inTheWay: [], releaseAt: null, next: null, unreturned } },
  });
  await screen.findByText('не возвращена: Долгов П., срок 19.11.2026 17:30');
  expect(server.sent('CarAvailability')[0]?.variables).toEqual({
    carId: CAR.id,
    start: BOOKING.startDate,
    end: BOOKING.endDate,
    bookingId: null,
  });
  expect(submit()).toHaveProperty('disabled', false);
});

test('an extension takes over customer, phone and source and lasts a day (K35)', async () => {
  renderNewEvent({
    dialog: { kind: 'extension', bookingId: BOOKING.id },
    answers: { booking: { ...BOOKING, sourceId: 2 }, rentalParts: [] },
  });
  await screen.findByText(NEW_BOOKING_TEXTS.extensionHint);
  expect(momentOf(BOOKING_TEXTS.pickup)).toBe('26.11.2026 18:00');
  expect(momentOf(BOOKING_TEXTS.return)).toBe('27.11.2026 18:00');
  expect(field(BOOKING_TEXTS.customer).value).toBe(BOOKING.customer);
  expect(field(BOOKING_TEXTS.phone).value).toBe('+7 (903) 555-01-01');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /Источник/ }).textContent).toContain('Сайт'),
  );
});

const EXTENDED = { ...BOOKING, totalPrice: 12_000, priceEdited: true };
const EXTENSION: Parameters<typeof renderNewEvent>[0] = {
  dialog: { kind: 'extension', bookingId: BOOKING.id },
  answers: { booking: EXTENDED, rentalParts: [] },
  events: [
    // Not returned: it holds its car past its end.
    {
      kind: 'booking',
      id: BOOKING.id,
      title: BOOKING.customer,
      startDate: new Date(BOOKING.startDate),
      endDate: new Date('2026-11-27T09:00:00Z'),
    },
    {
      kind: 'booking',
      id: 13,
      title: 'Иван Прохоров',
      startDate: new Date('2026-11-27T12:30:00Z'),
      endDate: new Date('2026-11-29T07:00:00Z'),
    },
  ],
};

test('an extension into the next booking names it; one button ends the extension before it', async () => {
  const { user } = renderNewEvent(EXTENSION);
  await screen.findByText(/^Иван Прохоров, 27\.11\.2026 15:30 – 29\.11\.2026 10:00/);
  expect(screen.queryByText(new RegExp(`^${BOOKING.customer}, `))).toBeNull();
  button(OTHER_CARS_TEXTS.open);
  screen.getByRole('link', { name: NEW_BOOKING_TEXTS.reseatNextHint });
  const until = button('До 27.11.2026 15:30 свободна');
  expect(until).toBe(document.activeElement);
  await user.keyboard('{Enter}');
  expect(momentOf(BOOKING_TEXTS.return)).toBe('27.11.2026 15:30');
  await screen.findByText(CONFLICT_TEXTS.timeTaken);
  expect(screen.queryByText(NEARBY_TEXTS.taken)).toBeNull();
  expect(submit()).toBe(document.activeElement);
});

test('an occupied period offers its free part, another car and a re-seating before a save', async () => {
  const taken = (id: number, from: string, to: string) => ({
    kind: 'booking' as const,
    id,
    title: 'Иван Прохоров',
    startDate: new Date(from),
    endDate: new Date(to),
  });
  const { user } = renderNewEvent({
    events: [taken(13, '2026-11-23T07:00:00Z', '2026-11-25T09:30:00Z')],
  });
  const form = within(screen.getByRole('form', { name: NEW_BOOKING_TEXTS.formTitle }));
  await form.findByText(/^Иван Прохоров, 23\.11\.2026 10:00 – 25\.11\.2026 12:30/);
  button(OTHER_CARS_TEXTS.open);
  screen.getByRole('link', { name: CONFLICT_TEXTS.reseatHint });
  expect(screen.queryByRole('button', { name: /^До .* свободна$/ })).toBeNull();
  await user.click(button('С 25.11.2026 12:30 свободна'));
  expect(momentOf(BOOKING_TEXTS.pickup)).toBe('25.11.2026 12:30');
  expect(momentOf(BOOKING_TEXTS.return)).toBe('26.11.2026 18:00');
  await screen.findByText(CONFLICT_TEXTS.timeTaken);
  expect(form.queryByText(NEARBY_TEXTS.taken)).toBeNull();
});

test('an extension has no deposit and offers the agreed price a day', async () => {
  const { user, server } = renderNewEvent({ ...EXTENSION, events: [] });
  await priced('3 000');
  expect(field(BOOKING_FIELDS.depositAmount.label).value).toBe('0');
  await user.click(button(NEW_BOOKING_TEXTS.useAgreedRate));
  await priced('4 000');
  await user.click(button(ESTIMATE_TEXTS.useTariff));
  await priced('3 000');
  await user.click(button(NEW_BOOKING_TEXTS.useAgreedRate));
  await user.click(submit());
  await notice(/^Бронь продлена: Kia Rio А 123 ВС 77, до 26\.11\.2026 18:00$/);
  expect(server.sent('CreateBookingWithCustomer')[0]?.variables).toMatchObject({
    input: { totalPrice: 4000, depositAmount: 0, startDate: BOOKING.endDate },
  });
});

test('the notice of a created booking opens it, takes its payment, sends its text and undoes it', async () => {
  const view = renderNewEvent({
    answers: {
      offerSettings: { template: '{марка}: {стоимость}', address: '', version: 1 },
      archiveBooking: { id: BOOKING.id, version: 2 },
    },
  });
  await complete(view);
  const { user, server } = view;
  await user.click(submit());
  await notice(/^Бронь создана/);
  const notices = () => within(screen.getByRole('region', { name: 'Уведомления' }));
  expect(
    notices()
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Открыть', 'Отправить клиенту', 'Принять оплату', 'Отменить', '']);
  await user.click(notices().getByRole('button', { name: 'Отменить' }));
  await notice('Бронь отменена и перенесена в архив');
  expect(server.sent('ArchiveBooking')[0]?.variables).toEqual({
    id: BOOKING.id,
    version: BOOKING.version,
    reason: 'Записана по ошибке',
  });
});

test('without edit_bookings only maintenance can be created (A8)', async () => {
  renderNewEvent({ user: { permissions: ['view_board'] } });
  const tab = screen.getByRole('tab', { name: EVENT_TEXTS.booking });
  expect(tab.getAttribute('aria-disabled') ?? tab.getAttribute('disabled')).not.toBeNull();
  expect(screen.getByRole('form', { name: MAINTENANCE_TEXTS.createTitle })).toBeTruthy();
});

test('maintenance has errors by field and is sent as scheduled (W2–W7, W10, W12)', async () => {
  const work = {
    id: 9,
    carId: CAR.id,
    description: 'Замена масла',
    status: 'scheduled',
    cost: 1500.5,
    startDate: '2026-11-24T06:00:00Z',
    endDate: '2026-11-26T15:00:00Z',
    conflict: false,
    version: 1,
    conflicts: [],
  };
  const { user, server, onClose } = renderNewEvent({ answers: { createMaintenance: work } });
  await user.click(screen.getByRole('tab', { name: EVENT_TEXTS.service }));
  expect(momentOf(MAINTENANCE_TEXTS.start)).toBe('24.11.2026 09:00');
  expect(momentOf(MAINTENANCE_TEXTS.end)).toBe('26.11.2026 18:00');
  fill(field(MAINTENANCE_TEXTS.cost), '');
  await user.click(button(MAINTENANCE_TEXTS.create));
  expect(await alertText()).toBe(maintenance.descriptionRequired);
  fill(field(MAINTENANCE_TEXTS.description), ' Замена масла ');
  expect(await alertText()).toBe(maintenance.costInvalid);
  await user.type(field(MAINTENANCE_TEXTS.cost), '1500,5');
  server.disconnect();
  await user.click(button(MAINTENANCE_TEXTS.create));
  expect(await alertText()).toContain(maintenance.saveFailed);
  expect(field(MAINTENANCE_TEXTS.description).value).toBe(' Замена масла ');
  server.connect();
  await user.click(button(MAINTENANCE_TEXTS.create));
  await notice(MAINTENANCE_TEXTS.created);
  expect(onClose).toHaveBeenCalledOnce();
  expect(server.sent('CreateMaintenance')[0]?.variables).toEqual({
    input: {
      carId: CAR.id,
      description: 'Замена масла',
      status: 'scheduled',
      cost: 1500.5,
      startDate: '2026-11-24T06:00:00.000Z',
      endDate: '2026-11-26T15:00:00.000Z',
    },
  });
});

test('an unsaved tab keeps its input while the other is shown; leaving needs a confirmation', async () => {
  const view = renderNewEvent();
  await complete(view);
  const { user, onClose } = view;
  await user.click(screen.getByRole('tab', { name: EVENT_TEXTS.service }));
  await user.click(screen.getByRole('tab', { name: EVENT_TEXTS.booking }));
  expect(field(BOOKING_TEXTS.customer).value).toBe(' Анна Смирнова ');
  await user.keyboard('{Escape}');
  const question = await screen.findByRole('alertdialog', { name: 'Закрыть без сохранения?' });
  await user.click(screen.getByRole('button', { name: 'Остаться' }));
  expect(question.isConnected).toBe(false);
  expect(onClose).not.toHaveBeenCalled();
});
