import type { QueryState } from '@frontend/shared/data/queries/query-state';
import { LoadFailure } from '@frontend/shared/ui/feedback/QueryStatus';
import { MONEY_MARK_TEXTS } from '@schema/texts/money/money-marks';

/** Note on a list without its marks: an unmarked booking is not necessarily paid. */
export function MoneyMarksFailure({ query }: { readonly query: QueryState }) {
  return (
    query.error && (
      <LoadFailure query={query} title={MONEY_MARK_TEXTS.failed} hint={null} hasNarrowButton />
    )
  );
}
