import { Button } from '@frontend/shared/ui/buttons/Button';
import { IconButton } from '@frontend/shared/ui/buttons/IconButton';
import { Checkbox } from '@frontend/shared/ui/fields/Checkbox';
import { MoneyField } from '@frontend/shared/ui/fields/MoneyField';
import { TextField } from '@frontend/shared/ui/fields/TextField';
import { CAR_LIMITS, PRICE_STEP, TEXT_LIMITS } from '@schema/constants';
import {
  isSeasonal,
  newTariff,
  type TariffGroupValues,
  withoutItem,
  withSeason,
} from '@schema/forms/fleet/car-values';
import { TARIFFS_TEXTS } from '@schema/texts/fleet/cars';
import { groupName } from '@schema/values/fleet/tariff';
import { Plus, Trash2, X } from 'lucide-react';
import { SeasonFields } from './SeasonFields';
import css from './TariffGroup.module.css';

interface TariffGroupProps {
  readonly group: TariffGroupValues;
  /** Index in the list, from 0. */
  readonly place: number;
  readonly onChange: (group: TariffGroupValues) => void;
  /** Null: the last group cannot be removed. */
  readonly onRemove: (() => void) | null;
}

/** A tariff group: name, season or whole year, prices by length (requirements.md, F8, F9). */
export function TariffGroup({ group, place, onChange, onRemove }: TariffGroupProps) {
  const name = groupName(group.name, place);
  const isSeason = isSeasonal(group);
  const { tariffs } = group;
  const setTariff = (at: number, change: Partial<(typeof tariffs)[number]>) =>
    onChange({
      ...group,
      tariffs: tariffs.map((tariff, index) => (index === at ? { ...tariff, ...change } : tariff)),
    });
  return (
    <fieldset className={css.group} aria-label={`${TARIFFS_TEXTS.group} ${name}`}>
      <div className={css.head}>
        <TextField
          className={css.name}
          label={TARIFFS_TEXTS.groupName}
          autoComplete="off"
          maxLength={TEXT_LIMITS.name}
          value={group.name}
          onChange={(text) => onChange({ ...group, name: text })}
        />
        <Checkbox
          label={TARIFFS_TEXTS.seasonal}
          isChecked={isSeason}
          onChange={(isOn) => onChange(withSeason(group, isOn))}
        />
        {onRemove && (
          <IconButton
            label={`${TARIFFS_TEXTS.removeGroup} ${name}`}
            icon={<Trash2 />}
            onClick={onRemove}
          />
        )}
      </div>
      {isSeason && <SeasonFields group={group} onChange={onChange} />}
      {tariffs.map((tariff, at) => (
        // Prices have no stable id: use the index as key.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <div key={at} className={css.price}>
          <TextField
            label={TARIFFS_TEXTS.minDays}
            inputMode="numeric"
            autoComplete="off"
            maxLength={6}
            value={tariff.minDays}
            onChange={(minDays) => setTariff(at, { minDays })}
          />
          <MoneyField
            label={TARIFFS_TEXTS.price}
            step={PRICE_STEP}
            value={tariff.pricePerDay}
            onChange={(pricePerDay) => setTariff(at, { pricePerDay })}
          />
          {tariffs.length > 1 && (
            <IconButton
              label={`${TARIFFS_TEXTS.removePrice} ${at + 1}: ${name}`}
              icon={<X />}
              onClick={() => onChange({ ...group, tariffs: withoutItem(tariffs, at) })}
            />
          )}
        </div>
      ))}
      {tariffs.length < CAR_LIMITS.tariffs && (
        <Button
          look="quiet"
          icon={<Plus />}
          onClick={() => onChange({ ...group, tariffs: [...tariffs, newTariff()] })}
        >
          {TARIFFS_TEXTS.addPrice}
        </Button>
      )}
    </fieldset>
  );
}
