import { type SaveFormOptions, useSaveForm } from '../use-save-form';
import type { DraftKey } from './form-drafts';
import { useFormDraft } from './use-form-draft';

interface DraftSaveFormOptions<Values extends object, Payload, Saved>
  extends SaveFormOptions<Values, Payload, Saved> {
  /** Name of unsaved values on the device; null: they are not saved. */
  readonly draft: DraftKey | null;
}

/** `useSaveForm` whose unsaved values survive a reload (docs/design.md). */
export function useDraftSaveForm<Values extends object, Payload, Saved>(
  options: DraftSaveFormOptions<Values, Payload, Saved>,
) {
  const { draft, initialValues, onSaved } = options;
  const form = useSaveForm<Values, Payload, Saved>({
    ...options,
    onSaved: (saved) => {
      kept.drop();
      onSaved(saved);
    },
  });
  const { values, isUnsaved, update } = form;
  const kept = useFormDraft<Values>({
    draft,
    values,
    isUnsaved,
    restore: (restored) => update(() => restored),
  });
  return {
    ...form,
    /** Time of the restored values; null: none. */
    restoredAt: kept.restoredAt,
    removeRestored: () => form.reset(initialValues),
    /** Removes the values saved on the device. */
    dropDraft: kept.drop,
  };
}
