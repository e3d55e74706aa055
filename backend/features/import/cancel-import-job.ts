import { conflict } from '@backend/domain/refusal';
import type { SignedInContext } from '@backend/operation/context';
import { MESSAGES } from '@schema/messages';
import { readImportJob, type SeenImportJob } from './read-import-job';

const { importing } = MESSAGES;

/**
 * Ends a job of the user's own that waits, reads or judges, and gives what became of it. Refuses NOT_FOUND, and CONFLICT
 * once it writes or has ended.
 */
export async function cancelImportJob(ctx: SignedInContext, id: number): Promise<SeenImportJob> {
  const job = await readImportJob(ctx, id);
  const live = ctx.imports.live.get(id);
  if (!live || job.state === 'done' || job.state === 'failed') {
    throw conflict(importing.alreadyEnded);
  }
  if (live.progress?.stage === 'writing') throw conflict(importing.tooLateToCancel);
  live.running.cancel();
  await live.kept;
  return readImportJob(ctx, id);
}
