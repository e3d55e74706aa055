import { addHours } from 'date-fns/addHours';
import { expect, test } from 'vitest';
import { decideMileage } from './mileage';

const START = new Date('2026-11-01T07:00:00Z');
const ZONE = 'Europe/Moscow';
const reading = (id: number, hours: number, km: number) => ({
  id,
  at: addHours(START, hours),
  km,
  isNewCounter: false,
});
const valid = [reading(1, 0, 15_000), reading(2, 24, 154_754)];
const taken = (km: number, answer: Parameters<typeof decideMileage>[1]['answer']) => ({
  at: addHours(START, 48),
  km,
  answer,
  isNewCounter: false,
});

test('a plausible reading needs no answer', () => {
  const decision = { isNewCounter: false, wrong: null };
  expect(decideMileage(valid, taken(154_900, null), ZONE)).toEqual(decision);
  expect(decideMileage(valid, taken(154_900, 'new_counter'), ZONE)).toEqual(decision);
});

test('a lower reading is refused until it is explained', () => {
  const lower = 'Меньше прошлого показания: 154\u00a0754 км, 02.11.2026 10:00';
  for (const answer of [null, 'correct'] as const) {
    expect(() => decideMileage(valid, taken(15_300, answer), ZONE)).toThrow(
      expect.objectContaining({
        code: 'MILEAGE_DOUBTFUL',
        message: lower,
        details: {
          doubt: {
            kind: 'lower',
            km: 154_754,
            at: valid[1]?.at,
            answers: ['wrong_other', 'new_counter'],
          },
        },
      }),
    );
  }
  expect(decideMileage(valid, taken(10, 'new_counter'), ZONE)).toEqual({
    isNewCounter: true,
    wrong: null,
  });
  expect(decideMileage(valid, taken(15_300, 'wrong_other'), ZONE)).toEqual({
    isNewCounter: false,
    wrong: valid[1],
  });
});

test('an answer reverses one reading, never several', () => {
  expect(() => decideMileage(valid, taken(1_500, 'wrong_other'), ZONE)).toThrow(
    'Меньше прошлого показания: 15\u00a0000 км, 01.11.2026 10:00',
  );
});

test('a replaced counter before a later reading of the old one is refused', () => {
  const between = { at: addHours(START, 12), km: 10, isNewCounter: false };
  const known = [reading(1, 0, 90_000), reading(2, 24, 90_500)];
  expect(() => decideMileage(known, { ...between, answer: 'new_counter' }, ZONE)).toThrow(
    'Больше 1\u00a0500 км в день до показания: 90\u00a0500 км, 02.11.2026 10:00',
  );
});

test('«correct» explains the distances on both sides', () => {
  const known = [reading(1, 0, 10_000), reading(2, 24, 20_000)];
  const taken = { at: addHours(START, 12), km: 15_000, isNewCounter: false };
  expect(decideMileage(known, { ...taken, answer: 'correct' }, ZONE)).toEqual({
    isNewCounter: false,
    wrong: null,
  });
});
