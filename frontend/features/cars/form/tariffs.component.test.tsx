import { alertText, button, field, fill, notice, renderSignedIn } from '@frontend/testing/render';
import { type Answers, refusal } from '@frontend/testing/server';
import { MESSAGES } from '@schema/messages';
import { TARIFF_COPY_MESSAGES } from '@schema/messages/tariff-copy';
import { CARS_TEXTS, TARIFF_COPY_TEXTS, TARIFFS_TEXTS } from '@schema/texts/fleet/cars';
import { KIT_TEXTS } from '@schema/texts/shell/shell';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CarForm } from './CarForm';

const WHOLE_YEAR = { startMonth: null, startDay: null, endMonth: null, endDay: null };
const SUMMER = { startMonth: 6, startDay: 1, endMonth: 8, endDay: 31 };
const price = (minDays: number, pricePerDay: number) => ({
  id: minDays,
  minDays,
  pricePerDay,
  sortOrder: minDays,
});
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
    { id: 1, name: 'Лето', sortOrder: 0, ...SUMMER, tariffs: [price(1, 4000), price(7, 3500)] },
    { id: 2, name: 'Год', sortOrder: 1, ...WHOLE_YEAR, tariffs: [price(1, 2500)] },
  ],
};
const other = (id: number, more = {}) => ({
  ...CAR,
  id,
  licensePlate: `О00${id}ОО77`,
  version: id,
  tariffGroups: [CAR.tariffGroups[1]],
  ...more,
});
const FLEET = [CAR, other(5), other(6), other(7, { model: 'Ceed' }), other(8, { brand: ' KIA' })];

function open(answers: Answers = {}) {
  return renderSignedIn(
    <CarForm
      car={CAR}
      fleet={FLEET as (typeof CAR)[]}
      onSaved={() => undefined}
      onDeleted={() => undefined}
    />,
    { answers: { updateCar: CAR, ...answers } },
  );
}
const cell = (group: string, days: number) =>
  screen.getByLabelText<HTMLInputElement>(TARIFFS_TEXTS.priceIn(group, days));
const paste = (into: HTMLElement, text: string) =>
  fireEvent.paste(into, { clipboardData: { getData: () => text } });
const sentGroups = (variables: unknown) =>
  (variables as { input: { tariffGroups: { name: string; tariffs: object[] }[] } }).input
    .tariffGroups;

test('several prices open as a table; arrows and Enter go from cell to cell', async () => {
  const { user, server } = open();
  expect(cell('Лето', 7).value).toBe('3 500');
  expect(cell('Год', 7).value).toBe('');
  await user.click(cell('Лето', 1));
  await user.keyboard('4100{Enter}');
  expect(cell('Год', 1)).toBe(document.activeElement);
  await user.keyboard('{ArrowRight}2300{ArrowUp}');
  expect(cell('Лето', 7)).toBe(document.activeElement);
  await user.keyboard('{Backspace}');
  expect(server.sent('UpdateCar')).toEqual([]);
  await user.click(button(CARS_TEXTS.save));
  await notice(MESSAGES.cars.saved);
  expect(sentGroups(server.sent('UpdateCar')[0]?.variables)).toMatchObject([
    { name: 'Лето', startMonth: 6, tariffs: [{ minDays: 1, pricePerDay: 4100, sortOrder: 0 }] },
    {
      name: 'Год',
      tariffs: [
        { minDays: 1, pricePerDay: 2500, sortOrder: 0 },
        { minDays: 7, pricePerDay: 2300, sortOrder: 1 },
      ],
    },
  ]);
});

test('a group that loses its last price is refused with the documented text (F12)', async () => {
  const { user } = open();
  fill(cell('Год', 1), '');
  await user.click(button(CARS_TEXTS.save));
  expect(await alertText()).toBe(MESSAGES.cars.priceRequired);
});

test('a length is added, a duplicate is refused, a removed one deletes its prices', async () => {
  const { user } = open();
  await user.type(field(TARIFFS_TEXTS.minDays), '7{Enter}');
  await screen.findByText(TARIFFS_TEXTS.lengthTaken);
  fill(field(TARIFFS_TEXTS.minDays), '30');
  await user.click(button(TARIFFS_TEXTS.addLength));
  fill(cell('Год', 30), '1800');
  await user.click(button(TARIFFS_TEXTS.removeLength(7)));
  await user.click(screen.getByRole('tab', { name: TARIFFS_TEXTS.asGroups }));
  const lengths = screen.getAllByLabelText<HTMLInputElement>(TARIFFS_TEXTS.minDays);
  expect(lengths.map(({ value }) => value)).toEqual(['1', '1', '30']);
});

test('prices from a spreadsheet fill the table; refused values are shown first', async () => {
  const { user } = open();
  paste(cell('Лето', 1), '5 000\t4500\n3000\t');
  expect(['Лето', 'Год'].map((name) => cell(name, 1).value)).toEqual(['5 000', '3 000']);
  paste(cell('Год', 1), '3100\tдорого\n1\t2');
  const dialog = await screen.findByRole('dialog', { name: TARIFFS_TEXTS.pasteTitle });
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([
    `дорого: ${TARIFFS_TEXTS.notPrice}`,
    `1: ${TARIFFS_TEXTS.noPlace}`,
    `2: ${TARIFFS_TEXTS.noPlace}`,
  ]);
  expect(cell('Год', 1).value).toBe('3 000');
  await user.click(within(dialog).getByText(TARIFFS_TEXTS.paste(1)));
  expect(cell('Год', 1).value).toBe('3 100');
});

const isMarked = (input: Element | null) => input?.getAttribute('aria-invalid') === 'true';

test('the first refused price or season is marked and focused, in the table and in the groups', async () => {
  const { user } = open();
  fill(cell('Год', 1), '');
  await user.click(button(CARS_TEXTS.save));
  expect(await alertText()).toBe(MESSAGES.cars.priceRequired);
  expect([isMarked(cell('Год', 1)), isMarked(cell('Лето', 1))]).toEqual([true, false]);
  // The message is above all fields and beside the cell.
  expect(screen.getAllByText(MESSAGES.cars.priceRequired)).toHaveLength(2);
  expect(cell('Год', 1)).toBe(document.activeElement);
  fill(cell('Год', 1), '2500');
  // The details of a row with a refused season open by themselves.
  await user.click(button(TARIFFS_TEXTS.editGroup('Лето')));
  fill(field(TARIFFS_TEXTS.endDay), '');
  await user.click(button(TARIFFS_TEXTS.editGroup('Лето')));
  await user.click(button(CARS_TEXTS.save));
  expect(await alertText()).toBe(MESSAGES.cars.seasonIncomplete);
  expect(field(TARIFFS_TEXTS.endDay)).toBe(document.activeElement);
  expect(isMarked(field(TARIFFS_TEXTS.startDay))).toBe(false);
  expect(screen.getAllByText(MESSAGES.cars.seasonIncomplete)).toHaveLength(2);
  await user.click(screen.getByRole('tab', { name: TARIFFS_TEXTS.asGroups }));
  expect(isMarked(field(TARIFFS_TEXTS.endDay))).toBe(true);
  fill(field(TARIFFS_TEXTS.endDay), '31');
  const [summerPrice] = screen.getAllByLabelText(TARIFFS_TEXTS.price);
  fill(summerPrice as HTMLElement, 'даром');
  await user.click(button(CARS_TEXTS.save));
  expect(summerPrice).toBe(document.activeElement);
});

test('the name and the season of a row are edited below it', async () => {
  const { user } = open();
  await user.click(button(TARIFFS_TEXTS.editGroup('Год')));
  fill(field(TARIFFS_TEXTS.groupName), 'Зима');
  await user.click(screen.getByRole('checkbox', { name: TARIFFS_TEXTS.seasonal }));
  expect(screen.getByRole('rowheader', { name: /Зима\s*01\.01–31\.12/ })).toBeTruthy();
});

test('tariffs are copied to the chosen cars of the model in one request, which is undone', async () => {
  const { user, server } = open({
    copyTariffs: { operationId: 9, items: [] },
    undoTariffCopy: { items: [] },
  });
  await user.click(button(TARIFF_COPY_TEXTS.open));
  const dialog = within(await screen.findByRole('dialog', { name: TARIFF_COPY_TEXTS.title }));
  const boxes = dialog.getAllByRole<HTMLInputElement>('checkbox');
  expect(boxes.map(({ checked }) => checked)).toEqual([true, true, true, true]);
  await user.click(dialog.getByRole('checkbox', { name: /О006ОО77/ }));
  await user.click(dialog.getByRole('button', { name: /^Скопировать: 2/ }));
  await notice(/Тарифы скопированы: 2/);
  expect(server.sent('CopyTariffs').map(({ variables }) => variables)).toEqual([
    {
      carId: 3,
      version: 4,
      cars: [
        { id: 5, version: 5 },
        { id: 8, version: 8 },
      ],
    },
  ]);
  await user.click(button(KIT_TEXTS.undo));
  await notice(TARIFF_COPY_TEXTS.undone);
  expect(server.sent('UndoTariffCopy').map(({ variables }) => variables)).toEqual([
    { operationId: 9 },
  ]);
});

test('a refused copy keeps the choice; unsaved tariffs are not copied', async () => {
  const { user } = open({
    copyTariffs: () => {
      throw refusal(TARIFF_COPY_MESSAGES.stale, { code: 'STALE' });
    },
  });
  await user.click(button(TARIFF_COPY_TEXTS.open));
  const dialog = within(await screen.findByRole('dialog', { name: TARIFF_COPY_TEXTS.title }));
  await user.click(dialog.getByRole('checkbox', { name: /О006ОО77/ }));
  await user.click(dialog.getByRole('button', { name: /^Скопировать: 2/ }));
  await dialog.findByText(TARIFF_COPY_MESSAGES.stale);
  expect(dialog.getByRole('checkbox', { name: /О006ОО77/ })).toHaveProperty('checked', false);
  await user.click(dialog.getByRole('button', { name: 'Отмена' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fill(cell('Лето', 1), '1');
  expect(button(TARIFF_COPY_TEXTS.open)).toHaveProperty('disabled', true);
  screen.getByText(TARIFF_COPY_TEXTS.saveFirst);
});
