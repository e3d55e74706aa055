import { readStored, writeStored } from '@frontend/shared/lib/device/storage';
import { subHours } from 'date-fns/subHours';
import type { ImportJob } from './import-request';

const KEY = 'import.seenJob';
/** Older results are not shown on the page. */
const NEWS_HOURS = 24;

/** Marks the result of a job as dismissed. */
export function rememberSeenJob(id: number): void {
  writeStored(KEY, String(id));
}

export function isJobSeen({ id, createdAt }: ImportJob, now: Date): boolean {
  const isOld = new Date(createdAt) < subHours(now, NEWS_HOURS);
  return isOld || id <= Number(readStored(KEY) ?? 0);
}
