import { buildIfNeeded } from '../build/build.ts';
import { runNode } from '../child.ts';
import { demandFile, inRoot, runTask } from '../root.ts';

/** npm run migrate: brings the database's tables up to date and ends. */
await runTask(async () => {
  demandFile('backend/entries/migrate.ts', 'there is nothing that migrates yet');
  await buildIfNeeded(['server']);
  return runNode(['--enable-source-maps', inRoot('dist/server/migrate.js')]);
});
