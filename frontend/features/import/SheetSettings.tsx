import { useCan } from '@frontend/shared/data/session';
import { Checkbox } from '@frontend/shared/ui/fields/Checkbox';
import { Select } from '@frontend/shared/ui/fields/select/Select';
import { Grid } from '@frontend/shared/ui/layout/Grid';
import { Panel } from '@frontend/shared/ui/layout/Panel';
import { IMPORT_DATE_ORDERS, IMPORT_KINDS, type ImportPreview } from '@schema/import';
import { headerRowTitle, IMPORT_KIND_TITLES, IMPORT_TEXTS } from '@schema/texts/files/import';
import { DATE_ORDER_TITLES } from '@schema/texts/files/import-values';
import { CashTill } from './CashTill';
import css from './Import.module.css';
import type { ImportChoice } from './import-request';

/**
 * Maximum number of rows offered as the header row; a lower one is rare and can be moved up in the
 * file.
 */
const HEADER_ROWS = 30;

interface SheetSettingsProps {
  readonly preview: ImportPreview;
  readonly choice: ImportChoice;
  readonly onChange: (part: Partial<ImportChoice>) => void;
}

/** Detected kind, sheet and header row; each can be corrected. */
export function SheetSettings({ preview, choice, onChange }: SheetSettingsProps) {
  const maySeeFleet = useCan('view_cars');
  const mayBook = useCan('edit_bookings');
  const { kind, sheet, sheets, headerRow } = preview;
  const kinds = IMPORT_KINDS.filter((one) => (one === 'cars' ? maySeeFleet : mayBook));
  const hasBookings = kind === 'bookings' || kind === 'board';
  const isExpenses = kind === 'expenses';
  const hint = hasBookings
    ? IMPORT_TEXTS.times
    : isExpenses
      ? IMPORT_TEXTS.cashTillHint
      : undefined;
  const last = Math.max(HEADER_ROWS, headerRow);
  return (
    <Panel title={IMPORT_TEXTS.settings} hint={hint}>
      <Grid minWidth={200} gap={12}>
        <Select
          label={IMPORT_TEXTS.kind}
          value={kind}
          options={kinds.map((id) => ({ id, title: IMPORT_KIND_TITLES[id] }))}
          onChange={(next) =>
            next && onChange({ kind: next, columns: null, headerRow: null, sheet })
          }
        />
        {sheets.length > 1 && (
          <Select
            label={IMPORT_TEXTS.sheet}
            value={sheet}
            options={sheets.map((name) => ({ id: name, title: name }))}
            onChange={(next) =>
              next && onChange({ sheet: next, kind: null, columns: null, headerRow: null })
            }
          />
        )}
        {kind !== 'board' && (
          <Select
            label={IMPORT_TEXTS.headerRow}
            value={headerRow}
            options={Array.from({ length: last + 1 }, (_, row) => ({
              id: row,
              title: row === 0 ? IMPORT_TEXTS.noHeader : headerRowTitle(row),
            }))}
            onChange={(next) =>
              next !== null && onChange({ kind, sheet, headerRow: next, columns: null })
            }
          />
        )}
        {isExpenses && (
          <CashTill value={choice.tillId} onChange={(tillId) => onChange({ tillId })} />
        )}
        {(preview.asksDateOrder || choice.dateOrder !== null) && (
          <Select
            label={IMPORT_TEXTS.dateOrder}
            value={choice.dateOrder}
            emptyTitle={IMPORT_TEXTS.dateOrderOpen}
            options={IMPORT_DATE_ORDERS.map((id) => ({ id, title: DATE_ORDER_TITLES[id] }))}
            onChange={(dateOrder) => onChange({ dateOrder })}
          />
        )}
      </Grid>
      {preview.remarks.length > 0 && (
        <ul className={css.fileRemarks} aria-label={IMPORT_TEXTS.fileRemarks}>
          {preview.remarks.map((remark) => (
            <li key={remark}>{remark}</li>
          ))}
        </ul>
      )}
      {hasBookings && maySeeFleet && (
        <Checkbox
          label={IMPORT_TEXTS.createCars}
          hint={IMPORT_TEXTS.createCarsHint}
          isChecked={choice.createCars}
          onChange={(createCars) => onChange({ createCars })}
        />
      )}
    </Panel>
  );
}
