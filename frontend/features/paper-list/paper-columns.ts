import { momentCell } from '@schema/export/sheet-date';
import type { ExportColumn } from '@schema/export/table';
import { EXPORT_TEXTS } from '@schema/texts/files/export';
import { PAPER_KIND_TEXTS } from '@schema/texts/papers/paper-kind-texts';
import { PAPER_LIST_TEXTS } from '@schema/texts/papers/paper-list';
import type { ListedPaperFactsFragment } from './paper-list.generated';

/** Documents in a file. */
export function paperColumns(zone: string): ExportColumn<ListedPaperFactsFragment>[] {
  return [
    { title: PAPER_LIST_TEXTS.number, value: ({ number }) => number },
    { title: PAPER_LIST_TEXTS.kind, value: ({ kind }) => PAPER_KIND_TEXTS[kind], width: 24 },
    {
      title: PAPER_LIST_TEXTS.issued,
      value: ({ issuedAt }) => momentCell(issuedAt, zone),
    },
    { title: EXPORT_TEXTS.number, value: ({ bookingId }) => bookingId },
    { title: EXPORT_TEXTS.customer, value: ({ customerName }) => customerName, width: 30 },
    { title: EXPORT_TEXTS.car, value: ({ carTitle }) => carTitle, width: 24 },
    { title: EXPORT_TEXTS.author, value: ({ userLogin }) => userLogin },
    {
      title: EXPORT_TEXTS.voided,
      value: ({ voidedAt }) => (voidedAt === null ? null : momentCell(voidedAt, zone)),
    },
  ];
}
