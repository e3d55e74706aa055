import type { Em } from '@backend/store/em';
import { prepared, type Slots } from '@backend/store/sql/prepared-read';
import { readCount, readInstant } from '@backend/store/sql/read-as';
import { allOf, EVERY, holds, part, type SqlPart } from '@backend/store/sql/sql-part';
import { columnsOf } from '@backend/store/sql/tables';
import { reading } from '@backend/store/sql/typed-read';
import { type PaperKind, paperNumber } from '@schema/values/papers/paper-kinds';
import { paperQuery } from '@schema/values/papers/paper-query';

const p = columnsOf<'papers'>('p');

interface ListedPapersQuestion {
  /** Words of the kind, the number, the customer and the car (`paperQuery`); '': all. */
  readonly search: string;
  readonly kind: PaperKind | null;
  /** The customer named in the document; null: any. */
  readonly customerId: number | null;
  readonly window: { readonly limit: number; readonly offset: number };
}

const rowsOfPage = prepared((em, { where, limits }: Slots<{ where: SqlPart; limits: SqlPart }>) =>
  reading(em)
    .selectFrom('papers as p')
    .select(({ ref }) => [
      'p.id',
      'p.kind',
      'p.year',
      'p.number',
      'p.booking_id as bookingId',
      'p.car_title as carTitle',
      'p.customer_name as customerName',
      readInstant(ref('p.issued_at')).as('issuedAt'),
      'p.user_login as userLogin',
      readInstant(ref('p.voided_at')).as('voidedAt'),
      readInstant(ref('p.file_deleted_at')).as('fileDeletedAt'),
    ])
    .where(where)
    .modifyEnd(limits),
);

const countWhere = prepared((em, { where }: Slots<{ where: SqlPart }>) =>
  reading(em)
    .selectFrom('papers as p')
    .select(({ fn }) => readCount(fn.countAll()).as('total'))
    .where(where),
);

const ofKinds = (kinds: readonly PaperKind[] | null): SqlPart =>
  kinds ? part(`${p('kind')} in (${kinds.map(() => '?').join(', ')})`, kinds) : EVERY;

/** One page of documents with their number, the latest first: two statements. */
export async function loadListedPapers(
  em: Em,
  { search, kind, customerId, window }: ListedPapersQuestion,
) {
  const meant = paperQuery(search);
  const where = allOf(
    ...meant.words.map((word) => holds(em, p('search_text'), word)),
    ofKinds(meant.kinds),
    ofKinds(kind && [kind]),
    customerId === null ? EVERY : part(`${p('customer_id')} = ?`, [customerId]),
  );
  const limits = part(`order by ${p('issued_at')} desc, ${p('id')} desc limit ? offset ?`, [
    window.limit,
    window.offset,
  ]);
  const [rows, [count]] = await Promise.all([
    rowsOfPage(em, { where, limits }),
    countWhere(em, { where }),
  ]);
  const items = rows.map(({ year, number, ...row }) => ({
    ...row,
    number: paperNumber(row.kind, year, number),
  }));
  return { items, total: count?.total ?? 0 };
}
