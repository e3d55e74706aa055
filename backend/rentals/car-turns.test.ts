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

test('writes to one car run one after another, to two cars at once', async () => {
  const { ask, log } = watched();
  await Promise.all([ask('a'), ask('b', { wish: 'other' }), ask('c', { carId: 2 })]);
  expect(log).toEqual(['a begins', 'c begins', 'a ends', 'b begins', 'c ends', 'b ends']);
});

test('one reading refuses all who wait; the first is not read for', async () => {
  const { ask, facts } = watched();
  facts.taken = true;
  const [first, ...others] = await Promise.allSettled(
    ['a', 'b', 'c', 'd'].map((name) => ask(name)),
  );
  expect(first).toMatchObject({ status: 'fulfilled' });
  expect(others).toEqual(others.map(() => ({ status: 'rejected', reason: REFUSAL })));
  expect(facts.readings).toBe(1);
});

test('another wish is read for by itself', async () => {
  const { ask, facts } = watched();
  await Promise.all([ask('a'), ask('b'), ask('c', { wish: 'other' })]);
  expect(facts.readings).toBe(2);
});

test('a reading that began before a write came does not refuse it', async () => {
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

test('a write that the refusal does not concern runs after all', async () => {
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
