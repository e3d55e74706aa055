import { SessionContext } from '@frontend/shared/data/session';
import { use, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type DraftKey, dropDraft, fitting, formDraft, keepDraft } from './form-drafts';

interface FormDraftOptions<Values extends object> {
  /** Null: the values are not saved. */
  readonly draft: DraftKey | null;
  readonly values: Values;
  readonly isUnsaved: boolean;
  /** Applies the saved values to the form. */
  readonly restore: (values: Values) => void;
}

/**
 * Stores unsaved values on this device until they are saved or discarded, so that a reload or a
 * closed tab does not lose them, and restores them when the form opens again.
 */
export function useFormDraft<Values extends object>(options: FormDraftOptions<Values>) {
  const { draft, values, isUnsaved } = options;
  const restore = useEffectEvent(options.restore);
  const session = use(SessionContext);
  const userId = session?.user.id;
  const now = session?.now;
  const [found] = useState(() => {
    if (!draft || !session) return null;
    const kept = formDraft(session.user.id, draft, session.now());
    const fit = kept && fitting(values, kept.values);
    return kept && fit && { at: new Date(kept.at), values: fit };
  });
  const [restoredAt, setRestoredAt] = useState(found?.at ?? null);
  const isKept = useRef(false);
  const opened = useRef(values);
  const { kind, name, basis } = draft ?? {};

  const drop = useCallback(() => {
    setRestoredAt(null);
    if (!isKept.current || userId === undefined || name === undefined) return;
    isKept.current = false;
    dropDraft(userId, name);
  }, [userId, name]);

  useEffect(() => {
    if (userId === undefined || !now || !kind || name === undefined || basis === undefined) return;
    if (values === opened.current) {
      if (!found) return;
      isKept.current = true;
      restore(found.values);
      return;
    }
    if (!isUnsaved) return drop();
    // Already stored, under the address of typing: the address of a dialog is set after its form.
    if (values === found?.values) return;
    isKept.current = true;
    const at = now();
    const path = location.pathname + location.search;
    keepDraft(
      {
        userId,
        kind,
        name,
        basis,
        path,
        at: at.getTime(),
        values: Object.fromEntries(Object.entries(values)),
      },
      at,
    );
  }, [userId, now, kind, name, basis, values, isUnsaved, found, drop]);

  return { restoredAt, drop };
}
