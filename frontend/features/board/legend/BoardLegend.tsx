import { classNames } from '@frontend/shared/lib/class-names';
import { LegendRow } from '@frontend/shared/ui/lists/LegendRow';
import { BOARD_TEXTS } from '@schema/texts/board/board';
import { KIT_TEXTS } from '@schema/texts/shell/shell';
import css from './BoardLegend.module.css';
import type { Freshness } from './freshness';
import { type LegendContext, legendItems } from './legend-items';

interface BoardLegendProps extends LegendContext {
  /** Null: nothing could be loaded; 'never': the data do not age. */
  readonly freshness: Freshness | null | 'never';
  readonly onRetry: () => void;
}

/** The row under the board: legend (requirements.md, B9), freshness of the data, keys. */
export function BoardLegend({ freshness, onRetry, ...context }: BoardLegendProps) {
  return (
    <footer className={css.legend}>
      <LegendRow label={BOARD_TEXTS.legend} items={legendItems(context)} />
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
          {KIT_TEXTS.retry}
        </button>
      )}
    </div>
  );
}
