import { classNames } from '@frontend/shared/lib/class-names';
import textCss from '@frontend/shared/ui/styles/text.module.css';
import { PERIOD_TEXTS, PRESET_TITLES } from '@schema/texts/day/period';
import type { Day } from '@schema/values/time/calendar';
import {
  type PeriodPreset,
  presetOf,
  presetPeriod,
  type ReportPeriod,
} from '@schema/values/time/report-period';
import { DateField } from './DateField';
import css from './PeriodPicker.module.css';

/** A year typed digit by digit passes through 0002 and 0020. */
const FIRST_DAY: Day = '2000-01-01';

const PRESETS = Object.keys(PRESET_TITLES) as PeriodPreset[];

interface PeriodPickerProps {
  readonly value: ReportPeriod;
  readonly today: Day;
  readonly onChange: (period: ReportPeriod) => void;
}

/**
 * First and last day of a report with the documented presets (requirements.md, N4). An end before
 * its start moves with it, so a period never ends before it starts (requirements.md, N3).
 */
export function PeriodPicker({ value, today, onChange }: PeriodPickerProps) {
  const { from, to } = value;
  const chosen = presetOf(value, today);
  return (
    <fieldset className={css.picker}>
      <legend className={textCss.spoken}>{PERIOD_TEXTS.label}</legend>
      <DateField
        label={PERIOD_TEXTS.from}
        className={css.day}
        isLabelHidden
        value={from}
        min={FIRST_DAY}
        onChange={(day) => day >= FIRST_DAY && onChange({ from: day, to: day > to ? day : to })}
      />
      <span aria-hidden="true">–</span>
      <DateField
        label={PERIOD_TEXTS.to}
        className={css.day}
        isLabelHidden
        value={to}
        min={from}
        onChange={(day) => day >= from && onChange({ from, to: day })}
      />
      <div className={css.presets}>
        {PRESETS.map((preset) => (
          <button
            key={preset}
            type="button"
            className={classNames(css.preset, preset === chosen && css.chosen)}
            aria-pressed={preset === chosen}
            onClick={() => onChange(presetPeriod(preset, today))}
          >
            {PRESET_TITLES[preset]}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
