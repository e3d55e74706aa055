import { expect, test } from 'vitest';
import { etagOf, namesTag } from './etag';

const TAG = etagOf('version', '/api/board?days=7');

test.each([
  [TAG, true],
  [`W/"a", ${TAG}`, true],
  [TAG.slice(2), true],
  ['*', true],
  ['W/"a"', false],
  [TAG.slice(3, -1), false],
  ['', false],
  [undefined, false],
])('If-None-Match %s', (header, isNamed) => {
  expect(namesTag(header, TAG)).toBe(isNamed);
});

test('a tag identifies one version and one request', () => {
  expect(etagOf('version', '/api/board?days=7')).toBe(TAG);
  expect(etagOf('other', '/api/board?days=7')).not.toBe(TAG);
  expect(etagOf('version', '/api/board?days=8')).not.toBe(TAG);
});
