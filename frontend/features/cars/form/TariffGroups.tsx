import { Button } from '@frontend/shared/ui/buttons/Button';
import { CAR_LIMITS } from '@schema/constants';
import { newTariffGroup, withoutItem } from '@schema/forms/fleet/car-values';
import { TARIFFS_TEXTS } from '@schema/texts/fleet/cars';
import { Plus } from 'lucide-react';
import css from './CarForm.module.css';
import { TariffGroup } from './TariffGroup';
import type { CarFormState } from './useCarForm';

/** Seasons with their prices; the last group cannot be removed (requirements.md, F18). */
export function TariffGroups({ form }: { readonly form: CarFormState }) {
  const { values, update } = form;
  const { tariffGroups: groups } = values;
  return (
    <section className={css.panel}>
      <h2 className={css.heading}>{TARIFFS_TEXTS.title}</h2>
      {groups.map((group, place) => (
        <TariffGroup
          // Groups have no stable id: use the index as key.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={place}
          group={group}
          place={place}
          onChange={(next) =>
            update((now) => ({
              ...now,
              tariffGroups: now.tariffGroups.map((one, at) => (at === place ? next : one)),
            }))
          }
          onRemove={
            groups.length > 1
              ? () =>
                  update((now) => ({ ...now, tariffGroups: withoutItem(now.tariffGroups, place) }))
              : null
          }
        />
      ))}
      {groups.length < CAR_LIMITS.tariffGroups && (
        <Button
          icon={<Plus />}
          onClick={() =>
            update((now) => ({
              ...now,
              tariffGroups: [...now.tariffGroups, newTariffGroup(now.tariffGroups)],
            }))
          }
        >
          {TARIFFS_TEXTS.addGroup}
        </Button>
      )}
    </section>
  );
}
