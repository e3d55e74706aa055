import fc from 'fast-check';
import { expect, test } from 'vitest';
import { planOfFile } from '../testing/sheet-plan';

const HEADS = 'Госномер;Клиент;Телефон;Выдача;Возврат;Сумма';

/** A line of a file by its index, which makes every phone and day unique. */
type Line = (place: number) => string;
const two = (number: number) => String(number).padStart(2, '0');
const record =
  (name: string): Line =>
  (place) =>
    `А108АА77;${name};891611${10_000 + place};${two((place % 28) + 1)}.12.2026;${two((place % 28) + 1)}.12.2026;9000`;

const line: fc.Arbitrary<Line> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .constantFrom('Иванов', '"Иванов', 'Иванов"', 'ООО "Рога"', '"Петров"', '""', '"', "О'Нил")
      .map(record),
  },
  {
    weight: 3,
    arbitrary: fc
      .constantFrom(
        '',
        ';;;;;',
        'Декабрь 2026',
        'Январь 2027 г.;;;;;',
        'Итого;;;;;9000',
        'Подпись ______',
        'Директор;Петрова;;;;',
        HEADS,
        ';;;;;17000',
        'не данные',
      )
      .map((text) => () => text),
  },
);
const newLine = fc.constantFrom('\n', '\r\n', '\r');

test('the rows of the report and the lines without a record add up to the lines of any file', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(line, newLine), { maxLength: 40 }), async (lines) => {
      const body = lines.map(([one, end], place) => one(place) + end).join('');
      const { rows, leftOut, sheetRows } = await planOfFile(Buffer.from(`${HEADS}\n${body}`));
      const physical = `${HEADS}\n${body}`.split(/\r\n|\n|\r/);
      if (physical.at(-1) === '') physical.pop();
      expect(sheetRows).toBe(physical.length);
      expect(rows.length + leftOut).toBe(physical.length);
      const blank = physical.filter((text) => /^[;\s"]*$/.test(text)).length;
      // The heading is one of the lines without a record.
      expect(leftOut).toBeLessThanOrEqual(blank + 1);
    }),
    { numRuns: 60 },
  );
});
