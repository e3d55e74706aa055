import { describe, expect, it } from 'vitest';
import {
  add,
  exitCodeFor,
  failuresOf,
  NO_TESTS,
  summaryLine,
  tallyOf,
  type VitestReport,
} from './summary';

function report(changes: Partial<VitestReport>): VitestReport {
  return {
    numPassedTests: 0,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [],
    ...changes,
  };
}

describe('the count of a project', () => {
  it('takes passed, failed and skipped tests as reported', () => {
    const given = report({
      numPassedTests: 5,
      numFailedTests: 2,
      numPendingTests: 1,
      numTodoTests: 3,
    });
    expect(tallyOf(given, 1)).toEqual({ passed: 5, failed: 2, skipped: 4 });
  });

  it('counts a file that did not load as a failure', () => {
    const broken = { name: 'a.test.ts', status: 'failed', assertionResults: [] };
    expect(tallyOf(report({ numPassedTests: 5, testResults: [broken] }), 1).failed).toBe(1);
  });

  it('does not count a file twice when its tests failed', () => {
    const file = {
      name: 'a.test.ts',
      status: 'failed',
      assertionResults: [{ status: 'failed', fullName: 'a rule breaks' }],
    };
    expect(tallyOf(report({ numFailedTests: 1, testResults: [file] }), 1).failed).toBe(1);
  });

  it('counts a non-zero exit code as a failure even when every test passed', () => {
    expect(tallyOf(report({ numPassedTests: 5 }), 1)).toEqual({ passed: 5, failed: 1, skipped: 0 });
  });

  it('counts a run without a report as a failure', () => {
    expect(tallyOf(null, 0).failed).toBe(1);
  });
});

describe('what failed', () => {
  it('is listed by test with its error, or by file when the file did not load', () => {
    const tests = [
      { status: 'passed', fullName: 'a rule holds' },
      {
        status: 'failed',
        fullName: 'a rule breaks',
        failureMessages: ['Error: expected 1 to be 2\n    at rule.test.ts:3'],
      },
    ];
    const given = report({
      testResults: [
        { name: 'a.test.ts', status: 'failed', assertionResults: tests },
        { name: 'b.test.ts', status: 'failed', message: 'No such module', assertionResults: [] },
        { name: 'c.test.ts', status: 'passed', assertionResults: [] },
      ],
    });
    expect(failuresOf(given)).toEqual([
      'a rule breaks\n  Error: expected 1 to be 2\n      at rule.test.ts:3',
      'b.test.ts\n  No such module',
    ]);
  });

  it('is the run itself when it wrote no report', () => {
    expect(failuresOf(null)).toEqual(['the run ended without a report']);
  });
});

describe('the last line', () => {
  it.each([
    [{ passed: 12, failed: 0, skipped: 0 }, '12 passed, 0 failed', 0],
    [{ passed: 12, failed: 3, skipped: 0 }, '12 passed, 3 failed', 1],
    [{ passed: 12, failed: 0, skipped: 2 }, '12 passed, 0 failed, 2 skipped', 0],
    [{ passed: 0, failed: 0, skipped: 4 }, '0 passed, 0 failed, 4 skipped', 1],
    [NO_TESTS, '0 passed, 0 failed', 1],
  ])('for %j is "%s" with exit code %d', (tally, line, code) => {
    expect(summaryLine(tally)).toBe(line);
    expect(exitCodeFor(tally)).toBe(code);
  });

  it('adds the projects up', () => {
    const sum = add({ passed: 1, failed: 2, skipped: 3 }, { passed: 10, failed: 20, skipped: 30 });
    expect(sum).toEqual({ passed: 11, failed: 22, skipped: 33 });
  });
});
