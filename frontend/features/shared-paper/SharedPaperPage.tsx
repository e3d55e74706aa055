import { SharedPage } from '@frontend/shared/links/SharedPage';
import { SHARED_PAPER_TEXTS as texts } from '@schema/texts/papers/paper-link';
import { loadSharedPaper } from './load-shared-paper';
import { SharedPaperView } from './SharedPaperView';

/** A document opened by its customer without a session. */
export function SharedPaperPage({ code }: { readonly code: string }) {
  return (
    <SharedPage
      code={code}
      load={loadSharedPaper}
      loading={texts.loading}
      loadFailed={texts.loadFailed}
    >
      {(paper) => <SharedPaperView paper={paper} />}
    </SharedPage>
  );
}
