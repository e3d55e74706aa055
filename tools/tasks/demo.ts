import { runEntry } from '../build/run-entry.ts';
import { runTask } from '../root.ts';

/**
 * npm run demo: the product with a sample fleet. Its data is in ./data/demo unless DATA_DIR is set,
 * separate from the database of `npm start` in ./data.
 */
await runTask(() =>
  runEntry('demo', { NODE_ENV: 'production', DATA_DIR: process.env.DATA_DIR || './data/demo' }),
);
