import { useCommand } from '@frontend/shared/data/commands/use-command';
import { SaveForm } from '@frontend/shared/forms/SaveForm';
import { useQuestion } from '@frontend/shared/forms/use-question';
import { useUnsaved } from '@frontend/shared/lib/overlays/leave-guard';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { ConfirmDialog } from '@frontend/shared/ui/dialogs/ConfirmDialog';
import { showToast } from '@frontend/shared/ui/feedback/toasts';
import { MoneyField } from '@frontend/shared/ui/fields/MoneyField';
import { NumberField } from '@frontend/shared/ui/fields/NumberField';
import { PlateField } from '@frontend/shared/ui/fields/PlateField';
import { TextArea } from '@frontend/shared/ui/fields/TextArea';
import { TextField } from '@frontend/shared/ui/fields/TextField';
import { PRICE_STEP } from '@schema/constants';
import { CAR_FIELD_NAMES, CAR_FIELDS, type CarFieldName } from '@schema/fields/car-fields';
import type { TariffGroupValues } from '@schema/forms/fleet/car-values';
import { MESSAGES } from '@schema/messages';
import { CARS_TEXTS } from '@schema/texts/fleet/cars';
import { displayName } from '@schema/values/fleet/car-title';
import Trash2 from 'lucide-react/icons/trash';
import { useState } from 'react';
import { DeleteCarDocument } from '../cars.generated';
import { CopyTariffs } from '../tariff-copy/CopyTariffs';
import css from './CarForm.module.css';
import { CarPhotos } from './CarPhotos';
import { PriceCalendar } from './PriceCalendar';
import { TariffGroups } from './TariffGroups';
import { type CarFormState, type FleetCar, useCarForm, valuesOf } from './useCarForm';

interface CarFormProps {
  /** Null: a new car. */
  readonly car: FleetCar | null;
  readonly fleet: readonly FleetCar[];
  readonly onSaved: (car: FleetCar) => void;
  readonly onDeleted: () => void;
}

/** Whether a tariff has a price; without any the calendar would only show warnings. */
const hasPrice = (groups: readonly TariffGroupValues[]) =>
  groups.some(({ tariffs }) => tariffs.some(({ pricePerDay }) => pricePerDay.trim() !== ''));

/** The form of a car; a refused save keeps the typed values (requirements.md, F1). */
export function CarForm({ car, fleet, onSaved, onDeleted }: CarFormProps) {
  const form = useCarForm(car, (saved) => {
    showToast('success', MESSAGES.cars.saved);
    onSaved(saved);
  });
  const [isAsking, setAsking] = useState(false);
  const [isUploading, setUploading] = useState(false);
  useUnsaved(form.isUnsaved, () => form.reset(valuesOf(car)));
  const { values, isPending } = form;
  return (
    <SaveForm form={form} label={CARS_TEXTS.form} className={css.form} newer={form.newer}>
      <CarBasics form={form} />
      <CarPhotos
        photos={values.photos}
        onChange={(change) => form.update((now) => ({ ...now, photos: change(now.photos) }))}
        onBusy={setUploading}
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
        <Button
          type="submit"
          look="primary"
          size="large"
          disabled={isUploading}
          isPending={isPending}
        >
          {car ? CARS_TEXTS.save : CARS_TEXTS.create}
        </Button>
      </div>
      {isAsking && car && (
        <DeleteCarQuestion car={car} onDeleted={onDeleted} onClose={() => setAsking(false)} />
      )}
    </SaveForm>
  );
}

interface CarFieldProps {
  readonly name: CarFieldName;
  readonly form: CarFormState;
}

function CarBasics({ form }: { readonly form: CarFormState }) {
  return (
    <div className={css.panel}>
      <div className={css.grid}>
        {CAR_FIELD_NAMES.map((name) => (
          <CarField key={name} name={name} form={form} />
        ))}
      </div>
    </div>
  );
}

function CarField({ name, form }: CarFieldProps) {
  const { values, update, errorOf } = form;
  const field = CAR_FIELDS[name];
  const props = {
    name,
    label: field.label,
    value: values[name],
    error: errorOf(name),
    onChange: (value: string) => update((now) => ({ ...now, [name]: value })),
  };
  if (field.kind === 'money') return <MoneyField {...props} step={PRICE_STEP} />;
  if (field.kind === 'number') return <NumberField {...props} />;
  if (name === 'licensePlate') return <PlateField {...props} maxLength={field.limit} isRequired />;
  if ('isLong' in field) {
    return <TextArea {...props} className={css.row} rows={2} maxLength={field.limit} />;
  }
  return (
    <TextField
      {...props}
      autoComplete="off"
      maxLength={field.limit}
      isRequired={'isRequired' in field}
    />
  );
}

interface DeleteCarQuestionProps {
  readonly car: FleetCar;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

/** Confirms the deletion of a car with all its records (requirements.md, T28). */
function DeleteCarQuestion({ car, onDeleted, onClose }: DeleteCarQuestionProps) {
  const run = useCommand('deleteCar', DeleteCarDocument);
  const question = useQuestion(MESSAGES.cars.deleteFailed, async () => {
    await run({ id: car.id }, { carIds: [car.id] });
    showToast('success', MESSAGES.cars.deleted);
    onClose();
    onDeleted();
  });
  return (
    <ConfirmDialog
      title={CARS_TEXTS.deleteTitle}
      description={
        <>
          <b>
            {displayName(car)} {car.licensePlate}
          </b>
          . {CARS_TEXTS.deleteHint}
        </>
      }
      confirmTitle={CARS_TEXTS.deleteConfirm}
      isDangerous
      {...question}
      onClose={onClose}
    />
  );
}
