import { EmptyState } from '@frontend/shared/ui/feedback/EmptyState';
import { PageFailure } from '@frontend/shared/ui/feedback/QueryStatus';
import { Spinner } from '@frontend/shared/ui/feedback/Spinner';
import { SHARED_PAGE_TEXTS as texts } from '@schema/texts/links/links';
import LinkIcon from 'lucide-react/icons/link';
import type { ReactNode } from 'react';
import { useShared } from './use-shared';

interface SharedPageProps<Opened> {
  readonly code: string;
  /** Constant: another function loads again. */
  readonly load: (code: string) => Promise<Opened>;
  readonly loading: string;
  readonly loadFailed: string;
  readonly children: (opened: Opened) => ReactNode;
}

/** The page of a link without a session: its content, or why it does not open. */
export function SharedPage<Opened>({ code, load, children, ...texted }: SharedPageProps<Opened>) {
  const { state, open } = useShared(load, code);
  return (
    <>
      <meta name="robots" content="noindex, nofollow" />
      <meta name="referrer" content="no-referrer" />
      {state.status === 'loading' && <Spinner description={texted.loading} />}
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
          title={texted.loadFailed}
          message={state.text}
        />
      )}
      {state.status === 'open' && children(state.opened)}
    </>
  );
}
