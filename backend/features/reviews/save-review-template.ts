import { notFound } from '@backend/domain/refusal';
import { refuseStale } from '@backend/domain/stale';
import { assertValid } from '@backend/domain/valid';
import type { SignedInContext } from '@backend/operation/context';
import { recordChange } from '@backend/store/change-log';
import { ReviewTemplate } from '@backend/store/entities/reviews/review-template.entity';
import { lockRow } from '@backend/store/locks/row-lock';
import type { Em } from '@backend/store/open-store';
import {
  loadReviewTemplate,
  type ReviewTemplateRecord,
} from '@backend/store/queries/reviews/review-template-queries';
import { reviewTemplatePayload } from '@schema/forms/reviews/review-template';
import { MESSAGES } from '@schema/messages';
import type { SaveReviewTemplateInput } from './reviews.types';

const operation = 'saveReviewTemplate';

/**
 * Saves the template of a source and whether review requests are enabled; pending requests use the
 * new text immediately (requirements.md, R11). Absent fields stay. Throws VALIDATION_FAILED;
 * NOT_FOUND for an unknown source; STALE with `current`.
 */
export async function saveReviewTemplate(
  ctx: SignedInContext,
  sourceId: number,
  input: SaveReviewTemplateInput,
): Promise<ReviewTemplateRecord> {
  assertValid(reviewTemplatePayload, input);
  const saved = await ctx.store.write(ctx.em, (em) => save(em, sourceId, input, ctx));
  ctx.announce(operation);
  return saved;
}

async function save(
  em: Em,
  sourceId: number,
  input: SaveReviewTemplateInput,
  { user, now }: SignedInContext,
): Promise<ReviewTemplateRecord> {
  await lockRow(em, 'sources', sourceId);
  const before = await loadReviewTemplate(em, sourceId);
  if (!before) throw notFound(MESSAGES.sources.notFound);
  refuseStale(before, input.version);
  const template = {
    message: input.message ?? before.message,
    includeInQueue: input.includeInQueue ?? before.includeInQueue,
    updatedAt: now,
    version: before.version + 1,
  };
  if (before.updatedAt) await em.nativeUpdate(ReviewTemplate, { source: sourceId }, template);
  else await em.insert(ReviewTemplate, { source: sourceId, ...template });
  const after = { ...before, ...template };
  const entry = { at: now, user, operation, entity: 'ReviewTemplate', entityId: sourceId };
  recordChange(em, { ...entry, before: before.updatedAt ? before : null, after });
  return after;
}
