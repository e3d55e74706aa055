import { Checkbox } from '@frontend/shared/ui/fields/Checkbox';
import { SettingsGroup } from '@frontend/shared/ui/fields/SettingsGroup';
import { EDITOR_TEXTS } from '@schema/texts/board/editor';
import type { SettingsProps } from './settings-props';

/** Optional signs on the blocks. */
export function SignSettings({ style, onChange }: SettingsProps) {
  return (
    <SettingsGroup title={EDITOR_TEXTS.signs}>
      <Checkbox
        name="hasMoneySigns"
        label={EDITOR_TEXTS.moneySigns}
        hint={EDITOR_TEXTS.moneySignsHint}
        isChecked={style.hasMoneySigns}
        onChange={(hasMoneySigns) => onChange({ hasMoneySigns })}
      />
    </SettingsGroup>
  );
}
