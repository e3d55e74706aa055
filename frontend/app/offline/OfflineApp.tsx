import shellCss from '@frontend/app/shell/Shell.module.css';
import { readOfflineBoard } from '@frontend/features/board/offline/board-cache';
import {
  cachedAnswer,
  keptStart,
  type OfflineBoard,
} from '@frontend/features/board/offline/offline-board';
import { BoardView } from '@frontend/features/board/view/BoardView';
import type { KeptOwner } from '@frontend/features/handover/kept/kept-store';
import { readOwner } from '@frontend/features/handover/kept/read-owner';
import { useSessionControl } from '@frontend/features/session/session-control';
import { isSheet } from '@frontend/shared/bookings/handover-path';
import { OFFLINE_SHEETS } from '@frontend/shared/data/commands/forget-board';
import { readStored } from '@frontend/shared/lib/device/storage';
import { Spinner } from '@frontend/shared/ui/feedback/Spinner';
import { ToastRegion } from '@frontend/shared/ui/feedback/ToastRegion';
import { showToast } from '@frontend/shared/ui/feedback/toasts';
import { Stack } from '@frontend/shared/ui/layout/Stack';
import { DUE_TEXTS } from '@schema/texts/handover/kept';
import { OFFLINE_TEXTS } from '@schema/texts/shell/offline';
import { SHELL_TEXTS } from '@schema/texts/shell/shell';
import { dayOf } from '@schema/values/time/calendar';
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { BOARD_PATH, NOW_PATH } from '../paths';
import { viewOf } from '../screens/board/address/board-view-address';
import boardCss from '../screens/board/BoardScreen.module.css';
import { OfflineFrame } from './OfflineFrame';
import { OfflineSheets, sessionOf } from './OfflineSheets';
import { SectionOffline } from './SectionOffline';
import { type Return, reloadIfAnswered, useReturn } from './useReturn';

interface Kept {
  readonly board: Awaited<ReturnType<typeof readOfflineBoard>>;
  readonly owner: KeptOwner | null;
}

/** What can be read; a failure leaves its part out. */
async function readKept(): Promise<Kept> {
  const failed = (error: unknown) => {
    console.warn('What is kept on the device could not be read', error);
    return null;
  };
  const [board, owner] = await Promise.all([
    readOfflineBoard(new Date()).catch(failed),
    hasMark() ? readOwner().catch(failed) : null,
  ]);
  return { board, owner };
}

const hasMark = () => readStored(OFFLINE_SHEETS) !== null;

/**
 * The app opened without a network: the board and the sheets saved on the device, nothing that
 * needs the server.
 */
export default function OfflineApp() {
  const { forget, resume } = useSessionControl();
  const { pathname } = useLocation();
  const [kept, setKept] = useState<Kept | null>(null);
  const back = useReturn(reloadIfAnswered);
  const owner = kept?.owner ?? null;
  const isResumed = owner !== null && isSheet(pathname);

  useEffect(() => {
    const read = async () => {
      const found = await readKept();
      if (found.board || found.owner) setKept(found);
      else forget();
    };
    void read();
  }, [forget]);

  useEffect(() => {
    if (owner && isResumed) resume(sessionOf(owner));
  }, [owner, isResumed, resume]);

  if (!kept || isResumed) return <Spinner description={SHELL_TEXTS.loading} />;
  const { board } = kept;
  return (
    <Stack className={shellCss.shell}>
      {pathname === BOARD_PATH && board && (
        <OfflineBoardScreen {...board} hasSheets={owner !== null} back={back} />
      )}
      {pathname === NOW_PATH && owner && (
        <OfflineSheets owner={owner} hasBoard={board !== null} back={back} />
      )}
      {!(pathname === BOARD_PATH && board) && !(pathname === NOW_PATH && owner) && (
        <SectionOffline hasBoard={board !== null} hasSheets={owner !== null} back={back} />
      )}
      <ToastRegion />
    </Stack>
  );
}

interface OfflineBoardScreenProps {
  readonly kept: OfflineBoard;
  /** Time of the saved rows by the company's clock, ms since the epoch. */
  readonly atMs: number;
  readonly hasSheets: boolean;
  readonly back: Return;
}

const unavailable = () => void showToast('info', OFFLINE_TEXTS.cardUnavailable);
const nothing = () => undefined;

/** The board saved on the device: scrolled, searched and read, never changed. */
function OfflineBoardScreen({ kept, atMs, hasSheets, back }: OfflineBoardScreenProps) {
  const { company, clockOffsetMs } = kept;
  const zone = company.timeZone;
  const nowMs = Date.now() + clockOffsetMs;
  const { search } = useLocation();
  const [address] = useState(() => viewOf(search));
  const load = useCallback(
    async (start: Parameters<typeof cachedAnswer>[1], days: number) =>
      cachedAnswer(kept, start, days),
    [kept],
  );
  return (
    <OfflineFrame
      company={company}
      atMs={atMs}
      nowMs={nowMs}
      hint={OFFLINE_TEXTS.boardHint}
      other={hasSheets ? { to: NOW_PATH, title: DUE_TEXTS.title } : null}
      back={back}
    >
      <div className={boardCss.screen}>
        <BoardView
          isKept
          zone={zone}
          load={load}
          requireReturnMark={company.requireReturnMark}
          clockOffsetMs={clockOffsetMs}
          canEdit={false}
          seesMoney={false}
          canService={false}
          initialStart={keptStart(kept, address.start, dayOf(new Date(nowMs), zone))}
          initialDays={address.days}
          initialTop={address.top}
          onSelect={nothing}
          onOpenBooking={unavailable}
          onOpenMaintenance={unavailable}
        />
      </div>
    </OfflineFrame>
  );
}
