import { expect, test } from 'vitest';
import { KeptAnswers } from './kept-answers';

const answerOf = (total: number) => ({ bookings: [{ id: 1, total, colour: null }] });

test('an equal answer leaves the one kept in place', () => {
  const kept = new KeptAnswers();
  const first = answerOf(1);
  kept.keep('list', first);
  kept.keep('list', answerOf(1));
  expect(kept.get('list')).toBe(first);
});

test('another answer replaces it', () => {
  const kept = new KeptAnswers();
  const second = answerOf(2);
  kept.keep('list', answerOf(1));
  kept.keep('list', second);
  expect(kept.get('list')).toBe(second);
});

test('the answer kept longest goes first; asking again renews it', () => {
  const kept = new KeptAnswers();
  for (let page = 1; page <= 20; page += 1) kept.keep(`${page}`, answerOf(page));
  kept.keep('1', answerOf(1));
  kept.keep('21', answerOf(21));
  expect([kept.has('1'), kept.has('2'), kept.has('21')]).toEqual([true, false, true]);
});
