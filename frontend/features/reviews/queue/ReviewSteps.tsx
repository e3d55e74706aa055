import { PreferredContact } from '@frontend/shared/bookings/PreferredContact';
import { useCommand } from '@frontend/shared/data/commands/use-command';
import { commandFailureText } from '@frontend/shared/data/requests/unanswered';
import { useSession } from '@frontend/shared/data/session';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { ErrorBox } from '@frontend/shared/ui/feedback/ErrorBox';
import { showToast } from '@frontend/shared/ui/feedback/toasts';
import { Row } from '@frontend/shared/ui/layout/Row';
import { Stack } from '@frontend/shared/ui/layout/Stack';
import { Text } from '@frontend/shared/ui/layout/Text';
import { MESSAGES } from '@schema/messages';
import { REVIEWS_TEXTS } from '@schema/texts/reports/reviews';
import { whatsappLink } from '@schema/values/people/phone';
import Check from 'lucide-react/icons/check';
import MessageCircle from 'lucide-react/icons/message-circle';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { QrButton } from '../links/QrButton';
import { SetReviewStatusDocument } from '../reviews.generated';
import css from './ReviewCard.module.css';
import type { ReviewFacts } from './useReviewQueue';

interface ReviewStepsProps {
  readonly request: ReviewFacts;
  /** Null until links are created. */
  readonly link: string | null;
}

/** Actions of a pending request: write, mark as sent, cancel (requirements.md, R6). */
export function ReviewSteps({ request, link }: ReviewStepsProps) {
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
