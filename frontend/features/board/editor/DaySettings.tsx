import { useIsPhone } from '@frontend/shared/lib/device/use-media';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { SettingsGroup } from '@frontend/shared/ui/fields/SettingsGroup';
import { SliderField } from '@frontend/shared/ui/fields/SliderField';
import { DateField } from '@frontend/shared/ui/pickers/DateField';
import { BOARD } from '@schema/constants/board';
import { EDITOR_TEXTS, sliderName } from '@schema/texts/board/editor';
import type { Day } from '@schema/values/time/calendar';
import { useState } from 'react';
import { clamp } from '../model/view/clamp';
import { visibleDayLimits } from '../model/view/visible-days';
import css from './BoardEditor.module.css';
import type { SettingsProps } from './settings-props';

/** Days on opening the board (requirements.md, E2, E7). */
export function DaySettings({ style, onChange }: SettingsProps) {
  const isPhone = useIsPhone();
  const { startDate, days, cellsPerView } = style;
  const { min, max } = visibleDayLimits(days);
  const cells = isPhone ? BOARD.mobileVisibleDays : cellsPerView;
  return (
    <SettingsGroup title={EDITOR_TEXTS.days}>
      <StartDate value={startDate} onChange={(day) => onChange({ startDate: day })} />
      <SliderField
        label={EDITOR_TEXTS.loadedDays}
        sliderLabel={sliderName(EDITOR_TEXTS.loadedDays)}
        min={1}
        max={BOARD.maxVisibleDays}
        value={days}
        onChange={(value) => onChange({ days: value })}
      />
      <SliderField
        label={EDITOR_TEXTS.cellsPerView}
        sliderLabel={sliderName(EDITOR_TEXTS.cellsPerView)}
        hint={isPhone && EDITOR_TEXTS.cellsOnPhone}
        min={min}
        max={max}
        isDisabled={isPhone}
        value={clamp(cells, min, max)}
        onChange={(value) => onChange({ cellsPerView: value })}
      />
    </SettingsGroup>
  );
}

/** Typing a year digit by digit produces the year 2: earlier days are ignored. */
const EARLIEST = '2000-01-01';

interface StartDateProps {
  readonly value: Day | null;
  readonly onChange: (day: Day | null) => void;
}

/** The first day of the board; incomplete input changes nothing. */
function StartDate({ value, onChange }: StartDateProps) {
  const [typed, setTyped] = useState<Day | ''>(value ?? '');
  const [seen, setSeen] = useState(value);
  if (seen !== value) {
    setSeen(value);
    setTyped(value ?? '');
  }
  const type = (day: Day | '') => {
    setTyped(day);
    if (day === '') onChange(null);
    else if (day >= EARLIEST) onChange(day);
  };
  return (
    <>
      <div className={css.start}>
        <DateField label={EDITOR_TEXTS.startDate} value={typed} onChange={type} />
        <Button disabled={value === null} onClick={() => onChange(null)}>
          {EDITOR_TEXTS.fromToday}
        </Button>
      </div>
      <p className={css.hint}>{value ? EDITOR_TEXTS.startDateHint : EDITOR_TEXTS.aroundToday}</p>
    </>
  );
}
