import { type ExportColumn, toCsv } from '@schema/export/table';
import { EXPORT_TEXTS } from '@schema/texts/files/export';
import { formatCount } from '@schema/values/words/plural';
import Download from 'lucide-react/icons/download';
import { useRef, useState } from 'react';
import { failureText } from '../data/requests/failure-text';
import { classNames } from '../lib/class-names';
import { Button } from '../ui/buttons/Button';
import { showToast } from '../ui/feedback/toasts';
import css from './ExportButtons.module.css';
import { download, toXlsx } from './export-table';

interface ExportButtonsProps<Row> {
  /** What the file contains, on the first button: «Скачать за ноябрь». Default: the format. */
  readonly title?: string;
  /** Name of the file without its extension. */
  readonly fileName: string;
  readonly columns: readonly ExportColumn<Row>[];
  /** All rows of the list, not only the current page. */
  readonly load: () => Promise<readonly Row[]> | readonly Row[];
  /** Rows are still loading: the space is reserved. */
  readonly isComing?: boolean;
}

type Format = 'xlsx' | 'csv';

/** Exports all rows of a list as XLSX or CSV. */
export function ExportButtons<Row>({
  title,
  fileName,
  columns,
  load,
  isComing = false,
}: ExportButtonsProps<Row>) {
  const isBusy = useRef(false);
  const [pending, setPending] = useState<Format | null>(null);
  const run = async (format: Format) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setPending(format);
    try {
      const rows = await load();
      const content =
        format === 'xlsx'
          ? await toXlsx(columns, rows)
          : new Blob([toCsv(columns, rows)], { type: 'text/csv;charset=utf-8' });
      download(content, `${fileName}.${format}`);
      showToast('success', `${EXPORT_TEXTS.done}: ${formatCount(rows.length)}`);
    } catch (error) {
      showToast('error', failureText(error, EXPORT_TEXTS.failed));
    } finally {
      isBusy.current = false;
      setPending(null);
    }
  };
  return (
    <fieldset
      className={classNames(css.buttons, isComing && css.coming)}
      aria-label={EXPORT_TEXTS.label}
    >
      <Button
        icon={<Download />}
        isPending={pending === 'xlsx'}
        aria-label={title === undefined ? EXPORT_TEXTS.xlsxHint : `${title} (${EXPORT_TEXTS.xlsx})`}
        onClick={() => void run('xlsx')}
      >
        {title ?? EXPORT_TEXTS.xlsx}
      </Button>
      <Button
        isPending={pending === 'csv'}
        aria-label={EXPORT_TEXTS.csvHint}
        onClick={() => void run('csv')}
      >
        {EXPORT_TEXTS.csv}
      </Button>
    </fieldset>
  );
}
