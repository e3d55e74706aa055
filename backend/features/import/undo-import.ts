import type { UndoneImport } from '@backend/domain/import/import-job';
import type { SignedInContext } from '@backend/operation/context';
import { draftOf } from '@backend/store/notices/notice-drafts';
import { answerOf, orderUndo, unexpected } from './order-import';

/**
 * Undoes an import as one step, in the process of imports (docs/domain.md, undo). Throws the
 * refusals of `runUndo`, and TOO_MANY_REQUESTS when the queue is full.
 */
export async function undoImport(ctx: SignedInContext, operationId: number): Promise<UndoneImport> {
  const draft = draftOf(ctx.em) ?? null;
  const answer = await answerOf(orderUndo(ctx, operationId, draft));
  if (!('undone' in answer)) throw unexpected(answer);
  if (draft) draft.isKept = true;
  ctx.announce('undoImport', answer.touchedCars);
  // The stored answer of an earlier release has no expenses.
  return { ...answer.undone, expenses: answer.undone.expenses ?? 0 };
}
