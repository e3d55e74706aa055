import { announceStale } from '@frontend/shared/data/commands/stale';
import { CAR, OTHER_CAR } from '@frontend/testing/records';
import { alertText, button, momentOf, renderSignedIn, typeMoment } from '@frontend/testing/render';
import type { Answers } from '@frontend/testing/server';
import { MESSAGES } from '@schema/messages';
import type { Permission } from '@schema/permissions';
import {
  FREE_DAYS_TEXTS,
  QUICK_BOOKING_TEXTS,
  RANGE_TEXTS,
} from '@schema/texts/bookings/availability';
import { SEVERAL_BOOKINGS_TEXTS } from '@schema/texts/bookings/several-bookings';
import { KIT_TEXTS } from '@schema/texts/shell/shell';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import QuickBookingDialog from './QuickBookingDialog';

const free = (car: typeof CAR, averagePricePerDay: number) => ({
  car: { ...car, sortOrder: car.id },
  releaseAt: null,
  nextBookingStart: null,
  price: { averagePricePerDay, totalPrice: averagePricePerDay * 2, totalDays: 2 },
});

/** From today, 20 November: of two Rios one is free from the 24th on, the Ceed until the 22nd. */
const FREE_DAYS = {
  firstDay: '2026-11-20',
  models: [
    { title: 'Kia Rio', cars: 2, free: [0, 0, 0, 0, 1, 1], partlyFree: [0, 0, 0, 1, 0, 0] },
    { title: 'Kia Ceed', cars: 1, free: [1, 1, 0, 0, 0, 0], partlyFree: [0, 0, 0, 0, 0, 0] },
  ],
};

function open(answers: Answers = {}, permissions?: Permission[]) {
  const onChoose = vi.fn();
  const onChooseSeveral = vi.fn();
  const onClose = vi.fn();
  const view = renderSignedIn(
    <QuickBookingDialog
      address="/?new=booking"
      onChoose={onChoose}
      onChooseSeveral={onChooseSeveral}
      onClose={onClose}
    />,
    {
      answers: {
        availableCars: { items: [free(CAR, 2000), free(OTHER_CAR, 3000)] },
        freeDays: FREE_DAYS,
        ...answers,
      },
      ...(permissions && { user: { permissions } }),
    },
  );
  return { ...view, onChoose, onChooseSeveral, onClose };
}

test('the period begins today at 23:59 and ends in two days at 06:00 (K40)', async () => {
  const { user, onChoose } = open();
  expect(momentOf(QUICK_BOOKING_TEXTS.pickup)).toBe('20.11.2026 23:59');
  expect(momentOf(QUICK_BOOKING_TEXTS.return)).toBe('22.11.2026 06:00');
  const [first] = await screen.findAllByRole('button', { name: /^Выбрать/ });
  await user.click(first as HTMLElement);
  const startDate = new Date('2026-11-20T20:59:00Z');
  const endDate = new Date('2026-11-22T03:00:00Z');
  expect(onChoose).toHaveBeenCalledWith(CAR.id, { startDate, endDate });
});

test('the free cars are sent to a customer with their prices', async () => {
  const { user } = open({
    offerSettings: { template: 'Свободны\n{марка} {модель}', address: '', version: 1 },
  });
  await user.click(await screen.findByRole('button', { name: 'Отправить варианты' }));
  const text = await screen.findByRole('textbox', { name: 'Текст сообщения' });
  expect((text as HTMLTextAreaElement).value.replaceAll('\u00a0', ' ')).toBe(
    'Свободны\nKia Rio — 4 000 ₽, залог 5 000 ₽\nKia Ceed — 6 000 ₽, залог 5 000 ₽',
  );
});

test('several cars are chosen with their sum and sent on together', async () => {
  const { user, onChoose, onChooseSeveral } = open();
  const chosen = (text: string) =>
    screen.getByText((content) => content.replaceAll('\u00a0', ' ') === text);
  await user.click(await screen.findByRole('button', { name: SEVERAL_BOOKINGS_TEXTS.several }));
  await user.click(button(/^Добавить: Kia Ceed/));
  expect(button('Оформить 1 машину').hasAttribute('disabled')).toBe(true);
  await user.click(button(/^Добавить: Kia Rio/));
  chosen('Выбрано: 2 машины · 10 000 ₽');
  await user.click(button('Оформить 2 машины'));
  expect(onChooseSeveral).toHaveBeenCalledWith([OTHER_CAR.id, CAR.id], {
    startDate: new Date('2026-11-20T20:59:00Z'),
    endDate: new Date('2026-11-22T03:00:00Z'),
  });
  expect(onChoose).not.toHaveBeenCalled();
  await user.click(button(/^Добавлена: Kia Rio/));
  chosen('Выбрано: 1 машина · 6 000 ₽');
  await user.click(button(SEVERAL_BOOKINGS_TEXTS.several));
  expect(screen.getAllByRole('button', { name: /^Выбрать: / })).toHaveLength(2);
});

test('no car of the former dates is chosen while the list of the new ones loads', async () => {
  const { user, server, onChoose } = open();
  const first = await screen.findByRole('button', { name: /^Выбрать: Kia Rio/ });
  server.answer({ availableCars: { items: [free(OTHER_CAR, 3000)] } });
  await user.click(screen.getByText('Завтра'));
  await user.click(first);
  expect(onChoose).not.toHaveBeenCalled();
  await waitFor(() => expect(screen.queryByRole('button', { name: /Kia Rio/ })).toBeNull());
  await user.click(button(/^Выбрать: Kia Ceed/));
  expect(onChoose).toHaveBeenCalledWith(OTHER_CAR.id, expect.anything());
});

test('a period that ends before it starts shows an error and sends no request (K41)', async () => {
  const { user, server } = open();
  await screen.findByRole('button', { name: /^Выбрать: Kia Ceed/ });
  await typeMoment(user, QUICK_BOOKING_TEXTS.return, 2, '2020');
  await screen.findByText(MESSAGES.quickBooking.invalidPeriod);
  for (const { variables } of server.sent('AvailableCars')) {
    expect(String(variables.start) <= String(variables.end)).toBe(true);
  }
  await user.tab();
  await user.tab();
  await user.tab();
  await waitFor(() =>
    expect(momentOf(QUICK_BOOKING_TEXTS.return)).toBe(momentOf(QUICK_BOOKING_TEXTS.pickup)),
  );
});

test('a failed search has a retry, an empty one a message (T10)', async () => {
  const { user, server } = open();
  await screen.findByRole('button', { name: /^Выбрать: Kia Ceed/ });
  server.disconnect();
  await typeMoment(user, QUICK_BOOKING_TEXTS.return, 3, '20');
  expect(await alertText()).toContain(MESSAGES.quickBooking.loadFailed);
  server.connect();
  server.answer({ availableCars: { items: [] } });
  await user.click(button(KIT_TEXTS.retry));
  await screen.findByText(MESSAGES.quickBooking.noFreeCars);
});

test('changed dates need a confirmation before closing, unchanged ones do not', async () => {
  const { user, onClose } = open();
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
  await typeMoment(user, QUICK_BOOKING_TEXTS.return, 3, '20');
  await user.keyboard('{Escape}');
  await screen.findByRole('alertdialog', { name: KIT_TEXTS.leaveTitle });
  expect(onClose).toHaveBeenCalledOnce();
});

test('without edit_bookings the dialog closes itself (A6)', async () => {
  const { onClose } = open({}, ['view_board']);
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a pickup moved past the return moves the return along', async () => {
  const { user } = open();
  await typeMoment(user, QUICK_BOOKING_TEXTS.pickup, 0, '25');
  expect(momentOf(QUICK_BOOKING_TEXTS.pickup)).toBe('25.11.2026 23:59');
  expect(momentOf(QUICK_BOOKING_TEXTS.return)).toBe('27.11.2026 06:00');
});

test('many free cars are searched by model, class or plate', async () => {
  const cars = [CAR, ...[11, 12, 13, 14].map((id) => ({ ...OTHER_CAR, id }))];
  const { user } = open({ availableCars: { items: cars.map((car) => free(car, 2000)) } });
  const search = await screen.findByRole('searchbox', { name: QUICK_BOOKING_TEXTS.search });
  await user.type(search, 'рио');
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^Выбрать/ })).toHaveLength(1));
  await user.clear(search);
  await user.type(search, 'ракета');
  await screen.findByText(QUICK_BOOKING_TEXTS.nothingFound);
});

test('a car booked meanwhile stays in place; a freed one is not inserted', async () => {
  const [first, second, third] = [CAR, OTHER_CAR, { ...OTHER_CAR, id: 31 }];
  const { user, server, onChoose } = open({
    availableCars: { items: [free(first, 2000), free(second, 3000)] },
  });
  const buttons = () => screen.getAllByRole<HTMLButtonElement>('button', { name: /^Выбрать/ });
  await waitFor(() => expect(buttons()).toHaveLength(2));
  server.answer({ availableCars: { items: [free(third, 1000), free(second, 3000)] } });
  act(() => announceStale({ topics: ['availability'], carIds: [] }));
  await screen.findByText(QUICK_BOOKING_TEXTS.taken);
  await screen.findByText(`1 машина, ${QUICK_BOOKING_TEXTS.moreFree(1)}`);
  expect(buttons().map(({ disabled }) => disabled)).toEqual([true, false]);
  await user.click(buttons()[1] as HTMLElement);
  expect(onChoose).toHaveBeenCalledWith(second.id, expect.anything());
});

const chip = (name: string) => screen.getByRole('radio', { name });
const period = () => [momentOf(QUICK_BOOKING_TEXTS.pickup), momentOf(QUICK_BOOKING_TEXTS.return)];

test('no chip is chosen at first; a day and a length lead to the usual hours', async () => {
  const { user } = open();
  expect(screen.queryAllByRole('radio', { checked: true })).toEqual([]);
  await user.click(chip('Завтра'));
  expect(period()).toEqual(['21.11.2026 10:00', '23.11.2026 10:00']);
  expect(chip('2 дня')).toHaveProperty('checked', true);
  await user.click(chip('7 дней'));
  expect(period()).toEqual(['21.11.2026 10:00', '28.11.2026 10:00']);
  await user.click(chip('пт 27.11.2026'));
  expect(period()).toEqual(['27.11.2026 10:00', '04.12.2026 10:00']);
});

const day = (name: string) => screen.getByRole('button', { name: new RegExp(name) });

test('the calendar names the free cars of each day and takes a range by two presses', async () => {
  const { user, server } = open();
  await screen.findByRole('button', { name: /21 ноября .*свободно: 1 машина/ });
  day('22 ноября .*свободных нет');
  day('23 ноября .*свободна часть дня');
  await user.click(day('24 ноября'));
  await user.click(day('26 ноября'));
  expect(period()).toEqual(['24.11.2026 10:00', '26.11.2026 10:00']);
  expect(server.sent('FreeDays')[0]?.variables).toEqual({
    start: '2026-11-19T21:00:00.000Z',
    end: '2026-12-28T21:00:00.000Z',
  });
});

test('a chosen model has its own free days and is alone in the list', async () => {
  const { user } = open();
  await screen.findByRole('button', { name: /^Выбрать: Kia Ceed/ });
  await user.click(screen.getByRole('button', { name: /Любая модель/ }));
  await user.click(await screen.findByRole('option', { name: 'Kia Rio' }));
  await screen.findByRole('button', { name: /21 ноября .*свободных нет/ });
  expect(screen.getAllByRole('button', { name: /^Выбрать/ })).toHaveLength(1);
});

test('unknown free days leave the calendar usable and can be asked for again', async () => {
  const { user, server } = open();
  await screen.findByRole('button', { name: /^Выбрать: Kia Ceed/ });
  server.disconnect();
  await user.click(screen.getByRole('button', { name: RANGE_TEXTS.forth }));
  await screen.findByText(FREE_DAYS_TEXTS.failed);
  server.connect();
  await user.click(button(FREE_DAYS_TEXTS.retry));
  await waitFor(() => expect(screen.queryByText(FREE_DAYS_TEXTS.failed)).toBeNull());
});
