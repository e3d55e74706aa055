import { conflict } from '@backend/domain/refusal';
import type { SignedInContext } from '@backend/operation/context';
import { MESSAGES } from '@schema/messages';
import { readImportJob, type SeenImportJob } from './read-import-job';

const { importing } = MESSAGES;

/**
 * Cancels the user's own job before it writes and returns its state. Throws NOT_FOUND, and CONFLICT
 * once it is writing or finished.
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
