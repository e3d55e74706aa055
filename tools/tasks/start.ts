import { runEntry } from '../build/run-entry.ts';
import { runTask } from '../root.ts';

/** npm start: the product with the company's own data, empty on the first run. */
await runTask(() => runEntry('main', { NODE_ENV: 'production' }));
