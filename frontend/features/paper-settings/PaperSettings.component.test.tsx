import {
  alertText,
  button,
  choose,
  field,
  fill,
  notice,
  renderSignedIn,
} from '@frontend/testing/render';
import { tooLong } from '@schema/messages/general';
import { PAPER_SETTINGS_TEXTS } from '@schema/texts/papers/paper-settings';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PaperSettings } from './PaperSettings';

const texts = PAPER_SETTINGS_TEXTS;
const SETTINGS = { requisites: 'ООО «Прокат»', signatory: '', fileYears: null, version: 2 };
const open = (answers = {}) =>
  renderSignedIn(<PaperSettings />, { answers: { paperSettings: SETTINGS, ...answers } });

test('the details of the company are saved with the version read', async () => {
  const saved = {
    requisites: 'ООО «Прокат»\nИНН 77',
    signatory: 'директор Иванов',
    fileYears: null,
  };
  const { user, server } = open({ setPaperSettings: { ...saved, version: 3 } });
  await screen.findByRole('form', { name: 'Реквизиты в документах' });
  fill(field('Реквизиты'), saved.requisites);
  fill(field('Кто подписывает'), saved.signatory);
  await user.click(button('Сохранить реквизиты'));
  await notice(texts.saved);
  expect(server.sent('SetPaperSettings')[0]?.variables).toEqual({
    input: { ...saved, version: 2 },
  });
  expect(button(texts.save)).toHaveProperty('disabled', true);
});

test('a long name is refused without a request and stays in its field', async () => {
  const { user, server } = open();
  await screen.findByRole('form');
  const long = 'а'.repeat(121);
  fill(field(texts.signatory), long);
  await user.click(button(texts.save));
  expect(await alertText()).toBe(tooLong(120));
  expect(field(texts.signatory)).toHaveProperty('value', long);
  expect(server.sent('SetPaperSettings')).toEqual([]);
});

test('a shorter time for the files warns before it is saved', async () => {
  const saved = { requisites: 'ООО «Прокат»', signatory: '', fileYears: 5 };
  const { user, server } = open({ setPaperSettings: { ...saved, version: 3 } });
  await screen.findByRole('form');
  expect(screen.queryByText(/будут удалены/)).toBeNull();
  await choose(user, 'Хранить файлы документов', '5 лет');
  screen.getByText(/^Файлы документов старше 5 лет будут удалены/);
  await user.click(button(texts.save));
  await notice(texts.saved);
  expect(server.sent('SetPaperSettings')[0]?.variables).toEqual({
    input: { ...saved, version: 2 },
  });
  expect(screen.queryByText(/будут удалены/)).toBeNull();
  await choose(user, 'Хранить файлы документов', '10 лет');
  expect(screen.queryByText(/будут удалены/)).toBeNull();
});
