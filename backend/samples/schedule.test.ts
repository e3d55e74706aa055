import { describe, expect, it } from 'vitest';
import { chanceFrom } from './random';
import { planCar } from './schedule';

const DAY = 24 * 60;
const plans = Array.from({ length: 300 }, (_, seed) => planCar(chanceFrom(seed + 1), -90, 90));

describe('a planned sample car', () => {
  it('never has overlapping events', () => {
    for (const plan of plans) {
      plan.forEach((event, index) => {
        expect(event.to).toBeGreaterThan(event.from);
        const next = plan[index + 1];
        if (next) expect(next.from).toBeGreaterThanOrEqual(event.to);
      });
    }
  });

  it('is rented 60 to 70 percent of the time on average', () => {
    let taken = 0;
    for (const plan of plans) {
      for (const event of plan) {
        if (event.kind !== 'rental') continue;
        taken += Math.max(0, Math.min(event.to, 90 * DAY) - Math.max(event.from, -90 * DAY));
      }
    }
    const load = taken / (plans.length * 180 * DAY);
    expect(load).toBeGreaterThan(0.6);
    expect(load).toBeLessThan(0.7);
  });

  it('starts and ends on half hours', () => {
    expect(plans.flat().every((event) => event.from % 30 === 0 && event.to % 30 === 0)).toBe(true);
  });

  it('extends a rental at the moment the first part ends', () => {
    const extensions = plans.flatMap((plan) =>
      plan.flatMap((event, index) => (event.extendsPrevious ? [[plan[index - 1], event]] : [])),
    );
    expect(extensions.length).toBeGreaterThan(50);
    for (const [first, second] of extensions) expect(second?.from).toBe(first?.to);
  });

  it('is deterministic per seed', () => {
    expect(planCar(chanceFrom(7), -90, 90)).toEqual(planCar(chanceFrom(7), -90, 90));
  });
});
