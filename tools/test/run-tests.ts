import { runNode } from '../child.ts';
import { inRoot } from '../root.ts';

/** Runs vitest to its end; returns its exit code. The environment may choose a set of files: sets.ts. */
export function runTests(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  const vitest = [inRoot('node_modules/vitest/vitest.mjs'), 'run', ...args];
  return runNode(vitest, { env: { ...process.env, NODE_ENV: 'test', ...env } });
}
