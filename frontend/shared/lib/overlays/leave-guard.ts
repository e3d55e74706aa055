import { createContext, useContext, useEffect, useMemo, useRef, useState } from 'react';

/** Guards unsaved values of a dialog against everything that would close it. */
interface LeaveGuard {
  /** Marks unsaved values; returns a function that removes the mark. */
  readonly hold: () => () => void;
  /** Runs a closing action, after a confirmation if there are unsaved values. */
  readonly leave: (action: () => void) => void;
}

export const LeaveContext = createContext<LeaveGuard | null>(null);

/** The guard of one dialog and its confirmation. */
export function useLeaveGuard() {
  const holds = useRef(0);
  const [pending, setPending] = useState<{ readonly action: () => void } | null>(null);
  const guard = useMemo<LeaveGuard>(
    () => ({
      hold: () => {
        holds.current += 1;
        return () => {
          holds.current -= 1;
        };
      },
      leave: (action) => {
        if (holds.current > 0) setPending({ action });
        else action();
      },
    }),
    [],
  );
  return {
    guard,
    isAsking: pending !== null,
    stay: () => setPending(null),
    leave: () => {
      setPending(null);
      pending?.action();
    },
  };
}

/** Reports unsaved values to the surrounding dialog; does nothing outside of one. */
export function useUnsaved(isUnsaved: boolean): void {
  const guard = useContext(LeaveContext);
  useEffect(() => (isUnsaved ? guard?.hold() : undefined), [isUnsaved, guard]);
}

/** The same for content that is not a DialogForm: rendered inside the dialog, draws nothing. */
export function Unsaved({ isUnsaved }: { readonly isUnsaved: boolean }) {
  useUnsaved(isUnsaved);
  return null;
}

/** For buttons that close or replace the dialog: asks for confirmation if needed. */
export function useLeave(): LeaveGuard['leave'] {
  const guard = useContext(LeaveContext);
  return guard?.leave ?? ((action) => action());
}
