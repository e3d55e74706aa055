import { momentCell } from '@schema/export/sheet-date';
import type { ExportColumn } from '@schema/export/table';
import { REVIEW_STATUS_TITLES } from '@schema/statuses';
import { EXPORT_TEXTS } from '@schema/texts/files/export';
import type { ReviewFacts } from './useReviewQueue';

export function reviewColumns(zone: string): ExportColumn<ReviewFacts>[] {
  const texts = EXPORT_TEXTS;
  return [
    { title: texts.source, value: ({ sourceName }) => sourceName, width: 20 },
    { title: texts.status, value: ({ status }) => REVIEW_STATUS_TITLES[status] },
    { title: texts.customer, value: ({ customerName }) => customerName, width: 28 },
    { title: texts.phone, value: ({ customerPhone }) => customerPhone ?? null },
    { title: texts.car, value: ({ carTitle }) => carTitle, width: 24 },
    { title: texts.plate, value: ({ licensePlate }) => licensePlate ?? null, width: 14 },
    { title: texts.start, value: ({ startDate }) => momentCell(startDate, zone) },
    { title: texts.end, value: ({ endDate }) => momentCell(endDate, zone) },
    { title: texts.scheduled, value: ({ scheduledAt }) => momentCell(scheduledAt, zone) },
    { title: texts.handled, value: ({ handledAt }) => momentCell(handledAt, zone) },
    { title: texts.template, value: ({ templateMessage }) => templateMessage ?? null, width: 40 },
  ];
}
