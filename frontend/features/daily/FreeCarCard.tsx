import { useZone } from '@frontend/shared/data/session';
import { DAY_DETAIL_TEXTS } from '@schema/texts/daily';
import { parseInstant, timeOf } from '@schema/values/calendar';
import { DAY_FORMS, plural } from '@schema/values/plural';
import { DayCard } from './DayCard';
import { momentText } from './moment-text';
import type { FreeCar } from './useDayDetail';

/** A car that is free at the end of the day, from when and for how long. */
export function FreeCarCard({ car }: { readonly car: FreeCar }) {
  const zone = useZone();
  const { carTitle, licensePlate, releaseAt, nextBookingStart, freeDaysUntilNext } = car;
  const release = releaseAt === null ? null : parseInstant(releaseAt);
  return (
    <DayCard
      carTitle={carTitle}
      licensePlate={licensePlate}
      facts={[
        {
          name: DAY_DETAIL_TEXTS.thatDay,
          value: release
            ? `${DAY_DETAIL_TEXTS.released} ${timeOf(release, zone)}`
            : DAY_DETAIL_TEXTS.freeAllDay,
          isMain: true,
        },
        {
          name: DAY_DETAIL_TEXTS.next,
          value:
            nextBookingStart === null
              ? DAY_DETAIL_TEXTS.noNext
              : momentText(nextBookingStart, zone),
        },
        ...(freeDaysUntilNext === null
          ? []
          : [{ name: DAY_DETAIL_TEXTS.freeFor, value: plural(freeDaysUntilNext, DAY_FORMS) }]),
      ]}
    />
  );
}
