import { PAPER_KINDS } from '@schema/values/papers/paper-kinds';
import { HANDWRITTEN_TAGS, IMAGE_TAGS, PAPER_BLOCKS, PAPER_TAGS } from '@schema/values/papers/tags';
import { expect, test } from 'vitest';
import { defaultTemplate } from './default-templates';
import { runPaper } from './run-paper';
import { EXAMPLE_VALUES } from './testing/example-values';
import { textOf } from './testing/word-file';

const HANDWRITTEN = Object.keys(HANDWRITTEN_TAGS);
const OUTSIDE = [PAPER_TAGS, HANDWRITTEN_TAGS, IMAGE_TAGS].flatMap(Object.keys);

test.each(PAPER_KINDS)('%s has only tags of the catalogue, each in its block', async (kind) => {
  const answer = await runPaper({ run: 'inspect', template: await defaultTemplate(kind) });
  if (!('tags' in answer)) throw new Error(JSON.stringify(answer));
  expect(answer.tags.length).toBeGreaterThan(10);
  for (const { name, kind: tagKind, within } of answer.tags) {
    const blocks: Readonly<Record<string, { tags: object }>> = PAPER_BLOCKS;
    const known = tagKind === 'block' ? Object.keys(blocks) : OUTSIDE;
    const inRow = within.flatMap((block) => Object.keys(blocks[block]?.tags ?? {}));
    expect([...known, ...inRow]).toContain(name);
  }
});

test.each(PAPER_KINDS)('%s is filled but for what is written by hand', async (kind) => {
  const template = await defaultTemplate(kind);
  const answer = await runPaper({ run: 'fill', template, values: EXAMPLE_VALUES });
  if (!('bytes' in answer)) throw new Error(JSON.stringify(answer));
  expect(answer.missing.filter((tag) => !HANDWRITTEN.includes(tag))).toEqual([]);
  expect(textOf(answer.bytes)).not.toMatch(/[{}]/);
  expect(textOf(answer.bytes)).toContain('Прохоров Иван Сергеевич');
});

test('an act without rows says so', async () => {
  const none = { комплект: [], повреждения: [], фотографии: [], начисления: [] };
  const values = { ...EXAMPLE_VALUES, ...none };
  const template = await defaultTemplate('act_back');
  const answer = await runPaper({ run: 'fill', template, values });
  if (!('bytes' in answer)) throw new Error(JSON.stringify(answer));
  expect(textOf(answer.bytes)).toContain('Повреждений при осмотре не отмечено.');
  expect(textOf(answer.bytes)).toContain('Начислений по акту нет.');
});
