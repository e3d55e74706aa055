import { alertText, button, field, fill, notice, renderSignedIn } from '@frontend/testing/render';
import { refusal } from '@frontend/testing/server';
import { OFFER_SETTINGS_TEXTS } from '@schema/texts/bookings/offers';
import { KIT_TEXTS } from '@schema/texts/shell/shell';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { OfferSettings } from './OfferSettings';

const texts = OFFER_SETTINGS_TEXTS;
const SETTINGS = { template: '{марка} {модель}\nАдрес: {адрес}', address: '', version: 2 };
const open = (answers = {}) =>
  renderSignedIn(<OfferSettings />, { answers: { offerSettings: SETTINGS, ...answers } });

test('the template and the address are saved; the example follows them', async () => {
  const input = { template: '{марка}\nЖдём: {адрес}', address: 'Ленина, 1' };
  const { user, server } = open({ setOfferSettings: { ...input, version: 3 } });
  await screen.findByRole('form');
  screen.getByText('Kia Rio');
  fill(field(texts.template), input.template);
  fill(field(texts.address), input.address);
  screen.getByText('Kia Ждём: Ленина, 1');
  await user.click(button(texts.save));
  await notice('Текст клиенту сохранён');
  expect(server.sent('SetOfferSettings')[0]?.variables).toEqual({
    input: { ...input, version: 2 },
  });
  expect(button(texts.save)).toHaveProperty('disabled', true);
});

test('a tag is inserted at the caret; the caret follows it', async () => {
  const { user } = open();
  await screen.findByRole('form');
  const template = field(texts.template) as unknown as HTMLTextAreaElement;
  template.setSelectionRange(0, 7);
  await user.click(button('госномер'));
  expect(template.value).toBe('{госномер} {модель}\nАдрес: {адрес}');
  await user.keyboard('!');
  expect(template.value).toBe('{госномер}! {модель}\nАдрес: {адрес}');
});

test('an unknown tag is refused with its name, without a request', async () => {
  const { user, server } = open();
  await screen.findByRole('form');
  fill(field(texts.template), 'Цвет: {цвет}');
  await user.click(button(texts.save));
  expect(await alertText()).toBe('Неизвестная метка {цвет}: вставьте метку из списка');
  expect(server.sent('SetOfferSettings')).toEqual([]);
});

test('settings that fail to load have a retry', async () => {
  const { user, server } = open({
    offerSettings: () => {
      throw refusal('База занята', { code: 'UNAVAILABLE' });
    },
  });
  await screen.findByText(texts.loadFailed);
  server.answer({ offerSettings: SETTINGS });
  await user.click(button(KIT_TEXTS.retry));
  await screen.findByRole('form');
});
