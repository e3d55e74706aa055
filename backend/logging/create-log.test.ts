import { expect, test } from 'vitest';
import { createLog, errorForLog, pathForLog, scrub } from './create-log';

function written(line: object): string {
  let text = '';
  createLog('info', {
    write: (chunk) => {
      text += chunk;
    },
  }).info(line);
  return text;
}

test('values of secret keys are not logged', () => {
  const text = written({
    password: 'hush-1',
    user: { passwordHash: 'hush-2', phone: 'hush-3' },
    booking: { customer: { fullName: 'hush-4', email: 'hush-5' } },
    headers: { cookie: 'hush-6', authorization: 'hush-7', 'set-cookie': 'hush-8' },
    carId: 7,
  });
  expect(text).not.toContain('hush');
  expect(text).toContain('"carId":7');
});

test.each([
  [
    "insert into customers values ('Иванов', '79161234567')",
    "insert into customers values ('…', '…')",
  ],
  ['phone +7 (916) 123-45-67 taken', 'phone … taken'],
  [`token ${'a'.repeat(43)}`, 'token …'],
  ['booking 42 of 2026-11-10', 'booking 42 of …'],
])('values quoted in driver messages are redacted: %s', (sentence, expected) => {
  expect(scrub(sentence)).toBe(expected);
});

test('an error is logged with kind, code, stack and cause, without its fields', () => {
  const cause = Object.assign(new TypeError("bad 'Иванов'"), { params: ['79161234567'] });
  const error = Object.assign(new Error('failed', { cause }), { code: '23505', detail: 'hush' });
  const kept = JSON.stringify(errorForLog(error));
  expect(kept).toContain('23505');
  expect(kept).toContain('TypeError');
  expect(kept).toContain('create-log.test.ts');
  expect(kept).not.toMatch(/hush|Иванов|79161234567/);
});

test.each([
  '/reviews/share/CODE',
  '/api/reviews/links/CODE',
  '/API/Reviews/Links/CODE',
  '//api//reviews//links//CODE',
  '/api/reviews/./links/./CODE',
  '/api/reviews/x/../links/CODE',
  '/api/reviews%2Flinks%2FCODE',
  '/api/%72eviews/lin%6bs/CODE',
  '/api/%2572eviews/links%252fCODE',
  '/api\\reviews\\links\\CODE',
  'http://a/reviews/share/CODE',
  '/api/reviews/links/CODE/requests/7/sent?x=CODE',
  `/${'%2e/'.repeat(100)}reviews/links/CODE`,
  '/papers/share/CODE',
  '/api/papers/links/CODE',
  '/api/papers/links/CODE/file',
  '/API/%70apers//Lin%6bs/CODE/file?x=CODE',
])('the code of a link is not logged: %s', (url) => {
  expect(pathForLog(url)).toMatch(/^\/(reviews|papers)\/(share|links)\/…$/);
});

test.each([
  ['/api/board?start=2026-11-10', '/api/board'],
  ['/api/reviews', '/api/reviews'],
  ['/api/reviews/links', '/api/reviews/links'],
  ['/api/reviews/7', '/api/reviews/7'],
  ['/api/papers/7/link', '/api/papers/7/link'],
  ['/%', '/%'],
  ['/%E0%A4%A', '/%E0%A4%A'],
  [`/${'a'.repeat(300)}`, `/${'a'.repeat(199)}`],
])('the path of another URL is logged: %s', (url, path) => {
  expect(pathForLog(url)).toBe(path);
});
