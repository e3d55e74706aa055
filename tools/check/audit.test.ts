import { expect, test } from 'vitest';
import { readAudit } from './audit';

const advisory = { title: 'Prototype pollution', url: 'https://github.com/advisories/GHSA-1' };

test.each([
  [
    'an advisory and its dependents',
    {
      vulnerabilities: {
        a: { name: 'a', severity: 'high', via: [advisory] },
        b: { name: 'b', severity: 'high', via: ['a'] },
      },
    },
    1,
    'high  a: Prototype pollution https://github.com/advisories/GHSA-1',
  ],
  ['no advisory', { vulnerabilities: {} }, 0, 'No advisories for the packages of production.'],
  [
    'a registry without the endpoint',
    { message: '405 Method Not Allowed' },
    2,
    'The registry gave no answer: 405 Method Not Allowed',
  ],
])('%s is one line', (_, audit, exitCode, line) => {
  expect(readAudit(JSON.stringify(audit))).toEqual({ lines: [line], exitCode });
});

test('output other than JSON has no result', () => {
  expect(readAudit('npm error network').exitCode).toBe(2);
});
