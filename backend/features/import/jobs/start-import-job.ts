import { createHash } from 'node:crypto';
import { collectAnnouncements } from '@backend/changes/announce';
import {
  addsAnything,
  type ImportAnswer,
  type ImportRequest,
} from '@backend/domain/import/import-job';
import { Refusal, validationFailed } from '@backend/domain/refusal';
import { assertValid } from '@backend/domain/valid';
import type { RunningJob } from '@backend/jobs/job-process';
import type { SignedInContext } from '@backend/operation/context';
import { once } from '@backend/store/idempotency';
import {
  addImportJob,
  failImportJob,
  LEASE_RENEWAL_MS,
  renewImportJob,
} from '@backend/store/import-jobs';
import type { Draft } from '@backend/store/notices/notice-drafts';
import { isFullError, isUnavailableError } from '@backend/store/store-errors';
import { TEXT_LIMITS } from '@schema/constants';
import { importJobPayload } from '@schema/forms/fields/upload';
import { type ImportProgress, isImportRun } from '@schema/import';
import { MESSAGES } from '@schema/messages';
import { orderImport, queueFull, refusalOfJob } from '../order-import';

const { importing } = MESSAGES;

interface NewJob {
  readonly run: string;
  readonly fileName: string | null;
  readonly file: Uint8Array;
  readonly request: ImportRequest;
}

/**
 * Starts a preview or an import in the background and returns its job id. A retry with the same
 * Idempotency-Key returns the first id. Throws VALIDATION_FAILED for an unknown run,
 * TOO_MANY_REQUESTS when the queue is full; errors of the file are stored in the job.
 */
export async function startImportJob(ctx: SignedInContext, job: NewJob): Promise<number> {
  const { run, file, request } = job;
  assertValid(importJobPayload, { run, fileName: job.fileName, file, ...request });
  if (!isImportRun(run)) throw validationFailed({ run: importing.runInvalid });
  if (!ctx.imports.process.hasRoom) throw queueFull();
  const fileName = job.fileName?.trim().slice(0, TEXT_LIMITS.name).toWellFormed() || null;
  const { store, em, user, now, idempotencyKey: key } = ctx;
  const hash = key === null ? null : createHash('sha256').update(file).digest('hex');
  const params = { run, file: hash, ...request };
  let isNew = false;
  const id = await store.write(em, (tx) =>
    once(tx, { key, userId: user.id, operation: 'startImportJob', params, now }, () => {
      isNew = true;
      return addImportJob(tx, { userId: user.id, run, fileName, now });
    }),
  );
  if (isNew) await begin(ctx, id, { run, file, request });
  return id;
}

/** Queues the job in the import worker; an error of the queue is stored in the job. */
async function begin(
  ctx: SignedInContext,
  jobId: number,
  ordered: Omit<Parameters<typeof orderImport>[1], 'jobId' | 'draft'>,
): Promise<void> {
  const at: { progress: ImportProgress | null } = { progress: null };
  const onProgress = (progress: ImportProgress) => {
    at.progress = progress;
  };
  const onStart = () => onProgress({ stage: 'reading', done: 0, total: 0 });
  try {
    // The request ends before the import does.
    const draft = ordered.run === 'import' ? ctx.changes.draft(ctx.store.fork()) : null;
    const running = orderImport(ctx, { ...ordered, jobId, draft }, { onStart, onProgress });
    const kept = follow(ctx, jobId, { running, at, draft });
    ctx.imports.live.set(jobId, Object.assign(at, { running, kept }));
  } catch (error) {
    await fail(ctx, jobId, error);
  }
}

interface Followed {
  readonly running: RunningJob<ImportAnswer>;
  readonly at: { readonly progress: ImportProgress | null };
  readonly draft: Draft | null;
}

/** Renews the lease of the job while it runs; stores its error when it fails. */
async function follow(
  ctx: SignedInContext,
  id: number,
  { running, at, draft }: Followed,
): Promise<void> {
  const began = performance.now();
  const moment = () => new Date(ctx.now.getTime() + performance.now() - began);
  const renewal = setInterval(() => {
    const { progress } = at;
    const renewed = ctx.store.write(ctx.store.fork(), (em) =>
      renewImportJob(em, id, { progress, now: moment() }),
    );
    renewed.catch((err: unknown) => ctx.log.warn({ err, jobId: id }, 'lease was not renewed'));
  }, LEASE_RENEWAL_MS).unref();
  try {
    const answer = await running.answer;
    if ('result' in answer) {
      if (draft) draft.isKept = true;
      const news = collectAnnouncements(ctx.changes, { now: moment(), draft, changeId: null });
      if (addsAnything(answer.result)) news.announce('importSheet', answer.touchedCars);
      news.settle();
    }
  } catch (error) {
    await fail(ctx, id, error);
  } finally {
    clearInterval(renewal);
    ctx.imports.live.delete(id);
  }
}

async function fail(ctx: SignedInContext, id: number, error: unknown): Promise<void> {
  const refusal = failureOfJob(ctx, id, error);
  try {
    await ctx.store.write(ctx.store.fork(), (em) =>
      failImportJob(em, id, { refusal, now: ctx.now }),
    );
  } catch (err) {
    ctx.log.error({ err, jobId: id }, 'the failure of an import job was not kept');
  }
}

function failureOfJob({ log }: SignedInContext, jobId: number, error: unknown) {
  const known = refusalOfJob(error);
  if (known instanceof Refusal) {
    const { code, message, fields } = known;
    return { code, message, ...(fields && { fields }) };
  }
  log.error({ err: error, jobId }, 'an import job failed');
  if (isFullError(error)) {
    return { code: 'STORAGE_FULL' as const, message: MESSAGES.generic.storageFull };
  }
  if (isUnavailableError(error)) {
    return { code: 'UNAVAILABLE' as const, message: MESSAGES.generic.unavailable };
  }
  return { code: 'INTERNAL' as const, message: MESSAGES.generic.internal };
}
