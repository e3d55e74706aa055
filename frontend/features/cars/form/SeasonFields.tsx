import { NumberField } from '@frontend/shared/ui/fields/NumberField';
import { Select } from '@frontend/shared/ui/fields/select/Select';
import { seasonOf, type TariffGroupValues } from '@schema/forms/fleet/car-values';
import { TARIFFS_TEXTS } from '@schema/texts/fleet/cars';
import { seasonFault } from '@schema/values/fleet/tariff';
import { monthTitles } from '@schema/values/time/month-name';
import css from './TariffGroup.module.css';

const MONTHS = monthTitles().map((title, index) => ({ id: String(index + 1), title }));

const PARTS = ['startDay', 'startMonth', 'endDay', 'endMonth'] as const;
type Part = (typeof PARTS)[number];

interface SeasonFieldsProps {
  readonly group: TariffGroupValues;
  /** Of the four values together; below the first that is wrong. */
  readonly error: string | null;
  readonly onChange: (group: TariffGroupValues) => void;
}

/** First and last day of a yearly season (requirements.md, F8). */
export function SeasonFields({ group, error, onChange }: SeasonFieldsProps) {
  const isIncomplete = seasonFault(seasonOf(group)) === 'incomplete';
  const isWrong = (name: Part) => error !== null && (group[name] === '' || !isIncomplete);
  const first = PARTS.find(isWrong);
  const faultOf = (name: Part) => ({
    error: name === first ? error : null,
    isInvalid: isWrong(name),
  });
  return (
    <div className={css.season}>
      <div className={css.end}>
        <NumberField
          label={TARIFFS_TEXTS.startDay}
          value={group.startDay}
          {...faultOf('startDay')}
          onChange={(startDay) => onChange({ ...group, startDay })}
        />
        <Select
          label={TARIFFS_TEXTS.startMonth}
          options={MONTHS}
          value={group.startMonth || null}
          {...faultOf('startMonth')}
          onChange={(month) => onChange({ ...group, startMonth: month ?? '' })}
        />
      </div>
      <div className={css.end}>
        <NumberField
          label={TARIFFS_TEXTS.endDay}
          value={group.endDay}
          {...faultOf('endDay')}
          onChange={(endDay) => onChange({ ...group, endDay })}
        />
        <Select
          label={TARIFFS_TEXTS.endMonth}
          options={MONTHS}
          value={group.endMonth || null}
          {...faultOf('endMonth')}
          onChange={(month) => onChange({ ...group, endMonth: month ?? '' })}
        />
      </div>
    </div>
  );
}
