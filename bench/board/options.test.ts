import { expect, it } from 'vitest';
import { benchOptions } from './options';

it('measures everything by default', () => {
  expect(benchOptions([])).toEqual({
    rounds: 3,
    sizes: [100, 1000, 5000],
    devices: ['desktop', 'tablet'],
    boards: null,
  });
});

it('measures the named options, the smallest fleet first', () => {
  const args = ['--rounds=1', '--sizes=500,50', '--devices=tablet', '--boards=vis,Glide'];
  expect(benchOptions(args)).toEqual({
    rounds: 1,
    sizes: [50, 500],
    devices: ['tablet'],
    boards: ['vis', 'glide'],
  });
  expect(benchOptions(['--boards=']).boards).toEqual([]);
});

it.each(['--rounds=0', '--rounds=x', '--sizes=100,-1', '--speed=9'])('refuses %s', (args) => {
  expect(() => benchOptions([args])).toThrow();
});
