import type { MoneyOf } from '@frontend/features/money/MoneyDialog';
import { useSeesMoney } from '@frontend/shared/data/session';
import { lazyComponent } from '@frontend/shared/lib/device/lazy-component';
import { LateDialog } from '@frontend/shared/ui/feedback/LateDialog';
import { type ReactNode, Suspense, useState } from 'react';

const MoneyDialog = lazyComponent(() => import('@frontend/features/money/MoneyDialog'));

interface MoneySlot {
  /**
   * Opens «Оплата» over the screen; null without the permission or when the company records no
   * payments.
   */
  readonly openMoney: ((of: MoneyOf) => void) | null;
  readonly dialog: ReactNode;
}

/** «Оплата» over a screen whose rows are rentals. */
export function useMoneySlot(): MoneySlot {
  const seesMoney = useSeesMoney();
  const [shown, setShown] = useState<MoneyOf | null>(null);
  return {
    openMoney: seesMoney ? setShown : null,
    dialog: shown && (
      <Suspense fallback={<LateDialog />}>
        <MoneyDialog {...shown} onClose={() => setShown(null)} />
      </Suspense>
    ),
  };
}
