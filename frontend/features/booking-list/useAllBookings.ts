import { useApolloClient } from '@apollo/client/react';
import { readUncached } from '@frontend/shared/data/queries/read-uncached';
import { useSeesMoney } from '@frontend/shared/data/session';
import { useEveryPage } from '@frontend/shared/export/use-every-page';
import { wholeList } from '@frontend/shared/export/whole-list';
import { MAX_MONEY_MARKS } from '@schema/constants';
import {
  BOOKING_MONEY_COLUMNS,
  type WithMoney,
  withRentalMoney,
} from '@schema/export/booking-money';
import { bookingColumns, type ExportedBooking } from '@schema/export/bookings';
import type { ExportColumn } from '@schema/export/table';
import {
  ExportedBookingsDocument,
  type ExportedBookingsQueryVariables,
  ExportedMoneyDocument,
} from './booking-list.generated';

interface AllBookingsOptions {
  readonly wanted: Omit<ExportedBookingsQueryVariables, 'page' | 'pageSize'>;
  /** A search or filter is set; the response has all matches. */
  readonly isNarrowed: boolean;
  readonly zone: string;
}

type Exported = ExportedBooking & WithMoney;

/**
 * Every booking that matches search and filter, regardless of the page, and its columns; with the
 * money of the rentals if the user may see it.
 */
export function useAllBookings({ wanted, isNarrowed, zone }: AllBookingsOptions): {
  readonly columns: readonly ExportColumn<Exported>[];
  readonly load: () => Promise<readonly Exported[]>;
} {
  const canSeeMoney = useSeesMoney();
  const found = useEveryPage(ExportedBookingsDocument, wanted, (data) => data.bookingsPage);
  const readMarks = useMoneyOf();
  const load = async () => {
    const rows = await (isNarrowed ? found() : wholeList<ExportedBooking>('/api/bookings'));
    return canSeeMoney ? withRentalMoney(rows, await readMarks(rows.map(({ id }) => id))) : rows;
  };
  const columns = bookingColumns(zone);
  return { columns: canSeeMoney ? [...columns, ...BOOKING_MONEY_COLUMNS] : columns, load };
}

/** Reads the money of any number of bookings, in requests of the maximum size. */
function useMoneyOf() {
  const client = useApolloClient();
  return async (ids: readonly number[]) => {
    const marks = [];
    for (let from = 0; from < ids.length; from += MAX_MONEY_MARKS) {
      const asked = { bookingIds: ids.slice(from, from + MAX_MONEY_MARKS) };
      const { moneyMarks } = await readUncached(client, ExportedMoneyDocument, asked);
      marks.push(...moneyMarks);
    }
    return marks;
  };
}
