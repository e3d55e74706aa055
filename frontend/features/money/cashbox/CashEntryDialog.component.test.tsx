import {
  alertText,
  button,
  errorUnder,
  field,
  notice,
  renderSignedIn,
} from '@frontend/testing/render';
import { refusal } from '@frontend/testing/server';
import { MESSAGES } from '@schema/messages';
import { tooLong } from '@schema/messages/general';
import { CASH_TEXTS } from '@schema/texts/day/cashbox';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import CashEntryDialog from './CashEntryDialog';

const ENTRY = { id: 7, amount: 1500.5, comment: null, createdAt: '2026-11-20T09:00:00Z' };

function open(answers = {}) {
  const onClose = vi.fn();
  const dialog = <CashEntryDialog address="/?new=cash" onClose={onClose} />;
  return { onClose, ...renderSignedIn(dialog, { answers: { addCashEntry: ENTRY, ...answers } }) };
}

test.each([
  ['', MESSAGES.cashbox.amountRequired],
  ['0', MESSAGES.cashbox.amountNotPositive],
  ['1000000000000', MESSAGES.generic.amountTooLarge],
])('the amount «%s» is refused without a request (M2)', async (amount, message) => {
  const { user, server } = open();
  if (amount) await user.type(field(CASH_TEXTS.amount), amount);
  await user.click(button('Добавить'));
  expect(await alertText()).toBe(message);
  expect(errorUnder(field(CASH_TEXTS.amount))).toBe(message);
  expect(field(CASH_TEXTS.amount)).toBe(document.activeElement);
  expect(server.sent('AddCashEntry')).toEqual([]);
});

test('an amount is grouped while it is typed and sent as a number, an empty comment as null', async () => {
  const { user, server, onClose } = open();
  await user.type(field(CASH_TEXTS.amount), '1500,5');
  expect(field(CASH_TEXTS.amount).value).toBe('1 500,5');
  await user.type(field(CASH_TEXTS.comment), '   ');
  await user.click(button('Добавить'));
  await notice(/Поступление записано/);
  expect(onClose).toHaveBeenCalledOnce();
  expect(server.sent('AddCashEntry')[0]?.variables).toEqual({
    input: { amount: 1500.5, comment: null },
  });
});

test('a save without connection keeps the input and repeats with the same key', async () => {
  const { user, server, onClose } = open();
  await user.type(field(CASH_TEXTS.amount), '900');
  await user.type(field(CASH_TEXTS.comment), 'мойка');
  server.disconnect();
  await user.click(button('Добавить'));
  expect(await alertText()).toContain(MESSAGES.cashbox.saveFailed);
  expect(field(CASH_TEXTS.amount).value).toBe('900');
  expect(field(CASH_TEXTS.comment).value).toBe('мойка');
  expect(onClose).not.toHaveBeenCalled();

  server.connect();
  server.answer({
    addCashEntry: () => {
      throw refusal('База занята', { code: 'UNAVAILABLE' });
    },
  });
  await user.click(button('Добавить'));
  await waitFor(async () => expect(await alertText()).toBe('База занята'));
  server.answer({ addCashEntry: ENTRY });
  await user.click(button('Добавить'));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  const [first, second] = server.sent('AddCashEntry').map(({ key }) => key);
  expect(first).toMatch(/.{16}/);
  expect(second).toBe(first);
});

test('an error of a field is shown at the field until it changes', async () => {
  const { user } = open({
    addCashEntry: () => {
      throw refusal('Проверьте поля', { fields: { comment: tooLong(1000) } });
    },
  });
  await user.type(field(CASH_TEXTS.amount), '5');
  await user.click(button('Добавить'));
  expect(await alertText()).toBe('Проверьте поля');
  expect(errorUnder(field(CASH_TEXTS.comment))).toBe(tooLong(1000));
  await user.type(field(CASH_TEXTS.comment), 'к');
  expect(errorUnder(field(CASH_TEXTS.comment))).toBeNull();
});

test('while a save is pending a second submit does nothing and the dialog does not close', async () => {
  const { user, server, onClose } = open();
  const release = server.hold();
  await user.type(field(CASH_TEXTS.amount), '5');
  await user.keyboard('{Control>}{Enter}{/Control}{Control>}{Enter}{/Control}{Escape}');
  expect(button('Отмена')).toHaveProperty('disabled', true);
  expect(onClose).not.toHaveBeenCalled();
  release();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(server.sent('AddCashEntry')).toHaveLength(1);
});

test('closing with unsaved input needs a confirmation', async () => {
  const { user, onClose } = open();
  await user.type(field(CASH_TEXTS.amount), '5');
  await user.keyboard('{Escape}');
  const question = await screen.findByRole('alertdialog', { name: 'Закрыть без сохранения?' });
  expect(onClose).not.toHaveBeenCalled();
  await user.click(within(question).getByText('Не сохранять'));
  expect(onClose).toHaveBeenCalledOnce();
});
