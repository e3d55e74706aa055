import { PreferredContact } from '@frontend/shared/bookings/PreferredContact';
import { commandFailureText } from '@frontend/shared/data/requests/unanswered';
import { PlateChip } from '@frontend/shared/ui/badges/PlateChip';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { ErrorBox } from '@frontend/shared/ui/feedback/ErrorBox';
import { Grid } from '@frontend/shared/ui/layout/Grid';
import { Row } from '@frontend/shared/ui/layout/Row';
import { Text } from '@frontend/shared/ui/layout/Text';
import { MESSAGES } from '@schema/messages';
import { REVIEWS_TEXTS, SHARED_REVIEW_TEXTS } from '@schema/texts/reports/reviews';
import type { ContactWay } from '@schema/values/people/contact-ways';
import { messengerLinks } from '@schema/values/people/messenger';
import Check from 'lucide-react/icons/check';
import { useEffect, useRef, useState } from 'react';
import css from './SharedReview.module.css';
import type { SharedRequest } from './useSharedReviewLink';

interface SharedWaitingProps {
  readonly request: SharedRequest;
  /** Default contact method of the company. */
  readonly way: ContactWay;
  readonly send: (requestId: number) => Promise<void>;
}

const isAndroid = /Android/.test(navigator.userAgent);

/** A pending request: three ways to open a chat, then «Отправлено» (requirements.md, R16). */
export function SharedWaiting({ request, way, send }: SharedWaitingProps) {
  const { id, customerName, customerPhone, carTitle, licensePlate, templateMessage } = request;
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const row = useRef<HTMLLIElement>(null);
  const links = messengerLinks(customerPhone ?? '', templateMessage, { isAndroid });

  // A copied single link targets its customer: /reviews/share/{code}#{id}.
  useEffect(() => {
    if (window.location.hash === `#${id}`) row.current?.scrollIntoView({ block: 'center' });
  }, [id]);

  const mark = async () => {
    if (isPending) return;
    setPending(true);
    setFailure(null);
    try {
      await send(id);
    } catch (error) {
      setFailure(commandFailureText(error, MESSAGES.reviews.sendFailed));
      setPending(false);
    }
  };
  return (
    <li ref={row} id={String(id)} className={css.card}>
      <Text as="h3" size="tile" weight={650} hasOwnLine className={css.name}>
        {customerName}
      </Text>
      <Row as="p" gap={8} rowGap={4} align="center" wrap className={css.car}>
        {carTitle} {licensePlate ? <PlateChip plate={licensePlate} /> : REVIEWS_TEXTS.noPlate}
      </Row>
      <p className={css.message}>{templateMessage || REVIEWS_TEXTS.noTemplate}</p>
      {links ? (
        <Grid minWidth={140} gap={8}>
          <PreferredContact
            way={way}
            phone={customerPhone ?? ''}
            message={templateMessage}
            className={css.link}
          />
          <a className={css.link} href={links.app}>
            {SHARED_REVIEW_TEXTS.whatsapp}
          </a>
          <a className={css.link} href={links.business}>
            {SHARED_REVIEW_TEXTS.business}
          </a>
          <a className={css.link} href={links.browser} target="_blank" rel="noreferrer">
            {SHARED_REVIEW_TEXTS.browser}
          </a>
        </Grid>
      ) : (
        <Text as="p" tone="danger">
          {MESSAGES.reviews.phoneInvalid}
        </Text>
      )}
      {failure && <ErrorBox message={failure} />}
      <Button
        look="primary"
        size="large"
        isWide
        icon={<Check />}
        isPending={isPending}
        aria-label={`${SHARED_REVIEW_TEXTS.sent}: ${customerName}`}
        onClick={() => void mark()}
      >
        {SHARED_REVIEW_TEXTS.sent}
      </Button>
    </li>
  );
}
