import { expect, it } from 'vitest';
import { answerKind, shellName, staleShells } from './answer-kind';

const ORIGIN = 'https://crm.example';

const kindOf = (path: string, mode = 'navigate', method = 'GET') =>
  answerKind({ method, mode, url: new URL(path, ORIGIN).href }, ORIGIN);

it.each([
  ['/', 'page'],
  ['/?day=2026-11-20', 'page'],
  ['/bookings-list', 'page'],
  ['/analytics/2026-11-20/available', 'page'],
  ['/reviews', 'page'],
  ['/reviews/share/abc', null],
  ['/Reviews/Share/abc', null],
  ['/papers/7', 'page'],
  ['/papers/share/abc', null],
  ['/api/docs', null],
  ['/api/bookings.xlsx', null],
  ['/graphql', null],
  ['/health', null],
  ['/files/0123.jpg', null],
  ['/price.pdf', null],
])('opening %s is answered as %s', (path, kind) => {
  expect(kindOf(path)).toBe(kind);
});

it.each([
  ['/assets/board-abcdefgh.js', 'cors', 'GET', 'hashed'],
  ['/assets/golos-abcdefgh.woff2', 'cors', 'GET', 'hashed'],
  ['/start.js', 'no-cors', 'GET', 'file'],
  ['/favicon.svg', 'no-cors', 'GET', 'file'],
  ['/manifest.webmanifest', 'cors', 'GET', null],
  ['/api/graphql', 'cors', 'POST', null],
  ['/api/board', 'cors', 'GET', null],
  ['/files/0123.jpg', 'no-cors', 'GET', null],
  ['/', 'cors', 'GET', null],
  ['/', 'navigate', 'POST', null],
  ['https://other.example/assets/board-abcdefgh.js', 'cors', 'GET', null],
])('%s as %s %s is answered as %s', (path, mode, method, kind) => {
  expect(kindOf(path, mode, method)).toBe(kind);
});

it('the release before the current one stays, earlier ones and no others are deleted', () => {
  const names = ['shell-1', 'kept-board', 'shell-2', 'shell-3', 'shell-4'];
  expect(staleShells(names, shellName('4'))).toEqual(['shell-1', 'shell-2']);
  expect(staleShells(['shell-4'], shellName('4'))).toEqual([]);
});
