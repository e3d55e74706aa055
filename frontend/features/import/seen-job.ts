import { readStored, writeStored } from '@frontend/shared/lib/device/storage';
import { subHours } from 'date-fns/subHours';
import type { ImportJob } from './import-request';

const KEY = 'import.seenJob';
/** Age from which results are not shown on the page, hours. */
const NEWS_HOURS = 24;

/** Marks the result of a job as dismissed. */
export function rememberSeenJob(id: number): void {
  writeStored(KEY, String(id));
}

export const isJobSeen = ({ id }: ImportJob): boolean => id <= Number(readStored(KEY) ?? 0);

/** Whether the page shows the last import: its result once, then its undo for a day. */
export function isJobShown(job: ImportJob, now: Date): boolean {
  if (new Date(job.createdAt) < subHours(now, NEWS_HOURS)) return false;
  return !isJobSeen(job) || undoableBy(job) !== null;
}

/** Operation ID for the undo; null without anything to undo. */
export const undoableBy = ({ result, undoneAt }: ImportJob): number | null =>
  undoneAt === null ? (result?.operationId ?? null) : null;
