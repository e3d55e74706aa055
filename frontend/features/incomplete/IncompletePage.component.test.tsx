import { CAR, estimateOf, OTHER_CAR, SOURCES } from '@frontend/testing/records';
import {
  alertText,
  button,
  choose,
  errorUnder,
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
import { BOOKING_TEXTS } from '@schema/texts/bookings/bookings';
import { INCOMPLETE_TEXTS, ISSUE_TITLES, writtenText } from '@schema/texts/bookings/incomplete';
import { KIT_TEXTS } from '@schema/texts/shell/shell';
import { fullTitle } from '@schema/values/fleet/car-title';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import IncompletePage from './IncompletePage';

const ISSUES = Object.fromEntries(Object.keys(ISSUE_TITLES).map((name) => [name, false]));
const RECORD = {
  id: 8,
  carId: null,
  carTitle: null,
  licensePlate: null,
  version: 2,
  cancelledAt: null,
  customerName: 'Вероника',
  customerPhone: '12-34',
  sourceId: null,
  notes: null,
  startDate: null,
  endDate: null,
  rawStartDate: 'завтра',
  rawEndDate: null,
  totalPrice: null,
  depositAmount: null,
  depositComment: null,
  issues: { ...ISSUES, missingCar: true, invalidStartDate: true, emptyEndDate: true },
};
const ANSWERS: Answers = {
  incompleteBookings: { items: [RECORD] },
  sources: SOURCES,
  estimatePrice: estimateOf,
  board: { rows: [{ car: CAR }, { car: OTHER_CAR }] },
  repairIncompleteBooking: { id: 8, carId: CAR.id, cancelledAt: null },
  deleteIncompleteBooking: { deleted: 1 },
  purgeIncompleteBookings: { deleted: 1 },
};

async function open(answers: Answers = {}) {
  const onOpenBooking = vi.fn();
  const view = renderSignedIn(
    <IncompletePage address="/?incomplete=list" onOpenBooking={onOpenBooking} onClose={vi.fn()} />,
    { answers: { ...ANSWERS, ...answers } },
  );
  await screen.findByRole('button', { name: INCOMPLETE_TEXTS.fix });
  return { ...view, onOpenBooking };
}

async function repair({ user }: Awaited<ReturnType<typeof open>>) {
  await user.click(button(INCOMPLETE_TEXTS.fix));
  await choose(user, INCOMPLETE_TEXTS.car, fullTitle('Kia Rio', CAR));
  await typeMoment(user, BOOKING_TEXTS.pickup, 0, '241120261000');
  await typeMoment(user, BOOKING_TEXTS.return, 0, '261120261800');
  await user.type(field(BOOKING_TEXTS.phone), '9031112233');
  await waitFor(() => expect(field(BOOKING_FIELDS.totalPrice.label).value).toBe('9 000'));
}

test('a record shows its missing fields and the imported text (K44)', async () => {
  const { user } = await open();
  screen.getByText(ISSUE_TITLES.missingCar);
  await user.click(button(INCOMPLETE_TEXTS.fix));
  screen.getByText(writtenText('завтра'));
  screen.getByText(writtenText('12-34'));
  await user.click(button(INCOMPLETE_TEXTS.save));
  expect(await alertText()).toBe(MESSAGES.booking.carRequired);
  expect(errorUnder(field(BOOKING_TEXTS.phone))).toBe(MESSAGES.booking.phoneInvalid);
});

test('the form opens at the first missing field, with the usual times', async () => {
  const carless = await open();
  await carless.user.click(button(INCOMPLETE_TEXTS.fix));
  const car = screen.getByRole('button', { name: new RegExp(INCOMPLETE_TEXTS.car) });
  expect(document.activeElement).toBe(car);
  expect(momentOf(BOOKING_TEXTS.pickup)).toMatch(/ 10:00$/);
  expect(momentOf(BOOKING_TEXTS.return)).toMatch(/ 18:00$/);
  carless.unmount();

  const dateless = { ...RECORD, carId: CAR.id, rawStartDate: null };
  const { user, server } = await open({ incompleteBookings: { items: [dateless] } });
  await user.click(button(INCOMPLETE_TEXTS.fix));
  await user.keyboard('24112026');
  await typeMoment(user, BOOKING_TEXTS.return, 0, '26112026');
  await user.type(field(BOOKING_TEXTS.phone), '9031112233');
  await waitFor(() => expect(field(BOOKING_FIELDS.totalPrice.label).value).toBe('9 000'));
  await user.click(button(INCOMPLETE_TEXTS.save));
  await notice(INCOMPLETE_TEXTS.saved);
  expect(server.sent('RepairIncompleteBooking')[0]?.variables).toMatchObject({
    input: { startDate: '2026-11-24T07:00:00.000Z', endDate: '2026-11-26T15:00:00.000Z' },
  });
});

test('the repaired booking is sent with the car’s deposit and the tariff’s price, and opened by its notice', async () => {
  const view = await open();
  await repair(view);
  const { user, server, onOpenBooking } = view;
  expect(field(BOOKING_FIELDS.depositAmount.label).value).toBe('5 000');
  fill(field(BOOKING_FIELDS.notes.label), ' из старой таблицы ');
  await user.click(button(INCOMPLETE_TEXTS.save));
  await notice(INCOMPLETE_TEXTS.saved);
  await user.click(button(INCOMPLETE_TEXTS.openBooking));
  expect(onOpenBooking).toHaveBeenCalledWith(8);
  expect(server.sent('RepairIncompleteBooking')[0]?.variables).toMatchObject({
    id: 8,
    input: {
      carId: CAR.id,
      totalPrice: 9000,
      depositAmount: 5000,
      notes: 'из старой таблицы',
      startDate: '2026-11-24T07:00:00.000Z',
      endDate: '2026-11-26T15:00:00.000Z',
      version: 2,
      customer: { fullName: 'Вероника', phone: '+79031112233' },
    },
  });
});

test('a save awaits the tariff’s price of changed dates', async () => {
  const view = await open();
  await repair(view);
  const { user, server } = view;
  await typeMoment(user, BOOKING_TEXTS.return, 0, '27');
  await user.click(button(INCOMPLETE_TEXTS.save));
  await notice(INCOMPLETE_TEXTS.saved);
  expect(server.sent('RepairIncompleteBooking')[0]?.variables).toMatchObject({
    input: { endDate: '2026-11-27T15:00:00.000Z', totalPrice: 12_000 },
  });
});

test('an occupied car offers others, the input is kept, and leaving needs a confirmation', async () => {
  const free = {
    carId: OTHER_CAR.id,
    title: 'Kia Ceed',
    licensePlate: OTHER_CAR.licensePlate,
    color: null,
    year: null,
    unreturnedRental: null,
  };
  const view = await open({
    repairIncompleteBooking: () => {
      throw refusal('Автомобиль занят', {
        code: 'CAR_OCCUPIED',
        conflicts: [],
        suggestions: { cars: [{ ...free, totalPrice: 9000 }], windows: [] },
      });
    },
  });
  await repair(view);
  const { user, server } = view;
  await user.click(button(INCOMPLETE_TEXTS.save));
  expect(await alertText()).toContain('Автомобиль занят');
  await user.click(button(INCOMPLETE_TEXTS.back));
  const question = await screen.findByRole('alertdialog', { name: KIT_TEXTS.leaveTitle });
  await user.click(within(question).getByText(KIT_TEXTS.stay));
  await user.click(screen.getByRole('button', { name: /Ceed.*(₽|В777ОР77)/ }));
  server.answer(ANSWERS);
  await user.click(button(INCOMPLETE_TEXTS.save));
  await notice(INCOMPLETE_TEXTS.saved);
  expect(server.sent('RepairIncompleteBooking').at(-1)?.variables).toMatchObject({
    input: { carId: OTHER_CAR.id, customer: { fullName: 'Вероника' } },
  });
});

test('a failed deletion of one and of all is shown in the confirmation (T3)', async () => {
  const { user, server } = await open();
  for (const opener of [INCOMPLETE_TEXTS.delete, INCOMPLETE_TEXTS.purge]) {
    await user.click(button(opener));
    const question = await screen.findByRole('alertdialog');
    server.disconnect();
    await user.click(within(question).getByRole('button', { name: opener }));
    await within(question).findByRole('alert');
    server.connect();
    await user.click(within(question).getByText(KIT_TEXTS.cancel));
  }
  expect(screen.getByText('Вероника')).toBeTruthy();
});
