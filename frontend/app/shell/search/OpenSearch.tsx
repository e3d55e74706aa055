import {
  BOARD_PATH,
  BOOKING_LIST_PATH,
  breakdownPath,
  carRowPath,
  carStatePath,
  clientPath,
  MONEY_PATH,
  readingPath,
  swapPath,
} from '@frontend/app/paths';
import { withDialog } from '@frontend/app/screens/board/address/board-dialog';
import { SearchDialog } from '@frontend/features/search/SearchDialog';
import type { ItemKind, SearchLinks } from '@frontend/features/search/search-items';
import { handoverPath } from '@frontend/shared/bookings/handover-path';
import { useCan, useIsStaff, useSeesMoney, useSession } from '@frontend/shared/data/session';
import { useToday } from '@frontend/shared/data/use-today';
import { typedPeriod } from '@frontend/shared/forms/typed-period';
import { paperPath } from '@frontend/shared/papers/paper-path';
import { amountText } from '@schema/values/money/money';
import { addDays } from '@schema/values/time/calendar';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import FileText from 'lucide-react/icons/file-text';
import KeyRound from 'lucide-react/icons/key-round';
import UserRound from 'lucide-react/icons/user-round';
import Wallet from 'lucide-react/icons/wallet';
import { type ReactNode, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { MenuLink } from '../navigation/menu';
import type { EarlyKeys } from './early-keys';
import { MORE_PAGES, RENTAL_MONEY_PATHS, withWords } from './search-pages';

/** Planned absence of a broken car after today, days; a week, today included. */
const SWAP_DAYS = 6;

export interface OpenSearchProps {
  readonly pages: readonly MenuLink[];
  readonly canOpen: (path: string) => boolean;
  /** Keys typed before this code was loaded. */
  readonly early: EarlyKeys | null;
  readonly onClose: () => void;
}

const KIND_ICONS: Partial<Record<ItemKind, ReactNode>> = {
  customer: <UserRound />,
  booking: <KeyRound />,
  paper: <FileText />,
  newBooking: <CalendarPlus />,
  cash: <Wallet />,
  expense: <Wallet />,
  payment: <Wallet />,
  advance: <Wallet />,
  extend: <CalendarPlus />,
};

/** The search dialog with the routes of the app. */
export function OpenSearch({ pages, canOpen, early, onClose }: OpenSearchProps) {
  // The field is mounted and focused.
  useEffect(() => early?.stop(), [early]);
  const navigate = useNavigate();
  const recordsPayments = useSession().company.recordsPayments !== false;
  const more = MORE_PAGES.filter(
    ({ path }) => canOpen(path) && (recordsPayments || !RENTAL_MONEY_PATHS.includes(path)),
  );
  const iconOf = (path: string, kind: ItemKind) => {
    const Icon = [...pages, ...MORE_PAGES].find((page) => page.path === path)?.Icon;
    return KIND_ICONS[kind] ?? (Icon && <Icon />);
  };
  return (
    <SearchDialog
      links={useLinks()}
      pages={[...pages.map(withWords), ...more]}
      iconOf={iconOf}
      canOpen={canOpen}
      initialText={early?.text()}
      onGo={(path) => void navigate(path)}
      onClose={onClose}
    />
  );
}

/**
 * Commands open their dialog over the board; without permission for the board, over the current
 * page.
 */
function useLinks(): SearchLinks {
  const seesBoard = useCan('view_board');
  const mayEdit = useCan('edit_bookings');
  const isStaff = useIsStaff();
  const seesMoney = useSeesMoney();
  const seesList = useCan('view_booking_list');
  const seesFleet = useCan('view_cars');
  const seesClients = useCan('view_clients');
  const { pathname, search } = useLocation();
  const today = useToday();
  const withOrder = (dialog: Parameters<typeof withDialog>[0]) =>
    seesBoard ? BOARD_PATH + withDialog(dialog, '') : pathname + withDialog(dialog, search);
  // The board writes its view by itself, so its links begin anew.
  const overPage = (dialog: Parameters<typeof withDialog>[0]) =>
    pathname + withDialog(dialog, pathname === BOARD_PATH ? '' : search);
  const booking = seesList ? (id: number) => `${BOOKING_LIST_PATH}?booking=${id}` : null;
  const car = seesFleet ? (id: number) => `/cars?car=${id}` : null;
  return {
    car: seesBoard ? carRowPath : car,
    customer: seesClients ? clientPath : null,
    booking: seesBoard ? (id) => overPage({ kind: 'booking', id }) : booking,
    newBooking: mayEdit
      ? (carId, period) => withOrder({ kind: 'period', carId, ...typedPeriod(period) })
      : null,
    quickBooking: mayEdit
      ? (period) => withOrder({ kind: 'quick', ...(period && typedPeriod(period)) })
      : null,
    extend:
      mayEdit && seesBoard
        ? (bookingId, end) =>
            overPage({
              kind: 'extension',
              bookingId,
              ...(end && { endDate: end.toISOString() }),
            })
        : null,
    service: seesBoard
      ? (carId, fromDay, toDay) =>
          withOrder({ kind: 'days', carId, fromDay, toDay, isService: true })
      : null,
    state:
      mayEdit || seesFleet
        ? (carId, km) => (km === null ? carStatePath(carId) : readingPath(carId, km))
        : null,
    sheet: mayEdit ? handoverPath : null,
    paper: mayEdit && isStaff ? paperPath : null,
    swap: mayEdit
      ? (carId, isRented) =>
          isRented && seesBoard
            ? breakdownPath(carId)
            : swapPath(carId, today, addDays(today, SWAP_DAYS))
      : null,
    payment:
      seesMoney && seesBoard
        ? (id, order, amount) =>
            withOrder({
              kind: 'booking',
              id,
              payment: amount === null ? '' : amountText(amount),
              ...(order !== 'payment' && { order }),
            })
        : null,
    advance:
      seesMoney && seesClients
        ? (id, order, amount) =>
            `${clientPath(id)}?${new URLSearchParams({
              advance: order,
              amount: amount === null ? '' : amountText(amount),
            })}`
        : null,
    expense: mayEdit
      ? (amount, words) =>
          `${MONEY_PATH}?${new URLSearchParams({
            new: 'expense',
            ...(amount !== null && { amount: amountText(amount) }),
            ...(words && { words }),
          })}`
      : null,
    cash: mayEdit
      ? (amount, comment) =>
          withOrder({
            kind: 'cash',
            ...(amount !== null && { amount: amountText(amount) }),
            ...(comment && { comment }),
          })
      : null,
  };
}
