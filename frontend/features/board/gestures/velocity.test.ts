import fc from 'fast-check';
import { expect, it } from 'vitest';
import { coasted, decayed } from './velocity';

const speed = fc.double({ min: 0.1, max: 2, noNaN: true });
const sign = fc.constantFrom(-1, 1);
const frames = fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 40 });

it('inertia covers the same distance in long and in short frames', () => {
  fc.assert(
    fc.property(speed, speed, sign, frames, (vx, vy, way, lengths) => {
      const start = { vx: vx * way, vy };
      let velocity: typeof start | null = start;
      let [x, y] = [0, 0];
      for (const ms of lengths) {
        if (!velocity) break;
        const { dx, dy } = coasted(velocity, ms);
        [x, y] = [x + dx, y + dy];
        velocity = decayed(velocity, ms);
      }
      const whole = lengths.reduce((sum, ms) => sum + ms, 0);
      const { dx, dy } = coasted(start, whole);
      expect(x).toBeCloseTo(dx, 6);
      expect(y).toBeCloseTo(dy, 6);
    }),
  );
});

it('a flick of 2 px/ms continues for 352 px', () => {
  expect(coasted({ vx: 2, vy: 0 }, 10_000).dx).toBeCloseTo(352, 0);
});
