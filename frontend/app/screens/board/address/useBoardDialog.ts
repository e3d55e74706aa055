import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type BoardDialog, dialogOf, withDialog, withoutDialog } from './board-dialog';

/**
 * The dialog open over the board. A dialog in the address is opened and removed from the current
 * entry; the open dialog then adds its own history entry (useBackCloses), so that the back button
 * closes it and returns to the board, also after a link. Other pages open some of the dialogs the
 * same way, filtered by `isOurs`.
 */
export function useBoardDialog(onClosed: () => void, isOurs: (dialog: BoardDialog) => boolean) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [shown, setShown] = useState<{ dialog: BoardDialog; address: string } | null>(null);

  const open = useCallback(
    (dialog: BoardDialog) => {
      // The board writes its view with history.replaceState, which the router does not observe.
      setShown({ dialog, address: pathname + withDialog(dialog, window.location.search) });
    },
    [pathname],
  );
  const close = useCallback(() => {
    setShown(null);
    onClosed();
  }, [onClosed]);

  useEffect(() => {
    const dialog = dialogOf(search);
    if (!dialog || !isOurs(dialog)) return;
    void navigate({ pathname, search: withoutDialog(search) }, { replace: true });
    open(dialog);
  }, [pathname, search, navigate, open, isOurs]);

  return { shown, open, close };
}
