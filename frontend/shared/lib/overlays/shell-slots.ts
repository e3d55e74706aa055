import { useEffect, useSyncExternalStore } from 'react';

/** Values a screen provides to the shell: its title and the actions of the quick buttons. */
interface ShellSlots {
  /** Shown in the phone's top bar instead of the section name: the month of the board. */
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
 * Provides the values while the screen is mounted. Without them the quick buttons open their
 * dialogs over the current page. Handlers must be stable (useCallback) to avoid an update per
 * render.
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

/** For the shell: the values of the current screen. */
export function useProvidedSlots(): ShellSlots {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
  );
}
