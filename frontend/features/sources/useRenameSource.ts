import { useCommand } from '@frontend/shared/data/commands/use-command';
import { commandFailureText } from '@frontend/shared/data/requests/unanswered';
import { showToast } from '@frontend/shared/ui/feedback/toasts';
import { fieldErrors } from '@schema/forms/fields/problems';
import { sourceNameForm } from '@schema/forms/reviews/source';
import { MESSAGES } from '@schema/messages';
import { SOURCES_TEXTS } from '@schema/texts/reports/sources';
import { useState } from 'react';
import { RenameSourceDocument } from './sources.generated';

/** Inline rename: null while not editing; a refused name stays with its error. */
export function useRenameSource(
  source: { readonly id: number; readonly name: string },
  onEnd: () => void,
) {
  const rename = useCommand('renameSource', RenameSourceDocument);
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);

  const end = () => {
    setTyped(null);
    setError(null);
    onEnd();
  };
  return {
    typed,
    error,
    isPending,
    start: () => setTyped(source.name),
    change(name: string) {
      setTyped(name);
      setError(null);
    },
    cancel: end,
    async save() {
      if (typed === null || isPending) return;
      const name = typed.trim();
      if (name === source.name) return end();
      const problem = fieldErrors(sourceNameForm, { name }).name;
      if (problem) return setError(problem);
      setPending(true);
      try {
        await rename({ id: source.id, name });
        showToast('success', SOURCES_TEXTS.renamed);
        end();
      } catch (failure) {
        setError(commandFailureText(failure, MESSAGES.sources.updateFailed));
      } finally {
        setPending(false);
      }
    },
  };
}
