import { copyText } from '@frontend/shared/lib/device/clipboard';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { showToast } from '@frontend/shared/ui/feedback/toasts';
import { Row } from '@frontend/shared/ui/layout/Row';
import { Text } from '@frontend/shared/ui/layout/Text';
import type { TariffGroupValues } from '@schema/forms/fleet/car-values';
import { MESSAGES } from '@schema/messages';
import { TARIFFS_TEXTS } from '@schema/texts/fleet/cars';
import Copy from 'lucide-react/icons/copy';
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { AddLength } from './AddLength';
import { type Cell, cellByKey } from './cell-keys';
import { MatrixHead } from './MatrixHead';
import { MatrixRow } from './MatrixRow';
import { matrixText } from './matrix-text';
import { PasteQuestion } from './PasteQuestion';
import { isTable, type PastePlan, pastePlan } from './pasted-prices';
import css from './TariffMatrix.module.css';
import { faultsOf, matrixColumns, withoutColumn, withPrice } from './tariff-matrix';

interface TariffMatrixProps {
  readonly groups: readonly TariffGroupValues[];
  /** Errors of a group, as `GroupHead` takes them. */
  readonly errorsOf: (place: number) => (path: string) => string | null;
  readonly onChange: (change: (groups: TariffGroupValues[]) => TariffGroupValues[]) => void;
  readonly onChangeOne: (place: number, group: TariffGroupValues) => void;
  /** Null: the group cannot be removed. */
  readonly removerOf: (place: number) => (() => void) | null;
}

/** The cell of an input of the table; null for any other element. */
function cellOf(target: EventTarget): Cell | null {
  const { row, column } = (target as HTMLElement).dataset;
  return row === undefined || column === undefined
    ? null
    : { row: Number(row), column: Number(column) };
}

async function copyTable(text: string): Promise<void> {
  if (await copyText(text)) showToast('success', MESSAGES.clipboard.copied);
  else showToast('error', MESSAGES.clipboard.copyFailed);
}

/** Tariffs as a sheet: a row is a group, a column a rental length, a cell a price. */
export function TariffMatrix(props: TariffMatrixProps) {
  const { groups, errorsOf, onChange, onChangeOne, removerOf } = props;
  // A column stays while its last price is being retyped.
  const [seen, setSeen] = useState(() => matrixColumns(groups, []));
  const [plan, setPlan] = useState<PastePlan | null>(null);
  const table = useRef<HTMLTableElement>(null);
  const columns = matrixColumns(groups, seen);
  const size = { row: groups.length, column: columns.length };

  // A cell has no space for its message.
  const faults = new Set(groups.flatMap((group, at) => faultsOf(group, errorsOf(at))));

  const setPrices = (prices: PastePlan['prices']) =>
    onChange((now) =>
      now.map((group, at) =>
        prices
          .filter(({ row }) => row === at)
          .reduce((next, { column, price }) => withPrice(next, columns[column] ?? 1, price), group),
      ),
    );

  const moveByKey = (event: KeyboardEvent<HTMLTableElement>) => {
    const from = cellOf(event.target);
    if (!from) return;
    const { selectionStart, selectionEnd, value } = event.target as HTMLInputElement;
    const caret = { start: selectionStart ?? 0, end: selectionEnd ?? 0, length: value.length };
    const isCommand = event.ctrlKey || event.metaKey || event.altKey;
    const { key, shiftKey } = event;
    const to = cellByKey(from, size, { key, shiftKey, isCommand }, caret);
    if (!to) return;
    event.preventDefault();
    const named = `[data-row="${to.row}"][data-column="${to.column}"]`;
    table.current?.querySelector<HTMLInputElement>(named)?.focus();
  };

  const paste = (event: ClipboardEvent<HTMLTableElement>) => {
    const from = cellOf(event.target);
    const text = event.clipboardData.getData('text/plain');
    if (!from || !isTable(text)) return;
    event.preventDefault();
    const read = pastePlan(text, from, size);
    if (read.refused.length > 0) setPlan(read);
    else setPrices(read.prices);
  };

  return (
    <>
      <div className={css.frame}>
        <table
          ref={table}
          className={css.table}
          aria-label={TARIFFS_TEXTS.title}
          onKeyDown={moveByKey}
          onPaste={paste}
        >
          <MatrixHead
            columns={columns}
            onRemove={(days) => {
              setSeen(columns.filter((other) => other !== days));
              onChange((now) => withoutColumn(now, days));
            }}
          />
          <tbody>
            {groups.map((group, row) => (
              <MatrixRow
                // Groups have no stable id: use the index as key.
                // biome-ignore lint/suspicious/noArrayIndexKey: see above
                key={row}
                group={group}
                place={row}
                columns={columns}
                errorAt={errorsOf(row)}
                onPrice={(column, price) => setPrices([{ row, column, price }])}
                onChange={(next) => onChangeOne(row, next)}
                onRemove={removerOf(row)}
              />
            ))}
          </tbody>
        </table>
      </div>
      {[...faults].map((fault) => (
        <Text key={fault} as="p" tone="danger" size="label">
          {fault}
        </Text>
      ))}
      <Text as="p" tone="muted" size="label">
        {TARIFFS_TEXTS.tableHint}
      </Text>
      <Row gap={10} align="end" justify="between" wrap>
        <AddLength columns={columns} onAdd={(days) => setSeen([...columns, days])} />
        <Button icon={<Copy />} onClick={() => void copyTable(matrixText(groups, columns))}>
          {TARIFFS_TEXTS.copyTable}
        </Button>
      </Row>
      {plan && (
        <PasteQuestion
          plan={plan}
          onPaste={() => {
            setPrices(plan.prices);
            setPlan(null);
          }}
          onClose={() => setPlan(null)}
        />
      )}
    </>
  );
}
