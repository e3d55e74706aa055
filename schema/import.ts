/** What both sides of an import agree on: kinds of sheets, meanings of columns, fates of rows. */

export const IMPORT_KINDS = ['bookings', 'cars', 'customers', 'board'] as const;
/** `board`: a sheet shaped like the board, cars down, days across. */
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** What a column may hold, in the order in which the choice offers it. */
export const IMPORT_FIELDS = {
  cars: [
    'licensePlate',
    'car',
    'brand',
    'model',
    'year',
    'color',
    'deposit',
    'pricePerDay',
    'description',
  ],
  customers: ['customer', 'phone', 'email'],
  bookings: [
    'car',
    'licensePlate',
    'brand',
    'model',
    'customer',
    'phone',
    'email',
    'startDate',
    'startTime',
    'endDate',
    'endTime',
    'period',
    'days',
    'total',
    'pricePerDay',
    'deposit',
    'depositComment',
    'source',
    'notes',
    'status',
    'created',
    'cancelled',
    'handedOver',
    'returned',
    'number',
  ],
  board: [],
} as const satisfies Record<ImportKind, readonly string[]>;

export type ImportField = (typeof IMPORT_FIELDS)[Exclude<ImportKind, 'board'>][number];

/** Fields that several columns may make up together, in their order: a name in three columns. */
export const JOINED_FIELDS: readonly ImportField[] = ['customer', 'car', 'notes', 'description'];

/** What becomes of a row, problems first. */
export const IMPORT_FATES = [
  'refused',
  'incomplete',
  'repaired',
  'new',
  'same',
  'skipped',
] as const;
export type ImportFate = (typeof IMPORT_FATES)[number];

/** A preview says what would become of the rows; an import writes them. */
export const IMPORT_RUNS = ['preview', 'import'] as const;
export type ImportRun = (typeof IMPORT_RUNS)[number];

export const IMPORT_STATES = ['queued', 'running', 'done', 'failed'] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** What a running job is at, in this order; a preview writes nothing. */
export const IMPORT_STAGES = ['reading', 'judging', 'writing'] as const;
export type ImportStage = (typeof IMPORT_STAGES)[number];

/** How far a running job is; 0 of 0: it cannot be counted. */
export interface ImportProgress {
  readonly stage: ImportStage;
  readonly done: number;
  readonly total: number;
}

/** How large a file may be. Decided here: a company of 200 cars fills some 10,000 rows in a year. */
export const IMPORT_LIMITS = {
  maxBytes: 10 * 1024 * 1024,
  rows: 20_000,
  columns: 200,
  /** A workbook is an archive: what it may hold unpacked, bytes. */
  unpackedBytes: 64 * 1024 * 1024,
} as const;

/** What a file input offers. */
export const IMPORT_ACCEPT =
  '.xlsx,.csv,.tsv,.txt,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export function isImportKind(text: unknown): text is ImportKind {
  return (IMPORT_KINDS as readonly unknown[]).includes(text);
}

export function isImportRun(text: unknown): text is ImportRun {
  return (IMPORT_RUNS as readonly unknown[]).includes(text);
}

export function isImportField(kind: ImportKind, text: unknown): text is ImportField {
  return (IMPORT_FIELDS[kind] as readonly unknown[]).includes(text);
}

/** One row of the file and what becomes of it. */
export interface ImportRow {
  /** As a spreadsheet numbers it, from 1. */
  readonly row: number;
  readonly fate: ImportFate;
  /** What the row is, in one line. */
  readonly title: string;
  /** What was repaired, what is missing, why it is refused. */
  readonly notes: readonly string[];
}

export type ImportCounts = Readonly<Record<ImportFate, number>>;

/** A column of the file and what it was taken for; null: it is not carried over. */
export interface ImportColumn {
  readonly title: string;
  readonly field: ImportField | null;
  /** Its first values as they stand. */
  readonly samples: readonly string[];
}

/** What a file was taken for and what importing it would do. */
export interface ImportPreview {
  readonly kind: ImportKind;
  readonly sheet: string;
  readonly sheets: readonly string[];
  readonly headerRow: number;
  readonly columns: readonly ImportColumn[];
  /** Why no row can be judged yet; null: they are. */
  readonly problem: string | null;
  readonly rows: readonly ImportRow[];
  readonly counts: ImportCounts;
  /** Cars that would be added to the fleet. */
  readonly newCars: number;
  readonly newCustomers: number;
  readonly newSources: readonly string[];
}
