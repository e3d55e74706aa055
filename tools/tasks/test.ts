import { runTask } from '../root.ts';
import { runTests } from '../test/run-tests.ts';

/**
 * npm test: what convinces within minutes. With arguments of vitest all files that they choose:
 * `npm test -- --project rules board` runs those of one project that match "board".
 */
await runTask(() => {
  const args = process.argv.slice(2);
  return runTests(args, args.length === 0 ? { TEST_SET: 'quick' } : {});
});
