import { classNames } from '@frontend/shared/lib/class-names';
import { useIsPhone } from '@frontend/shared/lib/device/use-media';
import { Select } from '@frontend/shared/ui/fields/select/Select';
import { Panel } from '@frontend/shared/ui/layout/Panel';
import type { ImportField, ImportPreview } from '@schema/import';
import {
  columnTitle,
  IMPORT_TEXTS,
  importFieldOptions,
  meantText,
} from '@schema/texts/files/import';
import css from './Import.module.css';

interface ColumnMeaningsProps {
  readonly preview: ImportPreview;
  readonly onMean: (place: number, field: ImportField | null) => void;
}

/** Every column with sample values and its assigned field. */
export function ColumnMeanings({ preview, onMean }: ColumnMeaningsProps) {
  const { kind, columns } = preview;
  const isPhone = useIsPhone();
  const options = importFieldOptions(kind);
  const meant = columns.filter(({ field }) => field !== null).length;
  return (
    <Panel title={IMPORT_TEXTS.columns} hint={IMPORT_TEXTS.columnsHint}>
      <details open={!isPhone}>
        <summary className={css.summary}>{meantText(meant, columns.length)}</summary>
        <ul className={css.columns} aria-label={IMPORT_TEXTS.columns}>
          {columns.map(({ title, field, samples }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns have no id, headings may repeat
            <li key={place} className={classNames(css.column, field === null && css.unused)}>
              <Select<ImportField>
                label={title || columnTitle(place + 1)}
                emptyTitle={IMPORT_TEXTS.leaveOut}
                value={field}
                options={options}
                onChange={(next) => onMean(place, next)}
              />
              <p className={css.samples}>{samples.join(' · ') || '—'}</p>
            </li>
          ))}
        </ul>
      </details>
    </Panel>
  );
}
