import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isFromFuture } from '@backend/domain/backups/copies-by-date';
import { MESSAGES } from '@schema/messages';
import { BackupFailure } from './backup-failure';
import { withArchive } from './read-archive';
import { type ScheduledCopy, scheduledCopies } from './schedule';

/** A copy with its manifest. */
export interface CopyFacts extends ScheduledCopy {
  readonly bytes: number;
  readonly cars: number | null;
  readonly bookings: number | null;
  readonly files: number | null;
  /**
   * Reason why it cannot be restored or is dated in the future; null: verified when made, and
   * intact.
   */
  readonly problem: string | null;
}

async function factsOf(folder: string, copy: ScheduledCopy, now: Date): Promise<CopyFacts> {
  const path = join(folder, copy.name);
  const { size: bytes } = await stat(path);
  try {
    return await withArchive(path, async ({ manifest }) => {
      const rowsOf = (name: string) =>
        manifest.tables.find((table) => table.name === name)?.rows ?? 0;
      const cars = rowsOf('cars');
      const bookings = rowsOf('bookings');
      const problem = isFromFuture(copy, now) ? MESSAGES.backups.fromFuture : null;
      return { ...copy, bytes, cars, bookings, files: manifest.files.length, problem };
    });
  } catch (error) {
    if (!(error instanceof BackupFailure)) throw error;
    const nothing = { cars: null, bookings: null, files: null };
    return { ...copy, bytes, ...nothing, problem: MESSAGES.backups.unreadable };
  }
}

/** The scheduled copies of a folder, newest first; skips copies deleted during the read. */
export async function listCopies(folder: string, now: Date): Promise<CopyFacts[]> {
  const listed: CopyFacts[] = [];
  for (const copy of await scheduledCopies(folder)) {
    const facts = await factsOf(folder, copy, now).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
    if (facts) listed.push(facts);
  }
  return listed;
}
