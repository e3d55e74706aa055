import { latePiece } from '@frontend/shared/lib/device/late-piece';
import { Suspense } from 'react';
import css from './DailyPlace.module.css';
import { useFold } from './use-fold';

/** The card arrives after the board's first paint; its place is kept from the start. */
const DailyCard = latePiece(() => import('./DailyCard'));

/** Where the day's figures stand above the board (requirements.md, D1). */
export function DailyPlace() {
  const { isOpen, toggle } = useFold();
  return (
    <div className={isOpen ? css.open : css.folded}>
      <Suspense>
        <DailyCard isOpen={isOpen} onToggle={toggle} />
      </Suspense>
    </div>
  );
}
