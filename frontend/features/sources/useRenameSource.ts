import { useCommand } from '@frontend/shared/data/commands/use-command';
import { refusalOf } from '@frontend/shared/data/requests/refusal';
import { commandFailureText } from '@frontend/shared/data/requests/unanswered';
import { showToast } from '@frontend/shared/ui/feedback/toasts';
import { fieldErrors } from '@schema/forms/fields/problems';
import { sourceNameForm } from '@schema/forms/reviews/source';
import { MESSAGES } from '@schema/messages';
import { SOURCES_TEXTS } from '@schema/texts/reports/sources';
import { useState } from 'react';
import { RenameSourceDocument } from './sources.generated';

export interface NamedSource {
  readonly id: number;
  readonly name: string;
  readonly version: number;
}

/**
 * Inline rename: null while not editing; a refused name stays with its error. After a refusal as STALE
 * `newName` is what another user called it, and the next save is made over that name.
 */
export function useRenameSource(source: NamedSource, onEnd: () => void) {
  const rename = useCommand('renameSource', RenameSourceDocument);
  const [typed, setTyped] = useState<string | null>(null);
  const [opened, setOpened] = useState(source);
  const [isStale, setStale] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);

  const end = () => {
    setTyped(null);
    setStale(false);
    setError(null);
    onEnd();
  };
  return {
    typed,
    error,
    isPending,
    newName: isStale && source.version > opened.version ? source.name : null,
    start() {
      setOpened(source);
      setTyped(source.name);
    },
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
        const { version } = isStale ? source : opened;
        await rename({ id: source.id, name, version });
        showToast('success', SOURCES_TEXTS.renamed);
        end();
      } catch (failure) {
        if (refusalOf(failure)?.code === 'STALE') setStale(true);
        setError(commandFailureText(failure, MESSAGES.sources.updateFailed));
      } finally {
        setPending(false);
      }
    },
  };
}
