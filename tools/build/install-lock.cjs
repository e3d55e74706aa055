'use strict';
// Plain CommonJS for any Node: it runs before any package is installed, so no library can serve here.

const fs = require('node:fs');
const path = require('node:path');

const POLL_MS = 200;
const REFRESH_MS = 1_000;
/** A lock that was not refreshed for this long belongs to a process that was killed. */
const STALE_MS = 15_000;

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Milliseconds since the lock was refreshed; null when it is gone. */
function ageOf(folder) {
  try {
    return Date.now() - fs.statSync(folder).mtimeMs;
  } catch {
    return null;
  }
}

/** Creating a folder is atomic on every file system: one of several processes succeeds. */
function tryLock(folder) {
  try {
    fs.mkdirSync(folder);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

async function lock(folder, onWait) {
  let waited = false;
  while (!tryLock(folder)) {
    const age = ageOf(folder);
    if (age !== null && age > STALE_MS) {
      fs.rmSync(folder, { recursive: true, force: true });
      continue;
    }
    if (!waited) onWait();
    waited = true;
    await pause(POLL_MS);
  }
}

/**
 * Runs `job` while no other process of the checkout `root` runs its own; calls `onWait` once when it has
 * to wait. The lock of a killed process is taken over after 15 s.
 */
exports.withInstallLock = async function withInstallLock(root, job, onWait) {
  // dist/ is ignored by git, and neither an install nor a build empties it as a whole.
  fs.mkdirSync(path.join(root, 'dist'), { recursive: true });
  const folder = path.join(root, 'dist', '.install.lock');
  await lock(folder, onWait);
  // After a long sleep of the machine another process may have taken the lock over: no failure of the job.
  const refresh = setInterval(
    () => fs.utimes(folder, new Date(), new Date(), () => {}),
    REFRESH_MS,
  );
  try {
    return await job();
  } finally {
    clearInterval(refresh);
    fs.rmSync(folder, { recursive: true, force: true });
  }
};
