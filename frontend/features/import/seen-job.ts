import { readStored, writeStored } from '@frontend/shared/lib/device/storage';
import type { ImportJob } from './import-request';

const KEY = 'import.seenJob';
/** Older results are not shown on the page, ms. */
const NEWS_MS = 24 * 60 * 60 * 1000;

/** Marks the result of a job as dismissed. */
export function rememberSeenJob(id: number): void {
  writeStored(KEY, String(id));
}

export function isJobSeen({ id, createdAt }: ImportJob, now: Date): boolean {
  const isOld = now.getTime() - new Date(createdAt).getTime() > NEWS_MS;
  return isOld || id <= Number(readStored(KEY) ?? 0);
}
