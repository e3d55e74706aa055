import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { check, lock } from 'proper-lockfile';

const POLL_MS = 200;
/** Time without a refresh after which the process of a lock counts as killed, ms. */
const STALE_MS = 30_000;

/** Runs `job` when no other process builds in the checkout `root`; waits for one that does. */
export async function withBuildLock<T>(root: string, job: () => Promise<T>): Promise<T> {
  mkdirSync(join(root, 'dist'), { recursive: true });
  const options = { lockfilePath: join(root, 'dist/.build.lock'), stale: STALE_MS };
  if (await check(root, options)) console.log('Another copy is building, waiting…');
  const release = await lock(root, {
    ...options,
    retries: { forever: true, minTimeout: POLL_MS, maxTimeout: POLL_MS },
  });
  try {
    return await job();
  } finally {
    await release();
  }
}
