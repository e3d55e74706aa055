import { ReviewTemplatesDocument } from '@frontend/gql/graphql';
import { failureText } from '@frontend/shared/data/failure-text';
import { useStale } from '@frontend/shared/data/stale';
import { useFreshQuery } from '@frontend/shared/data/use-fresh-query';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { EmptyState } from '@frontend/shared/ui/feedback/EmptyState';
import { ErrorBox } from '@frontend/shared/ui/feedback/ErrorBox';
import { Spinner } from '@frontend/shared/ui/feedback/Spinner';
import { CACHE_AGES_MS } from '@schema/constants';
import { MESSAGES } from '@schema/messages';
import { REVIEWS_TEXTS, TEMPLATES_TEXTS } from '@schema/texts/reports/reviews';
import { MessageSquareText } from 'lucide-react';
import type { ReactNode } from 'react';
import css from '../Reviews.module.css';
import { TemplateCard } from './TemplateCard';

interface ReviewTemplatesProps {
  readonly wayToSources: ReactNode;
}

/** The review text of each source and its switch (requirements.md, R9). */
export default function ReviewTemplates({ wayToSources }: ReviewTemplatesProps) {
  const { data, error, loading, refetch } = useFreshQuery(ReviewTemplatesDocument, {
    variables: {},
    maxAgeMs: CACHE_AGES_MS.reviewTemplates,
  });
  const retry = () => void refetch().catch(() => undefined);
  useStale('reviews', retry);
  const templates = data?.reviewTemplates.items;
  return (
    <div aria-busy={loading}>
      {error && (
        <ErrorBox
          title={MESSAGES.reviews.templatesFailed}
          message={failureText(error, error.message)}
        >
          <Button isPending={loading} onClick={retry}>
            {REVIEWS_TEXTS.retry}
          </Button>
        </ErrorBox>
      )}
      {!templates && !error && <Spinner description={TEMPLATES_TEXTS.loading} />}
      {templates?.length === 0 && (
        <EmptyState
          icon={<MessageSquareText />}
          title={TEMPLATES_TEXTS.empty}
          description={TEMPLATES_TEXTS.emptyHint}
          action={wayToSources}
        />
      )}
      <ul className={css.cards} aria-label={REVIEWS_TEXTS.templatesTab}>
        {templates?.map((template) => (
          <TemplateCard key={template.sourceId} template={template} />
        ))}
      </ul>
    </div>
  );
}
