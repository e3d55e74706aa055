import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type BoardDialog, dialogOf, withDialog, withoutDialog } from './board-dialog';

/**
 * Which dialog stands open over the board. An address that asks for one opens it and is taken back
 * to the board's own: the open dialog then writes itself into an entry of its own (useBackCloses),
 * so that the back button closes it and comes to the board, also after a link. Other pages open some of
 * the dialogs in the same way: `isOurs` says which.
 */
export function useBoardDialog(onClosed: () => void, isOurs: (dialog: BoardDialog) => boolean) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [shown, setShown] = useState<{ dialog: BoardDialog; address: string } | null>(null);

  const open = useCallback(
    (dialog: BoardDialog) => {
      // The board writes its view into the address by itself, past the router.
      setShown({ dialog, address: pathname + withDialog(dialog, window.location.search) });
    },
    [pathname],
  );
  const close = useCallback(() => {
    setShown(null);
    onClosed();
  }, [onClosed]);

  useEffect(() => {
    const asked = dialogOf(search);
    if (!asked || !isOurs(asked)) return;
    void navigate({ pathname, search: withoutDialog(search) }, { replace: true });
    open(asked);
  }, [pathname, search, navigate, open, isOurs]);

  return { shown, open, close };
}
