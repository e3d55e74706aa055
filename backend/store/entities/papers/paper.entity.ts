import { document, instant } from '@backend/store/sql/columns';
import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { type PaperKind, paperNumber } from '@schema/values/papers/paper-kinds';
import type { PaperTerms } from '@schema/values/papers/paper-terms';
import { foldForSearch } from '@schema/values/words/search';
import { Booking } from '../booking.entity';
import { Customer } from '../customer.entity';
import { HandoverSheet } from '../handover/handover-sheet.entity';

/** Folded here because SQLite folds only Latin letters. */
const searchTextOf = (paper: {
  kind: PaperKind;
  year: number;
  number: number;
  customerName: string;
  carTitle: string;
}) =>
  foldForSearch(
    [paperNumber(paper.kind, paper.year, paper.number), paper.customerName, paper.carTitle].join(
      '\n',
    ),
  );

/**
 * A document issued for a rental; its file is never replaced and its row never deleted, so the
 * numbers of a kind and year have no gap. `terms` and `words` are what was printed, without personal
 * data once the file was deleted.
 */
export const Paper = defineEntity({
  name: 'Paper',
  tableName: 'papers',
  properties: {
    id: p.integer().primary().autoincrement(),
    kind: p.text().$type<PaperKind>(),
    /** Of the company's time zone. */
    year: p.integer(),
    /** From 1 for each kind and year. */
    number: p.integer(),
    booking: () =>
      p
        .manyToOne(Booking)
        .ref()
        .nullable()
        .deleteRule('set null')
        .updateRule('no action')
        .index('papers_booking_id_index'),
    customer: () =>
      p
        .manyToOne(Customer)
        .ref()
        .nullable()
        .deleteRule('set null')
        .updateRule('no action')
        .index('papers_customer_id_index'),
    sheet: () =>
      p
        .manyToOne(HandoverSheet)
        .ref()
        .nullable()
        .deleteRule('set null')
        .updateRule('no action')
        .index('papers_sheet_id_index'),
    /** As in the document. */
    customerName: p.text(),
    carTitle: p.text(),
    /** Computed by the store. */
    searchText: p.text().onCreate(searchTextOf).onUpdate(searchTextOf),
    terms: document<PaperTerms>(),
    /** The texts of its tags. */
    words: document<Readonly<Record<string, unknown>>>(),
    /** Tags printed as a line. */
    missing: document<readonly string[]>(),
    fileKey: p.text().unique('papers_file_key_unique'),
    /** Bytes. */
    fileSize: p.integer(),
    sha256: p.text(),
    /** When its file and personal data were deleted, after the years that the company keeps them. */
    fileDeletedAt: instant().nullable(),
    userId: p.integer(),
    userLogin: p.text(),
    issuedAt: instant().index('papers_issued_at_index'),
    voidedAt: instant().nullable(),
    voidedByLogin: p.text().nullable(),
    voidReason: p.text().nullable(),
  },
  uniques: [{ name: 'papers_number_unique', properties: ['year', 'kind', 'number'] }],
});

export type Paper = InferEntity<typeof Paper>;
