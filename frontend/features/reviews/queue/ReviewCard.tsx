import { PreferredContact } from '@frontend/shared/bookings/PreferredContact';
import { PlateLine } from '@frontend/shared/cars/PlateLine';
import { useCommand } from '@frontend/shared/data/commands/use-command';
import { commandFailureText } from '@frontend/shared/data/requests/unanswered';
import { useSession, useZone } from '@frontend/shared/data/session';
import { Badge, type BadgeLook } from '@frontend/shared/ui/badges/Badge';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { ErrorBox } from '@frontend/shared/ui/feedback/ErrorBox';
import { showToast } from '@frontend/shared/ui/feedback/toasts';
import { Row } from '@frontend/shared/ui/layout/Row';
import { Stack } from '@frontend/shared/ui/layout/Stack';
import { Text } from '@frontend/shared/ui/layout/Text';
import { Card } from '@frontend/shared/ui/records/Cards';
import { Facts } from '@frontend/shared/ui/records/Facts';
import { MESSAGES } from '@schema/messages';
import { REVIEW_STATUS_TITLES, type ReviewStatus } from '@schema/statuses';
import { REVIEWS_TEXTS } from '@schema/texts/reports/reviews';
import { formatPhone, telLink, whatsappLink } from '@schema/values/people/phone';
import { dayOf, formatDay, formatMoment } from '@schema/values/time/calendar';
import { parseInstant } from '@schema/values/time/instant';
import Check from 'lucide-react/icons/check';
import MessageCircle from 'lucide-react/icons/message-circle';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { QrButton } from '../links/QrButton';
import { SetReviewStatusDocument } from '../reviews.generated';
import css from './ReviewCard.module.css';
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

interface ReviewStepsProps {
  readonly request: ReviewFacts;
  /** Null until links are created. */
  readonly link: string | null;
}

/** Actions of a pending request: write, mark as sent, cancel (requirements.md, R6). */
function ReviewSteps({ request, link }: ReviewStepsProps) {
  const { id, customerName, customerPhone, templateMessage } = request;
  const { company } = useSession();
  const setStatus = useCommand('setReviewStatus', SetReviewStatusDocument);
  const [pending, setPending] = useState<'sent' | 'cancelled' | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const messenger = whatsappLink(customerPhone ?? '', templateMessage);

  const mark = async (status: 'sent' | 'cancelled') => {
    if (pending) return;
    setPending(status);
    setFailure(null);
    try {
      await setStatus({ id, status });
      showToast('success', status === 'sent' ? REVIEWS_TEXTS.sent : REVIEWS_TEXTS.cancelled);
    } catch (error) {
      setFailure(commandFailureText(error, REVIEWS_TEXTS.statusFailed));
    } finally {
      setPending(null);
    }
  };
  return (
    <Stack gap={8} className={css.steps}>
      {failure && <ErrorBox message={failure} />}
      {!messenger && (
        <Text as="p" tone="danger">
          {MESSAGES.reviews.phoneInvalid}
        </Text>
      )}
      <Row gap={8} wrap className={css.buttons}>
        {customerPhone && (
          <PreferredContact
            way={company.contactWay}
            phone={customerPhone}
            message={templateMessage}
            className={css.messenger}
          />
        )}
        {messenger && (
          <a className={css.messenger} href={messenger} target="_blank" rel="noreferrer">
            <MessageCircle aria-hidden="true" />
            {REVIEWS_TEXTS.openMessenger}
          </a>
        )}
        {link && <QrButton name={customerName} link={link} />}
        <Button
          icon={<Check />}
          isPending={pending === 'sent'}
          disabled={pending === 'cancelled'}
          onClick={() => void mark('sent')}
        >
          {REVIEWS_TEXTS.markSent}
        </Button>
        <Button
          look="quiet"
          icon={<X />}
          isPending={pending === 'cancelled'}
          disabled={pending === 'sent'}
          onClick={() => void mark('cancelled')}
        >
          {REVIEWS_TEXTS.markCancelled}
        </Button>
      </Row>
    </Stack>
  );
}
