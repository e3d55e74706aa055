import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runPaper } from './run-paper';
import { cell, paragraph, run, table, textOf, wordFile } from './testing/word-file';

const TOKENS = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('{а}', '{#р}{а}{/р}', '{^р}x{/р}', '{@а}', 'x', ' ') },
  { weight: 1, arbitrary: fc.constantFrom('{#р}', '{/р}', '{#да}', '{/да}', '{', '}', '{}', '{=') },
);
const PARAGRAPH = fc
  .array(fc.array(TOKENS, { maxLength: 4 }), { maxLength: 3 })
  .map((runs) => paragraph(...runs.map((tokens) => run(tokens.join('')))));
const { body: BODY } = fc.letrec<{ body: string; block: string }>((tie) => ({
  body: fc.array(tie('block'), { maxLength: 4 }).map((blocks) => blocks.join('')),
  block: fc.oneof(
    { maxDepth: 3 },
    PARAGRAPH,
    fc
      .array(fc.array(tie('body'), { maxLength: 2 }), { maxLength: 2 })
      .map((rows) =>
        table(...rows.map((cells) => cells.map((content) => cell(content, paragraph())).join(''))),
      ),
    tie('body').map((content) => `<w:sdt><w:sdtContent>${content}</w:sdtContent></w:sdt>`),
  ),
}));

const VALUES = { а: '<&>', р: [{ а: '1' }, { а: '2' }], да: true };

test('any template is filled with a well-formed document or refused', async () => {
  await fc.assert(
    fc.asyncProperty(BODY, async (body) => {
      const template = wordFile(body);
      const found = await runPaper({ run: 'inspect', template });
      const answer = await runPaper({ run: 'fill', template, values: VALUES });
      if ('refusal' in answer) expect(found).toEqual(answer);
      else if ('bytes' in answer) expect(() => textOf(answer.bytes)).not.toThrow();
    }),
    { numRuns: 100 },
  );
});
