import { classNames } from '@frontend/shared/lib/class-names';
import { Text } from '@frontend/shared/ui/layout/Text';
import { IMPORT_ACCEPT } from '@schema/import';
import { IMPORT_TEXTS } from '@schema/texts/files/import';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import { type DragEvent, useState } from 'react';
import css from './Import.module.css';

interface FileDropProps {
  readonly onFile: (file: File) => void;
}

/** A drop zone that also opens the file picker. */
export function FileDrop({ onFile }: FileDropProps) {
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  };
  return (
    <label
      className={classNames(css.drop, isOver && css.over)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <FileSpreadsheet className={css.dropIcon} aria-hidden="true" />
      <Text size="tile" weight={650}>
        {IMPORT_TEXTS.drop}
      </Text>
      <span className={css.dropButton}>{IMPORT_TEXTS.choose}</span>
      <Text tone="muted" size="label">
        {IMPORT_TEXTS.limits}
      </Text>
      <input
        className={css.file}
        type="file"
        accept={IMPORT_ACCEPT}
        aria-label={IMPORT_TEXTS.choose}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // Without a reset, choosing the same, corrected file fires no change event.
          event.target.value = '';
          if (file) onFile(file);
        }}
      />
    </label>
  );
}
