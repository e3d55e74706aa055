import { PlateLine } from '@frontend/shared/cars/PlateLine';
import { useZone } from '@frontend/shared/data/session';
import { Badge, type BadgeLook } from '@frontend/shared/ui/badges/Badge';
import { Row } from '@frontend/shared/ui/layout/Row';
import { Text } from '@frontend/shared/ui/layout/Text';
import { Card } from '@frontend/shared/ui/records/Cards';
import { Facts } from '@frontend/shared/ui/records/Facts';
import { REVIEW_STATUS_TITLES, type ReviewStatus } from '@schema/statuses';
import { REVIEWS_TEXTS } from '@schema/texts/reports/reviews';
import { formatPhone, telLink } from '@schema/values/people/phone';
import { dayOf, formatDay, formatMoment } from '@schema/values/time/calendar';
import { parseInstant } from '@schema/values/time/instant';
import css from './ReviewCard.module.css';
import { ReviewSteps } from './ReviewSteps';
import type { ReviewFacts } from './useReviewQueue';

const LOOKS: Readonly<Record<ReviewStatus, BadgeLook>> = {
  pending: 'warning',
  sent: 'success',
  cancelled: 'neutral',
};

interface ReviewCardProps {
  readonly request: ReviewFacts;
  /** The created link of the request. */
  readonly link?: string | null;
}

/** A pending or handled review request (requirements.md, R4). */
export function ReviewCard({ request, link = null }: ReviewCardProps) {
  const zone = useZone();
  const { customerName, customerPhone, carTitle, licensePlate, status, templateMessage } = request;
  const tel = customerPhone && telLink(customerPhone);
  const day = (iso: string) => {
    const instant = parseInstant(iso);
    return instant ? formatDay(dayOf(instant, zone)) : '';
  };
  const scheduled = parseInstant(request.scheduledAt);
  return (
    <Card gap="tight">
      <Row gap={10} align="start" justify="between">
        <Text as="h3" size="input" weight={650} hasOwnLine className={css.name}>
          {customerName}
        </Text>
        <Badge look={LOOKS[status]}>{REVIEW_STATUS_TITLES[status]}</Badge>
      </Row>
      <Row gap={8} rowGap={4} align="center" wrap>
        {carTitle} {licensePlate ? <PlateLine car={request} /> : REVIEWS_TEXTS.noPlate}
      </Row>
      <Facts
        look="pair"
        facts={[
          {
            name: REVIEWS_TEXTS.rental,
            value: `${day(request.startDate)} – ${day(request.endDate)}`,
          },
          { name: REVIEWS_TEXTS.scheduled, value: scheduled && formatMoment(scheduled, zone) },
        ]}
      />
      {customerPhone && tel && (
        <a className={css.phone} href={tel}>
          {formatPhone(customerPhone)}
        </a>
      )}
      <p className={css.message}>{templateMessage || REVIEWS_TEXTS.noTemplate}</p>
      {status === 'pending' && <ReviewSteps request={request} link={link} />}
    </Card>
  );
}
