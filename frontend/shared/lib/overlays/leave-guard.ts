import { createContext, useContext, useEffect, useMemo, useRef, useState } from 'react';

/** Protects unsaved values of a dialog against closing. */
interface LeaveGuard {
  /** Marks unsaved values; returns a function that removes the mark. */
  readonly hold: (onDiscard?: () => void) => () => void;
  /** Runs a closing action, after a confirmation if there are unsaved values. */
  readonly leave: (action: () => void) => void;
  /** Blocks closing until the promise settles. */
  readonly lockFor: (saving: Promise<unknown>) => void;
}

export const LeaveContext = createContext<LeaveGuard | null>(null);

/** The guard of one dialog and its confirmation. */
export function useLeaveGuard() {
  const holds = useRef(new Set<{ readonly discard: (() => void) | undefined }>());
  const [pending, setPending] = useState<{ readonly action: () => void } | null>(null);
  const [savings, setSavings] = useState(0);
  const guard = useMemo<LeaveGuard>(
    () => ({
      hold: (discard) => {
        const held = { discard };
        holds.current.add(held);
        return () => holds.current.delete(held);
      },
      leave: (action) => {
        if (holds.current.size > 0) setPending({ action });
        else action();
      },
      lockFor: (saving) => {
        setSavings((count) => count + 1);
        void saving.finally(() => setSavings((count) => count - 1));
      },
    }),
    [],
  );
  return {
    guard,
    isAsking: pending !== null,
    /** A save is pending. */
    isLocked: savings > 0,
    stay: () => setPending(null),
    leave: () => {
      setPending(null);
      for (const { discard } of holds.current) discard?.();
      pending?.action();
    },
  };
}

/**
 * Reports unsaved values to the surrounding dialog; `onDiscard`: called when they are discarded.
 */
export function useUnsaved(isUnsaved: boolean, onDiscard?: () => void): void {
  const guard = useContext(LeaveContext);
  useEffect(() => (isUnsaved ? guard?.hold(onDiscard) : undefined), [isUnsaved, guard, onDiscard]);
}

/** Reports as `useUnsaved`, for content that is not a DialogForm: rendered inside the dialog, without output. */
export function Unsaved(props: { readonly isUnsaved: boolean; readonly onDiscard?: () => void }) {
  useUnsaved(props.isUnsaved, props.onDiscard);
  return null;
}

/** For buttons that close or replace the dialog: asks for confirmation if needed. */
export function useLeave(): LeaveGuard['leave'] {
  const guard = useContext(LeaveContext);
  return guard?.leave ?? ((action) => action());
}
