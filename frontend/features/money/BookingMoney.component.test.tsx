import {
  alertText,
  button,
  choose,
  field,
  fill,
  notice,
  renderSignedIn,
} from '@frontend/testing/render';
import { type Answers, refusal } from '@frontend/testing/server';
import { MESSAGES } from '@schema/messages';
import { tillIsShort } from '@schema/messages/tills';
import { MONEY_MARK_TEXTS } from '@schema/texts/money/money-marks';
import {
  MONEY_JOB_TEXTS,
  MONEY_SHEET_TEXTS,
  RENTAL_MONEY_TEXTS,
  REVERSE_MONEY_TEXTS,
} from '@schema/texts/money/rental-money';
import { TILL_FIELD_TEXTS } from '@schema/texts/money/till-field';
import { KIT_TEXTS } from '@schema/texts/shell/shell';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import BookingMoney from './BookingMoney';
import type { MoneyEntryFacts, RentalMoneyFacts } from './useRentalMoney';

const NOTHING_PAID: RentalMoneyFacts = {
  version: 1,
  bookingIds: [12],
  rented: null,
  isFollowed: true,
  owed: 12600.5,
  paid: 0,
  balance: 12600.5,
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
const entry = (more: Partial<MoneyEntryFacts>): MoneyEntryFacts => ({
  id: 1,
  kind: 'rent',
  direction: 'in',
  amount: 12600.5,
  method: 'card',
  comment: null,
  happenedAt: '2026-11-20T09:00:00Z',
  userName: 'admin',
  isReversed: false,
  mayReverse: true,
  reversesId: null,
  ...more,
});
const PAID: RentalMoneyFacts = {
  ...NOTHING_PAID,
  version: 2,
  paid: 12600.5,
  balance: 0,
  entries: [entry({})],
};
const DEPOSIT_HELD: RentalMoneyFacts = {
  ...PAID,
  version: 3,
  entries: [entry({}), entry({ id: 2, kind: 'deposit', amount: 5000 })],
  deposit: { ...NOTHING_PAID.deposit, held: 5000, toReturn: 5000, returnBy: '2026-11-26' },
};

async function open(rentalMoney: RentalMoneyFacts, answers: Answers = {}, takenAmount?: string) {
  localStorage.clear();
  const view = renderSignedIn(
    <BookingMoney
      bookingId={12}
      wanted={takenAmount === undefined ? null : { job: 'payment', amount: takenAmount }}
    />,
    { answers: { rentalMoney, ...answers } },
  );
  await screen.findByText(RENTAL_MONEY_TEXTS.owed);
  return view;
}
const section = () => screen.getByRole('region', { name: RENTAL_MONEY_TEXTS.title });
const press = (name: string) => within(section()).getByRole('button', { name });
const sheet = (job: keyof typeof MONEY_JOB_TEXTS) =>
  screen.findByRole('dialog', { name: MONEY_JOB_TEXTS[job].title });

test('a payment is filled with the debt; one tap saves it, its undo reverses it', async () => {
  const { user, server } = await open(NOTHING_PAID, { takePayment: PAID });
  expect(section().textContent).toMatch(/К оплате 12\s600,50\s₽/);
  await user.click(press(MONEY_JOB_TEXTS.payment.title));
  const dialog = await sheet('payment');
  expect(field(MONEY_SHEET_TEXTS.amount).value).toBe('12 600,50');
  await user.click(within(dialog).getByRole('radio', { name: 'Карта' }));
  server.answer({ rentalMoney: PAID });
  await user.click(within(dialog).getByRole('button', { name: MONEY_JOB_TEXTS.payment.submit }));
  await notice(/Оплата принята: 12\s600,50\s₽/);
  expect(server.sent('TakePayment')[0]?.variables).toEqual({
    input: { bookingId: 12, amount: 12600.5, method: 'card', comment: null, version: 1 },
  });
  expect(server.sent('TakePayment')[0]?.key).toMatch(/.{16}/);
  await within(section()).findByText(MONEY_MARK_TEXTS.paid);
  expect(screen.queryByRole('dialog')).toBeNull();

  server.answer({ reverseMoneyEntry: NOTHING_PAID, rentalMoney: NOTHING_PAID });
  await user.click(button(KIT_TEXTS.undo));
  await notice(REVERSE_MONEY_TEXTS.done);
  expect(server.sent('ReverseMoneyEntry')[0]?.variables).toEqual({ id: 1 });
});

test('the method used last on this device is chosen', async () => {
  const { user } = await open(NOTHING_PAID, { takePayment: PAID });
  await user.click(press(MONEY_JOB_TEXTS.payment.title));
  await user.click(within(await sheet('payment')).getByRole('radio', { name: 'СБП' }));
  await user.keyboard('{Control>}{Enter}{/Control}');
  await notice(/Оплата принята/);
  await user.click(press(MONEY_JOB_TEXTS.payment.title));
  const again = within(await sheet('payment')).getByRole<HTMLInputElement>('radio', {
    name: 'СБП',
  });
  expect(again.checked).toBe(true);
});

test('payment and deposit are taken together, each with its own key', async () => {
  const { user, server } = await open(NOTHING_PAID, {
    takePayment: PAID,
    takeDeposit: DEPOSIT_HELD,
  });
  await user.click(press(MONEY_JOB_TEXTS.paymentAndDeposit.title));
  await sheet('paymentAndDeposit');
  expect(field(MONEY_SHEET_TEXTS.depositAmount).value).toBe('5 000');
  await user.type(field(MONEY_SHEET_TEXTS.comment), '{Enter}');
  await notice(/Принято: 17\s600,50\s₽/);
  expect(server.sent('TakeDeposit')[0]?.variables).toMatchObject({
    input: { amount: 5000, version: PAID.version },
  });
  const keys = [server.sent('TakePayment')[0]?.key, server.sent('TakeDeposit')[0]?.key];
  expect(new Set(keys).size).toBe(2);
});

test('an acknowledged payment is not sent again when the deposit fails', async () => {
  const { user, server } = await open(NOTHING_PAID, {
    takePayment: PAID,
    takeDeposit: () => {
      throw refusal('База занята', { code: 'UNAVAILABLE' });
    },
  });
  await user.click(press(MONEY_JOB_TEXTS.paymentAndDeposit.title));
  const dialog = await sheet('paymentAndDeposit');
  const submit = MONEY_JOB_TEXTS.paymentAndDeposit.submit;
  await user.click(within(dialog).getByRole('button', { name: submit }));
  expect(await alertText()).toContain('База занята');
  expect(field(MONEY_SHEET_TEXTS.amount).disabled).toBe(true);
  server.answer({ takeDeposit: DEPOSIT_HELD });
  await user.click(within(dialog).getByRole('button', { name: submit }));
  await notice(/Принято/);
  expect(server.sent('TakePayment')).toHaveLength(1);
  const [first, second] = server.sent('TakeDeposit').map(({ key }) => key);
  expect(second).toBe(first);
});

test('without a network the input stays and a retry has the same key', async () => {
  const { user, server } = await open(NOTHING_PAID, { takePayment: PAID });
  await user.click(press(MONEY_JOB_TEXTS.payment.title));
  const dialog = await sheet('payment');
  await user.type(field(MONEY_SHEET_TEXTS.comment), 'аванс');
  server.disconnect();
  await user.click(within(dialog).getByRole('button', { name: MONEY_JOB_TEXTS.payment.submit }));
  expect(await alertText()).toContain(MESSAGES.cashbox.saveFailed);
  expect(field(MONEY_SHEET_TEXTS.comment).value).toBe('аванс');
  server.connect();
  server.answer({
    takePayment: () => {
      throw refusal('База занята', { code: 'UNAVAILABLE' });
    },
  });
  await user.click(within(dialog).getByRole('button', { name: MONEY_JOB_TEXTS.payment.submit }));
  await waitFor(async () => expect(await alertText()).toContain('База занята'));
  server.answer({ takePayment: PAID });
  await user.click(within(dialog).getByRole('button', { name: MONEY_JOB_TEXTS.payment.submit }));
  await notice(/Оплата принята/);
  const [first, second] = server.sent('TakePayment').map(({ key }) => key);
  expect(second).toBe(first);
});

test('a payment without a response survives a reload and is sent again with its key', async () => {
  const first = await open(NOTHING_PAID, { takePayment: PAID });
  await first.user.click(press(MONEY_JOB_TEXTS.payment.title));
  await sheet('payment');
  fill(field(MONEY_SHEET_TEXTS.amount), '3000');
  const release = first.server.hold();
  await first.user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(localStorage.getItem('unsaved-forms')).toContain('takePayment'));
  first.unmount();
  release();
  const { user, server } = renderSignedIn(<BookingMoney bookingId={12} />, {
    answers: { rentalMoney: NOTHING_PAID, takePayment: PAID },
  });
  await sheet('payment');
  expect(field(MONEY_SHEET_TEXTS.amount).value).toBe('3 000');
  await screen.findByText(/^Восстановлено несохранённое: оплата/);
  await user.keyboard('{Control>}{Enter}{/Control}');
  await notice(/Оплата принята: 3\s000\s₽/);
  const [again] = server.sent('TakePayment');
  await waitFor(() => expect(first.server.sent('TakePayment')).toHaveLength(1));
  expect(again?.key).toBe(first.server.sent('TakePayment')[0]?.key);
  expect(localStorage.getItem('unsaved-forms')).toBeNull();
});

test('a payment with an outdated version is refused, keeps the input and shows current figures', async () => {
  const { user, server } = await open(NOTHING_PAID, {
    takePayment: ({ input }: { input: { version: number } }) => {
      if (input.version === 1) throw refusal(MESSAGES.money.stale, { code: 'STALE' });
      return DEPOSIT_HELD;
    },
  });
  await user.click(press(MONEY_JOB_TEXTS.payment.title));
  const dialog = await sheet('payment');
  fill(field(MONEY_SHEET_TEXTS.amount), '12 000');
  server.answer({ rentalMoney: PAID });
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await alertText()).toBe(MESSAGES.money.stale);
  expect(field(MONEY_SHEET_TEXTS.amount).value).toBe('12 000');
  expect(dialog.textContent).toMatch(/К оплате 0\s₽/);
  await user.keyboard('{Control>}{Enter}{/Control}');
  await notice(/Оплата принята: 12\s000\s₽/);
  const [first, second] = server.sent('TakePayment');
  expect(second?.variables).toMatchObject({ input: { amount: 12_000, version: 2 } });
  expect(second?.key).toBe(first?.key);
});

test('two submits make one entry', async () => {
  const { user, server } = await open(NOTHING_PAID, { takePayment: PAID });
  await user.click(press(MONEY_JOB_TEXTS.payment.title));
  await sheet('payment');
  const release = server.hold();
  await user.keyboard('{Control>}{Enter}{/Control}{Control>}{Enter}{/Control}');
  release();
  await notice(/Оплата принята/);
  expect(server.sent('TakePayment')).toHaveLength(1);
});

test.each([
  ['', MESSAGES.money.amountRequired],
  ['0', MESSAGES.money.amountNotPositive],
])('the amount «%s» is refused without a request', async (amount, message) => {
  const { user, server } = await open(NOTHING_PAID);
  await user.click(press(MONEY_JOB_TEXTS.payment.title));
  await sheet('payment');
  fill(field(MONEY_SHEET_TEXTS.amount), amount);
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await alertText()).toBe(message);
  expect(server.sent('TakePayment')).toEqual([]);
});

test('a deposit is returned less the withholding for a fine', async () => {
  const { user, server } = await open(DEPOSIT_HELD, {
    withholdDeposit: DEPOSIT_HELD,
    returnDeposit: DEPOSIT_HELD,
  });
  expect(section().textContent).toMatch(/5\s000\s₽ · вернуть до 26\.11\.2026/);
  await user.click(press(MONEY_JOB_TEXTS.returnDeposit.title));
  const dialog = await sheet('returnDeposit');
  expect(field(MONEY_SHEET_TEXTS.returnAmount).value).toBe('5 000');
  await user.type(field(MONEY_SHEET_TEXTS.withheldAmount), '1500');
  expect(field(MONEY_SHEET_TEXTS.returnAmount).value).toBe('3 500');
  await user.click(within(dialog).getByRole('radio', { name: 'Штраф' }));
  await user.click(
    within(dialog).getByRole('button', { name: MONEY_JOB_TEXTS.returnDeposit.submit }),
  );
  await notice(/Залог возвращён: 3\s500\s₽/);
  expect(server.sent('WithholdDeposit')[0]?.variables).toEqual({
    input: { bookingId: 12, amount: 1500, chargeKind: 'fine', comment: null, version: 3 },
  });
  expect(server.sent('ReturnDeposit')[0]?.variables).toMatchObject({ input: { amount: 3500 } });
});

test('an amount over the held deposit is refused', async () => {
  const { user, server } = await open(DEPOSIT_HELD);
  await user.click(press(MONEY_JOB_TEXTS.returnDeposit.title));
  await sheet('returnDeposit');
  fill(field(MONEY_SHEET_TEXTS.returnAmount), '5 000');
  fill(field(MONEY_SHEET_TEXTS.withheldAmount), '6000');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await alertText()).toBe(MONEY_SHEET_TEXTS.tooMuch);
  expect(server.sent('WithholdDeposit')).toEqual([]);
});

test('an entry is reversed after a confirmation that names it', async () => {
  const { user, server } = await open(PAID, { reverseMoneyEntry: NOTHING_PAID });
  await user.click(button(/^Отменить: Оплата · Карта/));
  const question = await screen.findByRole('alertdialog', { name: REVERSE_MONEY_TEXTS.confirm });
  expect(question.textContent).toMatch(/Оплата · Карта, -12\s600,50\s₽/);
  await user.click(
    within(question).getByRole('button', { name: REVERSE_MONEY_TEXTS.confirmTitle }),
  );
  await notice(REVERSE_MONEY_TEXTS.done);
  expect(server.sent('ReverseMoneyEntry')[0]?.variables).toEqual({ id: 1 });
});

test('a swapped rental shows that its balance covers both parts', async () => {
  await open({ ...NOTHING_PAID, bookingIds: [12, 13] });
  expect(section().textContent).toContain(RENTAL_MONEY_TEXTS.twoParts);
});

test('a cancelled rental has no debt and refunds first the payments, then the deposit', async () => {
  const { user, server } = await open(
    {
      ...DEPOSIT_HELD,
      owed: 0,
      balance: -12600.5,
      deposit: { ...DEPOSIT_HELD.deposit, agreed: 0, returnBy: '2026-11-20' },
    },
    { refundPayment: { ...NOTHING_PAID, owed: 0, balance: 0 } },
  );
  expect(section().textContent).toMatch(/Переплата 12\s600,50\s₽Залог 5\s000\s₽Вернуть оплату/);
  const [first, second] = within(section()).getAllByRole('button');
  expect(first?.textContent).toBe(MONEY_JOB_TEXTS.refund.title);
  expect(second?.textContent).toBe(MONEY_JOB_TEXTS.returnDeposit.title);
  await user.click(press(MONEY_JOB_TEXTS.refund.title));
  await sheet('refund');
  expect(field(MONEY_SHEET_TEXTS.amount).value).toBe('12 600,50');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await notice(/Оплата возвращена/);
  expect(server.sent('RefundPayment')[0]?.variables).toMatchObject({ input: { amount: 12600.5 } });
});

test('a booking without recorded payments shows a message and no actions', async () => {
  renderSignedIn(<BookingMoney bookingId={12} />, {
    answers: { rentalMoney: { ...NOTHING_PAID, isFollowed: false } },
  });
  await screen.findByText(RENTAL_MONEY_TEXTS.notFollowed);
  expect(within(section()).queryByRole('button')).toBeNull();
});

test('a typed command opens the payment with its amount', async () => {
  await open(NOTHING_PAID, {}, '5000');
  await sheet('payment');
  expect(field(MONEY_SHEET_TEXTS.amount).value).toBe('5 000');
});

test('without edit_bookings nothing is shown or requested', () => {
  const { server } = renderSignedIn(<BookingMoney bookingId={12} />, {
    user: { permissions: ['view_board', 'view_analytics'] },
  });
  expect(screen.queryByRole('region', { name: RENTAL_MONEY_TEXTS.title })).toBeNull();
  expect(server.sent('RentalMoney')).toEqual([]);
});

const till = (id: number, name: string, userId: number | null) => ({
  id,
  kind: userId === null ? 'office' : 'user',
  name,
  userId,
  isForAll: userId === null,
  userIds: [],
  isClosed: false,
  mayUse: true,
  balance: 100,
  lastCount: null,
  version: 1,
});

test('cash leaves the chosen till; one with less asks where the cash is from', async () => {
  const short = tillIsShort('Офис', 100);
  const { user, server } = await open(DEPOSIT_HELD, {
    tills: { tills: [till(10, 'Офис', null), till(1, 'admin', 1)], handovers: [], receivers: [] },
    returnDeposit: () => {
      throw refusal(short, { fields: { shortReason: short } });
    },
  });
  await user.click(press(MONEY_JOB_TEXTS.returnDeposit.title));
  const dialog = await sheet('returnDeposit');
  await user.click(within(dialog).getByRole('radio', { name: 'Карта' }));
  expect(
    screen.queryByRole('button', { name: new RegExp(`${TILL_FIELD_TEXTS.till}$`) }),
  ).toBeNull();
  await user.click(within(dialog).getByRole('radio', { name: 'Наличные' }));
  await choose(user, TILL_FIELD_TEXTS.till, 'Офис');
  await user.click(
    within(dialog).getByRole('button', { name: MONEY_JOB_TEXTS.returnDeposit.submit }),
  );
  expect(await alertText()).toBe(short);
  await user.type(field(TILL_FIELD_TEXTS.shortReason), 'из сейфа');
  server.answer({ returnDeposit: PAID });
  await user.click(
    within(dialog).getByRole('button', { name: MONEY_JOB_TEXTS.returnDeposit.submit }),
  );
  await notice(/Залог возвращён/);
  const [refused, accepted] = server.sent('ReturnDeposit');
  expect(refused?.variables).toMatchObject({ input: { amount: 5000, method: 'cash', tillId: 10 } });
  expect(accepted?.variables).toMatchObject({
    input: { amount: 5000, method: 'cash', tillId: 10, shortReason: 'из сейфа' },
  });
});
