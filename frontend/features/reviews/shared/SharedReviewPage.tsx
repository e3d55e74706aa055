import { guardPresses } from '@frontend/shared/lib/presses/guard-presses';
import { Badge } from '@frontend/shared/ui/badges/Badge';
import { EmptyState } from '@frontend/shared/ui/feedback/EmptyState';
import { PageFailure } from '@frontend/shared/ui/feedback/QueryStatus';
import { Spinner } from '@frontend/shared/ui/feedback/Spinner';
import { Row } from '@frontend/shared/ui/layout/Row';
import { Stack } from '@frontend/shared/ui/layout/Stack';
import { Text } from '@frontend/shared/ui/layout/Text';
import { MESSAGES } from '@schema/messages';
import { REVIEW_STATUS_TITLES } from '@schema/statuses';
import { SHARED_REVIEW_TEXTS } from '@schema/texts/reports/reviews';
import { remainingText } from '@schema/values/time/countdown';
import CircleCheck from 'lucide-react/icons/circle-check';
import Inbox from 'lucide-react/icons/inbox';
import LinkIcon from 'lucide-react/icons/link';
import { useEffect } from 'react';
import { useSeconds } from '../use-seconds';
import css from './SharedReview.module.css';
import { SharedWaiting } from './SharedWaiting';
import { type SharedList, type SharedRequest, useSharedReviewLink } from './useSharedReviewLink';

/** A list opened by its code on the phone with the messenger (requirements.md, R15). */
export function SharedReviewPage({ code }: { readonly code: string }) {
  const { state, open, send, expire } = useSharedReviewLink(code);
  switch (state.status) {
    case 'loading':
      return <Spinner description={SHARED_REVIEW_TEXTS.loading} />;
    case 'unavailable':
      return (
        <div role="alert">
          <EmptyState
            level={1}
            icon={<LinkIcon />}
            title={MESSAGES.reviews.linkUnavailable}
            description={SHARED_REVIEW_TEXTS.unavailableHint}
          />
        </div>
      );
    case 'failed':
      return (
        <PageFailure
          query={{ retry: open }}
          level={1}
          title={SHARED_REVIEW_TEXTS.loadFailed}
          message={state.text}
        />
      );
    case 'open':
      return <SharedRequests code={code} list={state.list} send={send} onExpired={expire} />;
  }
}

interface SharedRequestsProps {
  readonly code: string;
  readonly list: SharedList;
  readonly send: (requestId: number) => Promise<void>;
  readonly onExpired: () => void;
}

/** Source, code, remaining time, pending and handled requests. */
function SharedRequests({ code, list, send, onExpired }: SharedRequestsProps) {
  const { sourceName, requests, expiresAt } = list;
  const moment = useSeconds(list.now, true);
  const leftMs = expiresAt.getTime() - moment.getTime();
  useEffect(() => {
    if (leftMs <= 0) onExpired();
  }, [leftMs, onExpired]);
  const waiting = requests.filter(({ status }) => status === 'pending');
  const handled = requests.filter(({ status }) => status !== 'pending');
  return (
    <>
      <Stack as="header" gap={4}>
        <h1 className={css.title}>{sourceName}</h1>
        <Row as="p" gap={16} rowGap={4} wrap className={css.facts}>
          <span>
            {SHARED_REVIEW_TEXTS.code} <b className={css.code}>{code.toUpperCase()}</b>
          </span>
          <span>
            {SHARED_REVIEW_TEXTS.left}{' '}
            <time className={css.left} role="timer">
              {remainingText(leftMs)}
            </time>
          </span>
        </Row>
      </Stack>
      {requests.length === 0 && (
        <EmptyState
          icon={<Inbox />}
          title={SHARED_REVIEW_TEXTS.listEmpty}
          description={SHARED_REVIEW_TEXTS.listEmptyHint}
        />
      )}
      {requests.length > 0 && waiting.length === 0 && (
        <div role="status">
          <EmptyState
            icon={<CircleCheck />}
            title={SHARED_REVIEW_TEXTS.allDone}
            description={SHARED_REVIEW_TEXTS.allDoneHint}
          />
        </div>
      )}
      {waiting.length > 0 && (
        <section>
          <Text as="h2" size="input" weight={650} className={css.heading}>
            {SHARED_REVIEW_TEXTS.waiting}
          </Text>
          <Stack as="ul" gap={12} ref={guardPresses} aria-label={SHARED_REVIEW_TEXTS.waiting}>
            {waiting.map((request) => (
              <SharedWaiting key={request.id} request={request} way={list.contactWay} send={send} />
            ))}
          </Stack>
        </section>
      )}
      {handled.length > 0 && <SharedHandled requests={handled} />}
    </>
  );
}

function SharedHandled({ requests }: { readonly requests: readonly SharedRequest[] }) {
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
