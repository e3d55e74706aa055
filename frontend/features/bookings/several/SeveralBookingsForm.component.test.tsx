import { BOOKING, CAR, OTHER_CAR } from '@frontend/testing/records';
import { alertText, button, field, fill, renderSignedIn } from '@frontend/testing/render';
import { type Answers, refusal } from '@frontend/testing/server';
import { SEVERAL_BOOKINGS_TEXTS as texts } from '@schema/texts/bookings/several-bookings';
import { displayName, fullTitle } from '@schema/values/fleet/car-title';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { FreeCar } from './free-car';
import { SeveralBookingsForm } from './SeveralBookingsForm';

const THIRD = { ...CAR, id: 77, licensePlate: 'К777КК77' };
const FREE = [
  { car: CAR, totalPrice: 4000 },
  { car: OTHER_CAR, totalPrice: 6000 },
  { car: THIRD, totalPrice: 4200 },
];
const PERIOD = { startDate: '2026-11-24T07:00:00.000Z', endDate: '2026-11-26T07:00:00.000Z' };
const priceOf = (car: typeof CAR) => texts.priceOf(fullTitle(displayName(car), car));
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');

function open(answers: Answers = {}, chosen: readonly FreeCar[] = FREE.slice(0, 2)) {
  const onCreated = vi.fn();
  const view = renderSignedIn(
    <SeveralBookingsForm
      period={PERIOD}
      chosen={chosen}
      isSomeTaken={false}
      freeCar={(id) => FREE.find(({ car }) => car.id === id) ?? null}
      customer={null}
      onCreated={onCreated}
      onClose={vi.fn()}
    />,
    {
      answers: {
        sources: { items: [] },
        createBookingsWithCustomer: { operationId: 5, bookings: [BOOKING, BOOKING] },
        ...answers,
      },
    },
  );
  return { ...view, onCreated };
}
const fillCustomer = () => {
  fill(field('Клиент'), 'Петров Пётр');
  fill(field('Телефон'), '9035550101');
};
const sums = () => plain(screen.getByRole('region', { name: texts.cars }).textContent);

test('each car has its price, and all are saved by one request', async () => {
  const { user, server, onCreated } = open();
  expect(sums()).toContain('Итого10 000 ₽');
  fill(field(priceOf(OTHER_CAR)), '5500');
  expect(sums()).toContain('Итого9 500 ₽');
  fillCustomer();
  await user.click(button('Создать 2 брони'));
  await waitFor(() => expect(onCreated).toHaveBeenCalledOnce());
  expect(server.sent('CreateBookingsWithCustomer')[0]?.variables).toMatchObject({
    input: {
      ...PERIOD,
      customer: { fullName: 'Петров Пётр', phone: '+79035550101' },
      cars: [
        { carId: CAR.id, totalPrice: 4000, depositAmount: 5000 },
        { carId: OTHER_CAR.id, totalPrice: 5500, depositAmount: 5000 },
      ],
    },
  });
});

test('a car without a tariff needs a price', async () => {
  const { user, server } = open({}, [...FREE.slice(0, 2), { car: THIRD, totalPrice: null }]);
  fillCustomer();
  screen.getByText(texts.noPrice);
  await user.click(button('Создать 3 брони'));
  expect(await alertText()).toContain('стоимость');
  expect(server.sent('CreateBookingsWithCustomer')).toEqual([]);
  await user.click(button(texts.removeOf(fullTitle(displayName(THIRD), THIRD))));
  await user.click(button('Создать 2 брони'));
  await waitFor(() => expect(server.sent('CreateBookingsWithCustomer')).toHaveLength(1));
});

test('the refusal names the occupied car and offers another; typed values stay', async () => {
  const { user, server } = open({
    createBookingsWithCustomer: refusal('Занят Kia Ceed: Иванов И.', {
      code: 'CAR_OCCUPIED',
      carId: OTHER_CAR.id,
      conflicts: [],
      suggestions: {
        cars: [{ carId: THIRD.id, title: 'Kia Rio', licensePlate: 'К777КК77', totalPrice: 4200 }],
        windows: [],
      },
    }),
  });
  fillCustomer();
  fill(field(priceOf(CAR)), '3900');
  await user.click(button('Создать 2 брони'));
  expect(await alertText()).toContain('Занят Kia Ceed');
  await user.click(within(screen.getByRole('alert')).getByRole('button', { name: /К\s?777/ }));
  screen.getByText(texts.replaced);
  expect([field('Клиент').value, plain(field(priceOf(CAR)).value)]).toEqual([
    'Петров Пётр',
    '3 900',
  ]);
  server.answer({ createBookingsWithCustomer: { operationId: 5, bookings: [BOOKING, BOOKING] } });
  await user.click(button('Создать 2 брони'));
  await waitFor(() => expect(server.sent('CreateBookingsWithCustomer')).toHaveLength(2));
  const [, second] = server.sent('CreateBookingsWithCustomer');
  expect(second?.variables).toMatchObject({
    input: {
      cars: [
        { carId: CAR.id, totalPrice: 3900 },
        { carId: THIRD.id, totalPrice: 4200 },
      ],
    },
  });
});
