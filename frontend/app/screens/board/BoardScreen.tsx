import { CARS_PATH, carAnalyticsPath, NEW_CAR_PATH } from '@frontend/app/paths';
import { Board } from '@frontend/features/board/Board';
import type { BoardHandle } from '@frontend/features/board/board-handle';
import type { CardBooking } from '@frontend/features/board/card/card-buttons';
import { DailyCardArea } from '@frontend/features/dashboard/card/DailyCardArea';
import { DailyStrip } from '@frontend/features/dashboard/card/DailyStrip';
import { FoldButton } from '@frontend/features/dashboard/card/FoldButton';
import { useFold } from '@frontend/features/dashboard/card/use-fold';
import { IncompleteNoticeArea } from '@frontend/features/incomplete/IncompleteNoticeArea';
import { useCan, useIsStaff, useSeesMoney, useSession } from '@frontend/shared/data/session';
import { lazyComponent } from '@frontend/shared/lib/device/lazy-component';
import { useFetchingAhead } from '@frontend/shared/lib/device/use-fetching-ahead';
import { usePageKeys } from '@frontend/shared/lib/device/use-page-keys';
import { useShellSlots } from '@frontend/shared/lib/overlays/shell-slots';
import { undoLatest } from '@frontend/shared/lib/overlays/undo';
import { LateDialog } from '@frontend/shared/ui/feedback/LateDialog';
import { monthsTitle } from '@schema/texts/board/board';
import { addDays, type Day } from '@schema/values/time/calendar';
import { Suspense, useCallback, useReducer, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { BoardViewDays } from './address/board-view-address';
import { useAddressedCar } from './address/useAddressedCar';
import { useBoardAddress } from './address/useBoardAddress';
import { useBoardDialog } from './address/useBoardDialog';
import { BoardActions, foldedActions } from './BoardActions';
import { BoardDialogs, loadBoardDialogs } from './BoardDialogs';
import css from './BoardScreen.module.css';
import { boardKnowledge } from './board-knowledge';
import { useSavedBooking } from './useSavedBooking';
import { useSoon } from './useSoon';

const FirstSteps = lazyComponent(() => import('@frontend/features/first-steps/FirstSteps'));
const SamplesBar = lazyComponent(() => import('@frontend/features/samples/SamplesBar'));
const FleetLinks = lazyComponent(() => import('./FleetLinks'));
const BoardMoves = lazyComponent(() => import('./BoardMoves'));
const CardActions = lazyComponent(() => import('./card/CardActions'));
const CardMoney = lazyComponent(() => import('./card/CardMoney'));

/** «/»: the board, its toolbar and its dialogs. */
export default function BoardScreen() {
  const { now, company } = useSession();
  const zone = company.timeZone;
  const canEdit = useCan('edit_bookings');
  const isStaff = useIsStaff();
  const seesMoney = useSeesMoney();
  const canLead = useCan('view_cars') && canEdit;
  const canManage = useCan('manage_users');
  const canSeeAnalytics = useCan('view_analytics');
  const navigate = useNavigate();
  const board = useRef<BoardHandle>(null);
  const [clockOffsetMs] = useState(() => now().getTime() - Date.now());
  const [knowledge] = useState(() => boardKnowledge(() => board.current, zone));
  const { address, find, viewChanged, findChanged } = useBoardAddress();
  const [title, setTitle] = useState<string>();
  const [, lookAgain] = useReducer((count: number) => count + 1, 0);

  const clearSelection = useCallback(() => board.current?.clearSelection(), []);
  const { shown, open, close } = useBoardDialog(clearSelection, isStaff ? isAny : isNone);
  const wasCreated = useSavedBooking(board, shown !== null);
  const newBooking = useCallback(() => open({ kind: 'quick' }), [open]);
  const openIncomplete = useCallback(() => open({ kind: 'incomplete' }), [open]);
  const openCar = (carId: number) =>
    isStaff ? open({ kind: 'carActions', carId }) : void navigate(carAnalyticsPath(carId));
  const openDay = (day: Day) => void navigate(`/analytics/${day}/available`);
  const cashEntry = useCallback(() => open({ kind: 'cash' }), [open]);
  useShellSlots({
    ...(title !== undefined && { title }),
    onNewBooking: newBooking,
    onCashEntry: cashEntry,
  });

  const viewMoved = useCallback(
    (view: BoardViewDays) => {
      setTitle(monthsTitle(view.start, addDays(view.start, view.days - 1)));
      viewChanged(view);
    },
    [viewChanged],
  );
  useAddressedCar(board);
  useFetchingAhead(loadBoardDialogs);
  const isSoon = useSoon();
  const [isHelping, setHelping] = useState(false);
  usePageKeys((event) => {
    if (event.key === '?') setHelping(true);
    else if (event.code === 'KeyZ' && (event.ctrlKey || event.metaKey) && !event.shiftKey) {
      return undoLatest();
    } else return false;
    return true;
  });

  const fold = useFold();
  // The strip shows figures of the whole company.
  const isStrip = fold.isStrip && isStaff;
  const tools = { onNewBooking: newBooking, onCashEntry: cashEntry };
  const firstSteps = canLead && (
    <FirstSteps newCarPath={NEW_CAR_PATH} carsPath={CARS_PATH} onNewBooking={newBooking} />
  );
  return (
    <div className={css.screen}>
      {isStaff && <DailyCardArea />}
      {(canLead || canManage) && isSoon && (
        <Suspense>{canManage ? <SamplesBar otherwise={firstSteps} /> : firstSteps}</Suspense>
      )}
      <Board
        ref={board}
        zone={zone}
        requireReturnMark={company.requireReturnMark}
        clockOffsetMs={clockOffsetMs}
        canEdit={canEdit}
        seesMoney={seesMoney}
        canService={isStaff}
        initialStart={address.start}
        initialDays={address.days}
        initialTop={address.top}
        onViewChange={viewMoved}
        find={find}
        onFindChange={findChanged}
        onDataChange={lookAgain}
        onSelect={({ car, fromDay, toDay }) =>
          open({ kind: 'days', carId: car.id, fromDay, toDay })
        }
        onOpenBooking={(id) => open({ kind: 'booking', id })}
        onOpenMaintenance={(id) => open({ kind: 'service', id })}
        {...(canSeeAnalytics && isStaff && { onOpenDay: openDay })}
        {...((canSeeAnalytics || isStaff) && { onOpenCar: openCar })}
        {...(canEdit && {
          cardNote: ({ record }: CardBooking) => <CardMoney bookingId={record.id} />,
          cardButtons: (booking: CardBooking, closeCard: () => void) => (
            <CardActions
              booking={booking}
              now={now()}
              zone={zone}
              onExtend={(bookingId) => open({ kind: 'extension', bookingId })}
              onPay={(id) => open({ kind: 'booking', id, payment: '' })}
              onClose={closeCard}
            />
          ),
        })}
        emptyActions={
          <Suspense>
            <FleetLinks />
          </Suspense>
        }
        actions={
          <>
            {isStaff && <FoldButton />}
            {canEdit && <BoardActions {...tools} />}
          </>
        }
        folded={
          isStrip
            ? {
                lead: <DailyStrip />,
                ...(canEdit && foldedActions({ ...tools, onIncomplete: openIncomplete })),
              }
            : null
        }
      />
      {canEdit && !isStrip && <IncompleteNoticeArea onOpen={openIncomplete} />}
      {isSoon && (
        <Suspense>
          <BoardMoves
            board={board}
            knowledge={knowledge}
            isHelping={isHelping}
            onHelped={() => setHelping(false)}
          />
        </Suspense>
      )}
      {shown && (
        <Suspense fallback={<LateDialog />}>
          <BoardDialogs
            {...shown}
            knowledge={knowledge}
            open={open}
            close={close}
            onCreated={wasCreated}
          />
        </Suspense>
      )}
    </div>
  );
}

const isAny = () => true;
const isNone = () => false;
