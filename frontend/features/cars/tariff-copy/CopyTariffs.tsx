import { Button } from '@frontend/shared/ui/buttons/Button';
import { TARIFF_COPY_TEXTS } from '@schema/texts/fleet/cars';
import CopyPlus from 'lucide-react/icons/copy-plus';
import { useState } from 'react';
import type { FleetCar } from '../form/useCarForm';
import css from './CopyTariffs.module.css';
import { CopyTariffsDialog } from './CopyTariffsDialog';
import { othersOfModel } from './same-model';

interface CopyTariffsProps {
  readonly car: FleetCar;
  readonly fleet: readonly FleetCar[];
  /** Typed tariffs are not copied before they are saved. */
  readonly isUnsaved: boolean;
}

/** The button that copies the saved tariffs; absent without another car of the model. */
export function CopyTariffs({ car, fleet, isUnsaved }: CopyTariffsProps) {
  const [isOpen, setOpen] = useState(false);
  const others = othersOfModel(car, fleet);
  if (others.length === 0) return null;
  return (
    <>
      <Button icon={<CopyPlus />} disabled={isUnsaved} onClick={() => setOpen(true)}>
        {TARIFF_COPY_TEXTS.open}
      </Button>
      {isUnsaved && <span className={css.quiet}>{TARIFF_COPY_TEXTS.saveFirst}</span>}
      {isOpen && <CopyTariffsDialog car={car} others={others} onClose={() => setOpen(false)} />}
    </>
  );
}
