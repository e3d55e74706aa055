import { StatementPage } from '@frontend/features/partner-statements/StatementPage';
import { useSession } from '@frontend/shared/data/session';
import { Page } from '@frontend/shared/ui/layout/Page';

/** «/statement»: the statement of the partner to whom the user is tied. */
export default function OwnStatementScreen() {
  const { partnerId } = useSession().user;
  return (
    <Page>
      {partnerId != null && <StatementPage partnerId={partnerId} mayPay={false} maySend={false} />}
    </Page>
  );
}
