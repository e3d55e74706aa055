import type { Reporter, TestCase, TestModule, TestRunEndReason } from 'vitest/node';

/** Only the fields that are printed. */
interface ReportedError {
  readonly message: string;
  readonly stack?: string;
}

/** A test by its full name, a file that failed to load, or an error outside of both. */
interface Failure {
  readonly project: string;
  readonly name: string;
  readonly errors: readonly ReportedError[];
}

interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

const ERROR_LINES = 8;

/** The start of an error, indented below its name. */
function linesOf({ project, name, errors }: Failure): string[] {
  const details = errors.flatMap(({ message, stack }) =>
    (stack ?? message).trim().split('\n').slice(0, ERROR_LINES),
  );
  return [`failed in ${project}: ${name}`, ...details.map((line) => `  ${line}`)];
}

/** `12 passed, 0 failed`, and `, 3 skipped` when there are any. */
function summaryLine({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

const failureOf = (failed: TestCase | TestModule, errors: readonly ReportedError[] = []) => ({
  project: failed.project.name,
  name: failed.type === 'test' ? failed.fullName : failed.relativeModuleId,
  errors,
});

/** Prints, after everything else, each failure with its error, each project's count and the sum. */
export class ClosingReporter implements Reporter {
  readonly #tallies = new Map<string, Tally & { startedAt: number; endedAt: number }>();
  readonly #failures: Failure[] = [];

  #of(project: string) {
    const now = performance.now();
    const tally = this.#tallies.get(project) ?? {
      passed: 0,
      failed: 0,
      skipped: 0,
      startedAt: now,
      endedAt: now,
    };
    this.#tallies.set(project, tally);
    return tally;
  }

  onTestModuleStart(module: TestModule): void {
    this.#of(module.project.name);
  }

  onTestModuleEnd(module: TestModule): void {
    const tally = this.#of(module.project.name);
    tally.endedAt = performance.now();
    let failed = 0;
    for (const test of module.children.allTests()) {
      const { state, errors } = test.result();
      if (state === 'passed') tally.passed += 1;
      else if (state === 'failed') {
        failed += 1;
        this.#failures.push(failureOf(test, errors));
      } else tally.skipped += 1;
    }
    // A file that did not load, or a hook of the file.
    if (failed === 0 && module.state() === 'failed') {
      failed = 1;
      this.#failures.push(failureOf(module, module.errors()));
    }
    tally.failed += failed;
  }

  onTestRunEnd(
    _modules: readonly TestModule[],
    unhandled: readonly ReportedError[],
    reason: TestRunEndReason,
  ): void {
    for (const error of unhandled) {
      this.#failures.push({ project: 'the run', name: 'an unhandled error', errors: [error] });
    }
    const sum: Tally = { passed: 0, failed: unhandled.length, skipped: 0 };
    console.log('');
    for (const failure of this.#failures) console.log(linesOf(failure).join('\n'));
    console.log('');
    for (const [project, tally] of this.#tallies) {
      const seconds = Math.round((tally.endedAt - tally.startedAt) / 1_000);
      console.log(`${project.padEnd(14)}${summaryLine(tally).padEnd(36)}${seconds} s`);
      for (const key of ['passed', 'failed', 'skipped'] as const) sum[key] += tally[key];
    }
    if (reason === 'interrupted') console.log('interrupted');
    console.log(`\n${summaryLine(sum)}`);
  }
}
