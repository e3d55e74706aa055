import { useLocation } from 'react-router-dom';
import { withDialog } from './board-dialog';

/**
 * Links that open a booking, or the form of its extension, over the page that has them: its path
 * and parameters stay. The shell opens the dialog; links to it replace the entry of the page, as
 * the dialog adds its own.
 */
export function useOverPage() {
  const { pathname, search } = useLocation();
  return {
    booking: (id: number) => pathname + withDialog({ kind: 'booking', id }, search),
    extension: (bookingId: number) =>
      pathname + withDialog({ kind: 'extension', bookingId }, search),
  };
}
