import { useCan } from '@frontend/shared/data/session';
import { lazyComponent } from '@frontend/shared/lib/device/lazy-component';
import { Later } from '@frontend/shared/ui/layout/Later';
import css from './NowLink.module.css';

/** Loaded after the first screen; its space is reserved. */
const NowLink = lazyComponent(() => import('./NowLink'));

/** Slot of the «Сейчас» link, for users with access to the board. */
export function NowSlot() {
  if (!useCan('view_board')) return null;
  return (
    <div className={css.place}>
      <Later>
        <NowLink />
      </Later>
    </div>
  );
}
