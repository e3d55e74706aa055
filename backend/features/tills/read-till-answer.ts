import { notFound } from '@backend/domain/refusal';
import type { Work } from '@backend/operation/command';
import { findTill, loadLastCounts } from '@backend/store/queries/money/till-queries';
import { loadTillSums } from '@backend/store/queries/money/till-sums';
import { MESSAGES } from '@schema/messages';
import { tillAnswer } from './read-tills';
import type { TillType } from './tills.types';

/** A till after a change. Throws NOT_FOUND. */
export async function readTillAnswer({ em, ctx }: Work, id: number): Promise<TillType> {
  const till = await findTill(em, id);
  if (!till) throw notFound(MESSAGES.tills.unknown);
  return tillAnswer(till, ctx.user, {
    sums: await loadTillSums(em, { from: null, to: null, tillIds: [id] }),
    counts: await loadLastCounts(em),
  });
}
