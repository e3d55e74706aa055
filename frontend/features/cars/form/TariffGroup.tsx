import { Button } from '@frontend/shared/ui/buttons/Button';
import { IconButton } from '@frontend/shared/ui/buttons/IconButton';
import { MoneyField } from '@frontend/shared/ui/fields/MoneyField';
import { NumberField } from '@frontend/shared/ui/fields/NumberField';
import { PRICE_STEP } from '@schema/constants';
import { CAR_LIMITS } from '@schema/constants/fleet';
import { newTariff, withoutItem } from '@schema/forms/fleet/car-values';
import { TARIFFS_TEXTS } from '@schema/texts/fleet/cars';
import { groupName } from '@schema/values/fleet/tariff';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { GroupHead, type GroupHeadProps } from './GroupHead';
import css from './TariffGroup.module.css';

/** A tariff group: name, season or whole year, prices by length (requirements.md, F8, F9). */
export function TariffGroup(props: GroupHeadProps) {
  const { group, place, errorAt, onChange } = props;
  const name = groupName(group.name, place);
  const { tariffs } = group;
  const setTariff = (at: number, change: Partial<(typeof tariffs)[number]>) =>
    onChange({
      ...group,
      tariffs: tariffs.map((tariff, index) => (index === at ? { ...tariff, ...change } : tariff)),
    });
  return (
    <fieldset className={css.group} aria-label={`${TARIFFS_TEXTS.group} ${name}`}>
      <GroupHead {...props} />
      {tariffs.map((tariff, at) => (
        // Prices have no stable id: use the index as key.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <div key={at} className={css.price}>
          <NumberField
            label={TARIFFS_TEXTS.minDays}
            value={tariff.minDays}
            error={errorAt(`.tariffs[${at}].minDays`)}
            onChange={(minDays) => setTariff(at, { minDays })}
          />
          <MoneyField
            label={TARIFFS_TEXTS.price}
            step={PRICE_STEP}
            value={tariff.pricePerDay}
            error={errorAt(`.tariffs[${at}].pricePerDay`)}
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
