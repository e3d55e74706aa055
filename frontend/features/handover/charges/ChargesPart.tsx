import { Button } from '@frontend/shared/ui/buttons/Button';
import { Row } from '@frontend/shared/ui/layout/Row';
import { Text } from '@frontend/shared/ui/layout/Text';
import {
  type ChargeRow,
  chargedSum,
  typedCharges,
  withCharge,
  withOwnCharge,
} from '@schema/forms/handover/sheet-charges';
import { SHEET_CHARGE_TEXTS } from '@schema/texts/handover/charges';
import { formatExactRoubles } from '@schema/values/money/money';
import Plus from 'lucide-react/icons/plus';
import type { SheetFields } from '../form/useSheetForm';
import { ChargeFields } from './ChargeFields';
import css from './ChargesPart.module.css';

interface ChargesPartProps {
  readonly form: SheetFields;
  readonly rows: readonly ChargeRow[];
}

/** Proposed charges of a return, each off until it is switched on, and those of the user's own. */
export function ChargesPart({ form, rows }: ChargesPartProps) {
  const typed = typedCharges(form.values.charges);
  const set = (change: (now: typeof typed) => typeof typed) =>
    form.update((was) => ({
      ...was,
      charges: JSON.stringify(change(typedCharges(was.charges))),
    }));
  const errorOf = ({ key }: ChargeRow) => {
    const at = typed.findIndex((one) => one.key === key);
    return at < 0 ? null : form.errorAt(`charges[${at}].sum`);
  };
  const error = form.errorOf('charges');
  const sum = chargedSum(rows);
  return (
    <>
      {rows.length > 0 && (
        <ul className={css.rows}>
          {rows.map((row) => (
            <ChargeFields
              key={row.key}
              row={row}
              error={errorOf(row)}
              onChange={(change) => set((now) => withCharge(now, row, change))}
              onRemove={() => set((now) => now.filter(({ key }) => key !== row.key))}
            />
          ))}
        </ul>
      )}
      <Row gap={8} align="center" justify="between" wrap>
        <Button icon={<Plus />} onClick={() => set(withOwnCharge)}>
          {SHEET_CHARGE_TEXTS.add}
        </Button>
        <output>
          {sum > 0 && (
            <>
              {SHEET_CHARGE_TEXTS.charged} <Text weight={650}>{formatExactRoubles(sum)}</Text>
            </>
          )}
        </output>
      </Row>
      {error && (
        <Text as="p" tone="danger" size="label">
          {error}
        </Text>
      )}
    </>
  );
}
