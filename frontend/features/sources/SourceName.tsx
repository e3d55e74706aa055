import { IconButton } from '@frontend/shared/ui/buttons/IconButton';
import { TextField } from '@frontend/shared/ui/fields/TextField';
import { Row } from '@frontend/shared/ui/layout/Row';
import { TEXT_LIMITS } from '@schema/constants';
import { STALE_TEXTS } from '@schema/texts/bookings/stale';
import { SOURCES_TEXTS } from '@schema/texts/reports/sources';
import Pencil from 'lucide-react/icons/pencil';
import { useRef } from 'react';
import css from './SourceCard.module.css';
import { type NamedSource, useRenameSource } from './useRenameSource';

interface SourceNameProps {
  readonly source: NamedSource;
  readonly colour: string;
}

/** Inline edit of a source's name: Enter saves, Escape cancels (requirements.md, S8). */
export function SourceName({ source, colour }: SourceNameProps) {
  const pencil = useRef<HTMLButtonElement>(null);
  const { typed, error, isPending, newName, start, change, cancel, save } = useRenameSource(
    source,
    // The pencil is rendered after the field closes.
    () => requestAnimationFrame(() => pencil.current?.focus()),
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
        if (event.key === 'Enter') void save();
        if (event.key === 'Escape') cancel();
      }}
      onBlur={() => {
        if (typed.trim() === source.name) cancel();
      }}
    />
  );
}
