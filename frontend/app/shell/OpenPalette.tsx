import { Palette } from '@frontend/features/palette/Palette';
import type { ItemKind, PaletteLinks } from '@frontend/features/palette/palette-items';
import { useSession } from '@frontend/shared/data/session';
import { can } from '@schema/permissions';
import { SHELL_TEXTS } from '@schema/texts/shell';
import { amountText } from '@schema/values/money';
import { CalendarPlus, KeyRound, ListTodo, UserRound, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { BOARD_PATH, bookingPath, carRowPath, NOW_PATH } from '../paths';
import { resolveRoute } from '../resolve-route';
import { withDialog } from '../screens/board-dialog';
import type { MenuLink } from './menu';

export interface OpenPaletteProps {
  /** The sections the user may open. */
  readonly sections: readonly MenuLink[];
  readonly onClose: () => void;
}

const KIND_ICONS: Partial<Record<ItemKind, ReactNode>> = {
  customer: <UserRound />,
  booking: <KeyRound />,
  newBooking: <CalendarPlus />,
  cash: <Wallet />,
};

/** The palette with the addresses of this product. */
export function OpenPalette({ sections, onClose }: OpenPaletteProps) {
  const { user } = useSession();
  const navigate = useNavigate();
  const pages = [
    ...sections,
    ...(can(user, 'view_board')
      ? [{ path: NOW_PATH, title: SHELL_TEXTS.now, Icon: ListTodo }]
      : []),
  ];
  const iconOf = (path: string, kind: ItemKind) => {
    const Icon = pages.find((page) => page.path === path)?.Icon;
    return KIND_ICONS[kind] ?? (Icon && <Icon />);
  };
  return (
    <Palette
      links={linksFor(user)}
      pages={pages}
      iconOf={iconOf}
      canOpen={(path) => resolveRoute(user, path.split(/[?#]/)[0] ?? '').kind === 'show'}
      onGo={(path) => void navigate(path)}
      onClose={onClose}
    />
  );
}

/** Orders open their dialog over the board, so they need the board as well. */
function linksFor(user: { readonly permissions: readonly string[] }): PaletteLinks {
  const seesBoard = can(user, 'view_board');
  const mayOrder = seesBoard && can(user, 'edit_bookings');
  const overBoard = (dialog: Parameters<typeof withDialog>[0]) =>
    BOARD_PATH + withDialog(dialog, '');
  const booking = can(user, 'view_booking_list')
    ? (id: number) => `/bookings-list?booking=${id}`
    : null;
  const car = can(user, 'view_cars') ? (id: number) => `/cars?car=${id}` : null;
  return {
    car: seesBoard ? carRowPath : car,
    customer: can(user, 'view_clients') ? (id) => `/clients/${id}` : null,
    booking: seesBoard ? bookingPath : booking,
    newBooking: mayOrder
      ? (carId, { startDate, endDate }) =>
          overBoard({
            kind: 'period',
            carId,
            startDate: startDate.toISOString(),
            endDate: endDate.toISOString(),
          })
      : null,
    quickBooking: mayOrder
      ? (period) =>
          overBoard({
            kind: 'quick',
            ...(period && {
              startDate: period.startDate.toISOString(),
              endDate: period.endDate.toISOString(),
            }),
          })
      : null,
    cash: mayOrder
      ? (amount, comment) =>
          overBoard({
            kind: 'cash',
            ...(amount !== null && { amount: amountText(amount) }),
            ...(comment && { comment }),
          })
      : null,
  };
}
