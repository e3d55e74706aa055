import type { ExportColumn } from '@schema/export/table';
import { EXPORT_TEXTS } from '@schema/texts/files/export';
import { fromMilliPercent, toMilliPercent } from '@schema/values/money/percent';
import type { FleetReportFacts } from './useFleetReport';

const texts = EXPORT_TEXTS;
const thousandths = (percent: number) => fromMilliPercent(toMilliPercent(percent));

export const FLEET_CAR_COLUMNS: readonly ExportColumn<FleetReportFacts['cars'][number]>[] = [
  { title: texts.car, value: ({ carTitle }) => carTitle, width: 24 },
  { title: texts.plate, value: ({ licensePlate }) => licensePlate, width: 14 },
  { title: texts.revenue, value: ({ totalRevenue }) => totalRevenue },
  { title: texts.service, value: ({ totalMaintenanceCost }) => totalMaintenanceCost },
  { title: texts.loadPercent, value: ({ loadPercent }) => thousandths(loadPercent) },
  { title: texts.rentalDays, value: ({ rentalDays }) => rentalDays },
  { title: texts.dailyRate, value: ({ averageDailyRate }) => averageDailyRate },
  { title: texts.bookings, value: ({ bookingsCount }) => bookingsCount },
];

type Partner = FleetReportFacts['partnerRevenue']['partners'][number];

export const PARTNER_COLUMNS: readonly ExportColumn<Partner>[] = [
  { title: texts.partner, value: ({ partnerName }) => partnerName, width: 28 },
  { title: texts.sharePercent, value: ({ sharePercent }) => thousandths(sharePercent) },
  { title: texts.income, value: ({ revenueAmount }) => revenueAmount },
];
