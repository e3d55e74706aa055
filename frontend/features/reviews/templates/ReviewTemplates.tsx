import { useFreshQuery } from '@frontend/shared/data/queries/use-fresh-query';
import { EmptyState } from '@frontend/shared/ui/feedback/EmptyState';
import { QueryStatus } from '@frontend/shared/ui/feedback/QueryStatus';
import { CardGrid } from '@frontend/shared/ui/records/Cards';
import { CACHE_AGES_MS } from '@schema/constants';
import { MESSAGES } from '@schema/messages';
import { REVIEWS_TEXTS, TEMPLATES_TEXTS } from '@schema/texts/reports/reviews';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import type { ReactNode } from 'react';
import { ReviewTemplatesDocument } from '../reviews.generated';
import { TemplateCard } from './TemplateCard';

interface ReviewTemplatesProps {
  readonly wayToSources: ReactNode;
}

/** The review text of each source and its switch (requirements.md, R9). */
export default function ReviewTemplates({ wayToSources }: ReviewTemplatesProps) {
  const { data, query } = useFreshQuery(ReviewTemplatesDocument, {
    variables: {},
    maxAgeMs: CACHE_AGES_MS.reviewTemplates,
    topics: ['reviews'],
  });
  const templates = data?.reviewTemplates.items;
  return (
    <div aria-busy={query.isLoading}>
      <QueryStatus
        query={query}
        isLoaded={templates != null}
        loading={TEMPLATES_TEXTS.loading}
        title={MESSAGES.reviews.templatesFailed}
        hint={null}
      />
      {templates?.length === 0 && (
        <EmptyState
          icon={<MessageSquareText />}
          title={TEMPLATES_TEXTS.empty}
          description={TEMPLATES_TEXTS.emptyHint}
          action={wayToSources}
        />
      )}
      <CardGrid label={REVIEWS_TEXTS.templatesTab}>
        {templates?.map((template) => (
          <TemplateCard key={template.sourceId} template={template} />
        ))}
      </CardGrid>
    </div>
  );
}
