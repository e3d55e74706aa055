import { classNames } from '@frontend/shared/lib/class-names';
import { lazyComponent } from '@frontend/shared/lib/device/lazy-component';
import textCss from '@frontend/shared/ui/styles/text.module.css';
import { PERIOD_TEXTS, PRESET_TITLES } from '@schema/texts/day/period';
import { type Day, formatDay } from '@schema/values/time/calendar';
import {
  type PeriodPreset,
  presetOf,
  presetPeriod,
  type ReportPeriod,
} from '@schema/values/time/report-period';
import { FieldPlaceholder } from '../fields/FieldPlaceholder';
import { Later } from '../layout/Later';
import { Row } from '../layout/Row';
import css from './PeriodPicker.module.css';

const PeriodDates = lazyComponent(() => import('./PeriodDates'));

const PRESETS = Object.keys(PRESET_TITLES) as PeriodPreset[];

interface PeriodPickerProps {
  readonly value: ReportPeriod;
  readonly today: Day;
  readonly onChange: (period: ReportPeriod) => void;
}

/** First and last day of a report with the documented presets (requirements.md, N4). */
export function PeriodPicker({ value, today, onChange }: PeriodPickerProps) {
  const chosen = presetOf(value, today);
  return (
    <Row as="fieldset" gap={8} align="center" wrap>
      <legend className={textCss.spoken}>{PERIOD_TEXTS.label}</legend>
      <Later
        fallback={
          <>
            <FieldPlaceholder className={css.day} text={formatDay(value.from)} />
            <span aria-hidden="true">–</span>
            <FieldPlaceholder className={css.day} text={formatDay(value.to)} />
          </>
        }
      >
        <PeriodDates value={value} onChange={onChange} />
      </Later>
      <Row gap={6} wrap>
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
      </Row>
    </Row>
  );
}
