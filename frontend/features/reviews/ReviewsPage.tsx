import { lazyComponent } from '@frontend/shared/lib/device/lazy-component';
import { LatePart } from '@frontend/shared/ui/feedback/LatePart';
import { Spinner } from '@frontend/shared/ui/feedback/Spinner';
import { PageHead } from '@frontend/shared/ui/layout/Page';
import { TabList, TabPanel } from '@frontend/shared/ui/layout/Tabs';
import { REVIEWS_TEXTS } from '@schema/texts/reports/reviews';
import { type ReactNode, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ActiveQueue } from './queue/ActiveQueue';
import { useReviewQueue } from './queue/useReviewQueue';
import css from './Reviews.module.css';

const ReviewArchive = lazyComponent(() => import('./queue/ReviewArchive'));
const ReviewTemplates = lazyComponent(() => import('./templates/ReviewTemplates'));

const TABS = [
  { id: 'queue', title: REVIEWS_TEXTS.queueTab },
  { id: 'templates', title: REVIEWS_TEXTS.templatesTab },
] as const;

const QUEUE_TABS = [
  { id: 'active', title: REVIEWS_TEXTS.active },
  { id: 'archive', title: REVIEWS_TEXTS.archive },
] as const;

type Tab = (typeof TABS)[number]['id'];
type QueueTab = (typeof QUEUE_TABS)[number]['id'];

interface ReviewsPageProps {
  /** Link to the sources for a company without any. */
  readonly wayToSources: ReactNode;
}

/** Counters, queue with archive, templates (requirements.md, R1); the tab is in the URL. */
export function ReviewsPage({ wayToSources }: ReviewsPageProps) {
  const queue = useReviewQueue();
  const [params, setParams] = useSearchParams();
  const tab: Tab = params.get('tab') === 'templates' ? 'templates' : 'queue';
  const queueTab: QueueTab = params.get('queue') === 'archive' ? 'archive' : 'active';
  const show = (name: 'tab' | 'queue', value: string, first: string) =>
    setParams(
      (old) => {
        const next = new URLSearchParams(old);
        if (value === first) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  return (
    <section className={css.section}>
      <PageHead
        title={REVIEWS_TEXTS.title}
        subtitle={
          queue.requests && (
            <>
              <span>
                {REVIEWS_TEXTS.active}: {queue.requests.length}
              </span>
              {queue.archived !== null && (
                <span>
                  {REVIEWS_TEXTS.archive}: {queue.archived}
                </span>
              )}
            </>
          )
        }
        actions={
          <TabList
            name="reviews"
            label={REVIEWS_TEXTS.tabs}
            items={TABS}
            selected={tab}
            onSelect={(next) => show('tab', next, 'queue')}
          />
        }
      />
      <TabPanel name="reviews" id={tab}>
        <Suspense
          fallback={
            <LatePart>
              <Spinner description={REVIEWS_TEXTS.loading} />
            </LatePart>
          }
        >
          {tab === 'templates' ? (
            <ReviewTemplates wayToSources={wayToSources} />
          ) : (
            <div className={css.section}>
              <TabList
                name="review-queue"
                label={REVIEWS_TEXTS.queueTabs}
                items={QUEUE_TABS}
                selected={queueTab}
                onSelect={(next) => show('queue', next, 'active')}
              />
              <TabPanel name="review-queue" id={queueTab}>
                {queueTab === 'archive' ? (
                  <ReviewArchive />
                ) : (
                  <ActiveQueue {...queue} onTemplates={() => show('tab', 'templates', 'queue')} />
                )}
              </TabPanel>
            </div>
          )}
        </Suspense>
      </TabPanel>
    </section>
  );
}
