import { classNames } from '@frontend/shared/lib/class-names';
import { useIsPhone } from '@frontend/shared/lib/device/use-media';
import { Badge, type BadgeLook } from '@frontend/shared/ui/badges/Badge';
import { EmptyState } from '@frontend/shared/ui/feedback/EmptyState';
import { Row } from '@frontend/shared/ui/layout/Row';
import { Stack } from '@frontend/shared/ui/layout/Stack';
import { Text } from '@frontend/shared/ui/layout/Text';
import { Pager } from '@frontend/shared/ui/lists/Pager';
import { TABLE_NUMBER_CLASS, Table } from '@frontend/shared/ui/lists/Table';
import { LIST_PAGE } from '@schema/constants';
import { IMPORT_FATES, type ImportFate, type ImportPreview, type ImportRow } from '@schema/import';
import { IMPORT_FATE_TITLES, IMPORT_TEXTS, leftOutText } from '@schema/texts/files/import';
import { CHECK_VALUE, IMPORT_VALUE_TITLES, NO_VALUE } from '@schema/texts/files/import-values';
import { useState } from 'react';
import css from './Import.module.css';

const LOOKS: Readonly<Record<ImportFate, BadgeLook>> = {
  refused: 'danger',
  incomplete: 'warning',
  repaired: 'accent',
  new: 'success',
  same: 'neutral',
  skipped: 'neutral',
};

/** Paginated rows with their outcome, problems first; the counters filter them. */
export function ImportReport({ preview }: { readonly preview: ImportPreview }) {
  const [fate, setFate] = useState<ImportFate | null>(null);
  const [page, setPage] = useState(1);
  const isPhone = useIsPhone();
  const { rows, counts } = preview;
  const found = fate && counts[fate] > 0 ? rows.filter((row) => row.fate === fate) : rows;
  const pages = Math.max(1, Math.ceil(found.length / LIST_PAGE.size));
  const current = Math.min(page, pages);
  const shown = found.slice((current - 1) * LIST_PAGE.size, current * LIST_PAGE.size);
  const narrow = (next: ImportFate | null) => {
    setFate(next);
    setPage(1);
  };
  const counter = (own: ImportFate | null, title: string, count: number) => (
    <button
      key={title}
      type="button"
      className={classNames(css.counter, own === fate && css.chosen)}
      aria-pressed={own === fate}
      onClick={() => narrow(own)}
    >
      <Text tone="label" size="label">
        {title}
      </Text>
      <Text weight={650}>{count}</Text>
    </button>
  );
  return (
    <Stack as="section" gap={12} aria-label={IMPORT_TEXTS.report}>
      <Text as="h2" size="tile" weight={650} className={css.heading}>
        {IMPORT_TEXTS.report}
      </Text>
      {rows.length > 0 && (
        <Row as="fieldset" gap={8} wrap aria-label={IMPORT_TEXTS.fates}>
          {counter(null, IMPORT_TEXTS.all, rows.length)}
          {IMPORT_FATES.filter((one) => counts[one] > 0).map((one) =>
            counter(one, IMPORT_FATE_TITLES[one], counts[one]),
          )}
        </Row>
      )}
      <Text as="p" tone="muted" size="label">
        {leftOutText(preview.sheetRows, preview.leftOutRows)}
      </Text>
      {rows.length === 0 && (
        <EmptyState title={IMPORT_TEXTS.nothingTitle} description={IMPORT_TEXTS.nothingHint} />
      )}
      {rows.length > 0 && (isPhone ? <RowCards rows={shown} /> : <RowTable rows={shown} />)}
      <Pager page={current} count={pages} onChange={setPage} />
    </Stack>
  );
}

interface RowsProps {
  readonly rows: readonly ImportRow[];
}

const keyOf = ({ row, title }: ImportRow, place: number) => `${row} ${title} ${place}`;

function Fate({ fate }: { readonly fate: ImportFate }) {
  return <Badge look={LOOKS[fate]}>{IMPORT_FATE_TITLES[fate]}</Badge>;
}

function Notes({ notes }: { readonly notes: readonly string[] }) {
  return notes.map((note) => (
    <Text key={note} tone="label" size="label" className={css.note}>
      {note}
    </Text>
  ));
}

/** Values to import; doubtful ones come first and are marked, also for screen readers. */
function Values({ row }: { readonly row: ImportRow }) {
  if (row.values.length === 0) return row.title;
  return (
    <Row as="dl" gap={16} rowGap={4} wrap>
      {row.values.map(({ name, text }) => {
        const isDoubtful = row.doubts.includes(name);
        return (
          <div key={name} className={classNames(css.value, isDoubtful && css.doubtful)}>
            <dt>{IMPORT_VALUE_TITLES[name]}</dt>
            <dd>
              {text || NO_VALUE}
              {isDoubtful && <span className={css.mark}>{CHECK_VALUE}</span>}
            </dd>
          </div>
        );
      })}
    </Row>
  );
}

function RowTable({ rows }: RowsProps) {
  return (
    <Table label={IMPORT_TEXTS.rows}>
      <thead>
        <tr>
          <th scope="col">{IMPORT_TEXTS.row}</th>
          <th scope="col">{IMPORT_TEXTS.fate}</th>
          <th scope="col">{IMPORT_TEXTS.what}</th>
          <th scope="col">{IMPORT_TEXTS.remarks}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((one, place) => (
          <tr key={keyOf(one, place)}>
            <td className={TABLE_NUMBER_CLASS}>{one.row}</td>
            <td>
              <Fate fate={one.fate} />
            </td>
            <td className={css.what}>
              <Values row={one} />
            </td>
            <td className={css.remarks}>
              <Notes notes={one.notes} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function RowCards({ rows }: RowsProps) {
  return (
    <Stack as="ul" gap={8} aria-label={IMPORT_TEXTS.rows}>
      {rows.map((one, place) => (
        <Stack key={keyOf(one, place)} as="li" gap={4} className={css.card}>
          <Row gap={8} align="center" justify="between">
            <Fate fate={one.fate} />
            <Text tone="muted" size="label">
              {IMPORT_TEXTS.row} {one.row}
            </Text>
          </Row>
          <Values row={one} />
          <Notes notes={one.notes} />
        </Stack>
      ))}
    </Stack>
  );
}
