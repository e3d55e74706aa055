import { lazyComponent } from '@frontend/shared/lib/device/lazy-component';
import { Suspense } from 'react';
import css from './DailySlot.module.css';
import { useFold } from './use-fold';

/** The card arrives after the board's first paint; its place is kept from the start. */
const DailyCard = lazyComponent(() => import('./DailyCard'));

/** Where the day's figures stand above the board (requirements.md, D1). */
export function DailySlot() {
  const { isOpen, toggle } = useFold();
  return (
    <div className={isOpen ? css.open : css.folded}>
      <Suspense>
        <DailyCard isOpen={isOpen} onToggle={toggle} />
      </Suspense>
    </div>
  );
}
