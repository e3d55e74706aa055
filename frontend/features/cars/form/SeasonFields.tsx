import { NumberField } from '@frontend/shared/ui/fields/NumberField';
import { Select } from '@frontend/shared/ui/fields/select/Select';
import { Grid } from '@frontend/shared/ui/layout/Grid';
import { Text } from '@frontend/shared/ui/layout/Text';
import { seasonOf, type TariffGroupValues } from '@schema/forms/fleet/car-values';
import { TARIFFS_TEXTS } from '@schema/texts/fleet/cars';
import { seasonFault } from '@schema/values/fleet/tariff';
import { monthTitles } from '@schema/values/time/month-name';
import css from './TariffGroup.module.css';

const MONTHS = monthTitles().map((title, index) => ({ id: String(index + 1), title }));

type Part = 'startDay' | 'startMonth' | 'endDay' | 'endMonth';

interface SeasonFieldsProps {
  readonly group: TariffGroupValues;
  /** Of the four values together; null: valid, or not shown yet. */
  readonly error: string | null;
  readonly onChange: (group: TariffGroupValues) => void;
}

/** First and last day of a yearly season (requirements.md, F8). */
export function SeasonFields({ group, error, onChange }: SeasonFieldsProps) {
  const isIncomplete = seasonFault(seasonOf(group)) === 'incomplete';
  const isWrong = (name: Part) => error !== null && (group[name] === '' || !isIncomplete);
  return (
    <Grid minWidth={260} gap={10}>
      <div className={css.end}>
        <NumberField
          label={TARIFFS_TEXTS.startDay}
          value={group.startDay}
          isInvalid={isWrong('startDay')}
          onChange={(startDay) => onChange({ ...group, startDay })}
        />
        <Select
          label={TARIFFS_TEXTS.startMonth}
          options={MONTHS}
          value={group.startMonth || null}
          isInvalid={isWrong('startMonth')}
          onChange={(month) => onChange({ ...group, startMonth: month ?? '' })}
        />
      </div>
      <div className={css.end}>
        <NumberField
          label={TARIFFS_TEXTS.endDay}
          value={group.endDay}
          isInvalid={isWrong('endDay')}
          onChange={(endDay) => onChange({ ...group, endDay })}
        />
        <Select
          label={TARIFFS_TEXTS.endMonth}
          options={MONTHS}
          value={group.endMonth || null}
          isInvalid={isWrong('endMonth')}
          onChange={(month) => onChange({ ...group, endMonth: month ?? '' })}
        />
      </div>
      {error && (
        <Text as="p" tone="danger" size="label" className={css.fault}>
          {error}
        </Text>
      )}
    </Grid>
  );
}
