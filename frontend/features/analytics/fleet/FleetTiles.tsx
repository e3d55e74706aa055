import { FactTiles } from '@frontend/shared/ui/records/FactTiles';
import { ANALYTICS_TEXTS } from '@schema/texts/reports/analytics';
import { formatRoubles } from '@schema/values/money/money';
import { percentWithTenth } from '@schema/values/money/percent';
import { DAY_FORMS, formatCount, plural } from '@schema/values/words/plural';
import { Link } from 'react-router-dom';
import type { FleetReportFacts } from './useFleetReport';

interface FleetTilesProps extends Pick<FleetReportFacts, 'summary'> {
  /** Path of the bookings of the period; null: no permission. */
  readonly bookings: string | null;
}

/** Summary of the period (requirements.md, N5). */
export function FleetTiles({ summary, bookings }: FleetTilesProps) {
  const length = Math.round(summary.averageBookingLength * 10) / 10;
  return (
    <FactTiles
      label={ANALYTICS_TEXTS.tiles}
      tiles={[
        {
          name: ANALYTICS_TEXTS.revenue,
          value: formatRoubles(summary.totalRevenue),
          note: `${ANALYTICS_TEXTS.manual} ${formatRoubles(summary.manualAdjustmentsTotal)}`,
        },
        { name: ANALYTICS_TEXTS.load, value: percentWithTenth(summary.fleetLoadPercent) },
        { name: ANALYTICS_TEXTS.dailyRate, value: formatRoubles(summary.averageDailyRate) },
        { name: ANALYTICS_TEXTS.maintenance, value: formatRoubles(summary.totalMaintenanceCost) },
        {
          name: ANALYTICS_TEXTS.bookings,
          value: formatCount(summary.totalBookings),
          note: bookings && <Link to={bookings}>{ANALYTICS_TEXTS.openBookings}</Link>,
        },
        { name: ANALYTICS_TEXTS.rentalDays, value: formatCount(summary.totalRentalDays) },
        { name: ANALYTICS_TEXTS.length, value: plural(length, DAY_FORMS) },
        { name: ANALYTICS_TEXTS.carsCount, value: formatCount(summary.totalCars) },
      ]}
    />
  );
}
