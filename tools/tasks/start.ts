import { serveBuilt } from '../build/serve.ts';
import { runTask } from '../root.ts';

/** npm start: the product with the company's own data, empty on the first run. */
await runTask(() => serveBuilt('main', { NODE_ENV: 'production' }));
