import type {
  ImportAnswer,
  ImportOrder,
  ImportRequest,
  UndoOrder,
} from '@backend/domain/import/import-job';
import { Refusal } from '@backend/domain/refusal';
import { assertValid } from '@backend/domain/valid';
import {
  type JobEvents,
  JobQueueFull,
  JobStopped,
  type RunningJob,
  type StopReason,
} from '@backend/jobs/job-process';
import type { SignedInContext } from '@backend/operation/context';
import type { Draft } from '@backend/store/notices/notice-drafts';
import { importPayload } from '@schema/forms/fields/upload';
import type { ImportProgress, ImportRun } from '@schema/import';
import { MESSAGES } from '@schema/messages';

const { importing } = MESSAGES;

/** Approximate duration of the largest import. Seconds. */
const RETRY_AFTER_SECONDS = 10;

const STOPPED: Readonly<Record<StopReason, Refusal>> = {
  time: new Refusal('UNAVAILABLE', importing.tookTooLong),
  memory: new Refusal('PAYLOAD_TOO_LARGE', importing.unpacksTooLarge),
  died: new Refusal('UNAVAILABLE', importing.interrupted),
  cancelled: new Refusal('CONFLICT', importing.cancelled),
  closed: new Refusal('UNAVAILABLE', importing.restarted),
};

export const queueFull = () =>
  new Refusal('TOO_MANY_REQUESTS', importing.queueFull, {
    details: { retryAfterSeconds: RETRY_AFTER_SECONDS },
  });

/** Maps failures of the process to errors for the client; others pass unchanged. */
export function refusalOfJob(error: unknown): unknown {
  if (error instanceof JobStopped) return STOPPED[error.reason];
  return error instanceof JobQueueFull ? queueFull() : error;
}

interface Ordered {
  readonly run: ImportRun;
  readonly file: Uint8Array;
  readonly request: ImportRequest;
  /** Null: the caller waits for the result. */
  readonly jobId: number | null;
  /** Announces what the import writes. */
  readonly draft: Draft | null;
}

/**
 * Sends a file to the process of imports. Throws VALIDATION_FAILED for
 * settings that do not fit the file, and TOO_MANY_REQUESTS.
 */
export function orderImport(
  ctx: SignedInContext,
  { run, file, request, jobId, draft }: Ordered,
  events: JobEvents<ImportProgress> = {},
): RunningJob<ImportAnswer> {
  assertValid(importPayload, { file, ...request });
  const { user, now, zone, config } = ctx;
  const order: ImportOrder = {
    run,
    file,
    request,
    now,
    zone,
    jobId,
    user: { id: user.id, login: user.login, permissions: user.permissions },
    requireReturnMark: config.requireReturnMark,
    idempotencyKey: jobId === null ? ctx.idempotencyKey : null,
    draftId: draft?.id ?? null,
  };
  try {
    return ctx.imports.process.run(order, events);
  } catch (error) {
    throw refusalOfJob(error);
  }
}

/** Sends the undo of an import to the process of imports. Throws TOO_MANY_REQUESTS. */
export function orderUndo(
  { user, now, idempotencyKey, imports }: SignedInContext,
  operationId: number,
  draft: Draft | null,
): RunningJob<ImportAnswer> {
  const { id, login, permissions } = user;
  const order: UndoOrder = {
    run: 'undo',
    operationId,
    now,
    idempotencyKey,
    user: { id, login, permissions },
    draftId: draft?.id ?? null,
  };
  try {
    return imports.process.run(order);
  } catch (error) {
    throw refusalOfJob(error);
  }
}

export const unexpected = (answer: ImportAnswer) =>
  new Error(`the process of imports answered with ${Object.keys(answer).join(', ')}`);

/** The result of a synchronous job. */
export async function answerOf(job: RunningJob<ImportAnswer>): Promise<ImportAnswer> {
  try {
    return await job.answer;
  } catch (error) {
    throw refusalOfJob(error);
  }
}
