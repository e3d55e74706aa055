import { MarkButton } from '@frontend/shared/bookings/marks/MarkButton';
import { MarkMoneyContext } from '@frontend/shared/bookings/marks/mark-money';
import { BOOKING as SAVED_BOOKING } from '@frontend/testing/records';
import { alertText, button, field, fill, notice, renderSignedIn } from '@frontend/testing/render';
import { type Answers, refusal } from '@frontend/testing/server';
import { MESSAGES } from '@schema/messages';
import { MARK_TEXTS } from '@schema/texts/bookings/marks';
import { UNRETURNED_TEXTS } from '@schema/texts/bookings/whereabouts';
import { MARK_PART_TITLES, MARK_QUESTION_TEXTS } from '@schema/texts/money/mark-money';
import { MONEY_MARK_TEXTS } from '@schema/texts/money/money-marks';
import { MONEY_SHEET_TEXTS } from '@schema/texts/money/rental-money';
import { KIT_TEXTS } from '@schema/texts/shell/shell';
import type { MarkedMoment } from '@schema/values/money/at-mark';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { MoneyEntryFacts, RentalMoneyFacts } from '../useRentalMoney';
import MarkMoney from './MarkMoney';

beforeEach(() => localStorage.clear());

const BOOKING = {
  id: 12,
  carId: 3,
  version: 4,
  customerName: 'Анна Никитина',
  carTitle: 'Lada Granta',
  licensePlate: 'А123ВС799',
};
const NAME = 'Lada Granta А 123 ВС 799, Анна Никитина';

const entry = (more: Partial<MoneyEntryFacts>): MoneyEntryFacts => ({
  id: 1,
  kind: 'rent',
  direction: 'in',
  amount: 1900,
  method: 'cash',
  comment: null,
  happenedAt: '2026-11-20T09:00:00Z',
  userName: 'admin',
  isReversed: false,
  mayReverse: true,
  reversesId: null,
  ...more,
});
const OWED: RentalMoneyFacts = {
  version: 1,
  bookingIds: [12],
  rented: null,
  isFollowed: true,
  owed: 1900,
  paid: 0,
  balance: 1900,
  charges: [],
  entries: [],
  advance: 0,
  deposit: {
    agreed: 5000,
    held: 0,
    returned: 0,
    withheld: 0,
    untaken: 0,
    toReturn: 0,
    returnBy: null,
  },
};
const PAID = { ...OWED, version: 2, paid: 1900, balance: 0, entries: [entry({})] };
const HELD: RentalMoneyFacts = {
  ...PAID,
  version: 3,
  entries: [entry({}), entry({ id: 2, kind: 'deposit', amount: 5000 })],
  deposit: { ...OWED.deposit, held: 5000 },
};
const marked = { ...SAVED_BOOKING, id: 12, version: 5 };
const factsOf = ({ balance, deposit }: RentalMoneyFacts) => ({
  balance,
  held: deposit.held,
  depositToTake: deposit.agreed - deposit.held,
});
const questionsOf = (money: RentalMoneyFacts, unreturned: string | null = null) => ({
  money: {
    bookingId: 12,
    rentalId: 12,
    mark: 'unpaid',
    paid: 0,
    untaken: 0,
    isOver: false,
    ...factsOf(money),
  },
  unreturned,
});
const EACH: Answers = {
  markQuestions: questionsOf(OWED),
  rentalMoney: OWED,
  takePayment: PAID,
  takeDeposit: HELD,
  markHandedOver: marked,
  markReturned: marked,
};

function open(
  kind: MarkedMoment,
  answers: Answers = {},
  money: Parameters<typeof MarkButton>[0]['money'] = null,
) {
  const onMarked = vi.fn();
  const view = renderSignedIn(
    <MarkMoneyContext value={MarkMoney}>
      <MarkButton kind={kind} booking={BOOKING} money={money} isNamed onMarked={onMarked} />
    </MarkMoneyContext>,
    { answers: { ...EACH, ...answers } },
  );
  const press = () => view.user.click(button(`${MARK_TEXTS[kind]}: ${NAME}`));
  return { ...view, onMarked, press };
}
const sheet = (at: MarkedMoment) =>
  screen.findByRole('dialog', { name: MARK_QUESTION_TEXTS.title[at] });
const submit = (name: string | RegExp) => screen.findByRole('button', { name });
const part = (at: MarkedMoment, job: 'payment' | 'deposit' | 'returnDeposit') =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: MARK_PART_TITLES[at][job] });
const sumOf = (at: MarkedMoment, job: 'payment' | 'deposit' | 'returnDeposit') =>
  field(`${MONEY_SHEET_TEXTS.amount}: ${MARK_PART_TITLES[at][job]}`);
const failing = () => {
  throw refusal('База занята', { code: 'UNAVAILABLE' });
};

test('one tap takes rent and deposit with the handover, each with its own key', async () => {
  const { user, server, onMarked, press } = open('handover');
  await press();
  await user.click(await submit(/^Выдать и принять 6\s900\s₽$/));
  await notice(/^Выдана: Lada Granta А 123 ВС 799, Анна Никитина · принято 6\s900\s₽$/);
  expect(onMarked).toHaveBeenCalledOnce();
  expect(server.sent('TakePayment')[0]?.variables).toEqual({
    input: { bookingId: 12, amount: 1900, method: 'cash', comment: null, version: 1 },
  });
  expect(server.sent('TakeDeposit')[0]?.variables).toMatchObject({
    input: { amount: 5000, version: PAID.version },
  });
  expect(server.sent('MarkHandedOver')).toHaveLength(1);
  const keys = [...server.sent('TakePayment'), ...server.sent('TakeDeposit')].map(({ key }) => key);
  expect(new Set(keys).size).toBe(2);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('its undo removes the mark and reverses the money', async () => {
  const { user, server, press } = open('handover', {
    unmarkHandedOver: { ...marked, version: 6 },
    reverseMoneyEntry: PAID,
  });
  await press();
  await user.click(await submit(/^Выдать и принять/));
  await user.click(await submit(KIT_TEXTS.undo));
  await notice(`${MARK_TEXTS.handoverUndone}: ${NAME} · ${MARK_QUESTION_TEXTS.back}`);
  expect(server.sent('UnmarkHandedOver')[0]?.variables).toEqual({ id: 12, version: 5 });
  expect(server.sent('ReverseMoneyEntry').map(({ variables }) => variables)).toEqual([
    { id: 2 },
    { id: 1 },
  ]);
});

test('an undo that cannot reverse the money shows that it stays', async () => {
  const { user, press } = open('handover', {
    unmarkHandedOver: { ...marked, version: 6 },
    reverseMoneyEntry: failing,
  });
  await press();
  await user.click(await submit(/^Выдать и принять/));
  await user.click(await submit(KIT_TEXTS.undo));
  await notice(`${MARK_TEXTS.handoverUndone}: ${NAME} · ${MARK_QUESTION_TEXTS.kept}`);
});

test('a part that is switched off is not taken, a sum may be less', async () => {
  const { user, server, press } = open('handover');
  await press();
  await sheet('handover');
  await user.click(part('handover', 'deposit'));
  fill(sumOf('handover', 'payment'), '1 000');
  await user.click(await submit(/^Выдать и принять 1\s000\s₽$/));
  await notice(/принято 1\s000\s₽/);
  expect(server.sent('TakeDeposit')).toEqual([]);
  expect(server.sent('TakePayment')[0]?.variables).toMatchObject({ input: { amount: 1000 } });
});

test('an empty sum that is not switched off is refused without a request', async () => {
  const { user, server, press } = open('handover');
  await press();
  await sheet('handover');
  fill(sumOf('handover', 'payment'), '');
  await user.click(await submit(/^Выдать и принять/));
  expect(await alertText()).toBe(MESSAGES.money.amountRequired);
  expect(server.sent('TakePayment')).toEqual([]);
});

test('without money the mark is saved and nothing is recorded', async () => {
  const { user, server, onMarked, press } = open('handover');
  await press();
  await sheet('handover');
  await user.click(await submit(MARK_QUESTION_TEXTS.without.handover));
  await notice(`${MARK_TEXTS.handedOverAt}: ${NAME}`);
  expect(onMarked).toHaveBeenCalledOnce();
  expect([server.sent('TakePayment'), server.sent('TakeDeposit')]).toEqual([[], []]);
});

test('a closed dialog marks nothing', async () => {
  const { user, server, press } = open('handover');
  await press();
  const dialog = await sheet('handover');
  await user.click(within(dialog).getByText(KIT_TEXTS.cancel));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.sent('MarkHandedOver')).toEqual([]);
});

test('a failed payment leaves the car unmarked; a retry has the same key', async () => {
  const { user, server, press } = open('handover', { takePayment: failing });
  await press();
  await user.click(await submit(/^Выдать и принять/));
  expect(await alertText()).toContain('База занята');
  expect(server.sent('MarkHandedOver')).toEqual([]);
  server.answer({ takePayment: PAID });
  await user.click(await submit(/^Выдать и принять 6\s900\s₽$/));
  await notice(/принято 6\s900\s₽/);
  const [first, second] = server.sent('TakePayment').map(({ key }) => key);
  expect(second).toBe(first);
});

test('a deposit that fails after the payment is retried alone, or left out of the mark', async () => {
  const { user, server, press } = open('handover', { takeDeposit: failing });
  await press();
  await user.click(await submit(/^Выдать и принять/));
  await screen.findByText(/^Записано: принято 1\s900\s₽/);
  await submit(/^Выдать и принять 5\s000\s₽$/);
  expect(part('handover', 'payment').disabled).toBe(true);
  await user.click(await submit(MARK_QUESTION_TEXTS.without.handover));
  await notice(/^Выдана: .* · принято 1\s900\s₽$/);
  expect(server.sent('TakePayment')).toHaveLength(1);
});

test('a mark that fails after the payment shows an error; a retry only marks', async () => {
  const { user, server, press } = open('handover', { markHandedOver: failing });
  await press();
  await user.click(await submit(/^Выдать и принять/));
  expect(await alertText()).toContain('База занята');
  await screen.findByText(/^Записано: принято 6\s900\s₽\. Осталось отметить выдачу\.$/);
  server.answer({ markHandedOver: marked });
  await user.click(await submit(MARK_QUESTION_TEXTS.title.handover));
  await notice(/^Выдана: .* · принято 6\s900\s₽$/);
  expect([server.sent('TakePayment').length, server.sent('TakeDeposit').length]).toEqual([1, 1]);
});

test('a payment without a response keeps its key over a reload', async () => {
  const first = open('handover');
  await first.press();
  await sheet('handover');
  const release = first.server.hold();
  await first.user.click(await submit(/^Выдать и принять/));
  await waitFor(() => expect(localStorage.getItem('unsaved-forms')).toContain('takePayment'));
  first.unmount();
  const again = open('handover');
  await again.press();
  await screen.findByText(/^Восстановлено несохранённое: оплата/);
  await again.user.click(await submit(/^Выдать и принять/));
  await notice(/принято 6\s900\s₽/);
  release();
  await waitFor(() => expect(first.server.sent('TakePayment')).toHaveLength(1));
  expect(again.server.sent('TakePayment')[0]?.key).toBe(first.server.sent('TakePayment')[0]?.key);
});

test('without a network nothing is marked, and the input stays', async () => {
  const { user, server, press } = open('handover');
  await press();
  await sheet('handover');
  fill(sumOf('handover', 'payment'), '1 500');
  server.disconnect();
  await user.click(await submit(/^Выдать и принять/));
  expect(await alertText()).toContain(MARK_QUESTION_TEXTS.failed);
  expect(sumOf('handover', 'payment').value).toBe('1 500');
  server.connect();
  await user.click(await submit(/^Выдать и принять 6\s500\s₽$/));
  await notice(/принято 6\s500\s₽/);
});

test('money recorded by others is refused as stale and read again', async () => {
  const { user, server, press } = open('handover', {
    takePayment: ({ input }: { input: { version: number } }) => {
      if (input.version === 1) throw refusal(MESSAGES.money.stale, { code: 'STALE' });
      return PAID;
    },
  });
  await press();
  const dialog = await sheet('handover');
  server.answer({ rentalMoney: PAID });
  await user.click(await submit(/^Выдать и принять/));
  expect(await alertText()).toBe(MESSAGES.money.stale);
  await waitFor(() => expect(dialog.textContent).toMatch(/К оплате 0\s₽/));
  expect(server.sent('MarkHandedOver')).toEqual([]);
});

test('two taps open one dialog, two submits record and mark once', async () => {
  const { user, server, press } = open('handover');
  const release = server.hold();
  await Promise.all([press(), press()]);
  release();
  await sheet('handover');
  expect(server.sent('MarkQuestions')).toHaveLength(1);
  const releaseSave = server.hold();
  const save = await submit(/^Выдать и принять/);
  await Promise.all([user.click(save), user.click(save)]);
  releaseSave();
  await notice(/принято/);
  expect([server.sent('TakePayment').length, server.sent('MarkHandedOver').length]).toEqual([1, 1]);
});

test('with the return the deposit is returned and the debt paid', async () => {
  const OVER: RentalMoneyFacts = {
    ...HELD,
    balance: 1400,
    deposit: { ...HELD.deposit, returnBy: '2026-11-20' },
  };
  const { user, server, press } = open('return', {
    markQuestions: questionsOf(OVER),
    rentalMoney: OVER,
    returnDeposit: PAID,
  });
  await press();
  await user.click(await submit(/^Принять машину · оплата 1\s400\s₽ · вернуть 5\s000\s₽$/));
  await notice(/^Принята: .* · принято 1\s400\s₽, возвращено 5\s000\s₽$/);
  expect(server.sent('TakePayment')[0]?.variables).toMatchObject({ input: { amount: 1400 } });
  expect(server.sent('ReturnDeposit')[0]?.variables).toMatchObject({ input: { amount: 5000 } });
});

test('a fine is withheld from the deposit returned with the mark', async () => {
  const { user, server, press } = open('return', {
    markQuestions: questionsOf(HELD),
    rentalMoney: HELD,
    withholdDeposit: HELD,
    returnDeposit: PAID,
  });
  await press();
  await sheet('return');
  await user.type(field(MONEY_SHEET_TEXTS.withheldAmount), '1500');
  expect(sumOf('return', 'returnDeposit').value).toBe('3 500');
  await user.click(await submit(/^Принять машину · вернуть 3\s500\s₽ · удержать 1\s500\s₽$/));
  await notice(/возвращено 3\s500\s₽, удержано 1\s500\s₽$/);
  expect(server.sent('WithholdDeposit')[0]?.variables).toMatchObject({
    input: { amount: 1500, chargeKind: 'fine' },
  });
  expect(server.sent('ReturnDeposit')[0]?.variables).toMatchObject({ input: { amount: 3500 } });
});

test.each<[string, Answers, Parameters<typeof MarkButton>[0]['money'], number]>([
  ['the list shows no debt', {}, { balance: 0, held: 0, depositToTake: 0 }, 0],
  [
    'there is no debt',
    { markQuestions: questionsOf({ ...PAID, deposit: { ...PAID.deposit, agreed: 0 } }) },
    null,
    1,
  ],
  [
    'the company records no payments',
    { markQuestions: { money: null, unreturned: null } },
    null,
    1,
  ],
])('marks without a dialog when %s', async (_, answers, known, reads) => {
  const { server, press } = open('handover', answers, known);
  await press();
  await notice(`${MARK_TEXTS.handedOverAt}: ${NAME}`);
  expect(server.sent('MarkQuestions')).toHaveLength(reads);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('money that fails to load shows an error and is retried or skipped', async () => {
  const { user, server, press } = open('handover', {
    markQuestions: failing,
    rentalMoney: failing,
  });
  await press();
  const dialog = await sheet('handover');
  await within(dialog).findByText(MONEY_MARK_TEXTS.failed);
  server.answer({ rentalMoney: OWED });
  await user.click(within(dialog).getByText(KIT_TEXTS.retry));
  await submit(/^Выдать и принять 6\s900\s₽$/);
  await user.click(await submit(MARK_QUESTION_TEXTS.without.handover));
  await notice(`${MARK_TEXTS.handedOverAt}: ${NAME}`);
});

test('a mark that does not apply is refused before the amounts are shown', async () => {
  const { server, press } = open('handover', {
    markQuestions: () => {
      throw refusal(MESSAGES.marks.tooEarly, { code: 'CONFLICT' });
    },
  });
  await press();
  await notice(MESSAGES.marks.tooEarly);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(server.sent('RentalMoney')).toEqual([]);
});

test('an unreturned car is confirmed before the amounts', async () => {
  const sentence = 'Автомобиль не возвращён: Прохоров П., 18.11.2026 10:00 – 20.11.2026 09:00';
  const { user, server, press } = open('handover', { markQuestions: questionsOf(OWED, sentence) });
  await press();
  const question = await screen.findByRole('alertdialog', { name: UNRETURNED_TEXTS.title });
  within(question).getByText(sentence);
  expect(screen.queryByRole('dialog', { name: MARK_QUESTION_TEXTS.title.handover })).toBeNull();
  await user.click(within(question).getByText(UNRETURNED_TEXTS.confirm));
  await user.click(await submit(/^Выдать и принять/));
  await notice(/принято/);
  expect(server.sent('MarkHandedOver')[0]?.variables).toMatchObject({ confirmed: true });
});

test('an unreturned car found after the payment is confirmed, the payment is not repeated', async () => {
  const { user, server, press } = open('handover', {
    markHandedOver: ({ confirmed }: { confirmed: boolean }) => {
      if (!confirmed) throw refusal('Автомобиль не возвращён', { code: 'CAR_NOT_RETURNED' });
      return marked;
    },
  });
  await press();
  await user.click(await submit(/^Выдать и принять/));
  const question = await screen.findByRole('alertdialog', { name: UNRETURNED_TEXTS.title });
  await user.click(within(question).getByText(UNRETURNED_TEXTS.confirm));
  await notice(/^Выдана: .* · принято 6\s900\s₽$/);
  expect(server.sent('TakePayment')).toHaveLength(1);
});
