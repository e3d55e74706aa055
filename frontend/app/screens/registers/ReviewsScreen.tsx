import { ReviewsPage } from '@frontend/features/reviews/ReviewsPage';
import { useCan } from '@frontend/shared/data/session';
import { Page } from '@frontend/shared/ui/layout/Page';
import { TEMPLATES_TEXTS } from '@schema/texts/reports/reviews';
import { Link } from 'react-router-dom';

/** «/reviews»: the review queue, templates and links. */
export default function ReviewsScreen() {
  const canSeeSources = useCan('view_sources');
  return (
    <Page>
      <ReviewsPage
        wayToSources={canSeeSources && <Link to="/sources">{TEMPLATES_TEXTS.toSources}</Link>}
      />
    </Page>
  );
}
