import { paragraph, run, textOf, wordFile } from '@backend/papers/testing/word-file';
import { afterEach, expect, test } from 'vitest';
import { JobQueueFull } from './job-process';
import { createPapers, type Papers, type PaperWorker } from './paper-process';

const VALUES = { имя: 'Иван' };
const template = wordFile(paragraph(run('{имя}')));
const bomb = wordFile('<w:p/>'.repeat(399_000));

let papers: Papers | undefined;

function started(options: Partial<PaperWorker> = {}): Papers {
  const entry = process.env.TEST_PAPER_WORKER;
  if (!entry) throw new Error('TEST_PAPER_WORKER is not set: run vitest by its project');
  papers = createPapers({ entry, ...options });
  return papers;
}

async function filledText(by: Papers): Promise<string> {
  const answer = await by.run({ run: 'fill', template, values: VALUES });
  if (!('bytes' in answer)) throw new Error(JSON.stringify(answer));
  return textOf(answer.bytes);
}

afterEach(() => papers?.close());

test('inspects and fills a template in its process', async () => {
  const by = started();
  expect(await by.run({ run: 'inspect', template })).toEqual({
    tags: [{ name: 'имя', kind: 'value', count: 1, within: [] }],
  });
  expect(await filledText(by)).toBe('Иван');
  expect(by.load).toEqual({ running: 0, waiting: 0 });
});

test('pictures reach the process', async () => {
  const image = { image: Uint8Array.from([137, 80, 78, 71]), type: 'image/png', alt: '' } as const;
  const values = { имя: { ...image, width: 9, height: 9 } };
  const answer = await started().run({ run: 'fill', template, values });
  expect('bytes' in answer && Buffer.from(answer.bytes).includes('paper-1.png')).toBe(true);
});

test('the longest signature is drawn in the process, which then goes on', async () => {
  const zigzag = Array.from({ length: 4000 }, (_, at) => (at % 2 ? [1000, 400] : [0, at % 400]));
  const by = started();
  const answer = await by.run({ run: 'draw', ink: [zigzag.flat()], width: 1200 });
  expect(answer).toMatchObject({ drawn: { width: 1200, height: 480 } });
  expect('drawn' in answer && answer.drawn.pixels.some((pixel) => pixel < 128)).toBe(true);
  expect(await filledText(by)).toBe('Иван');
});

test('a refused template leaves the process to the next one', async () => {
  const by = started();
  const refused = by.run({ run: 'inspect', template: wordFile(paragraph(run('{#имя}'))) });
  const next = filledText(by);
  expect(await refused).toEqual({ refusal: { reason: 'unclosedTag', tags: ['имя'] } });
  expect(await next).toBe('Иван');
});

test.each([{ runMs: 1 }, { heapMb: 40 }])('%o is too little: too complex', async (limits) => {
  const by = started(limits);
  expect(await by.run({ run: 'inspect', template: bomb })).toEqual({
    refusal: { reason: 'tooComplex' },
  });
});

test('a template at the limits fits into the process', async () => {
  // The time depends on the machine.
  expect(await started({ runMs: 60_000 }).run({ run: 'inspect', template: bomb })).toEqual({
    tags: [],
  });
});

test('250 documents wait, the next is not taken', async () => {
  const by = started();
  const taken = Array.from({ length: 251 }, () => filledText(by));
  await expect(by.run({ run: 'inspect', template })).rejects.toThrow(JobQueueFull);
  expect(new Set(await Promise.all(taken))).toEqual(new Set(['Иван']));
});
