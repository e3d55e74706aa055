import { existsSync } from 'node:fs';
import { runNode } from '../child.ts';
import { inRoot, TaskError } from '../root.ts';
import { buildIfNeeded } from './build.ts';

/**
 * Builds the outdated parts and runs one entry of the built server until it ends or is stopped.
 * `env` extends the environment of the caller.
 */
export async function runEntry(entry: string, env: NodeJS.ProcessEnv): Promise<number> {
  await buildIfNeeded();
  const file = inRoot('dist/server', `${entry}.js`);
  if (!existsSync(file))
    throw new TaskError(`The build has no ${entry}.js: see backend/entries/${entry}.ts.`);
  return runNode(['--enable-source-maps', file], { env: { ...process.env, ...env } });
}
