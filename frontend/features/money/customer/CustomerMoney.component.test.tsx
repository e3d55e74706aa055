import {
  alertText,
  button,
  errorUnder,
  field,
  fill,
  notice,
  renderSignedIn,
} from '@frontend/testing/render';
import { refusal } from '@frontend/testing/server';
import { MESSAGES } from '@schema/messages';
import { tillIsShort } from '@schema/messages/tills';
import { ADVANCE_JOB_TEXTS } from '@schema/texts/money/advance';
import { MONEY_SHEET_TEXTS, REVERSE_MONEY_TEXTS } from '@schema/texts/money/rental-money';
import { TILL_FIELD_TEXTS } from '@schema/texts/money/till-field';
import { KIT_TEXTS } from '@schema/texts/shell/shell';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CustomerMoney } from './CustomerMoney';

test('the debt, the overpayment and the held deposit of a customer', async () => {
  const customerMoney = {
    debt: 4000,
    overpaid: 250.5,
    held: 7000,
    advance: 1500,
    advances: [],
    version: 0,
  };
  const { server } = renderSignedIn(<CustomerMoney customerId={7} />, {
    answers: { customerMoney },
  });
  const debt = await screen.findByText(/К оплате 4\s000\s₽/);
  expect(debt.parentElement?.textContent).toMatch(
    /Переплата 250,50\s₽Залог 7\s000\s₽Аванс 1\s500\s₽/,
  );
  expect(server.sent('CustomerMoney')[0]?.variables).toEqual({ customerId: 7 });
});

const NOTHING = { debt: 0, overpaid: 0, held: 0, advance: 0, advances: [], version: 0 };
const line = (more: object) => ({
  id: 5,
  direction: 'in',
  amount: 3000,
  method: 'cash',
  happenedAt: '2026-11-20T09:00:00Z',
  userName: 'admin',
  comment: null,
  isReversed: false,
  mayReverse: true,
  reversesId: null,
  bookingId: null,
  ...more,
});
const TAKEN = { ...NOTHING, advance: 3000, advances: [line({})], version: 1 };

test('an advance is taken in one sheet, and its undo reverses it', async () => {
  const { user, server } = renderSignedIn(<CustomerMoney customerId={7} />, {
    answers: { customerMoney: NOTHING, takeAdvance: TAKEN },
  });
  await user.click(
    await screen.findByRole('button', { name: ADVANCE_JOB_TEXTS.takeAdvance.title }),
  );
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Принять' }));
  expect(await alertText()).toContain(MESSAGES.money.amountRequired);
  await fill(field(MONEY_SHEET_TEXTS.amount), '3000');
  server.answer({ customerMoney: TAKEN });
  await user.click(within(dialog).getByRole('button', { name: 'Принять' }));
  await notice(/Аванс принят: 3\s000\s₽/);
  expect(server.sent('TakeAdvance')[0]?.variables).toEqual({
    input: { customerId: 7, amount: 3000, method: 'cash', comment: null, version: 0 },
  });
  expect(server.sent('TakeAdvance')[0]?.key).toMatch(/.{16}/);
  await screen.findByText(/Аванс 3\s000\s₽/);
  server.answer({ reverseAdvance: NOTHING, customerMoney: NOTHING });
  await user.click(button(KIT_TEXTS.undo));
  await notice(REVERSE_MONEY_TEXTS.done);
  expect(server.sent('ReverseAdvance')[0]?.variables).toEqual({ id: 5 });
});

test('the refund is filled with the whole advance; a refusal keeps the input', async () => {
  const { user, server } = renderSignedIn(<CustomerMoney customerId={7} />, {
    answers: {
      customerMoney: TAKEN,
      returnAdvance: () => {
        throw refusal(MESSAGES.money.moreThanAdvance);
      },
    },
  });
  await user.click(
    await screen.findByRole('button', { name: ADVANCE_JOB_TEXTS.returnAdvance.title }),
  );
  await screen.findByRole('dialog');
  expect(field(MONEY_SHEET_TEXTS.amount).value).toBe('3 000');
  await user.click(button('Вернуть'));
  expect(await alertText()).toContain(MESSAGES.money.moreThanAdvance);
  expect(field(MONEY_SHEET_TEXTS.amount).value).toBe('3 000');
  expect(server.sent('ReturnAdvance')).toHaveLength(1);
});

test('an advance that the till does not have asks where the cash is from', async () => {
  const short = tillIsShort('admin', 100);
  const { user, server } = renderSignedIn(<CustomerMoney customerId={7} />, {
    answers: {
      customerMoney: TAKEN,
      returnAdvance: () => {
        throw refusal(short, { fields: { shortReason: short } });
      },
    },
  });
  await user.click(
    await screen.findByRole('button', { name: ADVANCE_JOB_TEXTS.returnAdvance.title }),
  );
  await screen.findByRole('dialog');
  expect(screen.queryByLabelText(new RegExp(TILL_FIELD_TEXTS.shortReason))).toBeNull();
  fill(field(MONEY_SHEET_TEXTS.amount), '1000');
  await user.click(button('Вернуть'));
  expect(await alertText()).toBe(short);
  const reason = field(TILL_FIELD_TEXTS.shortReason);
  expect(errorUnder(reason)).toBe(short);
  expect(field(MONEY_SHEET_TEXTS.amount).value).toBe('1 000');
  fill(reason, 'из сейфа');
  server.answer({ returnAdvance: { ...TAKEN, advance: 2000, version: 2 } });
  await user.click(button('Вернуть'));
  await notice(/Аванс возвращён: 1\s000\s₽/);
  expect(server.sent('ReturnAdvance')[1]?.variables).toMatchObject({
    input: { amount: 1000, method: 'cash', shortReason: 'из сейфа' },
  });
});

test('a used advance names the booking where it is reversed', async () => {
  const used = line({
    id: 6,
    direction: 'out',
    method: 'advance',
    bookingId: 12,
    mayReverse: false,
  });
  const money = { ...NOTHING, advances: [used, line({ mayReverse: false })] };
  renderSignedIn(<CustomerMoney customerId={7} />, { answers: { customerMoney: money } });
  expect(await screen.findByText('Зачтён аванс, бронь № 12')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Отменить/ })).toBeNull();
});

test('an outdated advance is read again, and the next press sends the shown version', async () => {
  const { user, server } = renderSignedIn(<CustomerMoney customerId={7} />, {
    answers: {
      customerMoney: TAKEN,
      returnAdvance: () => {
        throw refusal(MESSAGES.money.advanceStale, { code: 'STALE' });
      },
    },
  });
  await user.click(
    await screen.findByRole('button', { name: ADVANCE_JOB_TEXTS.returnAdvance.title }),
  );
  const dialog = await screen.findByRole('dialog');
  fill(field(MONEY_SHEET_TEXTS.amount), '1000');
  server.answer({ customerMoney: { ...TAKEN, advance: 2500, version: 2 } });
  await user.click(button('Вернуть'));
  expect(await alertText()).toContain(MESSAGES.money.advanceStale);
  await within(dialog).findByText(/2\s500\s₽/);
  expect(field(MONEY_SHEET_TEXTS.amount).value).toBe('1 000');
  server.answer({ returnAdvance: { ...TAKEN, advance: 1500, version: 3 } });
  await user.click(button('Вернуть'));
  await notice(/Аванс возвращён/);
  const versions = server.sent('ReturnAdvance').map(({ variables }) => variables.input);
  expect(versions).toMatchObject([{ version: 1 }, { version: 2 }]);
});
