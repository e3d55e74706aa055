import { MARK_FAILED } from '@frontend/shared/bookings/marks/useMarkPress';
import { failureText } from '@frontend/shared/data/requests/failure-text';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { showToast } from '@frontend/shared/ui/feedback/toasts';
import { MARK_QUESTION_TEXTS } from '@schema/texts/money/mark-money';
import type { MarkedMoment } from '@schema/values/money/at-mark';
import { useState } from 'react';

interface WithoutMoneyProps {
  readonly at: MarkedMoment;
  readonly disabled?: boolean;
  readonly onMark: () => Promise<void>;
}

/** «Выдать без денег»: marks without recording money; a refusal is shown as a notice. */
export function WithoutMoney({ at, disabled = false, onMark }: WithoutMoneyProps) {
  const [isPending, setPending] = useState(false);
  const press = async () => {
    setPending(true);
    await onMark().catch((error: unknown) =>
      showToast('error', failureText(error, MARK_FAILED[at])),
    );
    setPending(false);
  };
  return (
    <Button disabled={disabled} isPending={isPending} onClick={() => void press()}>
      {MARK_QUESTION_TEXTS.without[at]}
    </Button>
  );
}
