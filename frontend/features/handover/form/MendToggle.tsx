import { Checkbox } from '@frontend/shared/ui/fields/Checkbox';
import { SaidText } from '@frontend/shared/ui/layout/SaidText';
import { SHEET_DAMAGE_TEXTS } from '@schema/texts/handover/sheet';
import { damageTitle, type ListedDamage } from '../view/DamageRow';

interface MendToggleProps {
  readonly damage: ListedDamage;
  readonly isMended: boolean;
  readonly onChange: (isMended: boolean) => void;
}

/** Marks a damage as repaired in this sheet, until it is saved. */
export function MendToggle({ damage, isMended, onChange }: MendToggleProps) {
  const label = <SaidText text={SHEET_DAMAGE_TEXTS.mend} more={damageTitle(damage)} />;
  return <Checkbox label={label} isChecked={isMended} onChange={onChange} />;
}
