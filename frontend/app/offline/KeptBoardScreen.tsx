import { type KeptBoard, keptAnswer, keptStart } from '@frontend/features/board/kept/kept-board';
import { momentText } from '@frontend/features/board/legend/freshness';
import { BoardView } from '@frontend/features/board/view/BoardView';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { showToast } from '@frontend/shared/ui/feedback/toasts';
import { Row } from '@frontend/shared/ui/layout/Row';
import { keptAtText, OFFLINE_TEXTS } from '@schema/texts/shell/offline';
import { KIT_TEXTS } from '@schema/texts/shell/shell';
import { dayOf } from '@schema/values/time/calendar';
import WifiOff from 'lucide-react/icons/wifi-off';
import { useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { viewOf } from '../screens/board/address/board-view-address';
import boardCss from '../screens/board/BoardScreen.module.css';
import { BrandBadge } from '../shell/navigation/BrandBadge';
import barLook from '../shell/navigation/TopBar.module.css';
import barCss from '../shell/OfflineBar.module.css';
import shellCss from '../shell/Shell.module.css';
import { ThemeButton } from '../shell/ThemeButton';
import type { Return } from './useReturn';

interface KeptBoardScreenProps {
  readonly kept: KeptBoard;
  /** When the rows were right, by the company's clock, ms since the epoch. */
  readonly atMs: number;
  readonly back: Return;
}

const unavailable = () => void showToast('info', OFFLINE_TEXTS.cardUnavailable);
const nothing = () => undefined;

/** The board as kept on the device: it can be scrolled, searched and read, nothing can be changed. */
export function KeptBoardScreen({ kept, atMs, back }: KeptBoardScreenProps) {
  const { company, clockOffsetMs } = kept;
  const zone = company.timeZone;
  const nowMs = Date.now() + clockOffsetMs;
  const { search } = useLocation();
  const [address] = useState(() => viewOf(search));
  const load = useCallback(
    async (start: Parameters<typeof keptAnswer>[1], days: number) => keptAnswer(kept, start, days),
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
      <p className={barCss.bar} role="status">
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
