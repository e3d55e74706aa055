import { BOOKING_LIST_PATH, INCOMPLETE_PATH, MONEY_PATH } from '@frontend/app/paths';
import { ImportPage } from '@frontend/features/import/ImportPage';
import { useCan } from '@frontend/shared/data/session';
import { Page } from '@frontend/shared/ui/layout/Page';

/** «/import»: import of a spreadsheet. */
export default function ImportScreen() {
  const seesBoard = useCan('view_board');
  const links = {
    cars: useCan('view_cars') ? '/cars' : null,
    customers: useCan('view_clients') ? '/clients' : null,
    bookings: useCan('view_booking_list') ? BOOKING_LIST_PATH : null,
    incomplete: seesBoard ? INCOMPLETE_PATH : null,
    tills: useCan('edit_bookings') ? MONEY_PATH : null,
  };
  return (
    <Page>
      <ImportPage links={links} />
    </Page>
  );
}
