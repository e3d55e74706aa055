import { alertText, button, renderSignedIn } from '@frontend/testing/render';
import { refusal } from '@frontend/testing/server';
import { PRICE_CHANGE_MESSAGES } from '@schema/messages/price-change';
import { PRICE_CHANGE_TEXTS } from '@schema/texts/fleet/price-change';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { FleetCar } from '../useFleet';
import PricesDialog from './PricesDialog';

const SUMMER = { name: 'Лето', startMonth: 6, startDay: 1, endMonth: 8, endDay: 31 };
const YEAR = { name: 'Год', startMonth: null, startDay: null, endMonth: null, endDay: null };

const tariff = (id: number, minDays: number, pricePerDay: number) => ({
  id,
  minDays,
  pricePerDay,
  sortOrder: id,
});

const carOf = (id: number, model: string, summer: number): FleetCar => ({
  brand: 'Kia',
  color: null,
  year: null,
  depositAmount: 0,
  photos: [],
  id,
  model,
  licensePlate: `О00${id}ОО77`,
  sortOrder: id,
  description: null,
  version: 3,
  tariffGroups: [
    {
      id: id * 10,
      ...SUMMER,
      sortOrder: 0,
      tariffs: [tariff(id * 100, 1, summer), tariff(id * 100 + 1, 7, summer - 500)],
    },
    {
      id: id * 10 + 1,
      ...YEAR,
      sortOrder: 1,
      tariffs: [tariff(id * 100 + 2, 1, 2500)],
    },
  ],
});

const FLEET = [carOf(1, 'Rio', 4000), carOf(2, 'Rio', 4000), carOf(3, 'Ceed', 5000)];

function open() {
  const onClose = vi.fn();
  const view = renderSignedIn(<PricesDialog fleet={FLEET} onClose={onClose} />, {
    answers: { changePrices: { operationId: 7, items: [] } },
  });
  return { ...view, onClose };
}

const submit = () => screen.getByRole('button', { name: /^Изменить цены/ });
const cells = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .map((row) => row.textContent?.replaceAll(/\s/g, ' '));

test('the summer of all Rios costs ten percent more in four presses', async () => {
  const { user, server, onClose } = open();
  expect(submit()).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('checkbox', { name: 'Kia Rio' }));
  await user.click(screen.getByRole('radio', { name: 'Лето · 01.06–31.08' }));
  await user.click(screen.getByRole('radio', { name: '+10 %' }));
  expect(cells()).toEqual([
    'СезонСрокСейчасСтанет',
    'Kia RioО001ОО77, О002ОО77',
    'Летоот 1 дн.4 000 ₽4 400 ₽',
    'Летоот 7 дн.3 500 ₽3 850 ₽',
  ]);
  expect(submit().textContent).toBe('Изменить цены: 2 машины');
  await user.click(submit());
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(server.sent('ChangePrices')[0]?.variables).toEqual({
    input: {
      cars: [1, 2].map((id) => ({ id, version: 3 })),
      seasons: [SUMMER],
      minDays: null,
      percent: 10,
      addend: null,
      price: null,
      roundTo: 50,
    },
  });
});

test('one car of a model is left out', async () => {
  const { user } = open();
  await user.click(screen.getByRole('checkbox', { name: 'Kia Rio' }));
  await user.click(screen.getByText(PRICE_CHANGE_TEXTS.carsOf('Kia Rio')));
  await user.click(screen.getByRole('checkbox', { name: /О002ОО77/ }));
  await user.click(screen.getByRole('radio', { name: '−500 ₽' }));
  expect(submit().textContent).toBe('Изменить цены: 1 машина');
  expect(cells()[1]).toBe('Kia RioО001ОО77');
});

test('a typed change is checked, and one below zero names its cars', async () => {
  const { user } = open();
  await user.click(screen.getByRole('checkbox', { name: 'Kia Ceed' }));
  await user.click(screen.getByRole('radio', { name: PRICE_CHANGE_TEXTS.other }));
  const percent = screen.getByRole('textbox', { name: PRICE_CHANGE_TEXTS.values.percent });
  await user.type(percent, 'много');
  await screen.findByText(PRICE_CHANGE_MESSAGES.percentInvalid);
  await user.click(screen.getByRole('radio', { name: PRICE_CHANGE_TEXTS.ways.addend }));
  const amount = screen.getByRole('textbox', { name: PRICE_CHANGE_TEXTS.values.addend });
  await user.clear(amount);
  await user.type(amount, '−3000');
  expect(await alertText()).toContain(PRICE_CHANGE_MESSAGES.negative(['Kia Ceed, О003ОО77']));
  expect(submit()).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('radio', { name: PRICE_CHANGE_TEXTS.ways.price }));
  const price = screen.getByRole('textbox', { name: PRICE_CHANGE_TEXTS.values.price });
  await user.clear(price);
  await user.type(price, '2500');
  expect(cells().at(-1)).toBe('Годот 1 дн.2 500 ₽2 500 ₽');
});

test('a refusal stays in the dialog and names the car', async () => {
  const { user, server, onClose } = open();
  await user.click(screen.getByRole('checkbox', { name: PRICE_CHANGE_TEXTS.wholeFleet }));
  await user.click(screen.getByRole('radio', { name: '+5 %' }));
  const message = PRICE_CHANGE_MESSAGES.stale(['Kia Rio, О002ОО77']);
  server.answer({
    changePrices: () => {
      throw refusal(message, { code: 'STALE' });
    },
  });
  await user.click(submit());
  expect(await alertText()).toContain(message);
  expect(onClose).not.toHaveBeenCalled();
  expect(button(/^Изменить цены/)).toHaveProperty('disabled', false);
});
