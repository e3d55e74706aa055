import { Badge } from '@frontend/shared/ui/badges/Badge';
import { REVIEW_STATUS_TITLES } from '@schema/statuses';
import { SHARED_REVIEW_TEXTS } from '@schema/texts/reports/reviews';
import css from './SharedReview.module.css';
import type { SharedRequest } from './useSharedReviewLink';

export function SharedHandled({ requests }: { readonly requests: readonly SharedRequest[] }) {
  return (
    <section>
      <h2 className={css.heading}>{SHARED_REVIEW_TEXTS.handled}</h2>
      <ul className={css.handled} aria-label={SHARED_REVIEW_TEXTS.handled}>
        {requests.map(({ id, customerName, carTitle, status }) => (
          <li key={id} className={css.done}>
            <span className={css.who}>
              <b>{customerName}</b>
              <span className={css.quiet}>{carTitle}</span>
            </span>
            <Badge look={status === 'sent' ? 'success' : 'neutral'}>
              {REVIEW_STATUS_TITLES[status]}
            </Badge>
          </li>
        ))}
      </ul>
    </section>
  );
}
