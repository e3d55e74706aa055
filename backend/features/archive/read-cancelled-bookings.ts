import type { RequestContext } from '@backend/operation/context';
import {
  type CancelledPage,
  loadCancelledPage,
} from '@backend/store/queries/bookings/cancelled-page-queries';
import { type ListQuery, pageWindow } from '@schema/forms/list-query';

/**
 * One page of the archive, the latest cancellation first (requirements.md, Z). Throws
 * VALIDATION_FAILED for an invalid page, page size or search text.
 */
export async function readCancelledBookings(
  ctx: RequestContext,
  query: ListQuery,
): Promise<CancelledPage> {
  const { now, config } = ctx;
  const question = { search: query.search ?? '', window: pageWindow(query) };
  return loadCancelledPage(ctx.em, question, { now, requireReturnMark: config.requireReturnMark });
}
