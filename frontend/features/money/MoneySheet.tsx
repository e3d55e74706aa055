import { FormMessage } from '@frontend/shared/forms/FormMessage';
import { RestoredPanel } from '@frontend/shared/forms/RestoredPanel';
import { groupedAmount } from '@frontend/shared/forms/typed-amount';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { Dialog } from '@frontend/shared/ui/dialogs/Dialog';
import { DialogForm } from '@frontend/shared/ui/dialogs/DialogForm';
import { DialogBody, DialogFooter } from '@frontend/shared/ui/dialogs/DialogParts';
import { ChipField } from '@frontend/shared/ui/fields/ChipField';
import { TextField } from '@frontend/shared/ui/fields/TextField';
import { TEXT_LIMITS } from '@schema/constants';
import {
  MONEY_JOB_TEXTS,
  MONEY_METHOD_TITLES,
  MONEY_SHEET_TEXTS,
} from '@schema/texts/money/rental-money';
import { PAYMENT_METHODS } from '@schema/values/money/ledger';
import { formatExactRoubles } from '@schema/values/money/money';
import css from './Money.module.css';
import { MoneySums } from './MoneySums';
import type { MoneyJob } from './money-steps';
import { useMoneySheet } from './useMoneySheet';
import type { RentalMoneyFacts } from './useRentalMoney';

const METHODS = PAYMENT_METHODS.map((id) => ({ id, title: MONEY_METHOD_TITLES[id] }));
/** Money changes its owner: the method is asked. */
const isMoved = (job: MoneyJob) => job !== 'charge' && job !== 'withhold';

interface MoneySheetProps {
  readonly job: MoneyJob;
  readonly bookingId: number;
  readonly money: RentalMoneyFacts;
  readonly amount?: string;
  readonly onClose: () => void;
}

/** One operation with the money of a rental; the sum is filled in, one tap saves. */
export default function MoneySheet({ job, bookingId, money, amount, onClose }: MoneySheetProps) {
  const sheet = useMoneySheet({
    ...{ job, bookingId, money, onSaved: onClose },
    ...(amount !== undefined && { amount: groupedAmount(amount) }),
  });
  const { form, before } = sheet;
  const { values, update, errorOf, isPending, attempt } = form;
  const { title, submit } = MONEY_JOB_TEXTS[job];
  const isOfDeposit = job === 'returnDeposit' || job === 'withhold';
  const known = isOfDeposit ? before.deposit.held : before.balance;
  return (
    <Dialog title={title} size="small" isLocked={isPending} onClose={onClose}>
      <DialogForm
        label={title}
        submitCount={attempt}
        isUnsaved={form.isUnsaved}
        onDiscard={form.dropDraft}
        onSubmit={form.submit}
      >
        <DialogBody>
          <FormMessage form={form} />
          <RestoredPanel kind="money" form={form} />
          {job !== 'charge' && known > 0 && (
            <p className={css.known}>
              {isOfDeposit ? MONEY_SHEET_TEXTS.held : MONEY_SHEET_TEXTS.owed}{' '}
              <b>{formatExactRoubles(known)}</b>
            </p>
          )}
          <MoneySums job={job} sheet={sheet} />
          {isMoved(job) && (
            <ChipField
              label={MONEY_SHEET_TEXTS.method}
              value={values.method}
              options={METHODS}
              onChange={(method) => update((now) => ({ ...now, method }))}
            />
          )}
          <TextField
            label={MONEY_SHEET_TEXTS.comment}
            name="comment"
            maxLength={TEXT_LIMITS.comment}
            value={values.comment}
            onChange={(comment) => update((now) => ({ ...now, comment }))}
            error={errorOf('comment')}
          />
        </DialogBody>
        <DialogFooter onCancel={onClose} isLocked={isPending}>
          <Button type="submit" look="primary" isPending={isPending}>
            {submit}
          </Button>
        </DialogFooter>
      </DialogForm>
    </Dialog>
  );
}
