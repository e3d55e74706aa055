import { SaveForm } from '@frontend/shared/forms/SaveForm';
import { useUnsaved } from '@frontend/shared/lib/overlays/leave-guard';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { showToast } from '@frontend/shared/ui/feedback/toasts';
import type { TariffGroupValues } from '@schema/forms/fleet/car-values';
import { MESSAGES } from '@schema/messages';
import { CARS_TEXTS } from '@schema/texts/fleet/cars';
import Trash2 from 'lucide-react/icons/trash';
import { useState } from 'react';
import { CopyTariffs } from '../tariff-copy/CopyTariffs';
import { CarBasics } from './CarBasics';
import css from './CarForm.module.css';
import { CarPhotos } from './CarPhotos';
import { DeleteCarQuestion } from './DeleteCarQuestion';
import { PriceCalendar } from './PriceCalendar';
import { TariffGroups } from './TariffGroups';
import { type FleetCar, useCarForm, valuesOf } from './useCarForm';

interface CarFormProps {
  /** Null: a new car. */
  readonly car: FleetCar | null;
  readonly fleet: readonly FleetCar[];
  readonly onSaved: (car: FleetCar) => void;
  readonly onDeleted: () => void;
}

/** False for a tariff that is still untouched: its calendar would be one long warning. */
const hasPrice = (groups: readonly TariffGroupValues[]) =>
  groups.some(({ tariffs }) => tariffs.some(({ pricePerDay }) => pricePerDay.trim() !== ''));

/** The form of a car; a refused save keeps the typed values (requirements.md, F1). */
export function CarForm({ car, fleet, onSaved, onDeleted }: CarFormProps) {
  const form = useCarForm(car, (saved) => {
    showToast('success', MESSAGES.cars.saved);
    onSaved(saved);
  });
  const [isAsking, setAsking] = useState(false);
  useUnsaved(form.isUnsaved, () => form.reset(valuesOf(car)));
  const { values, isPending } = form;
  return (
    <SaveForm form={form} label={CARS_TEXTS.form} className={css.form} newer={form.newer}>
      <CarBasics form={form} />
      <CarPhotos
        photos={values.photos}
        onChange={(change) => form.update((now) => ({ ...now, photos: change(now.photos) }))}
      />
      <TariffGroups
        form={form}
        tools={car && <CopyTariffs car={car} fleet={fleet} isUnsaved={form.isUnsaved} />}
      />
      {(car || hasPrice(values.tariffGroups)) && <PriceCalendar groups={values.tariffGroups} />}
      <div className={css.actions} data-bottom-bar="always">
        {car && (
          <Button
            look="quiet"
            icon={<Trash2 />}
            disabled={isPending}
            onClick={() => setAsking(true)}
          >
            {CARS_TEXTS.delete}
          </Button>
        )}
        <Button type="submit" look="primary" size="large" isPending={isPending}>
          {car ? CARS_TEXTS.save : CARS_TEXTS.create}
        </Button>
      </div>
      {isAsking && car && (
        <DeleteCarQuestion car={car} onDeleted={onDeleted} onClose={() => setAsking(false)} />
      )}
    </SaveForm>
  );
}
