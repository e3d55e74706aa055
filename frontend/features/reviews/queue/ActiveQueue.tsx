import { classNames } from '@frontend/shared/lib/class-names';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { EmptyState } from '@frontend/shared/ui/feedback/EmptyState';
import { QueryStatus } from '@frontend/shared/ui/feedback/QueryStatus';
import { Row } from '@frontend/shared/ui/layout/Row';
import { MESSAGES } from '@schema/messages';
import { REVIEWS_TEXTS } from '@schema/texts/reports/reviews';
import MessageSquareHeart from 'lucide-react/icons/message-square-heart';
import { useState } from 'react';
import { useReviewLinks } from '../links/useReviewLinks';
import css from '../Reviews.module.css';
import { queueSources, type SourceChoice, shownSource } from './queue-sources';
import { SourcePanel } from './SourcePanel';
import type { useReviewQueue } from './useReviewQueue';

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
