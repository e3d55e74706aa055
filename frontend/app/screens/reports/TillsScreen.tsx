import { TillsPage } from '@frontend/features/tills/TillsPage';
import { useCan } from '@frontend/shared/data/session';
import { lazyComponent } from '@frontend/shared/lib/device/lazy-component';
import { Page } from '@frontend/shared/ui/layout/Page';
import { useOverPage } from '../board/address/useOverPage';
import { ImportLink } from '../bookings/ImportLink';
import { MoneyTabs } from './MoneyTabs';

const CashEntryDialog = lazyComponent(
  () => import('@frontend/features/money/cashbox/CashEntryDialog'),
);

/** «/money»: the tills and the movement of money. */
export default function TillsScreen() {
  const canSeeBoard = useCan('view_board');
  const canRecord = useCan('edit_bookings');
  const { booking } = useOverPage();
  return (
    <Page>
      <TillsPage
        tabs={<MoneyTabs />}
        bookingLink={canSeeBoard ? booking : null}
        tools={canRecord && <ImportLink />}
        income={(onClose) => <CashEntryDialog onClose={onClose} />}
      />
    </Page>
  );
}
