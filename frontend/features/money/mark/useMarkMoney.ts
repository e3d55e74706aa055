import type { MarkMoneyProps } from '@frontend/shared/bookings/marks/mark-money';
import { useDraftSaveForm } from '@frontend/shared/forms/drafts/use-draft-save-form';
import { newIdempotencyKey } from '@frontend/shared/lib/idempotency-key';
import { useChosenTill } from '@frontend/shared/money/use-chosen-till';
import { markMoneyForm } from '@schema/forms/money/money-sheet';
import { MARK_QUESTION_TEXTS, markMoneyAction, moneyDone } from '@schema/texts/money/mark-money';
import type { MarkPart } from '@schema/values/money/at-mark';
import { useState } from 'react';
import { useReverseMoney } from '../lines/useReverseMoney';
import {
  attemptsAt,
  keptAttempts,
  type MoneyStep,
  useLastMethod,
  useMoneySteps,
} from '../sheet/use-money-steps';
import type { RentalMoneyFacts } from '../useRentalMoney';
import {
  chosenParts,
  initialValues,
  isRecorded,
  type MarkMoneyValues,
  partsOf,
  stepsOfParts,
  withheldOf,
} from './mark-steps';

interface MarkMoneyOptions extends Pick<MarkMoneyProps, 'at' | 'booking' | 'onMark'> {
  readonly money: RentalMoneyFacts;
}

/**
 * Records the chosen parts and then marks: a refused payment leaves the car unmarked, and a refused
 * mark leaves the recorded parts, which are not sent again. The values are stored with the version
 * of the money, so that they are not restored after later entries.
 */
export function useMarkMoney({ at, booking, money, onMark }: MarkMoneyOptions) {
  const [last, store] = useLastMethod();
  const till = useChosenTill();
  const [parts] = useState(() => partsOf(at, money));
  const { done, seen, send, made } = useMoneySteps({ bookingId: booking.id, money });
  const { reverse } = useReverseMoney();
  const undo = async (): Promise<boolean> => {
    try {
      for (const line of made().toReversed()) await reverse(line);
      // Entries of an earlier attempt are unknown here.
      return made().length > 0;
    } catch {
      return false;
    }
  };
  const markAfter = (recorded: readonly MarkPart[], withheld: number) => {
    const said = moneyDone(recorded, withheld);
    return onMark(said ? { said, undo } : null);
  };
  const form = useDraftSaveForm<MarkMoneyValues, readonly MoneyStep[], void>({
    initialValues: initialValues(parts, last),
    draft: {
      kind: 'money',
      name: `money-${booking.id}-${at}`,
      basis: String(money.version),
    },
    shape: markMoneyForm,
    toPayload: (values) => stepsOfParts(booking.id, parts, values, till.inputOf(values.method)),
    save: async (steps) => {
      const { values, update } = form;
      const attempts = attemptsAt(steps, keptAttempts(values.attempts), newIdempotencyKey);
      // Saved on the device before sending: a reload must not pay twice.
      update((now) => ({ ...now, attempts: JSON.stringify(attempts) }));
      await send(steps, attempts);
      store(values.method);
      await markAfter(chosenParts(parts, values), withheldOf(values));
    },
    onSaved: () => undefined,
    fallback: MARK_QUESTION_TEXTS.failed,
  });
  const chosen = chosenParts(parts, form.values);
  const recorded = chosen.filter(({ job }) => isRecorded(job, done));
  const left = chosen.filter(({ job }) => !isRecorded(job, done));
  const isWithheld = done.includes('withholdDeposit');
  const withheld = withheldOf(form.values);
  const doneWithheld = isWithheld ? withheld : 0;
  const leftWithheld = isWithheld ? 0 : withheld;
  return {
    form,
    till,
    parts,
    seen,
    done,
    action: markMoneyAction(at, left, leftWithheld),
    isLeft: left.length > 0 || leftWithheld > 0,
    /** Sums recorded by an attempt before it failed; '': none. */
    recorded: moneyDone(recorded, doneWithheld),
    /** Marks without recording further money. */
    markWithout: () => markAfter(recorded, doneWithheld),
  };
}
