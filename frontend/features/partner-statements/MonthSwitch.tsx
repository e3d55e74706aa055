import { IconButton } from '@frontend/shared/ui/buttons/IconButton';
import { Row } from '@frontend/shared/ui/layout/Row';
import { Text } from '@frontend/shared/ui/layout/Text';
import { monthsTitle } from '@schema/texts/board/board';
import { STATEMENT_TEXTS as texts } from '@schema/texts/money/partner-statements';
import { addDays } from '@schema/values/time/calendar';
import { presetPeriod, type ReportPeriod } from '@schema/values/time/report-period';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';

interface MonthSwitchProps {
  readonly period: ReportPeriod;
  readonly onChange: (period: ReportPeriod) => void;
}

/** The month before that of the first day of a period, and the one after it. */
export function MonthSwitch({ period, onChange }: MonthSwitchProps) {
  const month = presetPeriod('currentMonth', period.from);
  return (
    <Row as="fieldset" gap={8} align="center" aria-label={texts.months}>
      <IconButton
        label={texts.previousMonth}
        icon={<ChevronLeft />}
        onClick={() => onChange(presetPeriod('previousMonth', month.from))}
      />
      <Text weight={600}>{monthsTitle(period.from, period.to)}</Text>
      <IconButton
        label={texts.nextMonth}
        icon={<ChevronRight />}
        onClick={() => onChange(presetPeriod('currentMonth', addDays(month.to, 1)))}
      />
    </Row>
  );
}
