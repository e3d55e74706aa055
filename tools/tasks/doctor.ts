import { buildIfNeeded } from '../build/build.ts';
import { runNode } from '../child.ts';
import { inRoot, runTask } from '../root.ts';

/** npm run doctor: see docs/running.md. */
await runTask(async () => {
  await buildIfNeeded(['server']);
  return runNode([
    '--enable-source-maps',
    inRoot('dist/server/doctor.js'),
    ...process.argv.slice(2),
  ]);
});
