import { useApolloClient } from '@apollo/client/react';
import type { MoneyPartProps, PreparedMoney } from '@frontend/shared/bookings/marks/money-part';
import { refusalOf, wasAnswered } from '@frontend/shared/data/requests/refusal';
import { useSession } from '@frontend/shared/data/session';
import { newIdempotencyKey } from '@frontend/shared/lib/idempotency-key';
import { useChosenTill } from '@frontend/shared/money/use-chosen-till';
import { fieldErrors } from '@schema/forms/fields/problems';
import { markMoneyForm } from '@schema/forms/money/money-sheet';
import { markMoneyAction, moneyDone } from '@schema/texts/money/mark-money';
import { MONEY_SHEET_TEXTS } from '@schema/texts/money/rental-money';
import { parseAmount } from '@schema/values/money/money';
import { useCallback, useRef, useState } from 'react';
import { madeLines } from '../lines/made-lines';
import { type ReversibleLine, useReverseMoney } from '../lines/useReverseMoney';
import { RentalMoneyDocument } from '../rental-money.generated';
import { useLastMethod } from '../sheet/use-money-steps';
import type { RentalMoneyFacts } from '../useRentalMoney';
import { chosenParts, type MarkMoneyValues, stepsOfParts, withheldOf } from './mark-steps';
import { pageMoney, type TypedMoney, typedAfter, withCharged } from './page-money';
import { isCashStep } from './record-cash';

interface PageMoneyOptions extends Pick<MoneyPartProps, 'at' | 'booking' | 'charged'> {
  readonly money: RentalMoneyFacts;
}

interface ShortTill {
  readonly message: string;
  readonly given: string | undefined;
}

/** Whether more of the deposit is given away than is held. */
const isTooMuch = (values: MarkMoneyValues, held: number): boolean =>
  values.hasDeposit && withheldOf(values) > 0
    ? Math.round(((parseAmount(values.deposit) ?? 0) + withheldOf(values)) * 100) >
      Math.round(held * 100)
    : false;

/**
 * The money of a mark inside a page: sums that were not typed follow the ledger and the charges of
 * the page. `prepare` checks the sums; what it returns records them after those charges.
 */
export function usePageMoney({ at, booking, charged, money }: PageMoneyOptions) {
  const client = useApolloClient();
  const { user } = useSession();
  const { reverse } = useReverseMoney();
  const [method, store] = useLastMethod();
  const till = useChosenTill();
  const [typed, setTyped] = useState<TypedMoney>({});
  const [isTried, setTried] = useState(false);
  /** Refusal of cash that the till does not have, and the reason given then. */
  const [short, setShort] = useState<ShortTill | null>(null);
  const shown = withCharged(money, charged);
  const { parts, values } = pageMoney({ at, money: shown, method }, typed);
  const errors: Record<string, string> = {
    ...(at === 'return' &&
      isTooMuch(values, money.deposit.held) && { withheld: MONEY_SHEET_TEXTS.tooMuch }),
    ...(short && short.given === values.shortReason && { shortReason: short.message }),
    ...fieldErrors(markMoneyForm, values),
  };
  const chosen = chosenParts(parts, values);
  const withheld = parts.some(({ job }) => job === 'returnDeposit') ? withheldOf(values) : 0;

  const prepareNow = (): PreparedMoney | null => {
    setTried(true);
    if (Object.keys(errors).length > 0) return null;
    const steps = stepsOfParts(booking.id, parts, values, till.inputOf(values.method))
      .filter(isCashStep)
      .map((step) => ({ step, key: newIdempotencyKey() }));
    let answered = 0;
    let isTried = false;
    const record = async (charges: number) => {
      // Another version than after the page's own charges is refused as stale.
      let version = money.version + charges;
      let latest = charges > 0 && steps.length > 0 ? await readMoney() : money;
      const made: ReversibleLine[] = [];
      try {
        for (const { step, key } of steps) {
          isTried = true;
          const after = await step.send(client, { key, version });
          isTried = false;
          answered += 1;
          made.push(...madeLines(latest, after, user.login));
          latest = after;
          version = after.version;
        }
      } catch (error) {
        const message = refusalOf(error)?.fields.shortReason;
        if (message !== undefined) setShort({ message, given: values.shortReason });
        // What is left is asked again.
        if (wasAnswered(error)) await readMoney().catch(() => undefined);
        throw error;
      }
      store(values.method);
      const said = moneyDone(chosen, withheld);
      const undo = async () => {
        try {
          for (const line of made.toReversed()) await reverse(line);
          return made.length > 0;
        } catch {
          return false;
        }
      };
      return said ? { said, undo } : null;
    };
    const entries = steps.map(({ step: { operation, input }, key }) => ({ operation, input, key }));
    return { record, left: () => ({ entries: entries.slice(answered), isTried }) };
  };
  const readMoney = async (): Promise<RentalMoneyFacts> => {
    const { data } = await client.query({
      query: RentalMoneyDocument,
      variables: { bookingId: booking.id },
      fetchPolicy: 'network-only',
    });
    return data?.rentalMoney ?? money;
  };
  const latestPrepare = useRef(prepareNow);
  latestPrepare.current = prepareNow;
  return {
    form: {
      values,
      update: (change: (now: MarkMoneyValues) => MarkMoneyValues) =>
        setTyped((was) => typedAfter(was, values, change(values))),
      errorOf: (name: keyof MarkMoneyValues) => (isTried ? (errors[name] ?? null) : null),
    },
    till,
    parts,
    seen: shown,
    done: [],
    action: markMoneyAction(at, chosen, withheld),
    isLeft: chosen.length > 0 || withheld > 0,
    prepare: useCallback(() => latestPrepare.current(), []),
  };
}
