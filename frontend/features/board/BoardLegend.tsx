import { classNames } from '@frontend/shared/lib/class-names';
import { type LegendItem, LegendRow } from '@frontend/shared/ui/LegendRow';
import { BOARD_TEXTS } from '@schema/texts/board';
import css from './BoardLegend.module.css';
import type { Freshness } from './freshness';
import type { BoardPalette, Inks } from './model/palette';

interface BoardLegendProps {
  readonly inks: Inks;
  readonly palette: BoardPalette;
  /** Null: nothing could be loaded, so there is no freshness to speak of; 'never': nothing ages. */
  readonly freshness: Freshness | null | 'never';
  readonly onRetry: () => void;
}

/** What the colours mean, in the colours of the board. */
function legendItems({ inks, palette }: Pick<BoardLegendProps, 'inks' | 'palette'>): LegendItem[] {
  const { planned, active, dueToday, service } = inks;
  return [
    { id: 'free', title: BOARD_TEXTS.free, fill: palette.surface, edge: palette.lineStrong },
    { id: 'planned', title: BOARD_TEXTS.planned, fill: planned.fill, edge: planned.edge },
    { id: 'active', title: BOARD_TEXTS.active, fill: active.fill, edge: active.edge },
    { id: 'dueToday', title: BOARD_TEXTS.dueToday, fill: dueToday.fill, edge: dueToday.edge },
    {
      id: 'service',
      title: BOARD_TEXTS.service,
      fill: service.fill,
      edge: service.edge,
      hatch: service.hatch,
    },
  ];
}

/** The row under the board: the legend (spec 1, §2.4), how fresh the data are, which keys there are. */
export function BoardLegend({ inks, palette, freshness, onRetry }: BoardLegendProps) {
  return (
    <footer className={css.legend}>
      <LegendRow label={BOARD_TEXTS.legend} items={legendItems({ inks, palette })} />
      {freshness !== 'never' && <Side freshness={freshness} onRetry={onRetry} />}
    </footer>
  );
}

interface SideProps extends Pick<BoardLegendProps, 'onRetry'> {
  readonly freshness: Freshness | null;
}

function Side({ freshness, onRetry }: SideProps) {
  return (
    <div className={css.side}>
      <p className={css.freshness} role="status">
        {freshness && (
          <>
            <span className={classNames(css.dot, css[freshness.look])} aria-hidden="true" />
            {freshness.text}
          </>
        )}
        <span className={css.keys}>{BOARD_TEXTS.keysHint}</span>
      </p>
      {freshness?.look === 'bad' && (
        <button type="button" className={css.retry} onClick={onRetry}>
          {BOARD_TEXTS.retry}
        </button>
      )}
    </div>
  );
}
