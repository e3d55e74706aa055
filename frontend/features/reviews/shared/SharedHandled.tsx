import { Badge } from '@frontend/shared/ui/badges/Badge';
import { Row } from '@frontend/shared/ui/layout/Row';
import { Stack } from '@frontend/shared/ui/layout/Stack';
import { Text } from '@frontend/shared/ui/layout/Text';
import { REVIEW_STATUS_TITLES } from '@schema/statuses';
import { SHARED_REVIEW_TEXTS } from '@schema/texts/reports/reviews';
import css from './SharedReview.module.css';
import type { SharedRequest } from './useSharedReviewLink';

export function SharedHandled({ requests }: { readonly requests: readonly SharedRequest[] }) {
  return (
    <section>
      <Text as="h2" size="input" weight={650} className={css.heading}>
        {SHARED_REVIEW_TEXTS.handled}
      </Text>
      <ul className={css.handled} aria-label={SHARED_REVIEW_TEXTS.handled}>
        {requests.map(({ id, customerName, carTitle, status }) => (
          <Row key={id} as="li" gap={12} align="center" justify="between" className={css.done}>
            <Stack as="span" className={css.who}>
              <b>{customerName}</b>
              <Text tone="muted" size="label">
                {carTitle}
              </Text>
            </Stack>
            <Badge look={status === 'sent' ? 'success' : 'neutral'}>
              {REVIEW_STATUS_TITLES[status]}
            </Badge>
          </Row>
        ))}
      </ul>
    </section>
  );
}
