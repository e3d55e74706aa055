import { bound } from '@frontend/shared/forms/bound';
import { SaveDialog } from '@frontend/shared/forms/SaveDialog';
import { useSaveForm } from '@frontend/shared/forms/use-save-form';
import { PhotoField } from '@frontend/shared/photos/PhotoField';
import { ChipField } from '@frontend/shared/ui/fields/ChipField';
import { TextArea } from '@frontend/shared/ui/fields/TextArea';
import { TEXT_LIMITS } from '@schema/constants';
import {
  type Damage,
  type DamageValues,
  damageForm,
  toDamage,
} from '@schema/forms/fleet/car-state';
import { CAR_STATE_MESSAGES } from '@schema/messages/car-state';
import {
  CAR_VIEW_TEXTS,
  DAMAGE_KIND_TEXTS,
  DAMAGE_SIZE_TEXTS,
  DAMAGE_TEXTS,
} from '@schema/texts/fleet/car-state';
import { CAR_VIEWS, type CarView, DAMAGE_KINDS, DAMAGE_SIZES } from '@schema/values/fleet/damage';
import { useState } from 'react';
import { type DrawnDamage, type Point, PointField } from './CarDrawing';

const VIEWS = CAR_VIEWS.map((id) => ({ id, title: CAR_VIEW_TEXTS[id] }));
const KINDS = DAMAGE_KINDS.map((id) => ({ id, title: DAMAGE_KIND_TEXTS[id] }));
const SIZES = DAMAGE_SIZES.map((id) => ({ id, title: DAMAGE_SIZE_TEXTS[id] }));

interface DamageDialogProps<Saved> {
  readonly damages: readonly DrawnDamage[];
  readonly view: CarView;
  readonly point: Point | null;
  /** `key`: the attempt's Idempotency-Key. Throws on refusal. */
  readonly save: (damage: Damage, key: string) => Promise<Saved>;
  readonly onSaved: (saved: Saved) => void;
  readonly onClose: () => void;
}

/** A new damage at a point of the drawing. */
export function DamageDialog<Saved>(props: DamageDialogProps<Saved>) {
  const { damages, view, point, save, onSaved, onClose } = props;
  const [isUploading, setUploading] = useState(false);
  const initialValues: DamageValues = {
    view,
    point,
    kind: 'scratch',
    size: 'small',
    comment: '',
    photo: '',
  };
  const form = useSaveForm({
    initialValues,
    shape: damageForm,
    toPayload: toDamage,
    save,
    onSaved,
    fallback: CAR_STATE_MESSAGES.damageFailed,
  });
  const { view: shown, point: marked } = form.values;
  return (
    <SaveDialog
      title={DAMAGE_TEXTS.title}
      size="wide"
      form={form}
      isReady={!isUploading}
      submit={DAMAGE_TEXTS.submit}
      onClose={onClose}
    >
      <ChipField
        label={DAMAGE_TEXTS.view}
        options={VIEWS}
        value={shown}
        onChange={(next) => form.update((was) => ({ ...was, view: next, point: null }))}
      />
      <PointField
        view={shown}
        damages={damages}
        point={marked}
        error={form.errorOf('point')}
        onChange={(next) => form.update((was) => ({ ...was, point: next }))}
      />
      <ChipField
        label={DAMAGE_TEXTS.kind}
        options={KINDS}
        value={form.values.kind}
        onChange={(kind) => form.update((was) => ({ ...was, kind }))}
      />
      <ChipField
        label={DAMAGE_TEXTS.size}
        options={SIZES}
        value={form.values.size}
        onChange={(size) => form.update((was) => ({ ...was, size }))}
      />
      <TextArea
        label={DAMAGE_TEXTS.comment}
        maxLength={TEXT_LIMITS.comment}
        {...bound(form, 'comment')}
      />
      <PhotoField
        label={DAMAGE_TEXTS.photo}
        path="/api/uploads/cars/state"
        onBusy={setUploading}
        {...bound(form, 'photo')}
      />
    </SaveDialog>
  );
}
