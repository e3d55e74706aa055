import { deflateRawSync } from 'node:zlib';
import { Refusal } from '@backend/domain/refusal';
import { IMPORT_LIMITS } from '@schema/import';
import { MESSAGES } from '@schema/messages';
import { fileTooLarge } from '@schema/messages/files';
import { describe, expect, test } from 'vitest';
import writeExcelFile, { type Cell } from 'write-excel-file/universal';
import { packPlainly, unpack } from '../archive';
import { readSheetFile } from './read-sheet-file';

const { importing } = MESSAGES;

const book = async (rows: Cell[][]) =>
  Buffer.from(await (await writeExcelFile(rows).toBlob()).arrayBuffer());
const rowsOf = async (content: string | Uint8Array) => {
  const [sheet] = await readSheetFile(typeof content === 'string' ? Buffer.from(content) : content);
  return sheet?.rows;
};
const refusal = async (content: Uint8Array): Promise<readonly string[] | null> => {
  const error = await readSheetFile(content).then(
    () => null,
    (reason: unknown) => reason,
  );
  if (error !== null && !(error instanceof Refusal)) throw error;
  return error && [error.code, error.message];
};

/** The workbook with one part replaced. */
async function spoilt(name: string, spoil: (text: string) => string): Promise<Buffer> {
  const parts = await unpack(
    await book([
      [{ value: 'А' }, { value: 'Б' }],
      [{ value: 1 }, { value: 2 }],
    ]),
    {
      wanted: () => true,
      maxBytes: 1e6,
    },
  );
  parts.set(name, Buffer.from(spoil(parts.get(name)?.toString('utf8') ?? '')));
  return Buffer.from(packPlainly(parts));
}
const SHEET = 'xl/worksheets/sheet1.xml';

describe('a delimited text', () => {
  test.each([
    ['a;b\n1;2', 'semicolons'],
    ['a,b\n1,2', 'commas'],
    ['a\tb\n1\t2', 'tabs'],
    ['\uFEFFa;b\r\n1;2\r\n', 'with a mark'],
    ['sep=,\r\na,b\n1,2', 'with Excel’s own first line'],
    ['a;b\n1;"2"', 'quoted'],
  ])('%j is parsed: %s', async (text) => {
    expect((await rowsOf(text))?.slice(0, 2)).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
  });

  test('keeps decimal commas, quotes inside, line breaks and empty lines', async () => {
    const text = 'Имя;Сумма\n"ООО ""Ромашка""\nсклад";12,50\n;\nобод 17";3';
    expect(await rowsOf(text)).toEqual([
      ['Имя', 'Сумма'],
      ['ООО "Ромашка"\nсклад', '12,50'],
      [null, null],
      ['обод 17"', '3'],
    ]);
  });

  test('is decoded from windows-1251 and UTF-16', async () => {
    const cyrillic = Buffer.from([
      0xc8, 0xec, 0xff, 0x3b, 0xd1, 0xf3, 0xec, 0xec, 0xe0, 0x0a, 0x31, 0x3b, 0x32,
    ]);
    expect((await rowsOf(cyrillic))?.[0]).toEqual(['Имя', 'Сумма']);
    const wide = Buffer.concat([
      Buffer.from([0xff, 0xfe]),
      Buffer.from('Имя;Сумма\n1;2', 'utf16le'),
    ]);
    expect((await rowsOf(wide))?.[0]).toEqual(['Имя', 'Сумма']);
  });

  test('with an unclosed quote is parsed', async () => {
    expect(await rowsOf('a;b\n"1;2\n3;4')).toEqual([
      ['a', 'b'],
      ['"1', '2'],
      ['3', '4'],
    ]);
  });
});

describe('a workbook', () => {
  test('is read by cell; a date keeps its wall-clock value', async () => {
    const date = new Date('2026-11-15T10:30:00Z');
    const file = await book([
      [{ value: 'Дата' }, { value: 'Сумма' }, { value: 'Да' }],
      [{ value: date, format: 'dd.mm.yyyy hh:mm' }, { value: 12_600.5 }, { value: true }],
    ]);
    expect(await rowsOf(file)).toEqual([
      ['Дата', 'Сумма', 'Да'],
      [date, 12_600.5, true],
    ]);
  });

  test('returns merged cells', async () => {
    const file = await book([
      [{ value: 'А' }, { value: 'Б', columnSpan: 2 }, null, { value: 'В' }],
      [{ value: 1 }, { value: 2 }, { value: 3 }, { value: 4 }],
    ]);
    const [sheet] = await readSheetFile(file);
    expect(sheet?.merged).toEqual([{ top: 0, left: 1, bottom: 0, right: 2 }]);
  });
});

const HEAD =
  '<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">';
const TWO_CELLS = '<row r="1"><c r="A1"><v>1</v></c><c r="B1"><v>2</v></c></row>';
/** A workbook with this sheet XML. */
const bookWith = (sheetData: string, after = '') =>
  spoilt(SHEET, () => `${HEAD}<sheetData>${sheetData}</sheetData>${after}</worksheet>`);
const farCells = (count: number) =>
  Array.from(
    { length: count },
    (_, at) => `<row r="${at + 1}"><c r="XFD${at + 1}"><v>1</v></c></row>`,
  );

describe('a hostile workbook', () => {
  test.each<[string, () => Promise<Buffer>, string]>([
    [
      'sheets that never close',
      () => spoilt('xl/workbook.xml', (text) => text + '<sheet '.repeat(20_000)),
      importing.unreadable,
    ],
    ['elements in each other', () => bookWith('<a>'.repeat(100_000)), importing.unreadable],
    [
      'a million attributes',
      () => bookWith(`<row ${Array.from({ length: 1e5 }, (_, at) => `a${at}=""`).join(' ')}/>`),
      importing.unreadable,
    ],
    ['a million rows', () => bookWith('<row/>'.repeat(1_100_000)), importing.unreadable],
    [
      'a cell in the last row',
      () => bookWith(`${TWO_CELLS}<row r="1048576"><c r="A1048576"><v>1</v></c></row>`),
      importing.tooManyRows,
    ],
    [
      'cells in the last column of many rows',
      () => bookWith(farCells(5_000).join('')),
      importing.unpacksTooLarge,
    ],
    [
      'cells beyond the last column',
      () => bookWith('<row r="1"><c r="ZZZ1"><v>1</v></c></row>'),
      importing.unreadable,
    ],
    [
      'cells without an address beyond the last column',
      () => bookWith(`<row r="1">${'<c/>'.repeat(16_385)}</row>`),
      importing.unreadable,
    ],
    [
      'custom entities',
      () =>
        spoilt(SHEET, () =>
          [
            '<!DOCTYPE a [<!ENTITY b "bbbb"><!ENTITY c "&b;&b;&b;">]>',
            `${HEAD}<sheetData><row><c t="str"><v>&c;</v></c></row></sheetData></worksheet>`,
          ].join(''),
        ),
      importing.unreadable,
    ],
  ])('with %s is rejected', async (_name, content, message) => {
    expect((await refusal(await content()))?.[1]).toBe(message);
  });

  test('with very many empty cells is read without them', async () => {
    const row = (at: number) => `<row r="${at}">${'<c/>'.repeat(16_000)}<c><v>${at}</v></c></row>`;
    const file = await bookWith(
      TWO_CELLS + Array.from({ length: 8 }, (_, at) => row(at + 2)).join(''),
    );
    const [sheet] = await readSheetFile(file);
    expect(sheet?.rows.map((cells) => cells.slice(0, 2))).toEqual([
      [1, 2],
      ...Array.from({ length: 8 }, () => [null, null]),
    ]);
  });

  test('with too many merged cells is read without the excess', async () => {
    const file = await bookWith(
      TWO_CELLS,
      `<mergeCells>${'<mergeCell ref="A1:XFD1048576"/>'.repeat(30_000)}</mergeCells>`,
    );
    const [sheet] = await readSheetFile(file);
    expect(sheet?.rows).toEqual([[1, 2]]);
    expect(sheet?.merged).toHaveLength(20_000);
  });
});

describe('a hostile text', () => {
  const MANY = 1_000_000;
  test.each<[string, string, string]>([
    ['semicolons', ';'.repeat(MANY), importing.empty],
    ['quotes', '"'.repeat(MANY), importing.empty],
    ['empty lines', '\n'.repeat(MANY), importing.empty],
    ['one word', 'a'.repeat(MANY), importing.empty],
    ['quotes between semicolons', ';"'.repeat(MANY), importing.tooManyColumns],
    ['short rows', 'a;b\n'.repeat(MANY), importing.tooManyRows],
    ['long rows', `${'a;'.repeat(1000)}\n`.repeat(1000), importing.tooManyColumns],
  ])('of %s is rejected', async (_name, text, message) => {
    expect((await refusal(Buffer.from(text)))?.[1]).toBe(message);
  });
});

describe('an unsupported file', () => {
  const oleHead = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  test.each<[string, () => Promise<Uint8Array> | Uint8Array, string, string]>([
    [
      'a workbook before 2007',
      () => Buffer.concat([oleHead, Buffer.alloc(600)]),
      'UNSUPPORTED_MEDIA_TYPE',
      importing.oldWorkbook,
    ],
    [
      'a picture',
      () => Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 1, 2]),
      'UNSUPPORTED_MEDIA_TYPE',
      importing.notASheet,
    ],
    ['one word', () => Buffer.from('привет'), 'VALIDATION_FAILED', importing.empty],
    ['only spaces', () => Buffer.from(' ;\n ; '), 'VALIDATION_FAILED', importing.empty],
    [
      'an archive of something else',
      () => packPlainly(new Map([['a.xml', Buffer.from('<a/>')]])),
      'VALIDATION_FAILED',
      importing.unreadable,
    ],
    [
      'an archive cut short',
      async () => (await book([[{ value: 1 }, { value: 2 }]])).subarray(0, 900),
      'VALIDATION_FAILED',
      importing.unreadable,
    ],
    [
      'a workbook with broken XML',
      () => spoilt(SHEET, (text) => text.slice(0, -60)),
      'VALIDATION_FAILED',
      importing.unreadable,
    ],
    [
      'too many bytes',
      () => Buffer.alloc(IMPORT_LIMITS.maxBytes + 1, 'a'),
      'PAYLOAD_TOO_LARGE',
      fileTooLarge(IMPORT_LIMITS.maxBytes),
    ],
    [
      'too many rows',
      () => Buffer.from('a;b\n'.repeat(IMPORT_LIMITS.rows + 1)),
      'VALIDATION_FAILED',
      importing.tooManyRows,
    ],
    [
      'too many columns',
      () => Buffer.from(`${'a;'.repeat(IMPORT_LIMITS.columns)}a\n1;2`),
      'VALIDATION_FAILED',
      importing.tooManyColumns,
    ],
  ])('is rejected with a message: %s', async (_name, content, code, message) => {
    expect(await refusal(await content())).toEqual([code, message]);
  });

  test('is rejected: an archive that unpacks to a hundred times its size', async () => {
    // Half a megabyte that claims to be small and unpacks to 200.
    const packed = deflateRawSync(Buffer.alloc(200_000_000, 32));
    const file = Buffer.from(packPlainly(new Map([['xl/workbook.xml', packed]])));
    for (const signature of [0x04034b50, 0x02014b50]) {
      const mark = Buffer.alloc(4);
      mark.writeUInt32LE(signature);
      const at = file.indexOf(mark);
      file.writeUInt16LE(8, at + (signature === 0x04034b50 ? 8 : 10));
    }
    expect(await refusal(file)).toEqual(['PAYLOAD_TOO_LARGE', importing.unpacksTooLarge]);
  });

  test('is rejected: cells that claim positions beyond the limits', async () => {
    const far = await spoilt(SHEET, (text) => text.replace(/<row r="2"/, '<row r="9999999999"'));
    expect(await refusal(far)).toEqual(['VALIDATION_FAILED', importing.unreadable]);
    // The next file is read normally.
    expect(await rowsOf(await book([[{ value: 'А' }, { value: 'Б' }]]))).toEqual([['А', 'Б']]);
  });
});
