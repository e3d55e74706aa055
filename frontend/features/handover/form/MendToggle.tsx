import { Checkbox } from '@frontend/shared/ui/fields/Checkbox';
import textCss from '@frontend/shared/ui/styles/text.module.css';
import { SHEET_DAMAGE_TEXTS } from '@schema/texts/handover/sheet';
import { damageTitle, type ListedDamage } from '../view/DamageRow';

interface MendToggleProps {
  readonly damage: ListedDamage;
  readonly isMended: boolean;
  readonly onChange: (isMended: boolean) => void;
}

/** Marks a damage as repaired in this sheet, until it is saved. */
export function MendToggle({ damage, isMended, onChange }: MendToggleProps) {
  const label = (
    <>
      {SHEET_DAMAGE_TEXTS.mend}
      <span className={textCss.spoken}>: {damageTitle(damage)}</span>
    </>
  );
  return <Checkbox label={label} isChecked={isMended} onChange={onChange} />;
}
