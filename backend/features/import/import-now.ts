import {
  addsAnything,
  type ImportRequest,
  type ImportResult,
} from '@backend/domain/import/import-job';
import type { SignedInContext } from '@backend/operation/context';
import { draftOf } from '@backend/store/notices/notice-drafts';
import type { ImportPreview } from '@schema/import';
import { rowsOfPages } from './jobs/preview-rows';
import { answerOf, orderImport, unexpected } from './order-import';

/**
 * Synchronous dry run: reads the file and returns the outcome of each row without writing. Throws
 * UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE or VALIDATION_FAILED for an unreadable table, FORBIDDEN
 * for data the user may not import, TOO_MANY_REQUESTS when the queue is full.
 */
export async function previewNow(
  ctx: SignedInContext,
  file: Uint8Array,
  request: ImportRequest,
): Promise<ImportPreview> {
  const job = orderImport(ctx, { run: 'preview', file, request, jobId: null, draft: null });
  const answer = await answerOf(job);
  if (!('pages' in answer)) throw unexpected(answer);
  return { ...answer.head, rows: await rowsOfPages(answer.pages) };
}

/**
 * Synchronous import in one transaction. A retry with the same Idempotency-Key returns the first
 * response; importing the same file again changes nothing. Throws the errors of `previewNow`, and
 * CONFLICT when the same records have changed meanwhile.
 */
export async function importNow(
  ctx: SignedInContext,
  file: Uint8Array,
  request: ImportRequest,
): Promise<ImportResult> {
  const draft = draftOf(ctx.em) ?? null;
  const job = orderImport(ctx, { run: 'import', file, request, jobId: null, draft });
  const answer = await answerOf(job);
  if (!('result' in answer)) throw unexpected(answer);
  if (draft) draft.isKept = true;
  const { result, touchedCars } = answer;
  if (addsAnything(result)) ctx.announce('importSheet', touchedCars);
  // The stored answer of an earlier release has no expenses.
  return { ...result, expenses: result.expenses ?? 0 };
}
