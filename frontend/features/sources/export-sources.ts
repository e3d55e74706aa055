import type { ExportColumn } from '@schema/export/table';
import { EXPORT_TEXTS } from '@schema/texts/files/export';
import { fromMilliPercent, toMilliPercent } from '@schema/values/money/percent';
import type { SourceFigures } from './useSourceReport';

const thousandths = (percent: number) => fromMilliPercent(toMilliPercent(percent));

/** Figures of a source in the period and in total. */
export const SOURCE_COLUMNS: readonly ExportColumn<SourceFigures>[] = [
  { title: EXPORT_TEXTS.source, value: ({ source }) => source.name, width: 24 },
  { title: EXPORT_TEXTS.description, value: ({ source }) => source.description ?? null, width: 32 },
  { title: EXPORT_TEXTS.periodBookings, value: ({ periodBookings }) => periodBookings ?? null },
  {
    title: EXPORT_TEXTS.sharePercent,
    value: ({ periodShare }) => (periodShare == null ? null : thousandths(periodShare * 100)),
  },
  { title: EXPORT_TEXTS.totalBookings, value: ({ totalBookings }) => totalBookings ?? null },
  { title: EXPORT_TEXTS.totalRevenue, value: ({ totalRevenue }) => totalRevenue ?? null },
  { title: EXPORT_TEXTS.reviewsSent, value: ({ reviewsSent }) => reviewsSent ?? null },
  { title: EXPORT_TEXTS.reviewsPending, value: ({ reviewsPending }) => reviewsPending ?? null },
  {
    title: EXPORT_TEXTS.reviewsCancelled,
    value: ({ reviewsCancelled }) => reviewsCancelled ?? null,
  },
];
