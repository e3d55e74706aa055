/** The report of vitest's JSON reporter; only the fields that are counted. */
export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
  }[];
}

interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

export const NO_TESTS: Tally = { passed: 0, failed: 0, skipped: 0 };

export function add(a: Tally, b: Tally): Tally {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
  };
}

/** A file that failed before or around its tests (it did not load, a hook threw) is one failure. */
function brokenFiles(report: VitestReport): number {
  return report.testResults.filter(
    (file) =>
      file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  ).length;
}

/**
 * Counts one project. `report` is null when the run wrote none. A run with a non-zero exit code and no
 * failure in its report (a crash, an error outside of the tests) is one failure.
 */
export function tallyOf(report: VitestReport | null, exitCode: number): Tally {
  if (report === null) return { ...NO_TESTS, failed: 1 };
  const failed = report.numFailedTests + brokenFiles(report);
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && exitCode !== 0 ? 1 : failed,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

const MESSAGE_LINES = 8;

/** The start of an error, indented below its name. */
function indented(message: string): string[] {
  return message
    .trim()
    .split('\n')
    .slice(0, MESSAGE_LINES)
    .map((line) => `  ${line}`);
}

/** The failures: a test by its full name with its error, or a file that did not load. */
export function failuresOf(report: VitestReport | null): string[] {
  if (report === null) return ['the run ended without a report'];
  return report.testResults.flatMap((file) => {
    const failed = file.assertionResults.filter((test) => test.status === 'failed');
    if (file.status === 'failed' && failed.length === 0) {
      return [[file.name, ...indented(file.message ?? '')].join('\n')];
    }
    return failed.map(({ fullName, failureMessages = [] }) =>
      [fullName, ...failureMessages.flatMap(indented)].join('\n'),
    );
  });
}

/** One test project, run and counted. */
export interface ProjectResult {
  tally: Tally;
  /** What failed, by name with its error. */
  failed: string[];
}

/** `12 passed, 0 failed`, and `, 3 skipped` when there are any. */
export function summaryLine(tally: Tally): string {
  const skipped = tally.skipped > 0 ? `, ${tally.skipped} skipped` : '';
  return `${tally.passed} passed, ${tally.failed} failed${skipped}`;
}

/** Zero only when tests ran and none failed. */
export function exitCodeFor(tally: Tally): number {
  return tally.failed === 0 && tally.passed > 0 ? 0 : 1;
}
