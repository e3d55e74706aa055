import { lazyComponent } from '@frontend/shared/lib/device/lazy-component';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { LateDialog } from '@frontend/shared/ui/feedback/LateDialog';
import { PRICE_CHANGE_TEXTS } from '@schema/texts/fleet/price-change';
import Percent from 'lucide-react/icons/percent';
import { Suspense, useState } from 'react';
import type { FleetCar } from '../useFleet';

const PricesDialog = lazyComponent(() => import('./PricesDialog'));

/** The button that changes the prices of many cars. */
export function ChangePrices({ fleet }: { readonly fleet: readonly FleetCar[] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<Percent />} onClick={() => setOpen(true)}>
        {PRICE_CHANGE_TEXTS.open}
      </Button>
      {isOpen && (
        <Suspense fallback={<LateDialog />}>
          <PricesDialog fleet={fleet} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
