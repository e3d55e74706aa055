import { IconButton } from '@frontend/shared/ui/buttons/IconButton';
import { Checkbox } from '@frontend/shared/ui/fields/Checkbox';
import { TextField } from '@frontend/shared/ui/fields/TextField';
import { Row } from '@frontend/shared/ui/layout/Row';
import { TEXT_LIMITS } from '@schema/constants';
import { isSeasonal, type TariffGroupValues, withSeason } from '@schema/forms/fleet/car-values';
import { TARIFFS_TEXTS } from '@schema/texts/fleet/cars';
import { groupName } from '@schema/values/fleet/tariff';
import Trash2 from 'lucide-react/icons/trash';
import { SeasonFields } from './SeasonFields';
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
