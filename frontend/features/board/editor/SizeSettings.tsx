import { ColourField } from '@frontend/shared/ui/fields/ColourField';
import { SettingsGroup } from '@frontend/shared/ui/fields/SettingsGroup';
import { SliderField } from '@frontend/shared/ui/fields/SliderField';
import { BOARD } from '@schema/constants/board';
import { EDITOR_TEXTS, sliderName } from '@schema/texts/board/editor';
import type { SettingsProps } from './settings-props';

const SIZES = [
  { name: 'rowHeight', bounds: BOARD.rowHeight, step: 1 },
  { name: 'eventPadding', bounds: BOARD.eventPadding, step: 1 },
  { name: 'gridLineWidth', bounds: BOARD.gridLineWidth, step: BOARD.gridLineWidth.step },
] as const;

/** Heights and lines (requirements.md, E4–E6). */
export function SizeSettings({ style, onChange }: SettingsProps) {
  return (
    <SettingsGroup title={EDITOR_TEXTS.sizes}>
      {SIZES.map(({ name, bounds, step }) => (
        <SliderField
          key={name}
          label={EDITOR_TEXTS[name]}
          sliderLabel={sliderName(EDITOR_TEXTS[name])}
          unit={EDITOR_TEXTS.px}
          min={bounds.min}
          max={bounds.max}
          step={step}
          value={style[name]}
          onChange={(value) => onChange({ [name]: value })}
        />
      ))}
      <ColourField
        label={EDITOR_TEXTS.gridColor}
        value={style.gridColor}
        onChange={(gridColor) => onChange({ gridColor })}
      />
    </SettingsGroup>
  );
}
