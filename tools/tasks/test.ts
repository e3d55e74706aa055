import { runTask } from '../root.ts';
import { runTests } from '../test/run-tests.ts';

/**
 * npm test: the quick set of tests. With arguments of vitest, all files that they select: `npm test
 * -- --project rules board` runs those of one project that match "board".
 */
await runTask(() => {
  const args = process.argv.slice(2);
  return runTests(args, args.length === 0 ? { TEST_SET: 'quick' } : {});
});
