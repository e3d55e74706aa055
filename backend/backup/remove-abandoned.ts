import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { subDays } from 'date-fns/subDays';
import { UNFINISHED_PREFIX } from './write-backup';

/** Removes files of killed copies, because they contain all data. A copy takes less than a day. */
export async function removeAbandoned(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(UNFINISHED_PREFIX)) continue;
    const path = join(folder, name);
    const { mtime } = await stat(path);
    if (mtime < subDays(now, 1)) await rm(path, { recursive: true, force: true });
  }
}
