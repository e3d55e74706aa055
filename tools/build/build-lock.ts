import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { check, lock } from 'proper-lockfile';

const POLL_MS = 200;
/** A lock not refreshed for this long belongs to a process that was killed. */
const STALE_MS = 30_000;

/** Runs `job` while no other process builds in the checkout `root`; waits as long as another one does. */
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
