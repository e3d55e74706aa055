import { idOf } from '@frontend/app/address-id';
import { PARTNERS_PATH } from '@frontend/app/paths';
import { StatementPage } from '@frontend/features/partner-statements/StatementPage';
import { useCan } from '@frontend/shared/data/session';
import { EmptyState } from '@frontend/shared/ui/feedback/EmptyState';
import { BackLink, Page } from '@frontend/shared/ui/layout/Page';
import { MESSAGES } from '@schema/messages';
import { STATEMENT_TEXTS } from '@schema/texts/money/partner-statements';
import Handshake from 'lucide-react/icons/handshake';
import { useParams } from 'react-router-dom';

/** «/money/partners/{id}»: the statement of a partner, or an error for a malformed id. */
export default function StatementScreen() {
  const id = idOf(useParams().id ?? null);
  const mayPay = useCan('edit_bookings');
  return (
    <Page>
      <BackLink to={PARTNERS_PATH}>{STATEMENT_TEXTS.back}</BackLink>
      {id === null ? (
        <EmptyState
          level={1}
          icon={<Handshake />}
          title={MESSAGES.generic.invalidId}
          description={STATEMENT_TEXTS.loadFailedHint}
        />
      ) : (
        <StatementPage key={id} partnerId={id} mayPay={mayPay} maySend />
      )}
    </Page>
  );
}
