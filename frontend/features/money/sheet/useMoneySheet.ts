import { useApolloClient } from '@apollo/client/react';
import { useSession } from '@frontend/shared/data/session';
import { useKeptSaveForm } from '@frontend/shared/forms/use-kept-save-form';
import { newIdempotencyKey } from '@frontend/shared/lib/idempotency-key';
import { offerUndo } from '@frontend/shared/lib/overlays/undo';
import { showToast } from '@frontend/shared/ui/feedback/toasts';
import {
  moneySheetForm,
  paymentAndDepositForm,
  returnDepositForm,
} from '@schema/forms/money/money-sheet';
import { MESSAGES } from '@schema/messages';
import { MONEY_JOB_TEXTS } from '@schema/texts/money/rental-money';
import type { OperationName } from '@schema/topics';
import { formatExactRoubles, parseAmount } from '@schema/values/money/money';
import { useState } from 'react';
import { madeLines } from '../lines/made-lines';
import { useReverseMoney } from '../lines/useReverseMoney';
import type { RentalMoneyFacts } from '../useRentalMoney';
import { type Attempt, attemptsAt, keptAttempts } from './attempts';
import { moneyDraft } from './money-draft';
import { type MoneyJob, type MoneySheetValues, type MoneyStep, stepsOf } from './money-steps';
import { initialSums } from './offered-jobs';
import { useLastMethod } from './use-last-method';

interface MoneySheetOptions {
  readonly job: MoneyJob;
  readonly bookingId: number;
  readonly money: RentalMoneyFacts;
  /** The amount of a typed command, as typed; absent: what the rental asks for. */
  readonly amount?: string;
  readonly onSaved: () => void;
}

function formOf(job: MoneyJob, held: number) {
  if (job === 'paymentAndDeposit') return paymentAndDepositForm;
  return job === 'returnDeposit' ? returnDepositForm(held) : moneySheetForm;
}

/** 'Принято: 17 600 ₽' */
function savedText(job: MoneyJob, values: MoneySheetValues): string {
  const roubles = (text: string) => parseAmount(text) ?? 0;
  const sum =
    job === 'paymentAndDeposit'
      ? roubles(values.amount) + roubles(values.deposit)
      : roubles(values.amount);
  return `${MONEY_JOB_TEXTS[job].done}: ${formatExactRoubles(sum)}`;
}

/**
 * Sends the steps of a sheet in order, each with a key of its own. A step that was answered is not
 * sent again when a later one failed.
 */
function useSteps() {
  const client = useApolloClient();
  const [done, setDone] = useState<readonly OperationName[]>([]);
  const send = async (
    steps: readonly MoneyStep[],
    attempts: readonly Attempt[],
  ): Promise<RentalMoneyFacts | null> => {
    let money: RentalMoneyFacts | null = null;
    for (const [index, step] of steps.entries()) {
      const attempt = attempts[index];
      if (!attempt || done.includes(step.operation)) continue;
      money = await step.send(client, attempt.key);
      setDone((was) => [...was, step.operation]);
    }
    return money;
  };
  return { done, send };
}

/** The form of one sheet: its values, its save, its undo. */
export function useMoneySheet(options: MoneySheetOptions) {
  const { job, bookingId, amount, onSaved } = options;
  const { user } = useSession();
  // What the sheet was opened over: the undo takes back what came after it.
  const [before] = useState(options.money);
  const [last, store] = useLastMethod();
  const { undo } = useReverseMoney();
  const { done, send } = useSteps();
  const sums = initialSums(job, before);
  const form = useKeptSaveForm<MoneySheetValues, readonly MoneyStep[], RentalMoneyFacts | null>({
    initialValues: {
      ...{ ...sums, amount: amount ?? sums.amount, method: last, comment: '', photo: '' },
      attempts: '',
    },
    draft: moneyDraft(job, bookingId, amount),
    shape: formOf(job, before.deposit.held),
    toPayload: (values) => stepsOf(job, bookingId, values),
    save: (steps) => {
      const { values, update } = form;
      const attempts = attemptsAt(steps, keptAttempts(values.attempts), newIdempotencyKey);
      // Kept on the device before they are sent: a reload must not pay twice.
      update((now) => ({ ...now, attempts: JSON.stringify(attempts) }));
      return send(steps, attempts);
    },
    onSaved: (after) => {
      const { values } = form;
      store(values.method);
      const made = after ? madeLines(before, after, user.login) : [];
      const text = savedText(job, values);
      // What an earlier attempt recorded is already in the list, and is taken back there.
      if (made.length === 0) showToast('success', text);
      else offerUndo(text, `money-${bookingId}`, () => void undo(made));
      onSaved();
    },
    fallback: MESSAGES.cashbox.saveFailed,
  });
  return { form, before, done };
}
