import { notFound } from '@backend/domain/refusal';
import { refuseStale } from '@backend/domain/stale';
import { command } from '@backend/operation/command';
import { anyOf } from '@backend/operation/permit';
import { ReviewTemplate } from '@backend/store/entities/reviews/review-template.entity';
import { lockRow } from '@backend/store/locks/row-lock';
import { loadReviewTemplate } from '@backend/store/queries/reviews/review-template-queries';
import { reviewTemplatePayload } from '@schema/forms/reviews/review-template';
import { MESSAGES } from '@schema/messages';
import type { ReviewTemplateType, SaveReviewTemplateInput } from './reviews.types';

interface TemplateInput extends SaveReviewTemplateInput {
  readonly sourceId: number;
}

/**
 * Saves the template of a source and whether review requests are enabled; pending requests use the
 * new text immediately (requirements.md, R11). Absent fields stay. Throws VALIDATION_FAILED;
 * NOT_FOUND for an unknown source; STALE with `current`.
 */
export const saveReviewTemplate = command<TemplateInput>()({
  name: 'saveReviewTemplate',
  access: anyOf('view_reviews'),
  form: reviewTemplatePayload,
  accept: (wanted) => wanted,
  sameAs: 'not repeatable',
  async lock({ em }, { sourceId, version }) {
    await lockRow(em, 'sources', sourceId);
    const before = await loadReviewTemplate(em, sourceId);
    if (!before) throw notFound(MESSAGES.sources.notFound);
    refuseStale(before, version);
    return before;
  },
  async run({ em, ctx, record }, { sourceId, message, includeInQueue }, before) {
    const template = {
      message: message ?? before.message,
      includeInQueue: includeInQueue ?? before.includeInQueue,
      updatedAt: ctx.now,
      version: before.version + 1,
    };
    const isSaved = before.updatedAt !== null;
    if (isSaved) await em.nativeUpdate(ReviewTemplate, { source: sourceId }, template);
    else await em.insert(ReviewTemplate, { source: sourceId, ...template });
    const answer: ReviewTemplateType = { ...before, ...template };
    const recorded = record({
      entity: 'ReviewTemplate',
      entityId: sourceId,
      before: isSaved ? before : null,
      after: answer,
    });
    return { answer, history: [recorded], cars: [] };
  },
});
