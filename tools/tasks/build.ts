import { buildIfNeeded } from '../build/build.ts';
import { runTask } from '../root.ts';

/** npm run build: dist/server, dist/client and dist/playground, for an image or another machine. */
await runTask(async () => {
  await buildIfNeeded();
  return 0;
});
