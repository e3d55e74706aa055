import {
  alertText,
  button,
  choose,
  errorUnder,
  field,
  fill,
  notice,
  renderSignedIn,
} from '@frontend/testing/render';
import { type Answers, refusal } from '@frontend/testing/server';
import { CAR_FIELDS } from '@schema/fields/car-fields';
import { MESSAGES } from '@schema/messages';
import { STALE_TEXTS } from '@schema/texts/bookings/stale';
import { CARS_TEXTS, PRICE_CALENDAR_TEXTS, TARIFFS_TEXTS } from '@schema/texts/fleet/cars';
import { KIT_TEXTS } from '@schema/texts/shell/shell';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { CarForm } from './CarForm';

const CAR = {
  id: 3,
  brand: 'Kia',
  model: 'Rio',
  licensePlate: 'А123ВС77',
  color: 'белый',
  year: 2022,
  description: null,
  depositAmount: 5000,
  photos: [],
  sortOrder: 1,
  version: 4,
  tariffGroups: [
    {
      id: 1,
      name: 'Весь год',
      sortOrder: 0,
      startMonth: null,
      startDay: null,
      endMonth: null,
      endDay: null,
      tariffs: [{ id: 1, minDays: 1, pricePerDay: 2500, sortOrder: 0 }],
    },
  ],
};
const { cars } = MESSAGES;

function open(car: typeof CAR | null, answers: Answers = {}) {
  const onSaved = vi.fn();
  const onDeleted = vi.fn();
  const view = renderSignedIn(
    <CarForm car={car} fleet={car ? [car] : []} onSaved={onSaved} onDeleted={onDeleted} />,
    {
      answers: { createCar: CAR, updateCar: CAR, deleteCar: true, ...answers },
    },
  );
  return { ...view, onSaved, onDeleted };
}
const group = (name: RegExp) => within(screen.getByRole('group', { name }));

test('the calendar of prices of a new car appears with its first price', () => {
  open(null);
  const calendar = () => screen.queryByRole('list', { name: PRICE_CALENDAR_TEXTS.title });
  expect(calendar()).toBeNull();
  fill(field(TARIFFS_TEXTS.price), '2500');
  expect(calendar()).not.toBeNull();
});

test('faults are named in the documented order (F10–F13)', async () => {
  const { user, server } = open(null);
  await user.click(button(CARS_TEXTS.create));
  expect(await alertText()).toBe(cars.brandRequired);
  expect(field(CAR_FIELDS.brand.label)).toBe(document.activeElement);
  fill(field(CAR_FIELDS.brand.label), ' Лада ');
  expect(await alertText()).toBe(cars.modelRequired);
  fill(field(CAR_FIELDS.model.label), 'Аура');
  expect(await alertText()).toBe(cars.plateRequired);
  await user.type(field(CAR_FIELDS.licensePlate.label), 'а111аа77');
  expect(field(CAR_FIELDS.licensePlate.label).value).toBe('А111АА77');
  expect(await alertText()).toBe(cars.priceRequired);
  fill(field(TARIFFS_TEXTS.price), '2500');
  await user.click(screen.getByRole('checkbox', { name: TARIFFS_TEXTS.seasonal }));
  fill(field(TARIFFS_TEXTS.startDay), '');
  expect(await alertText()).toBe(cars.seasonIncomplete);
  fill(field(TARIFFS_TEXTS.startDay), '31');
  await choose(user, TARIFFS_TEXTS.startMonth, 'февраль');
  expect(await alertText()).toBe(cars.seasonInvalid);
  fill(field(TARIFFS_TEXTS.startDay), '1');
  fill(field(CAR_FIELDS.depositAmount.label), '-1');
  expect(await alertText()).toBe(cars.depositInvalid);
  fill(field(CAR_FIELDS.depositAmount.label), '');
  fill(field(CAR_FIELDS.year.label), '1949');
  expect(await alertText()).toBe(cars.yearInvalid);
  expect(errorUnder(field(CAR_FIELDS.year.label))).toBe(cars.yearInvalid);
  expect(server.sent('CreateCar')).toEqual([]);
});

test('a new car is sent with trimmed texts, an empty colour as null and named groups (F15, F19)', async () => {
  const { user, server, onSaved } = open(null);
  fill(field(CAR_FIELDS.brand.label), ' Лада ');
  fill(field(CAR_FIELDS.model.label), 'Аура');
  fill(field(CAR_FIELDS.licensePlate.label), 'а111аа77');
  fill(field(TARIFFS_TEXTS.price), '2 500,5');
  fill(field(TARIFFS_TEXTS.groupName), '');
  await user.click(button(CARS_TEXTS.create));
  await notice(cars.saved);
  expect(onSaved).toHaveBeenCalledOnce();
  expect(server.sent('CreateCar')[0]?.variables).toMatchObject({
    input: {
      brand: 'Лада',
      model: 'Аура',
      licensePlate: 'А111АА77',
      color: null,
      year: null,
      depositAmount: 0,
      photos: [],
      tariffGroups: [
        {
          name: 'Группа 1',
          startMonth: null,
          startDay: null,
          endMonth: null,
          endDay: null,
          tariffs: [{ minDays: 1, pricePerDay: 2500.5 }],
        },
      ],
    },
  });
});

test('a season starts as the whole year; switched off it clears the dates (F17)', async () => {
  const { user, server } = open(CAR);
  const seasonal = screen.getByRole('checkbox', { name: TARIFFS_TEXTS.seasonal });
  await user.click(seasonal);
  expect(field(TARIFFS_TEXTS.startDay).value).toBe('1');
  expect(field(TARIFFS_TEXTS.endDay).value).toBe('31');
  await user.click(seasonal);
  fill(field(CAR_FIELDS.model.label), 'Рио');
  await user.click(button(CARS_TEXTS.save));
  await notice(cars.saved);
  expect(server.sent('UpdateCar')[0]?.variables).toMatchObject({
    id: 3,
    input: { version: 4, model: 'Рио', tariffGroups: [{ startMonth: null, endDay: null }] },
  });
});

test('groups and prices are added and removed, the last ones stay (F18)', async () => {
  const { user } = open(CAR);
  const removers = () =>
    screen.queryAllByRole('button', {
      name: new RegExp(`^(${TARIFFS_TEXTS.removeGroup}|${TARIFFS_TEXTS.removePrice})`),
    }).length;
  expect(removers()).toBe(0);
  await user.click(button(TARIFFS_TEXTS.addPrice));
  expect(removers()).toBe(2);
  await user.click(button(TARIFFS_TEXTS.addGroup));
  expect(group(/Группа 2/).getByLabelText(TARIFFS_TEXTS.minDays)).toHaveProperty('value', '1');
  expect(removers()).toBe(4);
  await user.click(button(`${TARIFFS_TEXTS.removeGroup} Группа 2`));
  await user.click(screen.getAllByRole('button', { name: /^Убрать стоимость/ })[1] as Element);
  expect(removers()).toBe(0);
});

test('a taken plate and a lost connection keep the input (T18)', async () => {
  const { user, server, onSaved } = open(CAR, {
    updateCar: () => {
      throw refusal(cars.plateTaken, { fields: { licensePlate: cars.plateTaken } });
    },
  });
  fill(field(CAR_FIELDS.licensePlate.label), 'В777ОР77');
  await user.click(button(CARS_TEXTS.save));
  expect(await alertText()).toBe(cars.plateTaken);
  expect(errorUnder(field(CAR_FIELDS.licensePlate.label))).toBe(cars.plateTaken);
  server.disconnect();
  await user.click(button(CARS_TEXTS.save));
  await waitFor(async () => expect(await alertText()).toContain(cars.saveFailed));
  expect(field(CAR_FIELDS.licensePlate.label).value).toBe('В777ОР77');
  expect(onSaved).not.toHaveBeenCalled();
});

test('a deletion needs a confirmation, which shows a failure (T28)', async () => {
  const { user, server, onDeleted } = open(CAR);
  await user.click(button(CARS_TEXTS.delete));
  const question = await screen.findByRole('alertdialog', { name: CARS_TEXTS.deleteTitle });
  within(question).getByText(/все связанные данные/);
  server.disconnect();
  await user.click(within(question).getByText(CARS_TEXTS.deleteConfirm));
  await within(question).findByText(`${cars.deleteFailed}. Сервер не ответил.`);
  expect(within(question).getByText(KIT_TEXTS.cancel)).toBeTruthy();
  server.connect();
  await user.click(within(question).getByText(CARS_TEXTS.deleteConfirm));
  await waitFor(() => expect(onDeleted).toHaveBeenCalledOnce());
});

function Reread({ newer }: { readonly newer: typeof CAR }) {
  const [car, setCar] = useState(CAR);
  return (
    <>
      <button type="button" onClick={() => setCar(newer)}>
        Обновление
      </button>
      <CarForm car={car} fleet={[car]} onSaved={() => undefined} onDeleted={() => undefined} />
    </>
  );
}

test('a car reloaded under typed values is saved with the version of the first read', async () => {
  const newer = { ...CAR, color: 'синий', version: 5 };
  const { user, server } = renderSignedIn(<Reread newer={newer} />, {
    answers: {
      updateCar: () => {
        throw refusal(MESSAGES.generic.stale, { code: 'STALE' });
      },
    },
  });
  fill(field(CAR_FIELDS.model.label), 'Рио');
  await user.click(button('Обновление'));
  expect(field(CAR_FIELDS.color.label).value).toBe('белый');
  await user.click(button(CARS_TEXTS.save));
  await screen.findByText(MESSAGES.generic.stale);
  expect(server.sent('UpdateCar')[0]?.variables).toMatchObject({ input: { version: 4 } });
  await user.click(button(STALE_TEXTS.load));
  expect(field(CAR_FIELDS.color.label).value).toBe('синий');
  expect(field(CAR_FIELDS.model.label).value).toBe('Рио');
  server.answer({ updateCar: { ...newer, model: 'Рио', version: 6 } });
  await user.click(button(CARS_TEXTS.save));
  await notice(cars.saved);
  expect(server.sent('UpdateCar')[1]?.variables).toMatchObject({ input: { version: 5 } });
});

test('a reloaded car is shown while nothing is typed', async () => {
  const { user } = renderSignedIn(<Reread newer={{ ...CAR, color: 'синий', version: 5 }} />);
  await user.click(button('Обновление'));
  expect(field(CAR_FIELDS.color.label).value).toBe('синий');
});
