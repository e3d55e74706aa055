import { useEffect, useEffectEvent } from 'react';
import type { FieldChange } from './FieldChanges';
import { rebased } from './rebase';

interface EditForm<Values extends object> {
  readonly values: Values;
  readonly isUnsaved: boolean;
  readonly isPending: boolean;
  readonly reset: (values: Values) => void;
  readonly update: (change: (values: Values) => Values) => void;
}

interface NewerOptions<Kept, Values extends object> {
  /** The record as last read; null: none yet. */
  readonly record: Kept | null;
  /** The record of the initial values; its version is sent with the save. */
  readonly opened: Kept | null;
  readonly open: (record: Kept) => void;
  readonly form: EditForm<Values>;
  readonly valuesOf: (record: Kept) => Values;
  readonly isNewer: (record: Kept, opened: Kept) => boolean;
  /** Whether the newer version differs only outside the form; typed values then stay unchanged. */
  readonly isSame?: (record: Kept, opened: Kept) => boolean;
  /** The differences, as labelled on the screen. */
  readonly changesOf?: (opened: Kept, record: Kept) => readonly FieldChange[];
  /** Applies typed values to the newer ones. Default: fields unchanged by others. */
  readonly rebase?: (opened: Values, newer: Values, typed: Values) => Values;
}

/** Record saved by another user while the form had unsaved values. */
export interface NewerRecord {
  readonly changes: readonly FieldChange[];
  /** Loads the newer record, keeping typed values. */
  readonly load: () => void;
}

export const hasNewerVersion = (
  record: { readonly version: number },
  opened: { readonly version: number },
): boolean => record.version > opened.version;

/**
 * Follows an edited record. A newer version replaces untyped values; when values are typed it is
 * offered, so that a save never carries a version whose values were not in the form.
 */
export function useNewer<Kept, Values extends object>(
  options: NewerOptions<Kept, Values>,
): NewerRecord | null {
  const { record, opened, open, form, valuesOf, isNewer, isSame } = options;
  const { changesOf, rebase = (was, newer, typed) => rebased(was, newer, typed, []) } = options;
  const newer = record !== null && opened !== null && isNewer(record, opened) ? record : null;
  const isUnseen = newer !== null && opened !== null && isSame?.(newer, opened) === true;
  const followed = !form.isPending && (isUnseen || !form.isUnsaved) ? newer : null;
  const follow = useEffectEvent((fresh: Kept) => {
    open(fresh);
    if (!form.isUnsaved) form.reset(valuesOf(fresh));
  });
  useEffect(() => {
    if (followed !== null) follow(followed);
  }, [followed]);
  if (newer === null || opened === null || followed !== null || form.isPending) return null;
  return {
    changes: changesOf?.(opened, newer) ?? [],
    load: () => {
      const typed = form.values;
      open(newer);
      form.reset(valuesOf(newer));
      form.update(() => rebase(valuesOf(opened), valuesOf(newer), typed));
    },
  };
}
