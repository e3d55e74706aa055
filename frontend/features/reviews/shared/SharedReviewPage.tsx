import { EmptyState } from '@frontend/shared/ui/feedback/EmptyState';
import { PageFailure } from '@frontend/shared/ui/feedback/QueryStatus';
import { Spinner } from '@frontend/shared/ui/feedback/Spinner';
import { MESSAGES } from '@schema/messages';
import { SHARED_REVIEW_TEXTS } from '@schema/texts/reports/reviews';
import LinkIcon from 'lucide-react/icons/link';
import { SharedRequests } from './SharedRequests';
import { useSharedReviewLink } from './useSharedReviewLink';

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
