import {
  alertText,
  button,
  choose,
  errorUnder,
  field,
  notice,
  renderSignedIn,
} from '@frontend/testing/render';
import { type Answers, refusal } from '@frontend/testing/server';
import { MESSAGES } from '@schema/messages';
import { tillIsShort } from '@schema/messages/tills';
import { PERIOD_TEXTS } from '@schema/texts/day/period';
import { EXPORT_TEXTS } from '@schema/texts/files/export';
import { TILL_FIELD_TEXTS } from '@schema/texts/money/till-field';
import {
  EXPENSE_KIND_TEXTS,
  HANDOVER_TEXTS,
  REGISTER_TEXTS,
  TILL_FORM_TEXTS,
  TILLS_TEXTS,
} from '@schema/texts/money/tills';
import { KIT_TEXTS } from '@schema/texts/shell/shell';
import { screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { TillsPage } from './TillsPage';

const till = (id: number, name: string, more: object = {}) => ({
  id,
  kind: 'user',
  name,
  userId: id,
  isForAll: false,
  userIds: [],
  isClosed: false,
  mayUse: true,
  balance: 12500,
  lastCount: null,
  version: 1,
  ...more,
});
const OFFICE = till(10, 'Офис', {
  kind: 'office',
  userId: null,
  isForAll: true,
  balance: 84300,
  lastCount: { countedAt: '2026-11-20T08:00:00Z', difference: 200, isFirst: false },
});
const OWN = till(1, 'admin');
const BORIS = till(2, 'boris', { mayUse: false, balance: 0 });
const TILLS = {
  tills: [OFFICE, OWN, BORIS],
  handovers: [],
  receivers: [{ userId: 5, name: 'anna' }],
};
const line = (more: object) => ({
  source: 'operation',
  id: 117,
  kind: 'expense',
  happenedAt: '2026-11-20T08:40:00Z',
  method: 'cash',
  tillId: 1,
  tillName: 'admin',
  toTillId: null,
  toTillName: null,
  direction: 'out',
  amount: 1800,
  cash: 81400,
  userName: 'admin',
  comment: null,
  shortReason: null,
  reversesId: null,
  isReversed: false,
  bookingId: null,
  customerId: null,
  customerName: null,
  carTitle: null,
  expenseKind: 'Мойка',
  partnerName: null,
  place: null,
  spentOn: '2026-11-20',
  expected: null,
  counted: null,
  ...more,
});
const PAYMENT = line({
  source: 'entry',
  id: 12,
  kind: 'rent',
  method: 'card',
  tillId: null,
  tillName: null,
  direction: 'in',
  amount: 18900,
  cash: null,
  bookingId: 13,
  customerName: 'Илья Белов',
  expenseKind: null,
  spentOn: null,
});
const TURNOVER = { opening: 83200, cameIn: 0, wentOut: 1800, closing: 81400 };
const REGISTER = {
  from: '2026-11-20',
  to: '2026-11-20',
  isProvisional: false,
  cash: { ...TURNOVER, between: 0 },
  tills: [{ tillId: 1, name: 'admin', ...TURNOVER }],
  methods: [{ method: 'card', opening: 0, cameIn: 18900, wentOut: 0, closing: 18900 }],
  lines: [PAYMENT, line({})],
  nextCursor: null,
};
const KINDS = [
  { id: 1, name: 'Мойка', isArchived: false, spent: 14600, version: 1 },
  { id: 2, name: 'Топливо', isArchived: false, spent: 9200, version: 1 },
];

const Address = () => <output aria-label="address">{useLocation().search}</output>;
const address = () => screen.getByLabelText('address').textContent;

async function open(answers: Answers = {}, permissions?: readonly string[], path = '/money') {
  localStorage.clear();
  const view = renderSignedIn(
    <>
      <TillsPage tabs={null} income={() => null} bookingLink={(id) => `/?booking=${id}`} />
      <Address />
    </>,
    {
      answers: {
        tills: TILLS,
        tillRegister: REGISTER,
        expenseKinds: KINDS,
        seatCars: [],
        partnerRevenue: {
          partners: [{ id: 7, name: 'Олег', settledFrom: null, version: 1 }],
          cars: [],
        },
        ...answers,
      },
      path,
      ...(permissions && { user: { permissions } }),
    },
  );
  await screen.findByRole('list', { name: TILLS_TEXTS.list });
  return view;
}
const table = () => screen.findByRole('table', { name: REGISTER_TEXTS.lines });
const dialog = (name: string) => screen.findByRole('dialog', { name });
const save = async (name: string) =>
  within(await screen.findByRole('dialog')).getByRole('button', { name });

test('the cards have the cash, whose it is and the last count; a press filters the register', async () => {
  const { user, server } = await open();
  const cards = screen.getByRole('list', { name: TILLS_TEXTS.list });
  expect(cards.textContent).toMatch(/Офис84\s300\s₽общая кассапересчёт сегодняизлишек 200\s₽/);
  expect(cards.textContent).toMatch(/admin12\s500\s₽моя кассане пересчитывали/);
  await table();
  await user.click(within(cards).getByRole('button', { name: /^Офис/ }));
  await waitFor(() => expect(address()).toBe('?till=10'));
  await waitFor(() =>
    expect(server.sent('TillRegister').at(-1)?.variables).toMatchObject({ tillId: 10 }),
  );
  await user.click(within(cards).getByRole('button', { name: /^Офис/ }));
  await waitFor(() => expect(address()).toBe(''));
});

test('the register has the opening, every document, the cash after it, and the sums', async () => {
  await open();
  const text = (await table()).textContent;
  expect(text).toMatch(/Остаток на начало 20\.11\.202683\s200/);
  expect(text).toMatch(/11:40Оплата № 12 · Илья БеловadminКарта18\s900—/);
  expect(text).toMatch(/11:40Расход № 117 · мойкаadminadmin1\s80081\s400/);
  expect(screen.getByRole('link', { name: 'Оплата № 12' }).getAttribute('href')).toBe(
    '/?booking=13',
  );
  expect(screen.getByText('Наличные').parentElement?.textContent).toMatch(/\+0−1\s800/);
  expect(screen.getByText(/^Остаток наличных на конец/).parentElement?.textContent).toMatch(
    /81\s400\s₽$/,
  );
});

test('the days are in the address; lines of several days have their date', async () => {
  const { user, server } = await open();
  await table();
  await user.click(button(REGISTER_TEXTS.week));
  await waitFor(() => expect(address()).toBe('?from=2026-11-14&to=2026-11-20'));
  await waitFor(async () => expect((await table()).textContent).toMatch(/20\.11\.2026 11:40/));
  expect(server.sent('TillRegister').at(-1)?.variables).toMatchObject({
    from: '2026-11-14',
    to: '2026-11-20',
  });
  await user.click(button(REGISTER_TEXTS.today));
  await waitFor(() => expect(address()).toBe(''));
});

test('any period is chosen by its first and last day', async () => {
  const path = '/money?from=2026-10-01&to=2026-10-31';
  const { user, server } = await open({}, undefined, path);
  await table();
  const first = () => screen.queryByRole('group', { name: PERIOD_TEXTS.from });
  expect(button(REGISTER_TEXTS.range).getAttribute('aria-pressed')).toBe('true');
  expect(first()).not.toBeNull();
  const [day] = within(first() as HTMLElement).getAllByRole('spinbutton');
  await user.click(day as HTMLElement);
  await user.keyboard('15092026');
  await waitFor(() => expect(address()).toBe('?from=2026-09-15&to=2026-10-31'));
  await waitFor(() =>
    expect(server.sent('TillRegister').at(-1)?.variables).toMatchObject({ from: '2026-09-15' }),
  );
  await user.click(button(REGISTER_TEXTS.week));
  await waitFor(() => expect(first()).toBeNull());
  await user.click(button(REGISTER_TEXTS.range));
  expect(first()).not.toBeNull();
  expect(address()).toBe('?from=2026-11-14&to=2026-11-20');
});

test('a long register is continued by its cursor', async () => {
  const { user, server } = await open({ tillRegister: { ...REGISTER, nextCursor: '1-2-3-4' } });
  await table();
  server.answer({ tillRegister: { ...REGISTER, lines: [line({ id: 118 })] } });
  await user.click(button(REGISTER_TEXTS.showMore));
  await screen.findByText('Расход № 118');
  expect(screen.getByText('Расход № 117')).toBeDefined();
  expect(server.sent('TillRegister').at(-1)?.variables).toMatchObject({ cursor: '1-2-3-4' });
  expect(screen.queryByRole('button', { name: REGISTER_TEXTS.showMore })).toBeNull();
});

test('a kind of expense shows its lines of the month', async () => {
  const { user, server } = await open();
  await table();
  expect(screen.getByText('Расходы за ноябрь')).toBeDefined();
  const kinds = within(screen.getByRole('region', { name: EXPENSE_KIND_TEXTS.list }));
  expect(kinds.getByRole('button', { name: /^Все/ }).textContent).toMatch(/23\s800\s₽/);
  server.answer({ tillRegister: { ...REGISTER, lines: [line({})] } });
  await user.click(kinds.getByRole('button', { name: /^Мойка/ }));
  await waitFor(() => expect(screen.queryByText('Оплата № 12')).toBeNull());
  expect(screen.getByText('Расход № 117')).toBeDefined();
  expect(screen.queryByText(/Остаток на начало/)).toBeNull();
  expect(screen.getByText('Найдено операций').parentElement?.textContent).toMatch(/1$/);
  expect(screen.getByText('Расход', { selector: 'dt' }).parentElement?.textContent).toMatch(
    /−1\s800$/,
  );
  expect(new URLSearchParams(address() ?? '').get('from')).toBe('2026-11-01');
  expect(server.sent('TillRegister').at(-1)?.variables).toMatchObject({ expenseKindId: 1 });
});

test('the register is searched by words', async () => {
  // The search is written into the address of its page only.
  history.replaceState(null, '', '/money');
  const { user, server } = await open();
  await table();
  server.answer({ tillRegister: { ...REGISTER, lines: [] } });
  await user.type(screen.getByRole('searchbox', { name: REGISTER_TEXTS.search }), 'рио 1800');
  await screen.findByText(REGISTER_TEXTS.notFound);
  expect(server.sent('TillRegister').at(-1)?.variables).toMatchObject({ search: 'рио 1800' });
  expect(new URLSearchParams(address() ?? '').get('search')).toBe('рио 1800');
  expect(screen.queryByText(/^Остаток наличных на конец/)).toBeNull();
});

test('an operation of any day that is not reversed can be reversed', async () => {
  const old = { happenedAt: '2026-10-03T08:40:00Z' };
  const lines = [
    line({ ...old }),
    line({ ...old, id: 118, isReversed: true }),
    line({ ...old, id: 119, kind: 'payout', expenseKind: null, partnerName: 'Олег' }),
    line({ ...old, id: 121, reversesId: 118, direction: 'in' }),
    PAYMENT,
  ];
  const { user, server } = await open({
    tillRegister: { ...REGISTER, lines },
    reverseMoneyOperation: { id: 122 },
  });
  await table();
  const names = screen
    .getAllByRole('button', { name: /^Отменить:/ })
    .map((one) => one.getAttribute('aria-label'));
  expect(names).toEqual(['Отменить: Расход № 117', 'Отменить: Выплата № 119']);
  const reversed = screen.getByText('Расход № 118').closest('tr');
  expect(reversed?.textContent).toContain(REGISTER_TEXTS.reversed);
  await user.click(button('Отменить: Расход № 117'));
  await user.click(button(REGISTER_TEXTS.reverseSubmit));
  await notice(TILL_FORM_TEXTS.undone);
  expect(server.sent('ReverseMoneyOperation')[0]?.variables).toEqual({ id: 117 });
});

test('without the sums the expenses of the month are hidden', async () => {
  await open({ expenseKinds: KINDS.map((kind) => ({ ...kind, spent: null })) }, ['edit_bookings']);
  await table();
  expect(screen.queryByText('Расходы за ноябрь')).toBeNull();
  expect(screen.queryByRole('button', { name: TILLS_TEXTS.manage })).toBeNull();
});

test('an expense is recorded with its kind, and its undo reverses it', async () => {
  const { user, server } = await open({ addExpense: { id: 118, amount: 600 } });
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
  const { user, server } = await open({
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
  const { user, server } = await open({ handOverCash: made });
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

test('a waiting handover is accepted by its receiver and withdrawn by its sender', async () => {
  const waiting = {
    fromTillId: 2,
    fromName: 'boris',
    toTillId: 1,
    toName: 'admin',
    userName: 'boris',
    amount: 14200,
    sentAt: '2026-11-20T08:00:00Z',
    comment: null,
    isPending: true,
  };
  const handovers = [
    { ...waiting, id: 38, mayAccept: true, mayWithdraw: false },
    { ...waiting, id: 39, toName: 'anna', mayAccept: false, mayWithdraw: true },
  ];
  const { user, server } = await open({
    tills: { ...TILLS, handovers },
    endCashHandover: () => {
      throw refusal(MESSAGES.tills.handoverEnded, { code: 'CONFLICT' });
    },
  });
  const list = screen.getByRole('list', { name: HANDOVER_TEXTS.list });
  expect(list.textContent).toMatch(/boris передаёт 14\s200\s₽ в кассу «admin»/);
  expect(list.textContent).toMatch(/Передано 14\s200\s₽, ждёт «anna»/);
  await user.click(button(/^Принять/));
  expect(await alertText()).toBe(MESSAGES.tills.handoverEnded);
  server.answer({ endCashHandover: { id: 38 } });
  await user.click(button(/^Принять/));
  await notice(HANDOVER_TEXTS.accepted);
  expect(server.sent('EndCashHandover').at(-1)?.variables).toEqual({
    id: 38,
    input: { outcome: 'accepted' },
  });
  await user.click(button(/^Отозвать/));
  await notice(HANDOVER_TEXTS.withdrawn);
  expect(server.sent('EndCashHandover').at(-1)?.variables).toMatchObject({
    id: 39,
    input: { outcome: 'withdrawn' },
  });
});

test('a count shows the difference while it is typed, by the sum and by notes', async () => {
  const counted = {
    ...OWN,
    lastCount: { countedAt: '2026-11-20T09:00:00Z', difference: -500, isFirst: false },
  };
  const { user, server } = await open({ countTill: counted });
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

test('an expense of today is reversed from its line after a question', async () => {
  const { user, server } = await open({ reverseMoneyOperation: { id: 118 } });
  await table();
  await user.click(button('Отменить: Расход № 117'));
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toMatch(/Расход № 117, мойка, 1\s800\s₽/);
  await user.click(within(question).getByRole('button', { name: REGISTER_TEXTS.reverseSubmit }));
  await notice(TILL_FORM_TEXTS.undone);
  expect(server.sent('ReverseMoneyOperation')[0]?.variables).toEqual({ id: 117 });
});

test('the file has the whole register without a limit', async () => {
  const { user, server } = await open();
  await table();
  await user.click(button(EXPORT_TEXTS.csvHint));
  await notice(/Выгружено строк: 6/);
  expect(server.sent('TillRegister').at(-1)?.variables).toEqual({
    from: '2026-11-01',
    to: '2026-11-30',
    tillId: null,
  });
});

test('an administrator adds, renames and archives kinds of expense', async () => {
  const { user, server } = await open({
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

test('a failure of the tills is shown with a retry', async () => {
  renderSignedIn(<TillsPage tabs={null} income={() => null} bookingLink={null} />, {
    answers: {
      tills: () => {
        throw refusal('База занята', { code: 'UNAVAILABLE' });
      },
      tillRegister: REGISTER,
      expenseKinds: KINDS,
    },
  });
  expect(await alertText()).toMatch(TILLS_TEXTS.loadFailed);
});

test('an expense is borne by a partner', async () => {
  const { user, server } = await open({ addExpense: { id: 118, amount: 600 } });
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
  const { user, server } = await open({ addExpense: { id: 118, amount: 600 } });
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
