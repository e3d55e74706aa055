import { useCommand } from '@frontend/shared/data/commands/use-command';
import { refusalOf } from '@frontend/shared/data/requests/refusal';
import { commandFailureText } from '@frontend/shared/data/requests/unanswered';
import { focusUnlessTyping } from '@frontend/shared/lib/overlays/focus-return';
import { IconButton } from '@frontend/shared/ui/buttons/IconButton';
import { showToast } from '@frontend/shared/ui/feedback/toasts';
import { TextField } from '@frontend/shared/ui/fields/TextField';
import { Row } from '@frontend/shared/ui/layout/Row';
import { TEXT_LIMITS } from '@schema/constants';
import { fieldErrors } from '@schema/forms/fields/problems';
import { sourceNameForm } from '@schema/forms/reviews/source';
import { MESSAGES } from '@schema/messages';
import { STALE_TEXTS } from '@schema/texts/bookings/stale';
import { SOURCES_TEXTS } from '@schema/texts/reports/sources';
import Pencil from 'lucide-react/icons/pencil';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import css from './SourceCard.module.css';
import { RenameSourceDocument } from './sources.generated';

interface SourceNameProps {
  readonly source: NamedSource;
  readonly colour: string;
}

/** Inline edit of a source's name: Enter saves, Escape cancels (requirements.md, S8). */
export function SourceName({ source, colour }: SourceNameProps) {
  const pencil = useRef<HTMLButtonElement>(null);
  const { typed, error, isPending, newName, start, change, close, cancel, save } = useRenameSource(
    source,
    () => focusUnlessTyping(pencil.current),
  );
  if (typed === null) {
    return (
      <Row gap={8} align="center" className={css.name}>
        <span className={css.swatch} style={{ background: colour }} aria-hidden="true" />
        <h3 className={css.title}>{source.name}</h3>
        <IconButton
          ref={pencil}
          label={`${SOURCES_TEXTS.rename} ${source.name}`}
          icon={<Pencil />}
          onClick={start}
        />
      </Row>
    );
  }
  return (
    <TextField
      label={`${SOURCES_TEXTS.name}: ${source.name}`}
      isLabelHidden
      autoFocus
      maxLength={TEXT_LIMITS.name}
      hint={
        newName === null
          ? SOURCES_TEXTS.renameHint
          : `${STALE_TEXTS.now}: «${newName}». ${SOURCES_TEXTS.renameHint}`
      }
      value={typed}
      isReadOnly={isPending}
      error={error}
      onChange={change}
      onFocus={(event) => event.target.select()}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== 'Escape') return;
        // Enter would press the pencil, which gets the focus.
        event.preventDefault();
        if (event.key === 'Enter') void save();
        else cancel();
      }}
      onBlur={() => {
        // The focus stays on the control that took it.
        if (typed.trim() === source.name) close();
      }}
    />
  );
}

interface NamedSource {
  readonly id: number;
  readonly name: string;
  readonly version: number;
}

/**
 * Inline rename: null while not editing; a refused name stays with its error. After a STALE refusal
 * `newName` is the name saved by another user, and the next save replaces it.
 */
function useRenameSource(source: NamedSource, onEnd: () => void) {
  const rename = useCommand('renameSource', RenameSourceDocument);
  const [typed, setTyped] = useState<string | null>(null);
  const [opened, setOpened] = useState(source);
  const [isStale, setStale] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);

  const close = () => {
    setTyped(null);
    setStale(false);
    setError(null);
  };
  const end = () => {
    // The pencil is rendered after the field closes.
    flushSync(close);
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
    close,
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
