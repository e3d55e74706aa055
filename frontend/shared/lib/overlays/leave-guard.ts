import { createContext, useContext, useEffect, useMemo, useRef, useState } from 'react';

/** Stands between what was typed in a dialog and everything that would close it. */
export interface LeaveGuard {
  /** Something in the dialog would be lost; the answer takes that back. */
  readonly hold: () => () => void;
  /** Does what closes the dialog: at once, or after the question when something would be lost. */
  readonly leave: (action: () => void) => void;
}

export const LeaveContext = createContext<LeaveGuard | null>(null);

/** The guard of one dialog, and its question while it is asked. */
export function useLeaveGuard() {
  const holds = useRef(0);
  const [asked, setAsked] = useState<{ readonly action: () => void } | null>(null);
  const guard = useMemo<LeaveGuard>(
    () => ({
      hold: () => {
        holds.current += 1;
        return () => {
          holds.current -= 1;
        };
      },
      leave: (action) => {
        if (holds.current > 0) setAsked({ action });
        else action();
      },
    }),
    [],
  );
  return {
    guard,
    isAsking: asked !== null,
    stay: () => setAsked(null),
    leave: () => {
      setAsked(null);
      asked?.action();
    },
  };
}

/** Tells the dialog around whether closing it would lose something; nothing to tell outside of one. */
export function useUnsaved(isUnsaved: boolean): void {
  const guard = useContext(LeaveContext);
  useEffect(() => (isUnsaved ? guard?.hold() : undefined), [isUnsaved, guard]);
}

/** The same for what is no DialogForm: stands inside the dialog and draws nothing. */
export function Unsaved({ isUnsaved }: { readonly isUnsaved: boolean }) {
  useUnsaved(isUnsaved);
  return null;
}

/** For buttons that close the dialog or put another in its place: asks first when it must. */
export function useLeave(): LeaveGuard['leave'] {
  const guard = useContext(LeaveContext);
  return guard?.leave ?? ((action) => action());
}
