import { bound } from '@frontend/shared/forms/bound';
import { useDraftSaveForm } from '@frontend/shared/forms/drafts/use-draft-save-form';
import { groupedAmount } from '@frontend/shared/forms/typed-amount';
import { lazyComponent } from '@frontend/shared/lib/device/lazy-component';
import { newIdempotencyKey } from '@frontend/shared/lib/idempotency-key';
import { offerUndo } from '@frontend/shared/lib/overlays/undo';
import { useChosenTill } from '@frontend/shared/money/use-chosen-till';
import { LatePart } from '@frontend/shared/ui/feedback/LatePart';
import { showToast } from '@frontend/shared/ui/feedback/toasts';
import { MoneyField } from '@frontend/shared/ui/fields/MoneyField';
import { PRICE_STEP } from '@schema/constants';
import { MESSAGES } from '@schema/messages';
import { rentalName } from '@schema/texts/bookings/rental-name';
import { MONEY_SHEET_TEXTS } from '@schema/texts/money/rental-money';
import { formatExactRoubles, parseAmount } from '@schema/values/money/money';
import { Suspense, useState } from 'react';
import { type ReversibleLine, useReverseMoney } from '../lines/useReverseMoney';
import type { RentalMoneyFacts } from '../useRentalMoney';
import { ChargeKindField, MoneyForm } from './MoneyForm';
import { MONEY_JOBS, type MoneyJob, type MoneySheetValues, moneyDraft } from './money-jobs';
import { restOfDeposit } from './rental-sums';
import {
  attemptsAt,
  keptAttempts,
  type MoneyStep,
  useLastMethod,
  useMoneySteps,
} from './use-money-steps';

const PhotoField = lazyComponent(async () => ({
  default: (await import('@frontend/shared/photos/PhotoField')).PhotoField,
}));

interface MoneySheetProps {
  readonly job: MoneyJob;
  readonly bookingId: number;
  readonly money: RentalMoneyFacts;
  /** Amount of a typed command, as typed; absent: the amount due. */
  readonly amount?: string;
  readonly onClose: () => void;
}

/** One operation on the money of a rental; prefilled, one tap saves it. */
export default function MoneySheet(props: MoneySheetProps) {
  const { job, onClose } = props;
  const { texts, known, sums, reason, isMoved } = MONEY_JOBS[job];
  const { form, seen, done, till } = useMoneySheet(props);
  const { values, update, errorOf } = form;
  const [isUploading, setUploading] = useState(false);
  return (
    <MoneyForm
      texts={texts}
      form={form}
      known={known(seen)}
      isMoved={isMoved}
      till={till}
      isReady={!isUploading}
      onClose={onClose}
      sums={
        <>
          {sums.map(({ name, label, operation, mayBeEmpty }, at) => {
            const isDone = operation !== undefined && done.includes(operation);
            return (
              <MoneyField
                key={name}
                label={label}
                name={name}
                step={PRICE_STEP}
                isRequired={!mayBeEmpty}
                autoFocus={at === 0}
                isDisabled={isDone}
                hint={isDone ? MONEY_SHEET_TEXTS.alreadyDone : undefined}
                value={values[name]}
                onChange={(text) =>
                  update((was) =>
                    name === 'withheld'
                      ? withWithheld(was, text, seen.deposit.held)
                      : { ...was, [name]: text },
                  )
                }
                error={errorOf(name)}
              />
            );
          })}
          {reason && (reason.of === undefined || parseAmount(values[reason.of])) ? (
            <ChargeKindField
              label={reason.label}
              hasDebt={reason.mayBeDebt && seen.balance > 0}
              value={values.chargeKind}
              isDisabled={done.includes('withholdDeposit')}
              onChange={(chargeKind) => update((was) => ({ ...was, chargeKind }))}
            />
          ) : null}
        </>
      }
    >
      {job === 'charge' && (
        <Suspense fallback={<LatePart />}>
          <PhotoField
            label={MONEY_SHEET_TEXTS.photo}
            path="/api/uploads/money/photos"
            onBusy={setUploading}
            {...bound(form, 'photo')}
          />
        </Suspense>
      )}
    </MoneyForm>
  );
}

/** A withheld part reduces the refund, until the user types the refund. */
function withWithheld(was: MoneySheetValues, withheld: string, held: number): MoneySheetValues {
  const rest = (text: string) => restOfDeposit(held, parseAmount(text) ?? 0);
  const isOwn = was.amount !== rest(was.withheld);
  return { ...was, withheld, ...(!isOwn && { amount: rest(withheld) }) };
}

/** The form of one sheet: its values, its save, its undo. */
function useMoneySheet({ job, bookingId, money, amount, onClose }: MoneySheetProps) {
  const { texts, form: shape, initial, steps: stepsOf } = MONEY_JOBS[job];
  const [last, store] = useLastMethod();
  const till = useChosenTill();
  const { undo } = useReverseMoney();
  const { done, seen, send } = useMoneySteps({ bookingId, money });
  const form = useDraftSaveForm<MoneySheetValues, readonly MoneyStep[], readonly ReversibleLine[]>({
    initialValues: {
      amount: '',
      deposit: '',
      withheld: '',
      chargeKind: 'fine',
      method: last,
      comment: '',
      shortReason: '',
      photo: '',
      attempts: '',
      ...initial(seen),
      ...(amount !== undefined && { amount: groupedAmount(amount) }),
    },
    draft: moneyDraft(job, bookingId, amount && groupedAmount(amount)),
    // A completed step may have withheld a part of the held deposit.
    shape: shape(done.length > 0 ? Infinity : seen.deposit.held),
    toPayload: (values) => stepsOf(bookingId, { ...values, ...till.inputOf(values.method) }),
    save: (steps) => {
      const { values, update } = form;
      const attempts = attemptsAt(steps, keptAttempts(values.attempts), newIdempotencyKey);
      // Saved on the device before sending: a reload must not pay twice.
      update((now) => ({ ...now, attempts: JSON.stringify(attempts) }));
      return send(steps, attempts);
    },
    onSaved: (made) => {
      const { method, amount: sum, deposit } = form.values;
      store(method);
      const taken = (parseAmount(sum) ?? 0) + (parseAmount(deposit) ?? 0);
      // 'Принято: 17 600 ₽ · Анна Никитина'
      const text = [`${texts.done}: ${formatExactRoubles(taken)}`, rentalName(seen.rented ?? {})]
        .filter(Boolean)
        .join(' · ');
      // Entries of an earlier attempt are already listed, and are reversed there.
      if (made.length === 0) showToast('success', text);
      else offerUndo(text, `money-${bookingId}`, () => void undo(made));
      onClose();
    },
    fallback: MESSAGES.cashbox.saveFailed,
  });
  return { form, seen, done, till };
}
