import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TestCase, TestModule } from 'vitest/node';
import { ClosingReporter } from './closing-reporter';

type State = 'passed' | 'failed' | 'skipped';

/** The fields of a file that the reporter reads. */
function file(project: string, states: readonly State[], state: State = 'passed') {
  const errors = [{ message: 'x', stack: 'Error: expected 1 to be 2\n    at rule.test.ts:3' }];
  const tests = states.map((one, at) => ({
    type: 'test',
    project: { name: project },
    fullName: `a rule > case ${at}`,
    result: () => ({ state: one, errors: one === 'failed' ? errors : undefined }),
  }));
  return {
    type: 'module',
    project: { name: project },
    relativeModuleId: 'rule.test.ts',
    children: { allTests: () => tests as unknown as TestCase[] },
    state: () => state,
    errors: () => (states.length === 0 ? [{ message: 'No such module' }] : []),
  } as unknown as TestModule;
}

let printed: string[];
beforeEach(() => {
  printed = [];
  vi.spyOn(console, 'log').mockImplementation((line) => void printed.push(String(line)));
});
afterEach(() => vi.restoreAllMocks());

function report(modules: readonly TestModule[], unhandled: readonly { message: string }[] = []) {
  const reporter = new ClosingReporter();
  for (const module of modules) {
    reporter.onTestModuleStart(module);
    reporter.onTestModuleEnd(module);
  }
  reporter.onTestRunEnd(modules, unhandled, 'passed');
  return printed.join('\n');
}

describe('the end of a run', () => {
  it('counts each project and the sum in its last line', () => {
    const text = report([
      file('rules', ['passed', 'passed', 'skipped']),
      file('rules', ['passed']),
      file('board', ['passed']),
    ]);
    expect(text).toMatch(/^rules +3 passed, 0 failed, 1 skipped +0 s$/m);
    expect(text).toMatch(/^board +1 passed, 0 failed +0 s$/m);
    expect(text.split('\n').at(-1)).toBe('4 passed, 0 failed, 1 skipped');
  });

  it('names each failure with its error', () => {
    const text = report([file('rules', ['failed', 'passed'], 'failed')]);
    expect(text).toContain(
      'failed in rules: a rule > case 0\n  Error: expected 1 to be 2\n      at rule.test.ts:3',
    );
    expect(text.split('\n').at(-1)).toBe('1 passed, 1 failed');
  });

  it('counts a file that failed to load, or in a hook, once', () => {
    const text = report([file('rules', [], 'failed'), file('rules', ['passed'], 'failed')]);
    expect(text).toContain('failed in rules: rule.test.ts\n  No such module');
    expect(text.split('\n').at(-1)).toBe('1 passed, 2 failed');
  });

  it('counts an error outside of the tests', () => {
    const text = report([file('rules', ['passed'])], [{ message: 'lost' }]);
    expect(text).toContain('failed in the run: an unhandled error\n  lost');
    expect(text.split('\n').at(-1)).toBe('1 passed, 1 failed');
  });
});
