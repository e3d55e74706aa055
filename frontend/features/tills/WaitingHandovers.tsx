import { useCommand } from '@frontend/shared/data/commands/use-command';
import { refusalOf } from '@frontend/shared/data/requests/refusal';
import { commandFailureText } from '@frontend/shared/data/requests/unanswered';
import type { HandoverFacts } from '@frontend/shared/money/use-tills';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { ErrorBox } from '@frontend/shared/ui/feedback/ErrorBox';
import { showToast } from '@frontend/shared/ui/feedback/toasts';
import { HANDOVER_TEXTS, sentText, waitingText } from '@schema/texts/money/tills';
import type { HandoverOutcome } from '@schema/values/money/tills';
import { useState } from 'react';
import { AcceptShortDialog } from './dialogs/AcceptShortDialog';
import css from './Tills.module.css';
import { EndCashHandoverDocument } from './tills.generated';

/** Cash that waits for its receiver: one press accepts, declines or withdraws it. */
export function WaitingHandovers({ handovers }: { readonly handovers: readonly HandoverFacts[] }) {
  if (handovers.length === 0) return null;
  return (
    <ul className={css.waiting} aria-label={HANDOVER_TEXTS.list}>
      {handovers.map((handover) => (
        <WaitingHandover key={handover.id} handover={handover} />
      ))}
    </ul>
  );
}

function WaitingHandover({ handover }: { readonly handover: HandoverFacts }) {
  const { id, fromName, toName, amount, comment, mayAccept, mayWithdraw } = handover;
  const end = useCommand('endCashHandover', EndCashHandoverDocument);
  const [pending, setPending] = useState<HandoverOutcome | null>(null);
  const [error, setError] = useState<string | null>(null);
  /** Refusal of an acceptance that needs a reason. */
  const [short, setShort] = useState<string | null>(null);
  const finish = async (outcome: HandoverOutcome) => {
    if (pending !== null) return;
    setPending(outcome);
    setError(null);
    try {
      await end({ id, input: { outcome } });
      showToast('success', HANDOVER_TEXTS[outcome]);
    } catch (failure) {
      const reason = refusalOf(failure)?.fields.shortReason;
      if (reason !== undefined) setShort(reason);
      else setError(commandFailureText(failure, HANDOVER_TEXTS.failed));
    } finally {
      setPending(null);
    }
  };
  const action = (title: string, outcome: HandoverOutcome, look?: 'primary') => (
    <Button
      {...(look && { look })}
      isPending={pending === outcome}
      aria-label={`${title}: ${sentText(fromName, toName, amount)}`}
      onClick={() => void finish(outcome)}
    >
      {title}
    </Button>
  );
  return (
    <li className={css.handover}>
      <span className={css.sent}>
        {mayAccept ? sentText(fromName, toName, amount) : waitingText(toName, amount)}
        {comment && <span className={css.comment}> · {comment}</span>}
      </span>
      <span className={css.answers}>
        {mayAccept && action(HANDOVER_TEXTS.accept, 'accepted', 'primary')}
        {mayAccept && action(HANDOVER_TEXTS.decline, 'declined')}
        {mayWithdraw && action(HANDOVER_TEXTS.withdraw, 'withdrawn')}
      </span>
      {error && <ErrorBox message={error} />}
      {short !== null && (
        <AcceptShortDialog handover={handover} refused={short} onClose={() => setShort(null)} />
      )}
    </li>
  );
}
