import { dayCell, dayOfCell, momentCell } from '@schema/export/sheet-date';
import { type CellValue, type ExportColumn, toCsv } from '@schema/export/table';
import { isCleanText } from '@schema/values/words/text';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import readSheet from 'read-excel-file/node';
import { describe, expect, test } from 'vitest';
import { toXlsx } from './export-table';

interface Row {
  readonly name: CellValue;
  readonly sum: CellValue;
}

const columns: ExportColumn<Row>[] = [
  { title: 'Клиент', value: ({ name }) => name },
  { title: 'Сумма', value: ({ sum }) => sum },
];

const csvRows = (text: string) => parse(text.slice(1), { delimiter: ';' }) as string[][];

describe('a table as CSV', () => {
  test('opens in Russian Excel: byte order mark, semicolons, decimal commas', () => {
    const text = toCsv(columns, [{ name: 'ООО «Ромашка»; склад', sum: 12600.5 }]);
    expect(text).toBe('\uFEFFКлиент;Сумма\r\n"ООО «Ромашка»; склад";12600,5\r\n');
  });

  test.each([
    ['=1+1', "'=1+1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['-2+3', "'-2+3"],
    ['+7 (916) 245-18-07', '+7 (916) 245-18-07'],
    ['+79162451807', '+79162451807'],
    ['+cmd', "'+cmd"],
  ])('neutralises formulas: %s: %s', (name, written) => {
    expect(csvRows(toCsv(columns, [{ name, sum: null }]))[1]).toEqual([written, '']);
  });

  test('round-trips every cell', () => {
    const separator = fc.constantFrom(
      '\n',
      '\r',
      '\r\n',
      ';',
      '"',
      '\t',
      '\u0085',
      '\u2028',
      '\u2029',
    );
    const name = fc
      .array(fc.oneof(separator, fc.string({ unit: 'binary', maxLength: 4 })))
      .map((parts) => parts.join(''))
      .filter((text) => !/^[=+\-@\t\r]/.test(text) && isCleanText(text));
    fc.assert(
      fc.property(fc.array(name), (names) => {
        const rows = names.map((one) => ({ name: one, sum: 1 }));
        expect(csvRows(toCsv(columns, rows)).slice(1)).toEqual(names.map((one) => [one, '1']));
      }),
    );
  });
});

describe('days and moments', () => {
  const moment = momentCell('2026-11-12T21:30:00Z', 'Europe/Moscow');

  test('are in company time, whatever the device’s zone', () => {
    expect(moment?.text).toBe('13.11.2026 00:30');
    expect(dayOfCell('2026-11-12T21:30:00Z', 'Europe/Moscow')?.text).toBe('13.11.2026');
    expect(momentCell(null, 'Europe/Moscow')).toBeNull();
    expect(dayOfCell('вчера', 'Europe/Moscow')).toBeNull();
  });

  test('are texts in CSV and dates in a workbook', async () => {
    const rows = [{ name: moment, sum: dayCell('2026-02-28') }];
    expect(csvRows(toCsv(columns, rows))[1]).toEqual(['13.11.2026 00:30', '28.02.2026']);
    const book = Buffer.from(await (await toXlsx(columns, rows)).arrayBuffer());
    const [sheet] = await readSheet(book);
    const [at, day] = sheet?.data[1] ?? [];
    // A sheet stores days, so a moment round-trips to within a millisecond.
    expect(Math.abs(Number(at) - Date.UTC(2026, 10, 13, 0, 30))).toBeLessThan(1000);
    expect(day).toEqual(new Date('2026-02-28T00:00:00Z'));
  });
});

test('a table as a workbook round-trips every cell', async () => {
  const rows = [
    { name: 'Иванов Иван', sum: 12600.5 },
    { name: '=1+1', sum: null },
  ];
  const book = Buffer.from(await (await toXlsx(columns, rows)).arrayBuffer());
  const [sheet] = await readSheet(book);
  expect(sheet?.data).toEqual([
    ['Клиент', 'Сумма'],
    ['Иванов Иван', 12600.5],
    ['=1+1', null],
  ]);
});
