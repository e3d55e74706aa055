import type { ImportResult, PreviewHead } from '@backend/domain/import/import-job';
import { isAbandoned } from '@backend/domain/import/job-state';
import { notFound } from '@backend/domain/refusal';
import type { SignedInContext } from '@backend/operation/context';
import type { ImportJob, JobRefusal } from '@backend/store/entities/import-job.entity';
import { findImportJob, importJobRows, latestImportJobs } from '@backend/store/import-jobs';
import { loadUndone } from '@backend/store/queries/undone-operations';
import type { ImportPreview, ImportStage, ImportState } from '@schema/import';
import { MESSAGES } from '@schema/messages';
import { rowsOfPages } from './preview-rows';

/** A job as returned to its owner. */
export interface SeenImportJob
  extends Pick<
    ImportJob,
    'id' | 'run' | 'fileName' | 'result' | 'preview' | 'createdAt' | 'finishedAt'
  > {
  readonly state: ImportState;
  readonly stage: ImportStage | null;
  readonly rowsDone: number;
  readonly rowsTotal: number;
  readonly refusal: JobRefusal | null;
  readonly undoneAt: Date | null;
}

const RESTARTED: JobRefusal = { code: 'UNAVAILABLE', message: MESSAGES.importing.restarted };

/** Maximum number of listed jobs. */
const LATEST = 10;

type Undone = ReadonlyMap<number, Date>;

function seen(ctx: SignedInContext, job: ImportJob, undone: Undone): SeenImportJob {
  const { id, run, fileName, preview, createdAt, finishedAt, refusal = null } = job;
  // A job of an earlier release has no opening balances and expenses.
  const { openings = 0, expenses = 0 } = (job.result ?? {}) as Partial<ImportResult>;
  const result = job.result && { ...job.result, openings, expenses };
  const undoneAt = undone.get(job.result?.operationId ?? 0) ?? null;
  const kept = { id, run, fileName, result, preview, createdAt, finishedAt, refusal, undoneAt };
  const { state, stage = null, rowsDone, rowsTotal } = job;
  const live = ctx.imports.live.get(id);
  if (isAbandoned(job, { isLive: live !== undefined, now: ctx.now })) {
    return { ...kept, state: 'failed', stage, rowsDone, rowsTotal, refusal: RESTARTED };
  }
  const progress = live?.progress;
  if (!progress || state === 'done' || state === 'failed') {
    return { ...kept, state, stage, rowsDone, rowsTotal };
  }
  const { done, total } = progress;
  return { ...kept, state: 'running', stage: progress.stage, rowsDone: done, rowsTotal: total };
}

async function undoneImports(ctx: SignedInContext, jobs: readonly ImportJob[]): Promise<Undone> {
  const ids = jobs.flatMap(({ result }) => result?.operationId ?? []);
  return ids.length === 0 ? new Map() : loadUndone(ctx.em, ids);
}

/** One of the user's own jobs. Throws NOT_FOUND. */
export async function readImportJob(ctx: SignedInContext, id: number): Promise<SeenImportJob> {
  const job = await findImportJob(ctx.em, ctx.user.id, id);
  if (!job) throw notFound();
  return seen(ctx, job, await undoneImports(ctx, [job]));
}

/** The user's latest jobs, newest first. */
export async function readImportJobs(ctx: SignedInContext): Promise<SeenImportJob[]> {
  const jobs = await latestImportJobs(ctx.em, ctx.user.id, LATEST);
  const undone = await undoneImports(ctx, jobs);
  return jobs.map((job) => seen(ctx, job, undone));
}

/** The preview of a job with all its rows; null without one. */
export async function previewOfJob(
  ctx: SignedInContext,
  { id, preview }: SeenImportJob,
): Promise<ImportPreview | null> {
  if (!preview) return null;
  const pages = (await importJobRows(ctx.em, id)).split('\n').filter(Boolean);
  const rows = await rowsOfPages(pages);
  // A preview of an earlier release.
  const { newOpenings = 0, remarks = [], asksDateOrder = false } = preview as Partial<PreviewHead>;
  const { sheetRows = rows.length, leftOutRows = 0 } = preview as Partial<PreviewHead>;
  return { ...preview, newOpenings, remarks, asksDateOrder, sheetRows, leftOutRows, rows };
}
