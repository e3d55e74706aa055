import { runTask } from '../root.ts';
import { runTests } from '../test/run-tests.ts';

/** npm run test:slow: every file outside of the quick set of `npm test`. */
await runTask(() => runTests(process.argv.slice(2), { TEST_SET: 'slow' }));
