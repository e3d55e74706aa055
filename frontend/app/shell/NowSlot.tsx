import { useCan } from '@frontend/shared/data/session';
import { lazyComponent } from '@frontend/shared/lib/device/lazy-component';
import { Suspense } from 'react';
import css from './NowLink.module.css';

/** The link and its count arrive after the first paint; their place is kept. */
const NowLink = lazyComponent(() => import('./NowLink'));

/** Where «Сейчас» stands in the bar, for users of the board. */
export function NowSlot() {
  if (!useCan('view_board')) return null;
  return (
    <div className={css.place}>
      <Suspense>
        <NowLink />
      </Suspense>
    </div>
  );
}
