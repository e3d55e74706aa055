import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runPaper } from './run-paper';
import { paragraph, run, textOf, wordFile } from './testing/word-file';

const TEMPLATE = wordFile(
  paragraph(run('[{значение}]', '<w:b/>')) +
    paragraph(run('{#строки}')) +
    paragraph(run('<{значение}> {снаружи}'.replaceAll('<', '&lt;'))) +
    paragraph(run('{/строки}')),
  { sides: { footer: paragraph(run('{значение}')) } },
);

const SPECIAL = fc.constantFrom(
  ...'<>&"\'{}#/^@\n\r\t\u0000\u000b\u001f\ufffe\ud800\udc00😀אبЁ$',
  '$&',
  '{значение}',
  ']]>',
  '&amp;',
);
const VALUE = fc
  .array(fc.oneof(SPECIAL, fc.string({ unit: 'binary' })), { maxLength: 12 })
  .map((parts) => parts.join(''));

/** XML has neither control characters nor halves of surrogate pairs. */
const shown = (value: string) =>
  [...value.replace(/\r\n?/g, '\n').toWellFormed()]
    .filter((character) => {
      const code = character.codePointAt(0) ?? 0;
      return (code >= 32 || '\t\n'.includes(character)) && code !== 0xfffe && code !== 0xffff;
    })
    .join('');

test('any values give a well-formed document with exactly their text', async () => {
  await fc.assert(
    fc.asyncProperty(VALUE, VALUE, fc.array(VALUE, { maxLength: 3 }), async (one, two, rows) => {
      const values = {
        значение: one,
        снаружи: two,
        строки: rows.map((значение) => ({ значение })),
      };
      const answer = await runPaper({ run: 'fill', template: TEMPLATE, values });
      if (!('bytes' in answer)) throw new Error(JSON.stringify(answer));
      const lines = rows.map((row) => `\n<${shown(row)}> ${shown(two)}`);
      expect(textOf(answer.bytes)).toBe(`[${shown(one)}]${lines.join('')}`);
      expect(textOf(answer.bytes, 'word/footer.xml')).toBe(shown(one));
      expect(answer.missing).toEqual([]);
    }),
    { numRuns: 100 },
  );
});

test('a value of 10,000 characters is printed whole', async () => {
  const value = 'Очень длинное условие. '.repeat(450).slice(0, 10_000);
  const template = wordFile(paragraph(run('{значение}')));
  const answer = await runPaper({ run: 'fill', template, values: { значение: value } });
  expect('bytes' in answer && textOf(answer.bytes)).toBe(value);
});
