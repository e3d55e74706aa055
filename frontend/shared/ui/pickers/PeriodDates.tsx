import { PERIOD_TEXTS } from '@schema/texts/day/period';
import type { Day } from '@schema/values/time/calendar';
import type { ReportPeriod } from '@schema/values/time/report-period';
import { DateField } from './DateField';
import css from './PeriodPicker.module.css';

/** Earliest valid year; also above the '' of an incomplete date. */
const FIRST_DAY: Day = '2000-01-01';

interface PeriodDatesProps {
  readonly value: ReportPeriod;
  readonly onChange: (period: ReportPeriod) => void;
}

/**
 * First and last day of a report. An end before its start moves with it, so a period never ends before
 * it starts (requirements.md, N3).
 */
export default function PeriodDates({ value: { from, to }, onChange }: PeriodDatesProps) {
  return (
    <>
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
    </>
  );
}
