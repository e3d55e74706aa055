import type { RequestContext } from '@backend/graphql/context';
import {
  loadReviewTemplates,
  type ReviewTemplateFact,
} from '@backend/store/facts/review-template-facts';

/** A template for each source; one that was never saved is empty and out of the queue. */
export async function readReviewTemplates({
  em,
}: RequestContext): Promise<{ items: ReviewTemplateFact[] }> {
  return { items: await loadReviewTemplates(em) };
}
