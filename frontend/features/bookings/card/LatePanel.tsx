import { useSession } from '@frontend/shared/data/session';
import type { TypedPeriod } from '@frontend/shared/forms/typed-period';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { Checkbox } from '@frontend/shared/ui/fields/Checkbox';
import { InfoPanel } from '@frontend/shared/ui/layout/InfoPanel';
import { Row } from '@frontend/shared/ui/layout/Row';
import { Stack } from '@frontend/shared/ui/layout/Stack';
import { DateTimeField } from '@frontend/shared/ui/pickers/DateTimeField';
import { LATE_TEXTS } from '@schema/texts/bookings/late';
import { timeOf } from '@schema/values/time/calendar';
import { parseInstant } from '@schema/values/time/instant';
import { type ReactNode, useState } from 'react';
import css from './LatePanel.module.css';
import { isPastReturn, latePeriod, latePickups } from './late-pickup';

interface LatePanelProps {
  /** The saved dates. */
  readonly planned: TypedPeriod;
  /** The pickup in the form, ISO. */
  readonly startDate: string;
  readonly isPending: boolean;
  /** Applies the dates to the form. */
  readonly onTake: (period: TypedPeriod) => void;
  /** Price and neighbours of the dates in the form. */
  readonly children: ReactNode;
}

/** Arrival time of a late customer; the form saves it. */
export default function LatePanel(props: LatePanelProps) {
  const { planned, startDate, isPending, onTake } = props;
  const { now, company } = useSession();
  const zone = company.timeZone;
  const [keepsLength, setKeepsLength] = useState(false);
  const plannedStart = parseInstant(planned.startDate);
  if (!plannedStart) return null;

  const take = (start: Date, keeps = keepsLength) => onTake(latePeriod(planned, start, keeps));
  const chosen = parseInstant(startDate);
  const isLater = chosen !== null && chosen > plannedStart;
  const { hours, tomorrow } = latePickups(plannedStart, now(), zone);
  const choices = [
    ...hours.map((one) => ({
      start: one.start,
      title: LATE_TEXTS.hours(one.hours, timeOf(one.start, zone)),
    })),
    { start: tomorrow, title: LATE_TEXTS.tomorrow(timeOf(tomorrow, zone)) },
  ];
  return (
    <Stack as="section" gap={12} className={css.panel} aria-label={LATE_TEXTS.title}>
      <h3 className={css.title}>{LATE_TEXTS.title}</h3>
      <Row gap={8} wrap>
        {choices.map(({ start, title }) => (
          <Button
            key={title}
            disabled={isPending}
            aria-pressed={chosen?.getTime() === start.getTime()}
            onClick={() => take(start)}
          >
            {title}
          </Button>
        ))}
      </Row>
      <DateTimeField
        label={LATE_TEXTS.other}
        zone={zone}
        value={startDate}
        min={planned.startDate}
        isReadOnly={isPending}
        onChange={(typed) => {
          const start = parseInstant(typed);
          if (start) take(start);
        }}
      />
      <Checkbox
        label={LATE_TEXTS.keepsLength}
        hint={LATE_TEXTS.keepsLengthHint}
        isChecked={keepsLength}
        disabled={isPending}
        onChange={(keeps) => {
          setKeepsLength(keeps);
          if (isLater) take(chosen, keeps);
        }}
      />
      {isLater && !keepsLength && isPastReturn(planned, chosen) && (
        <InfoPanel look="info">{LATE_TEXTS.movedWhole}</InfoPanel>
      )}
      {props.children}
    </Stack>
  );
}
