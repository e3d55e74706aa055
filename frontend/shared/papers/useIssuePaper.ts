import { useAttemptKey } from '@frontend/shared/data/commands/use-attempt-key';
import { useCommand } from '@frontend/shared/data/commands/use-command';
import { commandFailureText } from '@frontend/shared/data/requests/unanswered';
import { RENTAL_PAPERS_TEXTS } from '@schema/texts/papers/papers';
import type { PaperKind } from '@schema/values/papers/paper-kinds';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paperPath } from './paper-path';
import { IssuePaperDocument } from './papers.generated';

/** Issues a document of a booking and opens it; one at a time. */
export function useIssuePaper() {
  const send = useCommand('issuePaper', IssuePaperDocument);
  const navigate = useNavigate();
  const attemptKey = useAttemptKey();
  const issued = useRef(0);
  const isBusy = useRef(false);
  const [pending, setPending] = useState<PaperKind | null>(null);
  const [error, setError] = useState<string | null>(null);

  const issue = async (bookingId: number, kind: PaperKind) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setPending(kind);
    setError(null);
    try {
      const input = { bookingId, kind };
      // A document after a voided one of the same kind is another attempt.
      const key = attemptKey([input, issued.current]);
      const { issuePaper } = await send({ input }, { key });
      issued.current += 1;
      void navigate(paperPath(issuePaper.id));
    } catch (failure) {
      setError(commandFailureText(failure, RENTAL_PAPERS_TEXTS.issueFailed));
    } finally {
      isBusy.current = false;
      setPending(null);
    }
  };
  return { issue, pending, error };
}
