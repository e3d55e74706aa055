import {
  alertText,
  button,
  field,
  fill,
  notice,
  renderSignedIn,
  typeMoment,
} from '@frontend/testing/render';
import { refusal } from '@frontend/testing/server';
import { MESSAGES } from '@schema/messages';
import { MONEY_SETTINGS_TEXTS } from '@schema/texts/money/money-settings';
import { KIT_TEXTS } from '@schema/texts/shell/shell';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MoneySettings } from './MoneySettings';

const texts = MONEY_SETTINGS_TEXTS;
const SETTINGS = { depositReturnDays: 0, moneySince: null, recordsPayments: true, version: 2 };
const open = (answers = {}) =>
  renderSignedIn(<MoneySettings />, { answers: { moneySettings: SETTINGS, ...answers } });

test('the days and the first day are saved together', async () => {
  const input = { depositReturnDays: 14, moneySince: '2026-11-05', recordsPayments: false };
  const { user, server } = open({ setMoneySettings: { ...input, version: 3 } });
  await screen.findByRole('form');
  expect(button(texts.save)).toHaveProperty('disabled', true);
  fill(field(texts.days), '14');
  await typeMoment(user, texts.since, 0, '05112026');
  await user.click(screen.getByRole('checkbox', { name: texts.records }));
  await user.click(button(texts.save));
  await notice(texts.saved);
  expect(server.sent('SetMoneySettings')[0]?.variables).toEqual({
    input: { ...input, version: 2 },
  });
  expect(button(texts.save)).toHaveProperty('disabled', true);
});

test.each(['', '31', '-1', '1.5', 'x'])('«%s» days are refused without a request', async (days) => {
  const { user, server } = open();
  await screen.findByRole('form');
  fill(field(texts.days), days);
  await user.click(button(texts.save));
  expect(await alertText()).toBe(MESSAGES.money.returnDaysInvalid);
  expect(server.sent('SetMoneySettings')).toEqual([]);
});

test('a refused save keeps the input', async () => {
  const { user } = open({
    setMoneySettings: () => {
      throw refusal('База занята', { code: 'UNAVAILABLE' });
    },
  });
  await screen.findByRole('form');
  fill(field(texts.days), '7');
  await user.click(button(texts.save));
  expect(await alertText()).toContain('База занята');
  expect(field(texts.days).value).toBe('7');
});

test('settings that fail to load have a retry', async () => {
  const { user, server } = open({
    moneySettings: () => {
      throw refusal('База занята', { code: 'UNAVAILABLE' });
    },
  });
  await screen.findByText(texts.loadFailed);
  server.answer({ moneySettings: SETTINGS });
  await user.click(button(KIT_TEXTS.retry));
  await screen.findByRole('form');
});
