import { lazyComponent } from '@frontend/shared/lib/device/lazy-component';
import { Later } from '@frontend/shared/ui/layout/Later';
import css from './DailyCardArea.module.css';
import { dailyTiles } from './daily-tiles';
import { useFold } from './use-fold';

/** Lazy: the card renders after the board's first paint. */
const DailyCard = lazyComponent(() => import('./DailyCard'));

/** The day's figures above the board (requirements.md, D1). */
export function DailyCardArea() {
  const { isOpen, isStrip, toggle } = useFold();
  if (isStrip) return null;
  return (
    <div className={isOpen ? css.open : css.folded}>
      <Later fallback={<Waiting tiles={isOpen ? TILES : LINE} />}>
        <DailyCard isOpen={isOpen} onToggle={toggle} />
      </Later>
    </div>
  );
}

/** The report's day and the figures. */
const TILES = ['day', ...dailyTiles(null).map(({ kind }) => kind)];
const LINE = ['line'];

/** Empty tiles until the figures are loaded. */
function Waiting({ tiles }: { readonly tiles: readonly string[] }) {
  return (
    <div className={css.waiting} aria-hidden="true">
      {tiles.map((tile) => (
        <span key={tile} className={css.tile} />
      ))}
    </div>
  );
}
