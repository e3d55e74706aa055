import { useApolloClient } from '@apollo/client/react';
import { refusalOf } from '@frontend/shared/data/requests/refusal';
import { useSession } from '@frontend/shared/data/session';
import type { OperationName } from '@schema/topics';
import { useRef, useState } from 'react';
import { madeLines } from '../lines/made-lines';
import type { ReversibleLine } from '../lines/useReverseMoney';
import { RentalMoneyDocument } from '../rental-money.generated';
import type { RentalMoneyFacts } from '../useRentalMoney';
import type { Attempt } from './attempts';
import type { MoneyStep } from './money-steps';

interface MoneyStepsOptions {
  readonly bookingId: number;
  /** What the form is opened over. */
  readonly money: RentalMoneyFacts;
}

/**
 * Sends the steps of a sheet in order, each with a key of its own and the version of the money before
 * it. A step that was answered is not sent again when a later one failed. `seen`: what the sheet was
 * opened over, read again when it was refused as stale.
 */
export function useMoneySteps({ bookingId, money: opened }: MoneyStepsOptions) {
  const client = useApolloClient();
  const { user } = useSession();
  const [done, setDone] = useState<readonly OperationName[]>([]);
  const [seen, setSeen] = useState(opened);
  const latest = useRef(opened);
  const made = useRef<readonly ReversibleLine[]>([]);
  const readAgain = async () => {
    const { data } = await client.query({
      query: RentalMoneyDocument,
      variables: { bookingId },
      fetchPolicy: 'no-cache',
    });
    if (!data) return;
    latest.current = data.rentalMoney;
    setSeen(data.rentalMoney);
  };
  /** Answers with what was recorded. */
  const send = async (
    steps: readonly MoneyStep[],
    attempts: readonly Attempt[],
  ): Promise<readonly ReversibleLine[]> => {
    for (const [index, step] of steps.entries()) {
      const attempt = attempts[index];
      if (!attempt || done.includes(step.operation)) continue;
      const { version } = latest.current;
      const after = await step.send(client, { key: attempt.key, version });
      made.current = [...made.current, ...madeLines(latest.current, after, user.login)];
      latest.current = after;
      setDone((was) => [...was, step.operation]);
    }
    return made.current;
  };
  const sendOrRead = async (...sent: Parameters<typeof send>) => {
    try {
      return await send(...sent);
    } catch (error) {
      // Without fresh money the next attempt is refused and reads it.
      if (refusalOf(error)?.code === 'STALE') await readAgain().catch(() => undefined);
      throw error;
    }
  };
  return { done, seen, send: sendOrRead, made: () => made.current };
}
