import { describe, expect, it } from 'vitest';
import { isComplete, isOutOfUse, reseatAddressOf, reseatParams } from './reseat-address';

const of = (search: string) => reseatAddressOf(new URLSearchParams(search), '2026-11-10');

describe('the URL of a re-seating', () => {
  it.each([
    ['', { goal: 'car', carId: null, from: '2026-11-10', to: '2026-11-16' }],
    ['car=12&from=2026-11-12&to=2026-11-20', { carId: 12, from: '2026-11-12', to: '2026-11-20' }],
    ['car=12&from=2026-11-12&to=2026-11-11', { from: '2026-11-12', to: '2026-11-18' }],
    ['car=12&broken=1', { goal: 'broken', carId: 12 }],
    ['car=12&service=1', { goal: 'service', carId: 12 }],
    ['model=Kia+Rio', { goal: 'model', model: 'Kia Rio' }],
    ['car=0&from=завтра', { carId: null, from: '2026-11-10' }],
  ])('parses %s', (search, expected) => {
    expect(of(search)).toMatchObject(expected);
  });

  it('serializes to the parsed search', () => {
    for (const search of [
      'car=12&from=2026-11-12&to=2026-11-20',
      'car=3&from=2026-11-12&to=2026-11-12&broken=1',
      'car=3&from=2026-11-12&to=2026-11-12&service=1',
      'model=Kia+Rio&from=2026-11-12&to=2026-11-20',
    ]) {
      expect(`${reseatParams(of(search))}`).toBe(search);
    }
  });

  it('treats maintenance and a breakdown as a car out of use', () => {
    const goals = ['', 'service=1', 'broken=1', 'model=Kia+Rio'].map((search) => of(search).goal);
    expect(goals.map(isOutOfUse)).toEqual([false, true, true, false]);
  });

  it('is complete once a car or a model is given', () => {
    expect([isComplete(of('')), isComplete(of('model=')), isComplete(of('car=2'))]).toEqual([
      false,
      false,
      true,
    ]);
  });
});
