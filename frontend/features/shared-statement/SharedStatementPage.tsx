import { SharedPage } from '@frontend/shared/links/SharedPage';
import { SHARED_STATEMENT_TEXTS as texts } from '@schema/texts/money/statement-link';
import { loadSharedStatement } from './load-shared-statement';
import { SharedStatementView } from './SharedStatementView';

/** A statement opened by its partner without a session. */
export function SharedStatementPage({ code }: { readonly code: string }) {
  return (
    <SharedPage
      code={code}
      load={loadSharedStatement}
      loading={texts.loading}
      loadFailed={texts.loadFailed}
    >
      {(shared) => <SharedStatementView shared={shared} />}
    </SharedPage>
  );
}
