import { useKeptSaveForm } from '@frontend/shared/forms/kept/use-kept-save-form';
import { newIdempotencyKey } from '@frontend/shared/lib/idempotency-key';
import { offerUndo } from '@frontend/shared/lib/overlays/undo';
import { showToast } from '@frontend/shared/ui/feedback/toasts';
import {
  moneySheetForm,
  paymentAndDepositForm,
  returnDepositForm,
} from '@schema/forms/money/money-sheet';
import { MESSAGES } from '@schema/messages';
import { rentalName } from '@schema/texts/bookings/rental-name';
import { MONEY_JOB_TEXTS } from '@schema/texts/money/rental-money';
import { formatExactRoubles, parseAmount } from '@schema/values/money/money';
import { type ReversibleLine, useReverseMoney } from '../lines/useReverseMoney';
import type { RentalMoneyFacts } from '../useRentalMoney';
import { attemptsAt, keptAttempts } from './attempts';
import { moneyDraft } from './money-draft';
import { type MoneyJob, type MoneySheetValues, type MoneyStep, stepsOf } from './money-steps';
import { initialSums } from './offered-jobs';
import { useLastMethod } from './use-last-method';
import { useMoneySteps } from './use-money-steps';

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

/** The form of one sheet: its values, its save, its undo. */
export function useMoneySheet(options: MoneySheetOptions) {
  const { job, bookingId, amount, onSaved } = options;
  const [last, store] = useLastMethod();
  const { undo } = useReverseMoney();
  const { done, seen, send } = useMoneySteps(options);
  const sums = initialSums(job, seen);
  const form = useKeptSaveForm<MoneySheetValues, readonly MoneyStep[], readonly ReversibleLine[]>({
    initialValues: {
      ...{ ...sums, amount: amount ?? sums.amount, method: last, comment: '', photo: '' },
      attempts: '',
    },
    draft: moneyDraft(job, bookingId, amount),
    // Of what is held a part may have been withheld by a step that was answered.
    shape: formOf(job, done.length > 0 ? Infinity : seen.deposit.held),
    toPayload: (values) => stepsOf(job, bookingId, values),
    save: (steps) => {
      const { values, update } = form;
      const attempts = attemptsAt(steps, keptAttempts(values.attempts), newIdempotencyKey);
      // Kept on the device before they are sent: a reload must not pay twice.
      update((now) => ({ ...now, attempts: JSON.stringify(attempts) }));
      return send(steps, attempts);
    },
    onSaved: (made) => {
      const { values } = form;
      store(values.method);
      const text = [savedText(job, values), rentalName(seen.rented ?? {})]
        .filter(Boolean)
        .join(' · ');
      // What an earlier attempt recorded is already in the list, and is taken back there.
      if (made.length === 0) showToast('success', text);
      else offerUndo(text, `money-${bookingId}`, () => void undo(made));
      onSaved();
    },
    fallback: MESSAGES.cashbox.saveFailed,
  });
  return { form, seen, done };
}
