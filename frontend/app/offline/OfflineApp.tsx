import shellCss from '@frontend/app/shell/Shell.module.css';
import { readKeptBoard } from '@frontend/features/board/kept/board-cache';
import { useSessionControl } from '@frontend/features/session/session-control';
import { Spinner } from '@frontend/shared/ui/feedback/Spinner';
import { ToastRegion } from '@frontend/shared/ui/feedback/ToastRegion';
import { Stack } from '@frontend/shared/ui/layout/Stack';
import { SHELL_TEXTS } from '@schema/texts/shell/shell';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { BOARD_PATH } from '../paths';
import { KeptBoardScreen } from './KeptBoardScreen';
import { SectionOffline } from './SectionOffline';
import { useReturn } from './useReturn';

type Kept = NonNullable<Awaited<ReturnType<typeof readKeptBoard>>>;

/** Opened without a network: the board as kept on the device, and nothing that needs the server. */
export default function OfflineApp() {
  const { forget } = useSessionControl();
  const { pathname } = useLocation();
  const [kept, setKept] = useState<Kept | null>(null);
  const back = useReturn();

  useEffect(() => {
    const read = async () => {
      const found = await readKeptBoard(new Date()).catch((error: unknown) => {
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
        <KeptBoardScreen {...kept} back={back} />
      ) : (
        <SectionOffline back={back} />
      )}
      <ToastRegion />
    </Stack>
  );
}
