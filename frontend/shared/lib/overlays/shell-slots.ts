import { useEffect, useSyncExternalStore } from 'react';

/** What a screen lends to the shell around it: its title and what the quick buttons do. */
export interface ShellSlots {
  /** Shown in the phone's top bar instead of the section's name: the month of the board. */
  readonly title?: string;
  readonly onNewBooking?: () => void;
  readonly onCashEntry?: () => void;
}

const NOTHING: ShellSlots = {};
let current: ShellSlots = NOTHING;
const listeners = new Set<() => void>();

function set(next: ShellSlots) {
  current = next;
  for (const listener of listeners) listener();
}

/**
 * Lends while the screen is mounted. Without a lender the quick buttons open their dialogs over whatever
 * page is shown. Handlers must be stable (useCallback), or every render lends anew.
 */
export function useShellSlots({ title, onNewBooking, onCashEntry }: ShellSlots): void {
  useEffect(() => {
    set({
      ...(title !== undefined && { title }),
      ...(onNewBooking && { onNewBooking }),
      ...(onCashEntry && { onCashEntry }),
    });
    return () => set(NOTHING);
  }, [title, onNewBooking, onCashEntry]);
}

/** For the shell: what the screen on show has lent. */
export function useLentSlots(): ShellSlots {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
  );
}
