import { useCan, useSession } from '@frontend/shared/data/session';
import { useLentSlots } from '@frontend/shared/lib/shell-slots';
import { useIsPhone } from '@frontend/shared/lib/use-media';
import { SHELL_TEXTS } from '@schema/texts/shell';
import { type ReactNode, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { CASH_ENTRY_PATH, NEW_BOOKING_PATH } from '../paths';
import type { AppRoute } from '../routes';
import { menuFor } from './menu';
import { NowPlace } from './NowPlace';
import { OfflineBar } from './OfflineBar';
import { PalettePlace } from './PalettePlace';
import { PhoneBar } from './PhoneBar';
import css from './Shell.module.css';
import { TopBar } from './TopBar';
import { useLogout } from './useLogout';

const MAIN_ID = 'content';

interface ShellProps {
  readonly route: AppRoute;
  readonly children: ReactNode;
}

/** The top bar and the place of the screen under it (spec 1, §2.2). */
export function Shell({ route, children }: ShellProps) {
  const { user, company } = useSession();
  const canEdit = useCan('edit_bookings');
  const isPhone = useIsPhone();
  const navigate = useNavigate();
  const lent = useLentSlots();
  const logout = useLogout();
  const links = useMemo(() => menuFor(user), [user]);
  const common = {
    productName: company.name,
    login: user.login,
    links,
    logout,
    now: <NowPlace />,
    search: <PalettePlace links={links} />,
  };
  return (
    <div className={css.shell}>
      <a className={css.skip} href={`#${MAIN_ID}`}>
        {SHELL_TEXTS.skipToContent}
      </a>
      {isPhone ? (
        <PhoneBar
          {...common}
          title={lent.title ?? route.title}
          quick={
            canEdit
              ? {
                  onNewBooking: lent.onNewBooking ?? (() => navigate(NEW_BOOKING_PATH)),
                  onCashEntry: lent.onCashEntry ?? (() => navigate(CASH_ENTRY_PATH)),
                }
              : null
          }
        />
      ) : (
        <TopBar {...common} />
      )}
      <OfflineBar />
      <main id={MAIN_ID} className={css.main} tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
