import shellCss from '@frontend/app/shell/Shell.module.css';
import { momentText } from '@frontend/features/board/legend/freshness';
import { readOfflineBoard } from '@frontend/features/board/offline/board-cache';
import {
  cachedAnswer,
  keptStart,
  type OfflineBoard,
} from '@frontend/features/board/offline/offline-board';
import { BoardView } from '@frontend/features/board/view/BoardView';
import { useSessionControl } from '@frontend/features/session/session-control';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { ButtonLink } from '@frontend/shared/ui/buttons/ButtonLink';
import { EmptyState } from '@frontend/shared/ui/feedback/EmptyState';
import { Spinner } from '@frontend/shared/ui/feedback/Spinner';
import { ToastRegion } from '@frontend/shared/ui/feedback/ToastRegion';
import { showToast } from '@frontend/shared/ui/feedback/toasts';
import { Row } from '@frontend/shared/ui/layout/Row';
import { Stack } from '@frontend/shared/ui/layout/Stack';
import { keptAtText, OFFLINE_TEXTS } from '@schema/texts/shell/offline';
import { KIT_TEXTS, SHELL_TEXTS } from '@schema/texts/shell/shell';
import { dayOf } from '@schema/values/time/calendar';
import WifiOff from 'lucide-react/icons/wifi-off';
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { BOARD_PATH } from '../paths';
import { viewOf } from '../screens/board/address/board-view-address';
import boardCss from '../screens/board/BoardScreen.module.css';
import css from '../screens/screens.module.css';
import { BrandBadge } from '../shell/navigation/BrandBadge';
import barLook from '../shell/navigation/TopBar.module.css';
import { ThemeButton } from '../shell/ThemeButton';
import { type Return, useReturn } from './useReturn';

type Kept = NonNullable<Awaited<ReturnType<typeof readOfflineBoard>>>;

/**
 * The app opened without a network: the board saved on the device, nothing that needs the server.
 */
export default function OfflineApp() {
  const { forget } = useSessionControl();
  const { pathname } = useLocation();
  const [kept, setKept] = useState<Kept | null>(null);
  const back = useReturn();

  useEffect(() => {
    const read = async () => {
      const found = await readOfflineBoard(new Date()).catch((error: unknown) => {
        console.warn('The kept board could not be read', error);
        return null;
      });
      if (found) setKept(found);
      else forget();
    };
    void read();
  }, [forget]);

  if (!kept) return <Spinner description={SHELL_TEXTS.loading} />;
  return (
    <Stack className={shellCss.shell}>
      {pathname === BOARD_PATH ? (
        <OfflineBoardScreen {...kept} back={back} />
      ) : (
        <SectionOffline back={back} />
      )}
      <ToastRegion />
    </Stack>
  );
}

/** A section that needs the server. */
function SectionOffline({ back }: { readonly back: Return }) {
  return (
    <main className={css.centred}>
      <EmptyState
        level={1}
        icon={<WifiOff />}
        title={OFFLINE_TEXTS.title}
        description={OFFLINE_TEXTS.sectionHint}
        action={
          <Row gap={10} justify="center" wrap>
            <Button look="primary" isPending={back.isAsking} onClick={back.ask}>
              {KIT_TEXTS.retry}
            </Button>
            <ButtonLink target={{ to: BOARD_PATH }}>{OFFLINE_TEXTS.openBoard}</ButtonLink>
          </Row>
        }
      />
    </main>
  );
}

interface OfflineBoardScreenProps {
  readonly kept: OfflineBoard;
  /** Time of the saved rows by the company's clock, ms since the epoch. */
  readonly atMs: number;
  readonly back: Return;
}

const unavailable = () => void showToast('info', OFFLINE_TEXTS.cardUnavailable);
const nothing = () => undefined;

/** The board saved on the device: scrolled, searched and read, never changed. */
function OfflineBoardScreen({ kept, atMs, back }: OfflineBoardScreenProps) {
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
    <>
      <header className={barLook.bar}>
        <Row gap={10} align="center" className={barLook.brand}>
          <BrandBadge />
          <span className={barLook.name}>{company.name}</span>
        </Row>
        <Row gap={6} align="center" className={barLook.tools}>
          <ThemeButton />
          <Button isPending={back.isAsking} onClick={back.ask}>
            {KIT_TEXTS.retry}
          </Button>
        </Row>
      </header>
      <p className={shellCss.offline} role="status">
        <WifiOff aria-hidden="true" />
        {keptAtText(momentText(atMs, { nowMs, zone }))} {OFFLINE_TEXTS.boardHint}
      </p>
      <main className={shellCss.main}>
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
      </main>
    </>
  );
}
