import { expect, test } from 'vitest';
import { CarTurns } from './car-turns';

const REFUSAL = new Error('taken');

function watched() {
  const turns = new CarTurns();
  const log: string[] = [];
  const facts = { taken: false, readings: 0 };
  const ask = (name: string, { wish = 'same', isRefused = true, carId = 1 } = {}) =>
    turns.run({
      carId,
      wish,
      isRefused: async () => isRefused,
      async foresee() {
        facts.readings += 1;
        return facts.taken ? REFUSAL : null;
      },
      async run() {
        log.push(`${name} begins`);
        await new Promise((resolve) => setImmediate(resolve));
        log.push(`${name} ends`);
        return name;
      },
    });
  return { ask, log, facts };
}

test('writes to one car run sequentially, to two cars concurrently', async () => {
  const { ask, log } = watched();
  await Promise.all([ask('a'), ask('b', { wish: 'other' }), ask('c', { carId: 2 })]);
  expect(log).toEqual(['a begins', 'c begins', 'a ends', 'b begins', 'c ends', 'b ends']);
});

test('one read refuses all queued writes; the first write needs no read', async () => {
  const { ask, facts } = watched();
  facts.taken = true;
  const [first, ...others] = await Promise.allSettled(
    ['a', 'b', 'c', 'd'].map((name) => ask(name)),
  );
  expect(first).toMatchObject({ status: 'fulfilled' });
  expect(others).toEqual(others.map(() => ({ status: 'rejected', reason: REFUSAL })));
  expect(facts.readings).toBe(1);
});

test('a write of another period has its own read', async () => {
  const { ask, facts } = watched();
  await Promise.all([ask('a'), ask('b'), ask('c', { wish: 'other' })]);
  expect(facts.readings).toBe(2);
});

test('a read started before a write arrived does not refuse it', async () => {
  const { ask, log, facts } = watched();
  const first = ask('a');
  facts.taken = true;
  const refused = ask('b');
  const free = ask('c', { wish: 'other', isRefused: false });
  await expect(refused).rejects.toBe(REFUSAL);
  facts.taken = false;
  const late = ask('d');
  expect(await Promise.all([first, free, late])).toEqual(['a', 'c', 'd']);
  expect(log.at(-1)).toBe('d ends');
});

test('a queued write without a conflict runs', async () => {
  const { ask, facts } = watched();
  facts.taken = true;
  const [, refused, again] = await Promise.allSettled([
    ask('a'),
    ask('b'),
    ask('c', { isRefused: false }),
  ]);
  expect(refused).toMatchObject({ status: 'rejected' });
  expect(again).toEqual({ status: 'fulfilled', value: 'c' });
});
