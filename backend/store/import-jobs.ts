import type { ImportResult, PreviewHead } from '@backend/domain/import/import-job';
import type { ImportProgress, ImportRun } from '@schema/import';
import { addMilliseconds } from 'date-fns/addMilliseconds';
import { subHours } from 'date-fns/subHours';
import type { Em } from './em';
import { ImportJob, type JobRefusal } from './entities/import-job.entity';

/** Retention of a job in days. */
const KEPT_DAYS = 7;
/** Renewed three times within this time, so that one renewal may be late. */
const LEASE_MS = 15_000;
export const LEASE_RENEWAL_MS = LEASE_MS / 3;

const leaseFrom = (now: Date) => addMilliseconds(now, LEASE_MS);

const isOpen = { state: { $in: ['queued', 'running'] } } as const;

interface NewImportJob {
  readonly userId: number;
  readonly run: ImportRun;
  readonly fileName: string | null;
  readonly now: Date;
}

/** Adds a waiting job; a preview replaces the user's earlier ones, which are no longer shown. */
export async function addImportJob(
  em: Em,
  { userId: user, run, fileName, now }: NewImportJob,
): Promise<number> {
  if (run === 'preview') {
    await em.nativeDelete(ImportJob, { user, run, state: { $in: ['done', 'failed'] } });
  }
  const leaseUntil = leaseFrom(now);
  const job = { user, run, fileName, state: 'queued', createdAt: now, leaseUntil } as const;
  const made = em.create(ImportJob, job);
  await em.flush();
  return made.id;
}

/** Extends the lease of an unfinished job and stores its progress; null: still waiting. */
export async function renewImportJob(
  em: Em,
  id: number,
  { progress, now }: { readonly progress: ImportProgress | null; readonly now: Date },
): Promise<void> {
  const leaseUntil = leaseFrom(now);
  const at = progress && {
    state: 'running' as const,
    stage: progress.stage,
    rowsDone: progress.done,
    rowsTotal: progress.total,
  };
  await em.nativeUpdate(ImportJob, { id, ...isOpen }, { leaseUntil, ...at });
}

/** Stores the result of an import, in the import's own transaction. */
export async function keepImportResult(
  em: Em,
  id: number,
  { result, now }: { readonly result: ImportResult; readonly now: Date },
): Promise<void> {
  await em.nativeUpdate(ImportJob, { id }, { state: 'done', result, finishedAt: now });
}

export async function keepImportPreview(
  em: Em,
  id: number,
  kept: { readonly preview: PreviewHead; readonly rows: string; readonly now: Date },
): Promise<void> {
  const { preview, rows, now } = kept;
  await em.nativeUpdate(ImportJob, { id }, { state: 'done', preview, rows, finishedAt: now });
}

/** Marks a job as failed; a finished job is left unchanged. */
export async function failImportJob(
  em: Em,
  id: number,
  { refusal, now }: { readonly refusal: JobRefusal; readonly now: Date },
): Promise<void> {
  const failed = { state: 'failed' as const, refusal, finishedAt: now };
  await em.nativeUpdate(ImportJob, { id, ...isOpen }, failed);
}

/** Deletes jobs older than KEPT_DAYS. */
export function forgetImportJobs(em: Em, now: Date): Promise<number> {
  const createdAt = { $lt: subHours(now, 24 * KEPT_DAYS) };
  return em.nativeDelete(ImportJob, { createdAt });
}

/** A user's own job; null for an unknown id. */
export function findImportJob(em: Em, userId: number, id: number): Promise<ImportJob | null> {
  return em.findOne(ImportJob, { id, user: userId }, { refresh: true });
}

/** A user's latest jobs, newest first. */
export function latestImportJobs(em: Em, userId: number, count: number): Promise<ImportJob[]> {
  return em.find(ImportJob, { user: userId }, { orderBy: { id: 'desc' }, limit: count });
}

/** The rows of a preview as stored: a JSON list on each line. */
export async function importJobRows(em: Em, id: number): Promise<string> {
  const job = await em.findOne(ImportJob, { id }, { fields: ['rows'] as never });
  return (job as { rows?: string | null } | null)?.rows ?? '';
}
