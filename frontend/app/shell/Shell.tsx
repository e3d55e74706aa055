import { useHasQueued } from '@frontend/features/handover/queue/queued-mark';
import { handoverPath } from '@frontend/shared/bookings/handover-path';
import { useCan, useIsStaff, useSession } from '@frontend/shared/data/session';
import { FORM_DRAFTS } from '@frontend/shared/forms/drafts/forget-drafts';
import { lazyComponent } from '@frontend/shared/lib/device/lazy-component';
import { readStored } from '@frontend/shared/lib/device/storage';
import { useIsPhone } from '@frontend/shared/lib/device/use-media';
import { useProvidedSlots } from '@frontend/shared/lib/overlays/shell-slots';
import { requestOffer, useRequestedOffer } from '@frontend/shared/offers/requested-offer';
import { LateDialog } from '@frontend/shared/ui/feedback/LateDialog';
import { BarTitle } from '@frontend/shared/ui/layout/bar-title';
import { Later } from '@frontend/shared/ui/layout/Later';
import { Stack } from '@frontend/shared/ui/layout/Stack';
import { SHELL_TEXTS } from '@schema/texts/shell/shell';
import WifiOff from 'lucide-react/icons/wifi-off';
import {
  type MouseEvent,
  type ReactNode,
  Suspense,
  useCallback,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { AppRoute } from '../app-route';
import { BOARD_PATH, BOOKING_LIST_PATH } from '../paths';
import {
  type BoardDialog,
  dialogOf,
  isQuickDialog,
  isRecordDialog,
  withDialog,
} from '../screens/board/address/board-dialog';
import { useBoardDialog } from '../screens/board/address/useBoardDialog';
import nowCss from './NowLink.module.css';
import { menuFor } from './navigation/menu';
import { PhoneBar } from './navigation/PhoneBar';
import { TopBar } from './navigation/TopBar';
import css from './Shell.module.css';
import { SearchSlot } from './search/SearchSlot';
import { useLogout } from './useLogout';

const OwnPasswordDialog = lazyComponent(
  () => import('@frontend/features/session/OwnPasswordDialog'),
);
const OfferSheet = lazyComponent(() => import('@frontend/shared/offers/OfferSheet'));
const QueueStatus = lazyComponent(() => import('@frontend/features/handover/queue/QueueStatus'));
const UnsentQuestion = lazyComponent(
  () => import('@frontend/features/handover/queue/UnsentQuestion'),
);
const LeftForm = lazyComponent(() => import('./LeftForm'));
const QuickDialogs = lazyComponent(() => import('../screens/board/QuickDialogs'));

const MAIN_ID = 'content';
const nothing = () => undefined;

/** The cells of the board take the focus; without them the content does. */
function toBoard(event: MouseEvent) {
  const grid = document.querySelector<HTMLElement>('[data-board-grid]');
  if (!grid) return;
  event.preventDefault();
  grid.focus({ preventScroll: true });
}

interface ShellProps {
  readonly route: AppRoute;
  /** Without an answer of the server: the session is the one saved on this device. */
  readonly isKept: boolean;
  readonly children: ReactNode;
}

/** The top bar and the screen below it (requirements.md, H19). */
export function Shell({ route, isKept, children }: ShellProps) {
  const { user, company } = useSession();
  const canEdit = useCan('edit_bookings');
  const isStaff = useIsStaff();
  const isPhone = useIsPhone();
  // The board opens its dialogs itself, with its loaded data. The address keeps them until its code
  // is loaded.
  const isBoard = route.path === BOARD_PATH;
  const canSeeBoard = useCan('view_board') && isStaff;
  // The booking list opens its bookings itself, with the data of their rows.
  const isList = route.path === BOOKING_LIST_PATH;
  const isOurs = useCallback(
    (dialog: BoardDialog) =>
      !isBoard &&
      ((canEdit && isQuickDialog(dialog)) ||
        (canSeeBoard && isRecordDialog(dialog) && !(isList && dialog.kind === 'booking'))),
    [isBoard, isList, canEdit, canSeeBoard],
  );
  const { shown, open, close } = useBoardDialog(nothing, isOurs);
  const offer = useRequestedOffer();
  const { search } = useLocation();
  const navigate = useNavigate();
  const openQuick = (dialog: BoardDialog) => {
    if (!isBoard) open(dialog);
    else void navigate({ search: withDialog(dialog, window.location.search) }, { replace: true });
  };
  const provided = useProvidedSlots();
  const title = provided.title ?? route.title;
  const logout = useLogout();
  const hasQueued = useHasQueued(user.id);
  // Read once on opening: a form opened later saves itself.
  const [hasLeftForm] = useState(() => readStored(FORM_DRAFTS) !== null);
  const [isPasswordOpen, setPasswordOpen] = useState(false);
  const links = useMemo(() => menuFor(user), [user]);
  const common = {
    productName: company.name,
    login: user.login,
    links,
    logout,
    onPassword: () => setPasswordOpen(true),
    now: isStaff && <NowSlot />,
    search: isStaff && !isKept && <SearchSlot links={links} />,
  };
  return (
    <Stack className={css.shell}>
      <a className={css.skip} href={`#${MAIN_ID}`} onClick={isBoard ? toBoard : undefined}>
        {isBoard ? SHELL_TEXTS.skipToBoard : SHELL_TEXTS.skipToContent}
      </a>
      {isPhone ? (
        <PhoneBar
          {...common}
          title={title}
          quick={
            canEdit && !isKept
              ? {
                  onNewBooking: provided.onNewBooking ?? (() => openQuick({ kind: 'quick' })),
                  onCashEntry: provided.onCashEntry ?? (() => openQuick({ kind: 'cash' })),
                }
              : null
          }
        />
      ) : (
        <TopBar {...common} />
      )}
      <OfflineBar isKept={isKept} />
      {hasQueued && (
        <Later>
          <QueueStatus sheetPath={handoverPath} />
        </Later>
      )}
      {hasLeftForm && (
        <Suspense>
          <LeftForm />
        </Suspense>
      )}
      <main id={MAIN_ID} className={css.main} tabIndex={-1}>
        <BarTitle value={isPhone ? title : null}>{children}</BarTitle>
      </main>
      {isPasswordOpen && (
        <Suspense fallback={<LateDialog />}>
          <OwnPasswordDialog login={user.login} onClose={() => setPasswordOpen(false)} />
        </Suspense>
      )}
      {logout.isAsking && (
        <Suspense fallback={<LateDialog />}>
          <UnsentQuestion
            isPending={logout.isPending}
            onLeave={logout.leave}
            onStay={logout.stay}
          />
        </Suspense>
      )}
      {offer && (
        <Suspense fallback={<LateDialog />}>
          <OfferSheet offer={offer} onClose={() => requestOffer(null)} />
        </Suspense>
      )}
      {isBoard && dialogOf(search) && <LateDialog />}
      {!isBoard && shown && (
        <Suspense fallback={<LateDialog />}>
          <QuickDialogs {...shown} open={open} close={close} />
        </Suspense>
      )}
    </Stack>
  );
}

/** Loaded after the first screen; its space is reserved. */
const NowLink = lazyComponent(() => import('./NowLink'));

/** Slot of the «Сейчас» link, for users with access to the board. */
function NowSlot() {
  if (!useCan('view_board')) return null;
  return (
    <div className={nowCss.place}>
      <Later>
        <NowLink />
      </Later>
    </div>
  );
}

function onConnectionChange(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Warns that the device is offline and data may be outdated. */
function OfflineBar({ isKept }: Pick<ShellProps, 'isKept'>) {
  const isOnline = useSyncExternalStore(onConnectionChange, () => navigator.onLine);
  return (
    <div role="status">
      {(!isOnline || isKept) && (
        <p className={css.offline}>
          <WifiOff aria-hidden="true" />
          {SHELL_TEXTS.offline}
        </p>
      )}
    </div>
  );
}
