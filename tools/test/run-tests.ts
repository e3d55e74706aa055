import { runNode } from '../child.ts';
import { inRoot } from '../root.ts';

/** Runs vitest; returns its exit code. The environment may select a set of files: sets.ts. */
export function runTests(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  const vitest = [inRoot('node_modules/vitest/vitest.mjs'), 'run', ...args];
  return runNode(vitest, { env: { ...process.env, NODE_ENV: 'test', ...env } });
}
