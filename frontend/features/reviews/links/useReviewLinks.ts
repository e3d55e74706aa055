import { useCommand } from '@frontend/shared/data/commands/use-command';
import { commandFailureText } from '@frontend/shared/data/requests/unanswered';
import { useSession } from '@frontend/shared/data/session';
import { MESSAGES } from '@schema/messages';
import { useEffect, useState } from 'react';
import { CreateReviewLinkDocument } from '../reviews.generated';
import { useSeconds } from '../use-seconds';
import { liveLists, type ReviewLinkList, readLists, withList, writeLists } from './review-links';

/** Links created here: one list per source, dropped when it expires (requirements.md, R12). */
export function useReviewLinks() {
  const { now } = useSession();
  const create = useCommand('createReviewLink', CreateReviewLinkDocument);
  const [lists, setLists] = useState<readonly ReviewLinkList[]>(() => readLists(now()));
  const [failure, setFailure] = useState<{ sourceId: number; text: string } | null>(null);
  const [pendingSource, setPendingSource] = useState<number | null>(null);
  const moment = useSeconds(now, lists.length > 0);

  useEffect(() => {
    const live = liveLists(lists, moment);
    if (live.length === lists.length) return;
    setLists(live);
    writeLists(live);
  }, [lists, moment]);

  return {
    listOf: (sourceId: number) => lists.find((list) => list.sourceId === sourceId) ?? null,
    /** Remaining validity of a list, ms. */
    leftOf: ({ expiresAt }: ReviewLinkList) => Date.parse(expiresAt) - moment.getTime(),
    failureOf: (sourceId: number) => (failure?.sourceId === sourceId ? failure.text : null),
    isPending: (sourceId: number) => pendingSource === sourceId,
    async create(sourceId: number, requestIds: number[]) {
      if (pendingSource !== null) return;
      setPendingSource(sourceId);
      setFailure(null);
      try {
        const { createReviewLink } = await create({ input: { sourceId, requestIds } });
        // Stored first: the link is valid even when the page was closed meanwhile.
        const next = withList(readLists(now()), createReviewLink);
        writeLists(next);
        setLists(next);
      } catch (error) {
        setFailure({ sourceId, text: commandFailureText(error, MESSAGES.reviews.linkFailed) });
      } finally {
        setPendingSource(null);
      }
    },
  };
}
