import { readTable } from '@backend/domain/import/columns/read-table';
import type { ImportOccasion, Known } from '@backend/domain/import/plan/import-plan';
import { leftOutRows, planImport } from '@backend/domain/import/plan/plan-import';
import { readSheetFile } from '@backend/uploads/sheet/read-sheet-file';
import type { ImportDateOrder, ImportRow } from '@schema/import';
import { LIVE_STATUS, NO_VALUE } from '@schema/texts/files/import-values';
import { WHOLE_YEAR } from '@schema/values/fleet/tariff';
import { kopecks } from '@schema/values/money/money';

const ZONE = 'Europe/Moscow';
const TODAY = '2026-11-21';
const OCCASION: ImportOccasion = {
  now: new Date('2026-11-21T09:00:00Z'),
  today: TODAY,
  zone: ZONE,
  requireReturnMark: false,
  createCars: false,
};
const PLATES = ['А108АА77', 'А109АА77', 'А110АА77', 'А111АА77', 'А112АА77', 'А108АА199'];
const TARIFF = {
  ...WHOLE_YEAR,
  id: 1,
  name: 'Основной',
  sortOrder: 0,
  tariffs: [{ minDays: 1, pricePerDay: kopecks(111_100) }],
};
/** The fleet of the files, with a tariff, so that a tariff price is visible. */
const KNOWN: Known = {
  cars: PLATES.map((licensePlate, at) => ({ id: at + 1, brand: 'Kia', model: 'K5', licensePlate })),
  customers: [],
  sources: [],
  bookings: [],
  claims: new Map(),
  spending: null,
  moneySince: null,
  tariffs: new Map(PLATES.map((_, at) => [at + 1, [TARIFF]])),
};

/** The plan of a file: kind, remarks, and one line for each row. */
export interface SheetPlan {
  readonly kind: string;
  readonly remarks: readonly string[];
  readonly rows: readonly string[];
  readonly sheetRows: number;
  readonly leftOut: number;
}

/** '2 new: А108АА77 | Иванов | …; remarks after '!'. */
function line({ row, fate, title, values, notes }: ImportRow): string {
  const written = values
    .filter(({ name, text }) => name !== 'notes' && text !== LIVE_STATUS)
    .map(({ name, text }) => `${name} ${text.replace('Kia K5 ', '') || NO_VALUE}`);
  const what = written.length > 0 ? written.join(' | ') : title;
  return [`${row} ${fate}: ${what}`, ...notes].join(' ! ');
}

export async function planOfFile(
  content: Uint8Array,
  known: Partial<Known> = {},
  dateOrder: ImportDateOrder | null = null,
): Promise<SheetPlan> {
  const tables = await readSheetFile(content);
  const read = readTable(tables, { dateOrder }, { zone: ZONE, near: TODAY });
  const { rows } = planImport(read, { ...KNOWN, ...known }, OCCASION);
  return {
    kind: read.kind,
    remarks: read.remarks,
    rows: [...rows].sort((a, b) => a.row - b.row).map(line),
    sheetRows: read.table.rows.length,
    leftOut: leftOutRows(read, rows),
  };
}
