import type { Em } from '@backend/store/em';
import { prepared, type Slots } from '@backend/store/sql/prepared-read';
import { readCount, readInstant } from '@backend/store/sql/read-as';
import { allOf, EVERY, part, type SqlPart, singleValue } from '@backend/store/sql/sql-part';
import { columnsOf } from '@backend/store/sql/tables';
import { reading } from '@backend/store/sql/typed-read';
import { displayName, lookOf } from '@schema/values/fleet/car-title';
import type { SheetFinding, SheetSide } from '@schema/values/handover/sheet';
import { foundSheets } from '../bookings/booking-search-sql';

const s = columnsOf<'handover_sheets'>('s');
const d = columnsOf<'car_damages'>('d');

interface ListedSheetsQuestion {
  /** By the customer or the inspected car; '': all. */
  readonly search: string;
  /** Null: every car. */
  readonly carId: number | null;
  readonly side: SheetSide | null;
  readonly finding: SheetFinding | null;
  /** Sheets of moments from `from`, before `until`; null: unbounded. */
  readonly from: Date | null;
  readonly until: Date | null;
  readonly window: { readonly limit: number; readonly offset: number };
}

const FINDINGS: Readonly<Record<SheetFinding, SqlPart>> = {
  damages: part(
    `exists (select 1 from car_damages d where ${d('sheet_id')} = ${s('id')} and ${d('withdrawn_at')} is null)`,
  ),
  unsigned: part(`${s('signature_way')} = 'absent'`),
};

const rowsOfPage = prepared((em, { where, limits }: Slots<{ where: SqlPart; limits: SqlPart }>) =>
  reading(em)
    .selectFrom('handover_sheets as s')
    .innerJoin('cars as k', 'k.id', 's.car_id')
    .innerJoin('bookings as b', 'b.id', 's.booking_id')
    .leftJoin('customers as c', 'c.id', 'b.customer_id')
    .select(({ ref, selectFrom, fn }) => [
      's.id',
      's.booking_id as bookingId',
      's.side',
      's.supplements_id as supplementsId',
      readInstant(ref('s.at')).as('at'),
      'c.full_name as fullName',
      's.km',
      's.fuel',
      's.signature_way as signatureWay',
      's.user_login as userLogin',
      's.car_id as carId',
      'k.brand',
      'k.model',
      'k.license_plate as licensePlate',
      'k.color',
      'k.year',
      readCount(
        singleValue(
          selectFrom('car_damages as d')
            .select(fn.countAll().as('damages'))
            .whereRef('d.sheet_id', '=', 's.id')
            .where('d.withdrawn_at', 'is', null),
        ),
      ).as('damageCount'),
      readCount(
        singleValue(
          selectFrom('sheet_photos as p')
            .select(fn.countAll().as('photos'))
            .whereRef('p.sheet_client_id', '=', 's.client_id'),
        ),
      ).as('photoCount'),
    ])
    .where(where)
    .modifyEnd(limits),
);

const countWhere = prepared((em, { where }: Slots<{ where: SqlPart }>) =>
  reading(em)
    .selectFrom('handover_sheets as s')
    .select(({ fn }) => readCount(fn.countAll()).as('total'))
    .where(where),
);

/** One page of handover sheets with their number, the latest first: two statements. */
export async function loadListedSheets(em: Em, question: ListedSheetsQuestion) {
  const { search, carId, side, finding, from, until, window } = question;
  const where = allOf(
    foundSheets(em, search),
    carId === null ? EVERY : part(`${s('car_id')} = ?`, [carId]),
    side ? part(`${s('side')} = ?`, [side]) : EVERY,
    finding ? FINDINGS[finding] : EVERY,
    from ? part(`${s('at')} >= ?`, [from]) : EVERY,
    until ? part(`${s('at')} < ?`, [until]) : EVERY,
  );
  const limits = part(`order by ${s('at')} desc, ${s('id')} desc limit ? offset ?`, [
    window.limit,
    window.offset,
  ]);
  const [rows, [count]] = await Promise.all([
    rowsOfPage(em, { where, limits }),
    countWhere(em, { where }),
  ]);
  const items = rows.map(({ supplementsId, fullName, brand, model, color, year, ...row }) => ({
    ...row,
    ...lookOf({ color, year }),
    carTitle: displayName({ brand, model, licensePlate: row.licensePlate }),
    customerName: fullName ?? '',
    isSupplement: supplementsId !== null,
  }));
  return { items, total: count?.total ?? 0 };
}
