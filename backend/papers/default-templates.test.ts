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
  const conditions = Object.keys(PAPER_BLOCKS).filter((block) => !(block in none));
  const unmet = Object.fromEntries(conditions.map((condition) => [condition, false]));
  const unsigned = { 'акт.подпись': null, 'акт.подписант': null };
  const values = { ...EXAMPLE_VALUES, ...none, ...unmet, ...unsigned };
  const template = await defaultTemplate('act_back');
  const answer = await runPaper({ run: 'fill', template, values });
  if (!('bytes' in answer)) throw new Error(JSON.stringify(answer));
  const text = textOf(answer.bytes);
  expect(answer.missing).toEqual([]);
  expect(text).toMatch(/_\nСидорова А\. П\.\nПрохоров Иван Сергеевич/);
  expect(text).toContain('Принадлежности не отмечались.');
  expect(text).toContain('Повреждений при осмотре не отмечено.');
  expect(text).toContain('Начислений по акту нет.');
  for (const head of ['Предмет', 'Пояснение', 'За что', 'Замечания', 'Фотографии']) {
    expect(text).not.toContain(head);
  }
});

test('an act with rows has no words for their absence', async () => {
  const template = await defaultTemplate('act_back');
  const answer = await runPaper({ run: 'fill', template, values: EXAMPLE_VALUES });
  if (!('bytes' in answer)) throw new Error(JSON.stringify(answer));
  const text = textOf(answer.bytes);
  for (const head of ['Предмет', 'Пояснение', 'За что', 'Замечания', 'Фотографии']) {
    expect(text).toContain(head);
  }
  expect(text).not.toMatch(/не отмечал|не отмечено|Начислений по акту нет/);
});

test.each([
  [true, 'Стоимость аренды и залог уплачиваются до выдачи', true],
  [false, 'Стоимость аренды уплачивается до выдачи', false],
])('a contract with a deposit (%s) says how it is paid', async (has, payment, explained) => {
  const values = { ...EXAMPLE_VALUES, 'есть залог': has };
  const template = await defaultTemplate('contract');
  const answer = await runPaper({ run: 'fill', template, values });
  if (!('bytes' in answer)) throw new Error(JSON.stringify(answer));
  const text = textOf(answer.bytes);
  expect(text).toContain(payment);
  expect(text.includes('Залог обеспечивает обязательства')).toBe(explained);
  expect(text).toContain('16 000 ₽ (шестнадцать тысяч рублей 00 копеек)');
});
