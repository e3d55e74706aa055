import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { runCommand } from '@frontend/shared/data/commands/run-command';
import { refusalOf } from '@frontend/shared/data/requests/refusal';
import { useSession } from '@frontend/shared/data/session';
import { useStoredChoice } from '@frontend/shared/lib/device/stored-choice';
import type { OperationName } from '@schema/topics';
import { PAYMENT_METHODS, type PaymentMethod } from '@schema/values/money/ledger';
import { useRef, useState } from 'react';
import { madeLines } from '../lines/made-lines';
import type { ReversibleLine } from '../lines/useReverseMoney';
import { RentalMoneyDocument } from '../rental-money.generated';
import type { RentalMoneyFacts } from '../useRentalMoney';

/** One operation of a sheet. */
export interface MoneyStep {
  readonly operation: OperationName;
  readonly input: object;
  readonly send: (client: ApolloClient, attempt: StepAttempt) => Promise<RentalMoneyFacts>;
}

interface StepAttempt {
  readonly key: string;
  /**
   * Version of the shown money; null: any. Not part of the input: a retry has the same key over newer
   * money.
   */
  readonly version: number | null;
}

/** A step of this mutation; `input` without the version. */
export function step<Input extends object>(
  operation: OperationName,
  mutation: TypedDocumentNode<{ money: RentalMoneyFacts }, { input: Input }>,
  input: Input,
): MoneyStep {
  return {
    operation,
    input,
    send: async (client, { key, version }) => {
      const command = { operation, mutation };
      return (await runCommand(client, command, { input: { ...input, version } }, { key })).money;
    },
  };
}

/** A step that was or will be sent, and its Idempotency-Key. */
export interface Attempt {
  readonly operation: OperationName;
  readonly content: string;
  readonly key: string;
}

/**
 * Attempts of these steps: an earlier attempt with the same content keeps its key, so that it is
 * recorded once, also after a reload.
 */
export function attemptsAt(
  steps: readonly Pick<MoneyStep, 'operation' | 'input'>[],
  before: readonly Attempt[],
  newKey: () => string,
): readonly Attempt[] {
  return steps.map(({ operation, input }) => {
    const content = JSON.stringify(input);
    const isSame = (one: Attempt) => one.operation === operation && one.content === content;
    return before.find(isSame) ?? { operation, content, key: newKey() };
  });
}

/** Attempts saved with the values of a form; none for a text of another version. */
export function keptAttempts(text: string): readonly Attempt[] {
  try {
    const attempts: unknown = JSON.parse(text);
    return Array.isArray(attempts) ? attempts.filter(isAttempt) : [];
  } catch {
    return [];
  }
}

const isAttempt = (value: unknown): value is Attempt =>
  typeof value === 'object' &&
  value !== null &&
  'content' in value &&
  typeof value.content === 'string' &&
  'key' in value &&
  typeof value.key === 'string';

interface MoneyStepsOptions {
  readonly bookingId: number;
  /** Money on opening the form. */
  readonly money: RentalMoneyFacts;
}

/**
 * Sends the steps of a sheet in order, each with its own key and the version of the money before
 * it. A completed step is not sent again when a later one failed. `seen`: money on opening, read
 * again after a STALE refusal.
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
      fetchPolicy: 'network-only',
    });
    if (!data) return;
    latest.current = data.rentalMoney;
    setSeen(data.rentalMoney);
  };
  /** Returns the recorded entries. */
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
      // Without fresh money the next attempt is refused and refetches it.
      if (refusalOf(error)?.code === 'STALE') await readAgain().catch(() => undefined);
      throw error;
    }
  };
  return { done, seen, send: sendOrRead, made: () => made.current };
}

/** The last method used on this device, and its setter. */
export function useLastMethod(): readonly [PaymentMethod, (method: PaymentMethod) => void] {
  const [stored, store] = useStoredChoice('money-method');
  return [PAYMENT_METHODS.find((one) => one === stored) ?? 'cash', store];
}
