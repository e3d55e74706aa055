import { RefusedAnswer } from '@frontend/shared/data/requests/refusal';
import { expect, test } from 'vitest';
import { failureOf } from './answers';

const answer = (statusCode: number, code: string, more = {}) =>
  new RefusedAnswer('', [{ message: 'Пробег меньше прошлого', code, ...more }], statusCode);

test.each([
  ['no network', new Error('Failed to fetch'), 'unanswered'],
  ['429', answer(429, 'TOO_MANY_REQUESTS'), 'unanswered'],
  ['500', answer(500, 'INTERNAL'), 'failed'],
  ['a full disk of the server', answer(507, 'STORAGE_FULL'), 'failed'],
  ['the page of a proxy', { statusCode: 502 }, 'failed'],
  ['401', answer(401, 'UNAUTHENTICATED'), 'signedOut'],
  ['the session of another user', answer(409, 'OTHER_USER'), 'signedOut'],
] as const)('%s: the item waits', (_, error, kind) => {
  expect(failureOf(error)).toEqual({ kind });
});

test('a busy server names the pause', () => {
  const error = answer(429, 'TOO_MANY_REQUESTS', { retryAfterSeconds: 20 });
  expect(failureOf(error)).toEqual({ kind: 'busy', afterMs: 20_000 });
});

test.each([
  ['a doubtful mileage', answer(409, 'MILEAGE_DOUBTFUL'), false],
  ['a missing permission', answer(403, 'FORBIDDEN'), false],
  ['a deleted file', answer(422, 'VALIDATION_FAILED', { fields: { photo: '-' } }), true],
] as const)('%s is a refusal with its sentence', (_, error, hasLostFile) => {
  const problem = 'Пробег меньше прошлого';
  const asksConfirmation = false;
  expect(failureOf(error)).toEqual({ kind: 'refused', problem, hasLostFile, asksConfirmation });
});

test('a car that is not returned asks for a confirmation', () => {
  const refused = failureOf(answer(409, 'CAR_NOT_RETURNED'));
  expect(refused).toMatchObject({ kind: 'refused', asksConfirmation: true });
});
