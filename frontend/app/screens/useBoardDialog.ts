import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type BoardDialog, dialogOf, withDialog, withoutDialog } from './board-dialog';

/**
 * Which dialog stands open over the board. An address that asks for one opens it and is taken back
 * to the board's own: the open dialog then writes itself into an entry of its own (useBackCloses),
 * so that the back button closes it and comes to the board, also after a link.
 */
export function useBoardDialog() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<BoardDialog | null>(null);

  useEffect(() => {
    const asked = dialogOf(search);
    if (!asked) return;
    setDialog(asked);
    void navigate({ pathname, search: withoutDialog(search) }, { replace: true });
  }, [pathname, search, navigate]);

  return {
    dialog,
    open: setDialog,
    close: useCallback(() => setDialog(null), []),
    address: dialog ? pathname + withDialog(dialog, search) : pathname,
  };
}
