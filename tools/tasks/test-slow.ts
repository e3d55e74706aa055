import { runTask } from '../root.ts';
import { runTests } from '../test/run-tests.ts';

/** npm run test:slow: every file that `npm test` leaves out. */
await runTask(() => runTests(process.argv.slice(2), { TEST_SET: 'slow' }));
