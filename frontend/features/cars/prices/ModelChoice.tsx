import { Checkbox } from '@frontend/shared/ui/fields/Checkbox';
import { Stack } from '@frontend/shared/ui/layout/Stack';
import { PRICE_CHANGE_TEXTS } from '@schema/texts/fleet/price-change';
import { subtitle } from '@schema/values/fleet/car-title';
import { CAR_FORMS, plural } from '@schema/values/words/plural';
import css from './PricesDialog.module.css';
import type { Model } from './price-preview';

interface ModelChoiceProps {
  readonly models: readonly Model[];
  /** Ids of the chosen cars. */
  readonly chosen: ReadonlySet<number>;
  readonly onChange: (chosen: ReadonlySet<number>) => void;
  readonly isDisabled: boolean;
}

/** The fleet by model; the cars of a chosen model can be left out one by one. */
export function ModelChoice({ models, chosen, onChange, isDisabled }: ModelChoiceProps) {
  const set = (ids: readonly number[], isTaken: boolean) => {
    const next = new Set(chosen);
    for (const id of ids) isTaken ? next.add(id) : next.delete(id);
    onChange(next);
  };
  const all = models.flatMap(({ cars }) => cars.map(({ id }) => id));
  const { cars: title, wholeFleet, someCars, carsOf } = PRICE_CHANGE_TEXTS;
  return (
    <Stack as="fieldset" aria-label={title} disabled={isDisabled} className={css.models}>
      <Checkbox
        className={css.whole}
        label={<b>{wholeFleet}</b>}
        hint={plural(all.length, CAR_FORMS)}
        isChecked={all.every((id) => chosen.has(id))}
        onChange={(isTaken) => set(all, isTaken)}
      />
      {models.map(({ key, title: model, cars }) => {
        const ids = cars.map(({ id }) => id);
        const taken = ids.filter((id) => chosen.has(id)).length;
        const isPart = taken > 0 && taken < ids.length;
        return (
          <Stack key={key}>
            <Checkbox
              label={model}
              hint={isPart ? someCars(taken, ids.length) : plural(ids.length, CAR_FORMS)}
              isChecked={taken > 0}
              onChange={(isTaken) => set(ids, isTaken)}
            />
            {taken > 0 && ids.length > 1 && (
              <details className={css.single}>
                <summary>{carsOf(model)}</summary>
                {cars.map((car) => (
                  <Checkbox
                    key={car.id}
                    label={subtitle(car)}
                    isChecked={chosen.has(car.id)}
                    onChange={(isTaken) => set([car.id], isTaken)}
                  />
                ))}
              </details>
            )}
          </Stack>
        );
      })}
    </Stack>
  );
}
