import type { QueryState } from '@frontend/shared/data/queries/query-state';
import { LoadFailure } from '@frontend/shared/ui/feedback/QueryStatus';
import { MONEY_MARK_TEXTS } from '@schema/texts/money/money-marks';

/** A list without its marks says so: nothing marked does not mean paid. */
export function MoneyMarksFailure({ query }: { readonly query: QueryState }) {
  return (
    query.error && (
      <LoadFailure query={query} title={MONEY_MARK_TEXTS.failed} hint={null} hasNarrowButton />
    )
  );
}
