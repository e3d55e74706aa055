import { useZone } from '@frontend/shared/data/session';
import { readPeriod, type TypedPeriod, typedPeriod } from '@frontend/shared/forms/typed-period';
import { useIsPhone } from '@frontend/shared/lib/device/use-media';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { FieldGrid } from '@frontend/shared/ui/dialogs/DialogParts';
import { ChipField } from '@frontend/shared/ui/fields/ChipField';
import { SearchSelect } from '@frontend/shared/ui/fields/select/SearchSelect';
import { Stack } from '@frontend/shared/ui/layout/Stack';
import { QUICK_LENGTHS } from '@schema/constants';
import { WEEKDAYS_SHORT } from '@schema/texts/board/weekdays';
import { QUICK_BOOKING_TEXTS } from '@schema/texts/bookings/availability';
import { modelKey } from '@schema/values/fleet/car-title';
import { type Day, dayOf, formatDay, weekdayOf } from '@schema/values/time/calendar';
import type { Period } from '@schema/values/time/period';
import {
  daysOfPeriod,
  isQuickDefault,
  pickupDays,
  quickChoice,
  withDays,
  withLength,
  withPickupDay,
} from '@schema/values/time/quick-period';
import { DAY_FORMS, plural } from '@schema/values/words/plural';
import CalendarDays from 'lucide-react/icons/calendar-days';
import { type ReactNode, useState } from 'react';
import { FreeDaysCalendar } from './FreeDaysCalendar';
import css from './QuickDates.module.css';
import { useFreeDays } from './useFreeDays';

interface QuickDatesProps {
  /** When the dialog was opened: «Сегодня» stays that day. */
  readonly opened: Date;
  readonly period: TypedPeriod;
  readonly onPeriod: (period: TypedPeriod) => void;
  /** `modelKey` of the chosen model; null: any. */
  readonly model: string | null;
  readonly onModel: (model: string | null) => void;
  /** The fields of the exact times. */
  readonly children: ReactNode;
}

/** Dates by chips, by a calendar with the free days of a model, or by exact times. */
export function QuickDates(props: QuickDatesProps) {
  const { opened: now, period: typed, onPeriod, model, onModel, children } = props;
  const zone = useZone();
  const isPhone = useIsPhone();
  const [isUnfolded, setUnfolded] = useState(false);
  const opened = { now, zone };
  const today = dayOf(now, zone);
  const period = readPeriod(typed);
  const [shown, setShown] = useState<Day>(() => (period ? dayOf(period.startDate, zone) : today));
  const free = useFreeDays(shown < today ? today : shown, today, zone);
  const set = (next: Period) => {
    setShown(dayOf(next.startDate, zone));
    onPeriod(typedPeriod(next));
  };
  const choice = quickChoice(period, opened);
  const [first, second, friday] = pickupDays(opened);
  const chosenDays = period && !isQuickDefault(period, opened) ? daysOfPeriod(period, zone) : null;
  const isOpen = !isPhone || isUnfolded;
  const models = (free.models ?? []).map(({ title }) => ({
    id: modelKey({ model: title }),
    title,
  }));
  return (
    <div className={css.dates}>
      <Stack gap={14}>
        <ChipField
          label={QUICK_BOOKING_TEXTS.pickupDay}
          value={choice.day ?? ''}
          options={[
            { id: first, title: QUICK_BOOKING_TEXTS.today },
            { id: second, title: QUICK_BOOKING_TEXTS.tomorrow },
            { id: friday, title: `${WEEKDAYS_SHORT[weekdayOf(friday)]} ${formatDay(friday)}` },
          ]}
          onChange={(day) => set(withPickupDay(period, day, opened))}
        />
        <ChipField
          label={QUICK_BOOKING_TEXTS.lengths}
          value={String(choice.count ?? '')}
          options={QUICK_LENGTHS.map((count) => ({
            id: String(count),
            title: plural(count, DAY_FORMS),
          }))}
          onChange={(count) => set(withLength(period, Number(count), opened))}
        />
        <FieldGrid>{children}</FieldGrid>
        <SearchSelect
          label={QUICK_BOOKING_TEXTS.model}
          value={model}
          options={models}
          emptyTitle={QUICK_BOOKING_TEXTS.anyModel}
          isDisabled={models.length === 0 && model === null}
          onChange={onModel}
        />
      </Stack>
      <Stack gap={8}>
        {isPhone && (
          <Button
            icon={<CalendarDays />}
            aria-expanded={isUnfolded}
            isWide
            onClick={() => setUnfolded(!isUnfolded)}
          >
            {QUICK_BOOKING_TEXTS.calendar}
          </Button>
        )}
        {isOpen && (
          <FreeDaysCalendar
            days={chosenDays}
            today={today}
            model={model}
            free={free}
            onShown={setShown}
            onChange={(days) => set(withDays(period, days, opened))}
          />
        )}
      </Stack>
    </div>
  );
}
