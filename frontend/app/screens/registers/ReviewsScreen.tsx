import { ReviewsPage } from '@frontend/features/reviews/ReviewsPage';
import { useCan } from '@frontend/shared/data/session';
import { ButtonLink } from '@frontend/shared/ui/buttons/ButtonLink';
import { Page } from '@frontend/shared/ui/layout/Page';
import { TEMPLATES_TEXTS } from '@schema/texts/reports/reviews';

/** «/reviews»: the review queue, templates and links. */
export default function ReviewsScreen() {
  const canSeeSources = useCan('view_sources');
  return (
    <Page>
      <ReviewsPage
        wayToSources={
          canSeeSources && (
            <ButtonLink look="primary" target={{ to: '/sources' }}>
              {TEMPLATES_TEXTS.toSources}
            </ButtonLink>
          )
        }
      />
    </Page>
  );
}
