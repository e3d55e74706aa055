import { serveBuilt } from '../build/serve.ts';
import { runTask } from '../root.ts';

/**
 * npm run demo: the product with a made-up fleet. Unless DATA_DIR says otherwise it lives in
 * ./data/demo, so it never meets the database of `npm start`, which lives in ./data.
 */
await runTask(() =>
  serveBuilt('demo', { NODE_ENV: 'production', DATA_DIR: process.env.DATA_DIR || './data/demo' }),
);
