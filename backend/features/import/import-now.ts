import {
  type AskedImport,
  addsAnything,
  type ImportAnswer,
  type ImportResult,
} from '@backend/domain/import/import-job';
import type { SignedInContext } from '@backend/operation/context';
import type { ImportPreview } from '@schema/import';
import { answerOf, orderImport } from './order-import';
import { rowsOfPages } from './preview-rows';

const unexpected = (answer: ImportAnswer) =>
  new Error(`the import's thread answered with ${Object.keys(answer).join(', ')}`);

/**
 * A dry run that the caller waits for: reads the file, says what each row would come to, writes nothing. Refuses what
 * is no table (UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE, VALIDATION_FAILED), FORBIDDEN what the user may not import,
 * TOO_MANY_REQUESTS while too many files wait.
 */
export async function previewNow(
  ctx: SignedInContext,
  file: Uint8Array,
  asked: AskedImport,
): Promise<ImportPreview> {
  const job = orderImport(ctx, { run: 'preview', file, asked, jobId: null });
  const answer = await answerOf(job);
  if (!('pages' in answer)) throw unexpected(answer);
  return { ...answer.head, rows: await rowsOfPages(answer.pages) };
}

/**
 * An import that the caller waits for, in one transaction. A retry with the same Idempotency-Key gets the first answer;
 * the same file brought again changes nothing. Refuses what `previewNow` refuses, and CONFLICT when others changed the
 * same records meanwhile.
 */
export async function importNow(
  ctx: SignedInContext,
  file: Uint8Array,
  asked: AskedImport,
): Promise<ImportResult> {
  const job = orderImport(ctx, { run: 'import', file, asked, jobId: null });
  const answer = await answerOf(job);
  if (!('result' in answer)) throw unexpected(answer);
  const { result, touchedCars } = answer;
  if (addsAnything(result)) ctx.announce('importSheet', touchedCars);
  return result;
}
