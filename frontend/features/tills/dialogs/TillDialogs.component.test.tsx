import { alertText, button, choose, errorUnder, field, notice } from '@frontend/testing/render';
import { refusal } from '@frontend/testing/server';
import { MESSAGES } from '@schema/messages';
import { tillIsShort } from '@schema/messages/tills';
import { TILL_FIELD_TEXTS } from '@schema/texts/money/till-field';
import { EXPENSE_KIND_TEXTS, TILL_FORM_TEXTS, TILLS_TEXTS } from '@schema/texts/money/tills';
import { KIT_TEXTS } from '@schema/texts/shell/shell';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { KINDS, OWN, openTills } from '../testing/open-tills';

const dialog = (name: string) => screen.findByRole('dialog', { name });
const save = async (name: string) =>
  within(await screen.findByRole('dialog')).getByRole('button', { name });

test('an expense is recorded with its kind, and its undo reverses it', async () => {
  const { user, server } = await openTills({ addExpense: { id: 118, amount: 600 } });
  await user.click(button(TILLS_TEXTS.expense));
  await dialog(TILLS_TEXTS.expense);
  await user.type(field(TILL_FORM_TEXTS.amount), '600');
  await user.click(await save(TILL_FORM_TEXTS.submit));
  expect(await alertText()).toBe(MESSAGES.tills.kindRequired);
  await user.click(screen.getByRole('radio', { name: 'Мойка' }));
  await user.click(await save(TILL_FORM_TEXTS.submit));
  await notice(/Расход записан: 600\s₽/);
  expect(server.sent('AddExpense')[0]?.variables).toEqual({
    input: {
      amount: 600,
      kindId: 1,
      carId: null,
      partnerId: null,
      method: 'cash',
      spentOn: '2026-11-20',
      comment: null,
      shortReason: null,
    },
  });
  server.answer({ reverseMoneyOperation: { id: 119 } });
  await user.click(button(KIT_TEXTS.undo));
  await notice(TILL_FORM_TEXTS.undone);
  expect(server.sent('ReverseMoneyOperation')[0]?.variables).toEqual({ id: 118 });
});

test('a till with less asks for the origin of the cash and keeps the input', async () => {
  const short = tillIsShort('admin', 100);
  const { user, server } = await openTills({
    collectCash: () => {
      throw refusal(short, { fields: { shortReason: short } });
    },
  });
  await user.click(button(TILLS_TEXTS.collection));
  await dialog(TILLS_TEXTS.collection);
  expect(screen.queryByLabelText(new RegExp(TILL_FIELD_TEXTS.shortReason))).toBeNull();
  await user.click(button(TILL_FORM_TEXTS.all));
  expect(field(TILL_FORM_TEXTS.amount).value).toBe('12 500');
  await user.click(await save(TILL_FORM_TEXTS.submit));
  expect(await alertText()).toBe(short);
  const reason = field(TILL_FIELD_TEXTS.shortReason);
  expect(errorUnder(reason)).toBe(short);
  await user.type(reason, 'свои');
  server.answer({ collectCash: { id: 5, amount: 12500 } });
  await user.click(await save(TILL_FORM_TEXTS.submit));
  await notice(/Инкассация записана: 12\s500\s₽/);
  expect(server.sent('CollectCash')[1]?.variables).toEqual({
    input: { amount: 12500, place: 'bank', comment: null, shortReason: 'свои', tillId: 1 },
  });
});

test('cash is handed to a till or to a user without one', async () => {
  const made = { id: 3, amount: 500, toName: 'anna', isPending: true };
  const { user, server } = await openTills({ handOverCash: made });
  await user.click(button(TILLS_TEXTS.handover));
  const form = await dialog(TILLS_TEXTS.handover);
  const receivers = within(form).getByRole('group', { name: TILL_FORM_TEXTS.receiver });
  expect(
    within(receivers)
      .getAllByRole('radio')
      .map((one) => one.closest('label')?.textContent),
  ).toEqual(['Офис', 'boris', 'anna']);
  await user.click(within(receivers).getByRole('radio', { name: 'anna' }));
  await user.type(field(TILL_FORM_TEXTS.amount), '500');
  await user.click(await save(TILL_FORM_TEXTS.send));
  await notice(/Передача ждёт получателя: 500\s₽, anna/);
  expect(server.sent('HandOverCash')[0]?.variables).toMatchObject({
    input: { amount: 500, tillId: 1, toUserId: 5 },
  });
});

test('a count shows the difference while it is typed, by the sum and by notes', async () => {
  const counted = {
    ...OWN,
    lastCount: { countedAt: '2026-11-20T09:00:00Z', difference: -500, isFirst: false },
  };
  const { user, server } = await openTills({ countTill: counted });
  await user.click(button(TILLS_TEXTS.count));
  const form = await dialog(TILLS_TEXTS.count);
  await user.type(field(TILL_FORM_TEXTS.counted), '12700');
  expect(form.textContent).toMatch(/Должно быть 12\s500\s₽, излишек 200\s₽/);
  await user.click(button(TILL_FORM_TEXTS.byNotes));
  await user.click(await save(TILL_FORM_TEXTS.submit));
  expect(await alertText()).toBe(MESSAGES.tills.countedRequired);
  await user.type(screen.getByLabelText(/^5\s000\s₽$/), '2');
  await user.type(screen.getByLabelText(/^500\s₽$/), '4');
  expect(form.textContent).toMatch(/насчитали 12\s000\s₽, недостача 500\s₽/);
  await user.click(await save(TILL_FORM_TEXTS.submit));
  await notice(/Касса пересчитана: недостача 500\s₽/);
  expect(server.sent('CountTill')[0]?.variables).toEqual({
    input: {
      tillId: 1,
      counted: 12000,
      notes: [
        { value: 5000, count: 2 },
        { value: 500, count: 4 },
      ],
      comment: null,
    },
  });
});

test('an administrator adds, renames and archives kinds of expense', async () => {
  const { user, server } = await openTills({
    createExpenseKind: { id: 3, name: 'Реклама' },
    updateExpenseKind: { ...KINDS[0], version: 2 },
  });
  await user.click(button(EXPENSE_KIND_TEXTS.add));
  await dialog(EXPENSE_KIND_TEXTS.addTitle);
  await user.click(await save(EXPENSE_KIND_TEXTS.submit));
  expect(await alertText()).toBe(MESSAGES.tills.kindNameRequired);
  await user.type(field(EXPENSE_KIND_TEXTS.name), 'Реклама');
  await user.click(await save(EXPENSE_KIND_TEXTS.submit));
  await notice(EXPENSE_KIND_TEXTS.added);
  await user.click(button(EXPENSE_KIND_TEXTS.edit));
  await dialog(EXPENSE_KIND_TEXTS.title);
  await user.click(button(`${EXPENSE_KIND_TEXTS.archive}: Топливо`));
  await waitFor(() => expect(server.sent('UpdateExpenseKind')).toHaveLength(1));
  expect(server.sent('UpdateExpenseKind')[0]?.variables).toEqual({
    id: 2,
    input: { isArchived: true, version: 1 },
  });
  await user.click(button(`${EXPENSE_KIND_TEXTS.rename}: Мойка`));
  await user.clear(field(EXPENSE_KIND_TEXTS.name));
  await user.type(field(EXPENSE_KIND_TEXTS.name), 'Химчистка');
  await user.click(await save(EXPENSE_KIND_TEXTS.save));
  await waitFor(() =>
    expect(server.sent('UpdateExpenseKind')[1]?.variables).toEqual({
      id: 1,
      input: { name: 'Химчистка', version: 1 },
    }),
  );
});

test('an expense is borne by a partner', async () => {
  const { user, server } = await openTills({ addExpense: { id: 118, amount: 600 } });
  await user.click(button(TILLS_TEXTS.expense));
  await dialog(TILLS_TEXTS.expense);
  await user.type(field(TILL_FORM_TEXTS.amount), '600');
  await user.click(screen.getByRole('radio', { name: 'Мойка' }));
  await user.click(await screen.findByRole('button', { name: /За счёт владельца/ }));
  await user.click(screen.getByRole('option', { name: 'Олег' }));
  await user.click(await save(TILL_FORM_TEXTS.submit));
  await notice(/Расход записан/);
  expect(server.sent('AddExpense')[0]?.variables).toMatchObject({ input: { partnerId: 7 } });
});

test('the till of an expense is remembered on the device', async () => {
  const { user, server } = await openTills({ addExpense: { id: 118, amount: 600 } });
  const record = async () => {
    await user.click(button(TILLS_TEXTS.expense));
    await dialog(TILLS_TEXTS.expense);
    await user.type(field(TILL_FORM_TEXTS.amount), '600');
  };
  await record();
  await user.click(screen.getByRole('radio', { name: 'Мойка' }));
  await choose(user, TILL_FIELD_TEXTS.till, 'Офис');
  await user.click(await save(TILL_FORM_TEXTS.submit));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await record();
  await user.click(await save(TILL_FORM_TEXTS.submit));
  await waitFor(() => expect(server.sent('AddExpense')).toHaveLength(2));
  for (const { variables } of server.sent('AddExpense'))
    expect(variables).toMatchObject({ input: { tillId: 10, kindId: 1 } });
});
