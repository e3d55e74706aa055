import type { MoneyPartState } from '@frontend/shared/bookings/marks/money-part';
import { button, errorUnder, field, fill, renderSignedIn } from '@frontend/testing/render';
import { refusal } from '@frontend/testing/server';
import { tillIsShort } from '@schema/messages/tills';
import { TILL_FIELD_TEXTS } from '@schema/texts/money/till-field';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import type { RentalMoneyFacts } from '../useRentalMoney';
import { MoneyPart } from './MoneyPart';

beforeEach(() => localStorage.clear());

const BOOKING = {
  id: 12,
  carId: 3,
  version: 4,
  customerName: 'Анна Никитина',
  carTitle: 'Lada Granta',
  licensePlate: 'А123ВС799',
};
const HELD: RentalMoneyFacts = {
  version: 3,
  bookingIds: [12],
  rented: null,
  isFollowed: true,
  owed: 1900,
  paid: 1900,
  balance: 0,
  charges: [],
  entries: [],
  advance: 0,
  deposit: {
    agreed: 5000,
    held: 5000,
    returned: 0,
    withheld: 0,
    untaken: 0,
    toReturn: 5000,
    returnBy: null,
  },
};
const SHORT = tillIsShort('admin', 100);

/** A page that records the money of its mark. */
function Page() {
  const [state, setState] = useState<MoneyPartState | null>(null);
  const [done, setDone] = useState(false);
  const record = async () => {
    try {
      await state?.prepare()?.record(0);
      setDone(state !== null);
    } catch {
      setDone(false);
    }
  };
  return (
    <>
      <MoneyPart
        at="return"
        booking={BOOKING}
        charged={0}
        onState={setState}
        frame={(fields) => fields}
      />
      {state && (
        <button type="button" onClick={() => void record()}>
          {state.action}
        </button>
      )}
      {done && <p>записано</p>}
    </>
  );
}

test('a deposit that the till does not have asks where the cash is from', async () => {
  const { user, server } = renderSignedIn(<Page />, {
    answers: {
      markQuestions: {
        money: {
          bookingId: 12,
          rentalId: 12,
          mark: null,
          balance: 0,
          paid: 1900,
          held: 5000,
          untaken: 0,
          depositToTake: 0,
          isOver: true,
        },
        unreturned: null,
      },
      rentalMoney: HELD,
      returnDeposit: () => {
        throw refusal(SHORT, { fields: { shortReason: SHORT } });
      },
    },
  });
  const action = /вернуть 5\s000\s₽/;
  await screen.findByRole('button', { name: action });
  const reasonName = new RegExp(TILL_FIELD_TEXTS.shortReason);
  expect(screen.queryByLabelText(reasonName)).toBeNull();
  await user.click(button(action));
  await screen.findByLabelText(reasonName);
  expect(errorUnder(field(TILL_FIELD_TEXTS.shortReason))).toBe(SHORT);
  expect(screen.queryByText('записано')).toBeNull();

  await user.click(button(action));
  expect(server.sent('ReturnDeposit')).toHaveLength(1);

  fill(field(TILL_FIELD_TEXTS.shortReason), 'из сейфа');
  await waitFor(() => expect(errorUnder(field(TILL_FIELD_TEXTS.shortReason))).toBeNull());
  server.answer({ returnDeposit: { ...HELD, version: 4 } });
  await user.click(button(action));
  await screen.findByText('записано');
  const [refused, sent] = server.sent('ReturnDeposit');
  expect(sent?.variables).toMatchObject({
    input: { bookingId: 12, amount: 5000, method: 'cash', shortReason: 'из сейфа' },
  });
  expect(refused?.variables).not.toMatchObject({ input: { shortReason: expect.anything() } });
});
