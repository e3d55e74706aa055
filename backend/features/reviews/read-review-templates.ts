import type { RequestContext } from '@backend/operation/context';
import {
  loadReviewTemplates,
  type ReviewTemplateRecord,
} from '@backend/store/queries/reviews/review-template-queries';

/** A template for each source; unsaved ones are empty and disabled. */
export async function readReviewTemplates({
  em,
}: RequestContext): Promise<{ items: ReviewTemplateRecord[] }> {
  return { items: await loadReviewTemplates(em) };
}
