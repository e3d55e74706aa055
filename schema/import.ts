import { BOOKING_FIELDS } from './fields/booking-fields';
import { CAR_FIELDS } from './fields/car-fields';
import { CUSTOMER_FIELDS } from './fields/customer-fields';

/** Shared by frontend and backend: kinds of sheets, fields of columns, outcomes of rows. */

export const IMPORT_KINDS = ['bookings', 'cars', 'customers', 'board', 'expenses'] as const;
/** `board`: a sheet laid out like the board, with cars as rows and days as columns. */
export type ImportKind = (typeof IMPORT_KINDS)[number];

const { totalPrice, notes, ...otherTerms } = BOOKING_FIELDS;
const { licensePlate, ...otherCarFields } = CAR_FIELDS;
const CUSTOMER_COLUMNS = Object.values(CUSTOMER_FIELDS).map((field) => field.import.name);

/** Fields a column may contain, in the order of the select. */
export const IMPORT_FIELDS = {
  cars: [
    licensePlate.import.name,
    'car',
    ...Object.values(otherCarFields).map((field) => field.import.name),
    'pricePerDay',
  ],
  customers: CUSTOMER_COLUMNS,
  bookings: [
    'car',
    'licensePlate',
    'brand',
    'model',
    ...CUSTOMER_COLUMNS,
    'startDate',
    'startTime',
    'endDate',
    'endTime',
    'period',
    'days',
    totalPrice.import.name,
    'pricePerDay',
    ...Object.values(otherTerms).map((term) => term.import.name),
    'paid',
    'depositHeld',
    'paidBy',
    'source',
    notes.import.name,
    'status',
    'created',
    'cancelled',
    'handedOver',
    'returned',
    'number',
  ],
  board: [],
  expenses: [
    'spentOn',
    'amount',
    'expenseKind',
    'licensePlate',
    'car',
    'till',
    'paidBy',
    'spentBy',
    'borneBy',
    notes.import.name,
  ],
} as const satisfies Record<ImportKind, readonly string[]>;

export type ImportField = (typeof IMPORT_FIELDS)[Exclude<ImportKind, 'board'>][number];

/** Fields that may be joined from several columns, in order: a name in three columns. */
export const JOINED_FIELDS: readonly ImportField[] = [
  'customer',
  'car',
  'notes',
  'description',
  'expenseKind',
  'spentBy',
];

/** Outcome of a row, problems first. */
export const IMPORT_FATES = [
  'refused',
  'incomplete',
  'repaired',
  'new',
  'same',
  'skipped',
] as const;
export type ImportFate = (typeof IMPORT_FATES)[number];

/** A preview reports the outcomes without writing; an import writes the rows. */
export const IMPORT_RUNS = ['preview', 'import'] as const;
export type ImportRun = (typeof IMPORT_RUNS)[number];

export const IMPORT_STATES = ['queued', 'running', 'done', 'failed'] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** Stages of a running job, in order; a preview writes nothing. */
export const IMPORT_STAGES = ['reading', 'judging', 'writing'] as const;
export type ImportStage = (typeof IMPORT_STAGES)[number];

/** Progress of a running job; 0 of 0: indeterminate. */
export interface ImportProgress {
  readonly stage: ImportStage;
  readonly done: number;
  readonly total: number;
}

/** Limits of an imported file. Not set by requirements.md: 200 cars make about 10,000 rows a year. */
export const IMPORT_LIMITS = {
  maxBytes: 10 * 1024 * 1024,
  rows: 20_000,
  columns: 200,
  /** Maximum unpacked size of a workbook (a ZIP archive), bytes. */
  unpackedBytes: 64 * 1024 * 1024,
} as const;

/** Accepted types of the file input. */
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

/** Order of day and month in numeric dates. */
export const IMPORT_DATE_ORDERS = ['dmy', 'mdy'] as const;
export type ImportDateOrder = (typeof IMPORT_DATE_ORDERS)[number];

export function isImportDateOrder(text: unknown): text is ImportDateOrder {
  return (IMPORT_DATE_ORDERS as readonly unknown[]).includes(text);
}

/** Values of a record that a row writes, in the order of the report. */
export const IMPORT_VALUES = [
  'spentOn',
  'car',
  'customer',
  'phone',
  'email',
  'start',
  'end',
  'price',
  'expenseKind',
  'method',
  'till',
  'borneBy',
  'deposit',
  'paid',
  'depositHeld',
  'status',
  'source',
  'year',
  'color',
  'pricePerDay',
  'notes',
] as const;
export type ImportValueName = (typeof IMPORT_VALUES)[number];

export interface ImportValue {
  readonly name: ImportValueName;
  /** Displayed text; '' when not written. */
  readonly text: string;
}

/** One row of the file and its outcome. */
export interface ImportRow {
  /** Row number as in the spreadsheet, from 1. */
  readonly row: number;
  readonly fate: ImportFate;
  /** One-line description of the row. */
  readonly title: string;
  /** Repairs, missing values and reasons of refusal. */
  readonly notes: readonly string[];
  /** Values to write, doubtful ones first; empty: none. */
  readonly values: readonly ImportValue[];
  /** Missing, repaired or assumed values. */
  readonly doubts: readonly ImportValueName[];
}

export type ImportCounts = Readonly<Record<ImportFate, number>>;

/** A column of the file and its recognised field; null: not imported. */
export interface ImportColumn {
  readonly title: string;
  readonly field: ImportField | null;
  /** Its first values, unparsed. */
  readonly samples: readonly string[];
}

/** Recognised kind and columns of a file, and the outcome of its import. */
export interface ImportPreview {
  readonly kind: ImportKind;
  readonly sheet: string;
  readonly sheets: readonly string[];
  readonly headerRow: number;
  readonly columns: readonly ImportColumn[];
  /** Assumptions made while reading the file. */
  readonly remarks: readonly string[];
  /** Dates fit both orders; the user is asked. */
  readonly asksDateOrder: boolean;
  /** Rows of the sheet, headings and empty ones included. */
  readonly sheetRows: number;
  /** Rows without a record: the headings, rows above them, and empty ones. */
  readonly leftOutRows: number;
  /** Reason why rows cannot be checked yet; null: none. */
  readonly problem: string | null;
  readonly rows: readonly ImportRow[];
  readonly counts: ImportCounts;
  /** Cars to add. */
  readonly newCars: number;
  readonly newCustomers: number;
  readonly newSources: readonly string[];
  /** Opening balances to record for existing bookings. */
  readonly newOpenings: number;
}
