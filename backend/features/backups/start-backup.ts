import { conflict } from '@backend/domain/refusal';
import type { SignedInContext } from '@backend/operation/context';
import { MESSAGES } from '@schema/messages';

/** Starts a copy like the scheduled one. Throws CONFLICT when copies are off or one is being made. */
export async function startBackup({ backups, log }: SignedInContext): Promise<boolean> {
  if (!backups) throw conflict(MESSAGES.backups.off);
  if (!(await backups.copyNow())) throw conflict(MESSAGES.backups.running);
  log.info({ event: 'backup asked' }, 'a copy was asked for');
  return true;
}
