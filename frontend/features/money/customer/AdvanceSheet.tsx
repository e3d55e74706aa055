import { useApolloClient } from '@apollo/client/react';
import { useCommand } from '@frontend/shared/data/commands/use-command';
import { refusalOf } from '@frontend/shared/data/requests/refusal';
import { useSession } from '@frontend/shared/data/session';
import { bound } from '@frontend/shared/forms/bound';
import { useDraftSaveForm } from '@frontend/shared/forms/drafts/use-draft-save-form';
import { groupedAmount, typedAmount } from '@frontend/shared/forms/typed-amount';
import { newIdempotencyKey } from '@frontend/shared/lib/idempotency-key';
import { offerUndo } from '@frontend/shared/lib/overlays/undo';
import { useChosenTill } from '@frontend/shared/money/use-chosen-till';
import { showToast } from '@frontend/shared/ui/feedback/toasts';
import { MoneyField } from '@frontend/shared/ui/fields/MoneyField';
import { PRICE_STEP } from '@schema/constants';
import { moneySheetForm } from '@schema/forms/money/money-sheet';
import { MESSAGES } from '@schema/messages';
import { ADVANCE_JOB_TEXTS, ADVANCE_TEXTS, type AdvanceJob } from '@schema/texts/money/advance';
import { MONEY_SHEET_TEXTS } from '@schema/texts/money/rental-money';
import { formatExactRoubles, parseAmount } from '@schema/values/money/money';
import { trimmedOrNull } from '@schema/values/words/text';
import { useState } from 'react';
import { madeAdvances } from '../lines/made-lines';
import { useReverseMoney } from '../lines/useReverseMoney';
import { MoneyForm } from '../sheet/MoneyForm';
import { attemptsAt, keptAttempts, useLastMethod } from '../sheet/use-money-steps';
import {
  CustomerMoneyDocument,
  type CustomerMoneyFactsFragment,
  ReturnAdvanceDocument,
  TakeAdvanceDocument,
} from './customer-money.generated';

interface AdvanceSheetProps {
  readonly job: AdvanceJob;
  readonly customerId: number;
  readonly money: CustomerMoneyFactsFragment;
  /** Amount of a typed command, as typed; absent: the refundable amount. */
  readonly amount?: string;
  readonly onClose: () => void;
}

/** «Принять аванс» or «Вернуть аванс»: a refund is prefilled with the whole advance. */
export default function AdvanceSheet(props: AdvanceSheetProps) {
  const { job, customerId, money, amount: typed = '', onClose } = props;
  const { user } = useSession();
  // Money on opening, read again after a STALE refusal: the undo reverses later entries only.
  const [before, setBefore] = useState(money);
  const [last, setLast] = useLastMethod();
  const till = useChosenTill();
  const { undo } = useReverseMoney();
  const take = useCommand('takeAdvance', TakeAdvanceDocument);
  const giveBack = useCommand('returnAdvance', ReturnAdvanceDocument);
  const client = useApolloClient();
  const readAgain = async () => {
    const { data } = await client.query({
      query: CustomerMoneyDocument,
      variables: { customerId },
      fetchPolicy: 'network-only',
    });
    if (data) setBefore(data.customerMoney);
  };
  const texts = ADVANCE_JOB_TEXTS[job];
  const held = job === 'returnAdvance' ? typedAmount(before.advance) : '';
  const form = useDraftSaveForm({
    draft: { kind: 'money', name: `advance-${customerId}-${job}`, basis: typed },
    initialValues: {
      amount: typed ? groupedAmount(typed) : held,
      method: last,
      comment: '',
      shortReason: '',
      attempts: '',
    },
    shape: moneySheetForm,
    toPayload: ({ amount, method, comment, shortReason }) => ({
      customerId,
      amount: parseAmount(amount) ?? 0,
      method,
      comment: trimmedOrNull(comment),
      ...till.inputOf(method),
      ...(shortReason && { shortReason }),
    }),
    save: async (input, newKey) => {
      const kept = keptAttempts(form.values.attempts);
      const attempts = attemptsAt([{ operation: job, input }], kept, newIdempotencyKey);
      // Saved on the device before sending: a reload must not pay twice.
      form.update((now) => ({ ...now, attempts: JSON.stringify(attempts) }));
      const run = job === 'takeAdvance' ? take : giveBack;
      const { version } = before;
      try {
        return (await run({ input: { ...input, version } }, { key: attempts[0]?.key ?? newKey }))
          .money;
      } catch (error) {
        // Without fresh money the next attempt is refused and refetches it.
        if (refusalOf(error)?.code === 'STALE') await readAgain().catch(() => undefined);
        throw error;
      }
    },
    onSaved: (after) => {
      const { amount, method } = form.values;
      setLast(method);
      const made = madeAdvances(before, after, user.login);
      const text = `${texts.done}: ${formatExactRoubles(parseAmount(amount) ?? 0)}`;
      if (made.length === 0) showToast('success', text);
      else offerUndo(text, `advance-${customerId}`, () => void undo(made));
      onClose();
    },
    fallback: MESSAGES.cashbox.saveFailed,
  });
  return (
    <MoneyForm
      texts={texts}
      form={form}
      known={[{ name: ADVANCE_TEXTS.label, sum: before.advance }]}
      isMoved
      till={till}
      onClose={onClose}
      sums={
        <MoneyField
          label={MONEY_SHEET_TEXTS.amount}
          step={PRICE_STEP}
          isRequired
          autoFocus
          {...bound(form, 'amount')}
        />
      }
    />
  );
}
