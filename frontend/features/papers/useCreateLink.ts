import { useCommand } from '@frontend/shared/data/commands/use-command';
import { commandFailureText } from '@frontend/shared/data/requests/unanswered';
import { PAPER_LINK_TEXTS } from '@schema/texts/papers/paper-link';
import { useState } from 'react';
import { CreatePaperLinkDocument, type CreatePaperLinkMutation } from './paper.generated';

export type CreatedLink = CreatePaperLinkMutation['createPaperLink'];

/** Creates the link of a document. The answer alone has its address. */
export function useCreateLink(paperId: number) {
  const send = useCommand('createPaperLink', CreatePaperLinkDocument);
  const [created, setCreated] = useState<CreatedLink | null>(null);
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const create = async () => {
    if (isPending) return;
    setPending(true);
    setError(null);
    try {
      setCreated((await send({ paperId })).createPaperLink);
    } catch (failure) {
      setError(commandFailureText(failure, PAPER_LINK_TEXTS.createFailed));
    } finally {
      setPending(false);
    }
  };
  return { create, created, isPending, error };
}
