import { announce } from '@frontend/shared/data/commands/stale';
import { button, renderSignedIn } from '@frontend/testing/render';
import { FIRST_STEPS_TEXTS } from '@schema/texts/board/first-steps';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import EmptyFleet from './EmptyFleet';
import FirstSteps from './FirstSteps';

afterEach(() => localStorage.clear());

const T = FIRST_STEPS_TEXTS;
const steps = (hasCar: boolean, hasTariff: boolean, hasBooking: boolean) => ({
  firstSteps: { hasCar, hasTariff, hasBooking },
});

function open(done: ReturnType<typeof steps>) {
  const onNewBooking = vi.fn();
  const content = (
    <FirstSteps newCarPath="/cars?car=new" carsPath="/cars" onNewBooking={onNewBooking} />
  );
  return { ...renderSignedIn(content, { answers: done }), onNewBooking };
}

test('the next step is a button: the tariff after the car, the booking after the tariff', async () => {
  const { onNewBooking, user } = open(steps(true, true, false));
  await user.click(await screen.findByRole('button', { name: T.booking }));
  expect(onNewBooking).toHaveBeenCalledOnce();
  expect(screen.queryByRole('link')).toBeNull();
});

test('a car without a tariff links to the cars', async () => {
  open(steps(true, false, false));
  const link = await screen.findByRole('link', { name: T.tariff });
  expect(link.getAttribute('href')).toBe('/cars');
});

test('done steps are not shown and not requested again', async () => {
  const { server } = open(steps(true, true, true));
  await waitFor(() => expect(localStorage.getItem('firstStepsDone')).toBe('1'));
  expect(screen.queryByRole('region', { name: T.title })).toBeNull();
  expect(server.sent('FirstSteps')).toHaveLength(1);
  const again = open(steps(true, true, false));
  expect(again.server.sent('FirstSteps')).toEqual([]);
});

test('done steps are not requested again after a change of the board', async () => {
  const { server } = open(steps(true, true, true));
  await waitFor(() => expect(localStorage.getItem('firstStepsDone')).toBe('1'));
  announce('createBookingWithCustomer');
  // Longer than announced changes are merged for.
  await new Promise((resolve) => setTimeout(resolve, 1000));
  expect(server.sent('FirstSteps')).toHaveLength(1);
});

test('the steps can be hidden', async () => {
  const { user } = open(steps(true, false, false));
  await screen.findByRole('region', { name: T.title });
  await user.click(button(T.hide));
  expect(screen.queryByRole('region', { name: T.title })).toBeNull();
});

test.each([
  [false, T.noFleetTitle],
  [true, 'Измените даты'],
])('an empty list of free cars, company with cars: %s', async (hasCar, text) => {
  renderSignedIn(<EmptyFleet actions={null}>Измените даты</EmptyFleet>, {
    answers: steps(hasCar, false, false),
  });
  await screen.findByText(text);
});
