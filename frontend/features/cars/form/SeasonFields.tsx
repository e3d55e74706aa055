import { NumberField } from '@frontend/shared/ui/fields/NumberField';
import { Select } from '@frontend/shared/ui/fields/select/Select';
import type { TariffGroupValues } from '@schema/forms/fleet/car-values';
import { TARIFFS_TEXTS } from '@schema/texts/fleet/cars';
import { monthTitles } from '@schema/values/time/month-name';
import css from './TariffGroup.module.css';

const MONTHS = monthTitles().map((title, index) => ({ id: String(index + 1), title }));

interface SeasonFieldsProps {
  readonly group: TariffGroupValues;
  readonly onChange: (group: TariffGroupValues) => void;
}

/** First and last day of a yearly season (requirements.md, F8). */
export function SeasonFields({ group, onChange }: SeasonFieldsProps) {
  return (
    <div className={css.season}>
      <div className={css.end}>
        <NumberField
          label={TARIFFS_TEXTS.startDay}
          value={group.startDay}
          onChange={(startDay) => onChange({ ...group, startDay })}
        />
        <Select
          label={TARIFFS_TEXTS.startMonth}
          options={MONTHS}
          value={group.startMonth || null}
          onChange={(month) => onChange({ ...group, startMonth: month ?? '' })}
        />
      </div>
      <div className={css.end}>
        <NumberField
          label={TARIFFS_TEXTS.endDay}
          value={group.endDay}
          onChange={(endDay) => onChange({ ...group, endDay })}
        />
        <Select
          label={TARIFFS_TEXTS.endMonth}
          options={MONTHS}
          value={group.endMonth || null}
          onChange={(month) => onChange({ ...group, endMonth: month ?? '' })}
        />
      </div>
    </div>
  );
}
