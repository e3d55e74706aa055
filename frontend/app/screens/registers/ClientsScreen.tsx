import { BOARD_PATH } from '@frontend/app/paths';
import { DuplicatesPanel } from '@frontend/features/customer-merge/DuplicatesPanel';
import { CustomersList } from '@frontend/features/customers/CustomersList';
import { useCan } from '@frontend/shared/data/session';
import { Page } from '@frontend/shared/ui/layout/Page';
import { CUSTOMERS_TEXTS } from '@schema/texts/people/customers';
import { Link } from 'react-router-dom';
import { ImportLink } from '../bookings/ImportLink';

/** «/clients»: the list of customers. */
export default function ClientsScreen() {
  const canSeeBoard = useCan('view_board');
  return (
    <Page>
      <CustomersList
        tools={<ImportLink />}
        suggested={<DuplicatesPanel />}
        wayOn={canSeeBoard && <Link to={BOARD_PATH}>{CUSTOMERS_TEXTS.toBoard}</Link>}
      />
    </Page>
  );
}
