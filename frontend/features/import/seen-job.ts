import { readStored, writeStored } from '@frontend/shared/lib/device/storage';
import type { ImportJob } from './import-request';

const KEY = 'import.seenJob';
/** An import that ended earlier is no news. Milliseconds. */
const NEWS_MS = 24 * 60 * 60 * 1000;

/** The user has put the result of this job aside. */
export function rememberSeenJob(id: number): void {
  writeStored(KEY, String(id));
}

export function isJobSeen({ id, createdAt }: ImportJob, now: Date): boolean {
  const isOld = now.getTime() - new Date(createdAt).getTime() > NEWS_MS;
  return isOld || id <= Number(readStored(KEY) ?? 0);
}
