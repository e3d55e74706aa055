import { alertText, button, field, fill, notice, renderSignedIn } from '@frontend/testing/render';
import { HANDOVER_MESSAGES } from '@schema/messages/handover';
import { SHEET_SETTINGS_TEXTS } from '@schema/texts/handover/sheet-settings';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SheetSettings } from './SheetSettings';

const texts = SHEET_SETTINGS_TEXTS;
const SETTINGS = {
  requiredAngles: [],
  accessories: ['Зарядка', 'Кресло'],
  kmPerDay: null,
  kmOverPrice: null,
  fuelEighthPrice: 700,
  lateHourPrice: null,
  photoMonths: null,
  version: 2,
};
const open = (answers = {}) =>
  renderSignedIn(<SheetSettings />, { answers: { sheetSettings: SETTINGS, ...answers } });

test('photos, accessories in their order and rates are saved together', async () => {
  const input = {
    requiredAngles: ['front', 'dashboard'],
    accessories: ['Кресло', 'Зарядка', 'Насос'],
    kmPerDay: 300,
    kmOverPrice: 10.5,
    fuelEighthPrice: null,
    lateHourPrice: 400,
    photoMonths: null,
  };
  const { user, server } = open({ setSheetSettings: { ...input, version: 3 } });
  await screen.findByRole('form');
  await user.click(screen.getByRole('checkbox', { name: 'Приборы' }));
  await user.click(screen.getByRole('checkbox', { name: 'Спереди' }));
  await user.click(button('Выше: Кресло'));
  await user.click(button(texts.add));
  fill(field(texts.accessory(3)), ' Насос ');
  fill(field(texts.kmPerDay), '300');
  fill(field(texts.kmOverPrice), '10,50');
  fill(field(texts.fuelEighthPrice), '');
  fill(field(texts.lateHourPrice), '400');
  await user.click(button(texts.save));
  await notice(texts.saved);
  expect(server.sent('SetSheetSettings')[0]?.variables).toEqual({
    input: { ...input, version: 2 },
  });
  expect(button(texts.save)).toHaveProperty('disabled', true);
});

test('a repeated accessory and a zero rate are refused without a request', async () => {
  const { user, server } = open();
  await screen.findByRole('form');
  fill(field(texts.accessory(2)), 'зарядка');
  await user.click(button(texts.save));
  expect(await alertText()).toBe(HANDOVER_MESSAGES.accessoryRepeated);
  await user.click(button('Убрать: зарядка'));
  fill(field(texts.kmOverPrice), '0');
  await user.click(button(texts.save));
  expect(await alertText()).toBe(HANDOVER_MESSAGES.rateInvalid);
  expect(server.sent('SetSheetSettings')).toEqual([]);
});
