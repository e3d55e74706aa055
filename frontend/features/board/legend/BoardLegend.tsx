import { classNames } from '@frontend/shared/lib/class-names';
import { useIsPhone, useMedia } from '@frontend/shared/lib/device/use-media';
import { LegendRow } from '@frontend/shared/ui/lists/LegendRow';
import { BOARD_TEXTS } from '@schema/texts/board/board';
import { KIT_TEXTS } from '@schema/texts/shell/shell';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { useState } from 'react';
import { type Overview, OverviewButton } from '../toolbar/OverviewButton';
import css from './BoardLegend.module.css';
import type { Freshness } from './freshness';
import { HIDDEN_LEGEND_ITEMS, type LegendContext, legendItems } from './legend-items';

/** Minimum width for all entries and the freshness in one row. */
const ALL_IN_ONE_ROW = '(min-width: 100em)';

interface BoardLegendProps extends LegendContext {
  /** Null: nothing could be loaded; 'never': the data do not age. */
  readonly freshness: Freshness | null | 'never';
  readonly onRetry: () => void;
  /** Null: the rows keep their height. */
  readonly overview: Overview | null;
}

type FoldedLegendProps = Omit<BoardLegendProps, 'overview'>;

/** The row under the board: legend (requirements.md, B9), freshness of the data, keys. */
export function BoardLegend({ freshness, onRetry, overview, ...context }: BoardLegendProps) {
  const hasRoom = useMedia(ALL_IN_ONE_ROW);
  const isPhone = useIsPhone();
  const [isWhole, setWhole] = useState(false);
  const left = isPhone ? HIDDEN_LEGEND_ITEMS.phone : HIDDEN_LEGEND_ITEMS.tablet;
  const items = legendItems(context);
  const more = !hasRoom && (
    <button
      type="button"
      className={css.more}
      title={BOARD_TEXTS.wholeLegend}
      aria-label={BOARD_TEXTS.wholeLegend}
      aria-expanded={isWhole}
      onClick={() => setWhole(!isWhole)}
    >
      <Ellipsis aria-hidden="true" />
    </button>
  );
  return (
    <footer className={css.legend}>
      <LegendRow
        label={BOARD_TEXTS.legend}
        items={hasRoom || isWhole ? items : items.filter(({ id }) => !left.has(id))}
        more={more}
      />
      {freshness !== 'never' && <Side freshness={freshness} onRetry={onRetry} />}
      {isPhone && overview && <OverviewButton {...overview} />}
    </footer>
  );
}

/** Every entry and the freshness, for a menu. */
export function FoldedLegend({ freshness, onRetry, ...context }: FoldedLegendProps) {
  return (
    <>
      <LegendRow label={BOARD_TEXTS.legend} items={legendItems(context)} />
      {freshness !== 'never' && <Side freshness={freshness} onRetry={onRetry} />}
    </>
  );
}

/** A lost or a restored connection, over the lower edge of the board: nothing moves. */
export function FoldedFreshness({ freshness, onRetry }: FoldedLegendProps) {
  if (freshness === 'never' || freshness === null) return null;
  if (freshness.look === 'good' || freshness.look === 'loading') return null;
  return (
    <div className={css.over}>
      <Side freshness={freshness} onRetry={onRetry} />
    </div>
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
