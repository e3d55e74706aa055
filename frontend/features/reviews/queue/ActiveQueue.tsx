import { classNames } from '@frontend/shared/lib/class-names';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { EmptyState } from '@frontend/shared/ui/feedback/EmptyState';
import { ErrorBox } from '@frontend/shared/ui/feedback/ErrorBox';
import { QueryStatus } from '@frontend/shared/ui/feedback/QueryStatus';
import { Row } from '@frontend/shared/ui/layout/Row';
import { Stack } from '@frontend/shared/ui/layout/Stack';
import { Text } from '@frontend/shared/ui/layout/Text';
import { CardGrid } from '@frontend/shared/ui/records/Cards';
import { MESSAGES } from '@schema/messages';
import { REQUEST_FORMS, REVIEW_LINK_TEXTS, REVIEWS_TEXTS } from '@schema/texts/reports/reviews';
import { plural } from '@schema/values/words/plural';
import Link2 from 'lucide-react/icons/link-2';
import MessageSquareHeart from 'lucide-react/icons/message-square-heart';
import { useState } from 'react';
import { LinkList } from '../links/LinkList';
import { useReviewLinks } from '../links/useReviewLinks';
import css from '../Reviews.module.css';
import { type QueueSource, queueSources, type SourceChoice, shownSource } from './queue-sources';
import { ReviewCard } from './ReviewCard';
import type { ReviewFacts, useReviewQueue } from './useReviewQueue';

interface ActiveQueueProps extends Omit<ReturnType<typeof useReviewQueue>, 'archived'> {
  readonly onTemplates: () => void;
}

/** Pending review requests by source (requirements.md, R2). */
export function ActiveQueue({ requests, query, onTemplates }: ActiveQueueProps) {
  const [choice, setChoice] = useState<SourceChoice>(null);
  const links = useReviewLinks();
  const sources = queueSources(requests ?? []);
  const shown = shownSource(choice, sources);
  const chips = [
    { id: 'all' as const, name: REVIEWS_TEXTS.all, count: requests?.length ?? 0 },
    ...sources,
  ];
  return (
    <div className={css.section} aria-busy={query.isLoading}>
      <QueryStatus
        query={query}
        isLoaded={requests != null}
        loading={REVIEWS_TEXTS.loading}
        title={MESSAGES.reviews.queueFailed}
        hint={null}
      />
      {requests?.length === 0 && (
        <EmptyState
          icon={<MessageSquareHeart />}
          title={REVIEWS_TEXTS.emptyQueue}
          description={REVIEWS_TEXTS.emptyQueueHint}
          action={<Button onClick={onTemplates}>{REVIEWS_TEXTS.toTemplates}</Button>}
        />
      )}
      {requests && requests.length > 0 && (
        <>
          <Row as="fieldset" gap={6} wrap aria-label={REVIEWS_TEXTS.sourceFilter}>
            {chips.map(({ id, name, count }) => (
              <button
                key={id}
                type="button"
                className={classNames(css.chip, id === shown && css.chosen)}
                aria-pressed={id === shown}
                onClick={() => setChoice(id)}
              >
                {name} <span className={css.count}>{count}</span>
              </button>
            ))}
          </Row>
          {sources
            .filter(({ id }) => shown === 'all' || id === shown)
            .map((source) => (
              <SourcePanel
                key={source.id}
                source={source}
                requests={requests.filter(({ sourceId }) => sourceId === source.id)}
                links={links}
              />
            ))}
        </>
      )}
    </div>
  );
}

interface SourcePanelProps {
  readonly source: QueueSource;
  readonly requests: readonly ReviewFacts[];
  readonly links: ReturnType<typeof useReviewLinks>;
}

/** Pending requests of a source and links to send them from a phone (requirements.md, R3). */
function SourcePanel({ source, requests, links }: SourcePanelProps) {
  const list = links.listOf(source.id);
  const failure = links.failureOf(source.id);
  const linkOf = (requestId: number) => {
    const path = list?.links.find((link) => link.requestId === requestId)?.shortPath;
    return path === undefined ? null : window.location.origin + path;
  };
  const ids = requests.map(({ id }) => id);
  return (
    <Stack as="section" gap={12} className={css.panel} aria-label={source.name}>
      <Row as="header" gap={16} rowGap={8} align="center" justify="between" wrap>
        <div>
          <Text as="h2" size="tile" weight={650} hasOwnLine>
            {source.name}
          </Text>
          <Text as="p" tone="muted" size="label">
            {plural(requests.length, REQUEST_FORMS)}
          </Text>
        </div>
        <Button
          icon={<Link2 />}
          isPending={links.isPending(source.id)}
          onClick={() => void links.create(source.id, ids)}
        >
          {list ? REVIEW_LINK_TEXTS.renew : REVIEW_LINK_TEXTS.create}
        </Button>
      </Row>
      {failure && <ErrorBox message={failure} />}
      {list && <LinkList list={list} leftMs={links.leftOf(list)} />}
      <CardGrid label={`${REVIEWS_TEXTS.requests}: ${source.name}`}>
        {requests.map((request) => (
          <ReviewCard key={request.id} request={request} link={linkOf(request.id)} />
        ))}
      </CardGrid>
    </Stack>
  );
}
