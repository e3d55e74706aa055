import { addDays, formatDay } from '@schema/values/time/calendar';
import { zipSync } from 'fflate';

/** Import files of the maximum size, and hostile files. */

const CARS = 200;
/** 2020: far from the dates of other tests. */
const FIRST_DAY = '2020-01-01';
const NOBODY_ELSE = 1_000_000;

export const importPlate = (car: number) => `А${100 + car}ВС77`;
export const IMPORT_PLATES = Array.from({ length: CARS }, (_, car) => importPlate(car));

const TITLES = [
  'Авто',
  'Клиент',
  'Телефон',
  'Выдача',
  'Возврат',
  'Сумма',
  'Источник',
  'Комментарий',
];

/** Rows of new bookings that do not overlap, each of another customer. */
function bookingRows(count: number, notes: string): string[][] {
  return Array.from({ length: count }, (_, at) => {
    const start = addDays(FIRST_DAY, Math.floor(at / CARS) * 3);
    return [
      importPlate(at % CARS),
      `Иванов Иван ${at}`,
      `8916${NOBODY_ELSE + at}`,
      `${formatDay(start)} 10:00`,
      `${formatDay(addDays(start, 2))} 18:00`,
      '12 600',
      'Авито',
      `${notes} ${at}`,
    ];
  });
}

/** A delimited text; `notes` makes its rows longer. */
export function makeBookingsCsv(rows: number, notes = 'детское кресло'): Buffer {
  const lines = [TITLES, ...bookingRows(rows, notes)].map((cells) => cells.join(';'));
  return Buffer.from(lines.join('\n'));
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';

interface BookParts {
  /** The content of `sheetData`. */
  readonly rows: string;
  /** XML after it. */
  readonly after?: string;
  /** XML after the only sheet in the list of sheets. */
  readonly sheets?: string;
}

/** A minimal workbook. */
function rawXlsx({ rows, after = '', sheets = '' }: BookParts): Buffer {
  const parts = {
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Лист" sheetId="1" r:id="rId1"/>${sheets}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData>${after}</worksheet>`,
  };
  const bytes = Object.entries(parts).map(([name, text]) => [name, Buffer.from(text)] as const);
  return Buffer.from(zipSync(Object.fromEntries(bytes), { level: 1 }));
}

const columnName = (at: number) =>
  (at >= 26 ? String.fromCharCode(64 + Math.floor(at / 26)) : '') +
  String.fromCharCode(65 + (at % 26));

/** Bookings in a sheet that unpacks to just under 64 MB: 20,000 rows, 50 extra columns. */
export function wideXlsx(rows: number): Buffer {
  const fill = 'ы'.repeat(8);
  const width = 50;
  const lines = [TITLES, ...bookingRows(rows, 'детское кресло')].map((cells, row) => {
    const all = [...cells, ...Array.from({ length: width }, () => (row === 0 ? '' : fill))];
    const written = all.map((text, at) =>
      text === '' ? '' : `<c r="${columnName(at)}${row + 1}" t="str"><v>${text}</v></c>`,
    );
    return `<row r="${row + 1}">${written.join('')}</row>`;
  });
  return rawXlsx({ rows: lines.join('') });
}

/**
 * A quarter of the largest size, at which quadratic cost is still visible. IMPORT_SIZE=1: the
 * largest.
 */
export const SIZE = Number(process.env.IMPORT_SIZE ?? 1 / 4);
const times = (text: string, most: number) => text.repeat(most * SIZE);

const TWO = '<row r="1"><c r="A1"><v>1</v></c><c r="B1"><v>2</v></c></row>';
const MB = 1024 * 1024;

/** Every kind of file that could block the process. */
export const HOSTILE_FILES: readonly (readonly [name: string, make: () => Buffer])[] = [
  ['sheets that never close', () => rawXlsx({ rows: TWO, sheets: times('<sheet ', 40_000) })],
  ['elements in each other', () => rawXlsx({ rows: times('<a>', 15e6) })],
  ['a million rows', () => rawXlsx({ rows: times('<row/>', 9e6) })],
  ['a million cells in a row', () => rawXlsx({ rows: `<row r="1">${times('<c/>', 14e6)}</row>` })],
  [
    'empty cells in whole rows',
    () => rawXlsx({ rows: times(`<row>${'<c/>'.repeat(16_384)}</row>`, 480) }),
  ],
  [
    'a cell in the last row and column',
    () => rawXlsx({ rows: `${TWO}<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>` }),
  ],
  [
    'a million merges',
    () =>
      rawXlsx({
        rows: TWO,
        after: `<mergeCells>${times('<mergeCell ref="A1:XFD1048576"/>', 1e6)}</mergeCells>`,
      }),
  ],
  ['a bomb of 200 MB', () => rawXlsx({ rows: ' '.repeat(200 * MB) })],
  ['semicolons', () => Buffer.alloc(10 * MB * SIZE, ';')],
  ['quotes', () => Buffer.alloc(10 * MB * SIZE, '"')],
  ['quotes and semicolons', () => Buffer.alloc(10 * MB * SIZE, ';"')],
  ['one word', () => Buffer.alloc(10 * MB * SIZE, 'a')],
  ['empty lines', () => Buffer.alloc(10 * MB * SIZE, '\n')],
];
