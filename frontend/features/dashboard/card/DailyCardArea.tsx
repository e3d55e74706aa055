import { lazyComponent } from '@frontend/shared/lib/device/lazy-component';
import { useIsPhone } from '@frontend/shared/lib/device/use-media';
import { Later } from '@frontend/shared/ui/layout/Later';
import css from './DailyCardArea.module.css';
import { useFold } from './use-fold';

/** Lazy: the card renders after the board's first paint. */
const DailyCard = lazyComponent(() => import('./DailyCard'));

/** The day's figures above the board (requirements.md, D1). */
export function DailyCardArea() {
  const { isOpen, toggle } = useFold();
  if (!useIsPhone() && !isOpen) return null;
  return (
    <div className={isOpen ? css.open : css.folded}>
      <Later>
        <DailyCard isOpen={isOpen} onToggle={toggle} />
      </Later>
    </div>
  );
}
