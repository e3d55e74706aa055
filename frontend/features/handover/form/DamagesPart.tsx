import type { Point } from '@frontend/shared/cars/damages/CarDrawing';
import { CarViews } from '@frontend/shared/cars/damages/CarViews';
import { DamageDialog } from '@frontend/shared/cars/damages/DamageDialog';
import { newIdempotencyKey } from '@frontend/shared/lib/idempotency-key';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { IconButton } from '@frontend/shared/ui/buttons/IconButton';
import { Text } from '@frontend/shared/ui/layout/Text';
import { mendedIds, newDamages } from '@schema/forms/handover/sheet-form';
import { DAMAGE_TEXTS } from '@schema/texts/fleet/car-state';
import { SHEET_DAMAGE_TEXTS } from '@schema/texts/handover/sheet';
import type { CarView } from '@schema/values/fleet/damage';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash';
import { useState } from 'react';
import type { SheetCar } from '../useRentalSheets';
import { DamageList, DamageRow, damageTitle } from '../view/DamageRow';
import { MendToggle } from './MendToggle';
import type { SheetFields } from './useSheetForm';

interface DamagesPartProps {
  readonly form: SheetFields;
  readonly car: SheetCar;
}

interface Added {
  readonly view: CarView;
  readonly point: Point | null;
}

/**
 * Open damages of the car in grey, those of this sheet in red; a press on a view adds one. An old one
 * may be marked as repaired, which takes it off the drawing.
 */
export function DamagesPart({ form, car }: DamagesPartProps) {
  const [added, setAdded] = useState<Added | null>(null);
  const fresh = newDamages(form.values.damages);
  const set = (next: typeof fresh) =>
    form.update((was) => ({ ...was, damages: JSON.stringify(next) }));
  const marked = mendedIds(form.values.mendedDamageIds);
  const mark = (id: number, isMended: boolean) =>
    form.update((was) => {
      const rest = mendedIds(was.mendedDamageIds).filter((one) => one !== id);
      return { ...was, mendedDamageIds: JSON.stringify(isMended ? [...rest, id] : rest) };
    });
  const open = openDamages(car);
  const last = car?.damages.length ?? 0;
  const numbered = fresh.map((damage, index) => ({ ...damage, number: last + index + 1 }));
  const drawn = [
    ...open
      .filter(({ damage }) => !marked.includes(damage.id))
      .map(({ damage, number }) => ({ ...damage, number, look: 'old' as const })),
    ...numbered.map((damage) => ({ ...damage, id: damage.key, look: 'new' as const })),
  ];
  const error = form.errorOf('damages') ?? form.errorOf('mendedDamageIds');
  return (
    <>
      <CarViews damages={drawn} onPress={(view, point) => setAdded({ view, point })} />
      <Button icon={<Plus />} onClick={() => setAdded({ view: 'left', point: null })}>
        {DAMAGE_TEXTS.add}
      </Button>
      {error && (
        <Text as="p" tone="danger" size="label">
          {error}
        </Text>
      )}
      <DamageList none={SHEET_DAMAGE_TEXTS.none}>
        {numbered.map((damage) => (
          <DamageRow key={damage.key} damage={damage} number={damage.number} isNew>
            <IconButton
              label={`${SHEET_DAMAGE_TEXTS.remove}: ${damageTitle(damage)}`}
              icon={<Trash2 />}
              onClick={() => set(fresh.filter(({ key }) => key !== damage.key))}
            />
          </DamageRow>
        ))}
        {open.map(({ damage, number }) => (
          <DamageRow
            key={damage.id}
            damage={damage}
            number={number}
            mark={marked.includes(damage.id) ? SHEET_DAMAGE_TEXTS.isMended : null}
          >
            <MendToggle
              damage={damage}
              isMended={marked.includes(damage.id)}
              onChange={(isMended) => mark(damage.id, isMended)}
            />
          </DamageRow>
        ))}
      </DamageList>
      {added && (
        <DamageDialog
          {...added}
          damages={drawn}
          save={async (damage) => ({ ...damage, key: newIdempotencyKey() })}
          onSaved={(damage) => {
            set([...fresh, damage]);
            setAdded(null);
          }}
          onClose={() => setAdded(null)}
        />
      )}
    </>
  );
}

/** The open damages with their numbers by age, which stay when one is repaired. */
export function openDamages(car: SheetCar) {
  const all = (car?.damages ?? []).toReversed();
  return all
    .map((damage, index) => ({ damage, number: index + 1 }))
    .filter(({ damage }) => !damage.mendedAt);
}
