import { IconButton } from '@frontend/shared/ui/buttons/IconButton';
import { Checkbox } from '@frontend/shared/ui/fields/Checkbox';
import { NumberField } from '@frontend/shared/ui/fields/NumberField';
import { Select } from '@frontend/shared/ui/fields/select/Select';
import { TextField } from '@frontend/shared/ui/fields/TextField';
import { Grid } from '@frontend/shared/ui/layout/Grid';
import { Row } from '@frontend/shared/ui/layout/Row';
import { Text } from '@frontend/shared/ui/layout/Text';
import { TEXT_LIMITS } from '@schema/constants';
import {
  isSeasonal,
  seasonOf,
  type TariffGroupValues,
  withSeason,
} from '@schema/forms/fleet/car-values';
import { TARIFFS_TEXTS } from '@schema/texts/fleet/cars';
import { groupName, seasonFault } from '@schema/values/fleet/tariff';
import { monthTitles } from '@schema/values/time/month-name';
import Trash2 from 'lucide-react/icons/trash';
import css from './TariffGroup.module.css';

export interface GroupHeadProps {
  readonly group: TariffGroupValues;
  /** Index in the list, from 0. */
  readonly place: number;
  /** Error of a part of the group, by its path: `.tariffs[0].pricePerDay`; '': of its season. */
  readonly errorAt: (path: string) => string | null;
  readonly onChange: (group: TariffGroupValues) => void;
  /** Null: the last group cannot be removed. */
  readonly onRemove: (() => void) | null;
}

/** The name of a tariff group and its season or whole year (requirements.md, F8). */
export function GroupHead({ group, place, errorAt, onChange, onRemove }: GroupHeadProps) {
  const isSeason = isSeasonal(group);
  return (
    <>
      <Row gap={16} rowGap={6} align="end" wrap>
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
            label={`${TARIFFS_TEXTS.removeGroup} ${groupName(group.name, place)}`}
            icon={<Trash2 />}
            onClick={onRemove}
          />
        )}
      </Row>
      {isSeason && <SeasonFields group={group} error={errorAt('')} onChange={onChange} />}
    </>
  );
}

const MONTHS = monthTitles().map((title, index) => ({ id: String(index + 1), title }));

type Part = 'startDay' | 'startMonth' | 'endDay' | 'endMonth';

interface SeasonFieldsProps {
  readonly group: TariffGroupValues;
  /** Error of the four values together; null: valid, or not shown yet. */
  readonly error: string | null;
  readonly onChange: (group: TariffGroupValues) => void;
}

/** First and last day of a yearly season (requirements.md, F8). */
function SeasonFields({ group, error, onChange }: SeasonFieldsProps) {
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
