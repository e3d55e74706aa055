import { commandFailureText } from '@frontend/shared/data/requests/unanswered';
import { LINK_TEXTS } from '@schema/texts/links/links';
import { useRef, useState } from 'react';
import type { LinkFacts } from './LinkState';

export interface CreatedLink {
  readonly id: number;
  /** Path on this site; only the answer of the creation has it. */
  readonly path: string;
  readonly expiresAt: string;
}

/**
 * Creates a link by `send`. `read`: the link as the server lists it, null for none, undefined while
 * it loads. The answer of the creation may arrive before the new link is read.
 */
export function useCreateLink(
  send: () => Promise<CreatedLink>,
  read: LinkFacts | null | undefined,
) {
  const [created, setCreated] = useState<CreatedLink | null>(null);
  const [isPending, setPending] = useState(false);
  // Two clicks of one task come before the next render; the second link would revoke the first.
  const isSending = useRef(false);
  const [error, setError] = useState<string | null>(null);
  const create = async () => {
    if (isSending.current) return;
    isSending.current = true;
    setPending(true);
    setError(null);
    try {
      setCreated(await send());
    } catch (failure) {
      setError(commandFailureText(failure, LINK_TEXTS.createFailed));
    } finally {
      isSending.current = false;
      setPending(false);
    }
  };
  const link = created && read && read.id < created.id ? null : (read ?? null);
  const isNew =
    created !== null && (link === null || (link.id === created.id && link.revokedAt === null));
  return { create: () => void create(), link, fresh: isNew ? created : null, isPending, error };
}
