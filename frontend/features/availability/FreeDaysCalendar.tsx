import { Button } from '@frontend/shared/ui/buttons/Button';
import { Row } from '@frontend/shared/ui/layout/Row';
import { Stack } from '@frontend/shared/ui/layout/Stack';
import { Text } from '@frontend/shared/ui/layout/Text';
import { RangeCalendar } from '@frontend/shared/ui/pickers/RangeCalendar';
import { FREE_DAYS_TEXTS } from '@schema/texts/bookings/availability';
import { modelKey } from '@schema/values/fleet/car-title';
import type { Day } from '@schema/values/time/calendar';
import css from './FreeDaysCalendar.module.css';
import { dayMark, type useFreeDays } from './useFreeDays';

interface FreeDaysCalendarProps {
  readonly days: readonly [Day, Day] | null;
  readonly today: Day;
  /** `modelKey` of the counted model; null: all. */
  readonly model: string | null;
  readonly free: ReturnType<typeof useFreeDays>;
  readonly onShown: (day: Day) => void;
  readonly onChange: (days: readonly [Day, Day]) => void;
}

/** The calendar of a rental; below each day the number of free cars. */
export function FreeDaysCalendar(props: FreeDaysCalendarProps) {
  const { days, today, model, free, onShown, onChange } = props;
  const { firstDay, models = [], error, loading, retry } = free;
  const counted = models.filter(({ title }) => !model || modelKey({ model: title }) === model);
  return (
    <Stack gap={6} className={css.calendar}>
      <RangeCalendar
        label={FREE_DAYS_TEXTS.calendar}
        days={days}
        today={today}
        onShown={onShown}
        onChange={onChange}
        markOf={(day) => (firstDay && day >= today ? dayMark(day, firstDay, counted) : null)}
      />
      {error && !loading ? (
        <Row gap={8} align="center" justify="between" role="status">
          <Text size="caption" tone="danger">
            {FREE_DAYS_TEXTS.failed}
          </Text>
          <Button look="quiet" onClick={retry}>
            {FREE_DAYS_TEXTS.retry}
          </Button>
        </Row>
      ) : (
        <Text size="caption" tone="muted">
          {FREE_DAYS_TEXTS.legend}
        </Text>
      )}
    </Stack>
  );
}
