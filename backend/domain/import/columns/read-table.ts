import { validationFailed } from '@backend/domain/refusal';
import {
  type ImportColumn,
  type ImportField,
  type ImportKind,
  isImportField,
  JOINED_FIELDS,
} from '@schema/import';
import { MESSAGES } from '@schema/messages';
import {
  IMPORT_REMARKS,
  rowsHidden,
  sheetIsHidden,
  sheetsHidden,
} from '@schema/texts/files/import-remarks';
import { type BoardHeader, findBoardDays } from '../board-sheet/board-days';
import type { SheetTable } from '../cells/cells';
import type { DateOrder, DayRules } from '../cells/read-day';
import { type ColumnRules, columnRules, NO_RULES } from './column-rules';
import { columnsOf, guessColumns, type TableBody } from './guess-columns';
import { isCashBook } from './guess-expenses';
import { bodyOf, findHeader, guessRowKind } from './guess-table';

const { importing } = MESSAGES;

/** The user's settings for a file; absent ones are guessed. */
interface ImportSettings {
  readonly kind?: ImportKind | null;
  readonly sheet?: string | null;
  /** Row number of the headings as in a spreadsheet; 0: none. */
  readonly headerRow?: number | null;
  /** Meaning of each column in order; null or '': not imported. */
  readonly columns?: readonly (string | null)[] | null;
  /** Order of day and month in numeric dates. */
  readonly dateOrder?: DateOrder | null;
}

/** A parsed table; unknown columns have no meaning. */
export interface ReadTable {
  readonly sheet: string;
  readonly kind: ImportKind;
  /** Row number as in a spreadsheet; 0: none. */
  readonly headerRow: number;
  readonly columns: readonly ImportColumn[];
  readonly fields: readonly (ImportField | null)[];
  readonly body: TableBody;
  readonly rules: ColumnRules;
  /** Money received beside expenses. */
  readonly isCashBook: boolean;
  /** By the user. */
  readonly isKindChosen: boolean;
  /** Notes on the file: assumptions made while reading it. */
  readonly remarks: readonly string[];
  readonly table: SheetTable;
  /** For a sheet laid out like the board. */
  readonly board: BoardHeader | null;
}

function chosenFields(
  columns: readonly (string | null)[],
  kind: ImportKind,
  width: number,
): (ImportField | null)[] {
  const fields = Array.from({ length: width }, (_, at) => {
    const field = columns[at] || null;
    if (field === null) return null;
    if (!isImportField(kind, field)) throw validationFailed({ columns: importing.columnsInvalid });
    return field;
  });
  const single = fields.filter((field) => field !== null && !JOINED_FIELDS.includes(field));
  if (columns.length > width) throw validationFailed({ columns: importing.columnsInvalid });
  if (new Set(single).size < single.length) {
    throw validationFailed({ columns: importing.columnTwice });
  }
  return fields;
}

/** Score of a sheet; the best sheet is used unless the user chose one. */
function surety(table: SheetTable, rules: DayRules): number {
  const board = findBoardDays(table, rules);
  if (board) return board.days.length;
  const body = bodyOf(table, findHeader(table.rows, null));
  const known = guessColumns(body, guessRowKind(body)).filter((field) => field !== null);
  return body.rows.length > 0 ? known.length : 0;
}

function chosenSheet(
  tables: readonly SheetTable[],
  name: string | null | undefined,
  rules: DayRules,
): SheetTable {
  if (name) {
    const sheet = tables.find((table) => table.name === name);
    if (!sheet) throw validationFailed({ sheet: importing.sheetNotFound });
    return sheet;
  }
  const visible = tables.filter(({ isHidden }) => !isHidden);
  const best = (visible.length > 0 ? visible : tables)
    .map((table) => ({ table, sure: surety(table, rules) }))
    .sort((a, b) => b.sure - a.sure)[0];
  if (!best) throw validationFailed({ file: importing.empty });
  return best.table;
}

/**
 * Parses one table of a file: the sheet, its kind, the header row and the meaning of each column;
 * the user's settings take precedence over every guess. Refuses with VALIDATION_FAILED a setting
 * that does not fit the file.
 */
export function readTable(
  tables: readonly SheetTable[],
  settings: ImportSettings,
  rules: DayRules,
): ReadTable {
  const table = chosenSheet(tables, settings.sheet, rules);
  const { rows, name: sheet } = table;
  const wantsBoard = settings.kind === 'board' || !settings.kind;
  const board = wantsBoard ? findBoardDays(table, rules) : null;
  if (settings.kind === 'board' && !board) throw validationFailed({ kind: importing.noDays });
  const given = settings.headerRow;
  if (given != null && (given < 0 || given > rows.length || !Number.isInteger(given))) {
    throw validationFailed({ headerRow: importing.headerInvalid });
  }
  if (board) {
    const body: TableBody = { titles: [], rows: rows.slice(board.row + 1) };
    const headerRow = board.row + 1;
    const remarks = remarksOn(table, tables);
    return {
      sheet,
      kind: 'board',
      headerRow,
      columns: [],
      fields: [],
      body,
      table,
      board,
      remarks,
      rules: NO_RULES,
      isCashBook: false,
      isKindChosen: settings.kind === 'board',
    };
  }
  const header = given == null ? findHeader(rows, settings.kind ?? null) : given - 1;
  const body = bodyOf(table, header);
  const kind = settings.kind ?? guessRowKind(body);
  const { columns: chosen } = settings;
  const fields = chosen ? chosenFields(chosen, kind, body.titles.length) : guessColumns(body, kind);
  const own = columnRules(body, fields, settings.dateOrder ?? null);
  return {
    sheet,
    kind,
    headerRow: header + 1,
    columns: columnsOf(body, fields),
    fields,
    body,
    rules: own,
    isCashBook: isCashBook(body),
    isKindChosen: Boolean(settings.kind),
    remarks: [...remarksOn(table, tables), ...orderRemarks(own)],
    table,
    board: null,
  };
}

function remarksOn(table: SheetTable, tables: readonly SheetTable[]): string[] {
  const { name, isHidden = false, hiddenRows, remarks = [] } = table;
  const hidden = tables.filter((one) => one.isHidden && one !== table);
  return [
    ...remarks,
    ...(isHidden ? [sheetIsHidden(name)] : []),
    ...(hidden.length > 0 ? [sheetsHidden(hidden.map((one) => one.name))] : []),
    ...(hiddenRows?.size ? [rowsHidden(hiddenRows.size)] : []),
  ];
}

const SIGN_REMARKS = {
  minus: [IMPORT_REMARKS.minus],
  mixed: [IMPORT_REMARKS.mixedSigns],
  plus: [],
} as const;

const orderRemarks = ({ orders, open, signs }: ColumnRules): string[] => [
  ...SIGN_REMARKS[signs],
  ...(open.size > 0 ? [IMPORT_REMARKS.datesAsked] : []),
  ...([...orders.values()].includes('mixed') ? [IMPORT_REMARKS.datesMixed] : []),
];
