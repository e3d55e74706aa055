import { classNames } from '@frontend/shared/lib/class-names';
import { IconButton } from '@frontend/shared/ui/buttons/IconButton';
import { Checkbox } from '@frontend/shared/ui/fields/Checkbox';
import { ChipField } from '@frontend/shared/ui/fields/ChipField';
import { MoneyField } from '@frontend/shared/ui/fields/MoneyField';
import { TextField } from '@frontend/shared/ui/fields/TextField';
import { Text } from '@frontend/shared/ui/layout/Text';
import { PRICE_STEP, TEXT_LIMITS } from '@schema/constants';
import type { ChargeRow, TypedCharge } from '@schema/forms/handover/sheet-charges';
import { SHEET_CHARGE_TEXTS } from '@schema/texts/handover/charges';
import { CHARGE_KIND_TITLES } from '@schema/texts/money/rental-money';
import { CHARGE_KINDS } from '@schema/values/money/ledger';
import Trash2 from 'lucide-react/icons/trash';
import css from './ChargesPart.module.css';

const KINDS = CHARGE_KINDS.map((id) => ({ id, title: CHARGE_KIND_TITLES[id] }));

interface ChargeFieldsProps {
  readonly row: ChargeRow;
  readonly error: string | null;
  readonly onChange: (change: Partial<Omit<TypedCharge, 'key'>>) => void;
  readonly onRemove: () => void;
}

/** A charge: whether it is made, its sum and its reason. */
export function ChargeFields({ row, error, onChange, onRemove }: ChargeFieldsProps) {
  const { kind, isOn, sum, reason, isOwn } = row;
  const title = CHARGE_KIND_TITLES[kind];
  const { sum: sumTitle, reason: reasonTitle, kind: kindTitle, remove } = SHEET_CHARGE_TEXTS;
  return (
    <li className={classNames(css.row, !isOn && css.off)}>
      <Checkbox
        label={<Text weight={600}>{title}</Text>}
        hint={isOn ? undefined : reason}
        className={css.choice}
        isChecked={isOn}
        onChange={(next) => onChange({ isOn: next })}
      />
      <MoneyField
        label={`${sumTitle}: ${title}`}
        isLabelHidden
        className={css.sum ?? ''}
        step={PRICE_STEP}
        placeholder={SHEET_CHARGE_TEXTS.unknown}
        value={sum}
        onChange={(typed) => onChange({ sum: typed })}
        error={error}
      />
      {isOwn && <IconButton label={`${remove}: ${title}`} icon={<Trash2 />} onClick={onRemove} />}
      {isOn && (
        <div className={css.reason}>
          {isOwn && (
            <ChipField
              label={kindTitle}
              options={KINDS}
              value={kind}
              onChange={(next) => onChange({ kind: next })}
            />
          )}
          <TextField
            label={`${reasonTitle}: ${title}`}
            isLabelHidden
            placeholder={reasonTitle}
            maxLength={TEXT_LIMITS.comment}
            value={reason}
            onChange={(typed) => onChange({ reason: typed })}
          />
        </div>
      )}
    </li>
  );
}
