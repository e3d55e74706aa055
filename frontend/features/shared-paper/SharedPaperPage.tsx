import { EmptyState } from '@frontend/shared/ui/feedback/EmptyState';
import { PageFailure } from '@frontend/shared/ui/feedback/QueryStatus';
import { Spinner } from '@frontend/shared/ui/feedback/Spinner';
import { SHARED_PAPER_TEXTS as texts } from '@schema/texts/papers/paper-link';
import LinkIcon from 'lucide-react/icons/link';
import { SharedPaperView } from './SharedPaperView';
import { useSharedPaper } from './useSharedPaper';

/** A document opened by its customer without a session. */
export function SharedPaperPage({ code }: { readonly code: string }) {
  const { state, open } = useSharedPaper(code);
  return (
    <>
      <meta name="robots" content="noindex, nofollow" />
      <meta name="referrer" content="no-referrer" />
      {state.status === 'loading' && <Spinner description={texts.loading} />}
      {state.status === 'unavailable' && (
        <div role="alert">
          <EmptyState
            level={1}
            icon={<LinkIcon />}
            title={texts.unavailable}
            description={texts.unavailableHint}
          />
        </div>
      )}
      {state.status === 'failed' && (
        <PageFailure
          query={{ retry: open }}
          level={1}
          title={texts.loadFailed}
          message={state.text}
        />
      )}
      {state.status === 'open' && <SharedPaperView paper={state.paper} />}
    </>
  );
}
