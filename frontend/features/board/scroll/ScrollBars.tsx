import { rem } from '@frontend/shared/lib/device/text-scale';
import { useMemo } from 'react';
import type { BoardEngine } from '../engine/board-engine';
import { useBoardSnapshot } from '../hooks/useBoardEngine';
import { daySpan } from '../model/view/scroll-thumb';
import { ScrollBar } from './ScrollBar';
import css from './ScrollBars.module.css';

/** The scrollbar of the days under the months, and of the rows at the right of the board. */
export function ScrollBars({ engine }: { readonly engine: BoardEngine }) {
  const { layout, days, today, rows, waiting } = useBoardSnapshot(engine);
  const { first, last } = days;
  const span = useMemo(() => daySpan(today, first, last), [today, first, last]);
  const share = ((today + 0.5 - span.from) / (span.to - span.from)) * 100;
  // An empty board has no header for the bars.
  if (rows.length === 0 && !waiting) return null;
  return (
    <>
      <ScrollBar
        engine={engine}
        axis="days"
        span={span}
        style={{ insetInlineStart: rem(layout.columnWidth), height: rem(layout.monthHeight) }}
      >
        <div className={css.today} style={{ insetInlineStart: `${share}%` }} />
      </ScrollBar>
      <ScrollBar
        engine={engine}
        axis="rows"
        span={span}
        style={{ insetBlockStart: rem(layout.headerHeight) }}
      />
    </>
  );
}
