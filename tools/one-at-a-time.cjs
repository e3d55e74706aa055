'use strict';
// Plain CommonJS for any Node: it runs before the project's own Node is installed.

const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const crypto = require('node:crypto');

const POLL_MS = 200;

/** Blocks this process: nothing else has to happen while a neighbour installs or builds. */
function sleep(ms) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function holderOf(file) {
  try {
    return Number(fs.readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/** Creates the file whole or not at all, so nobody ever reads a lock without its owner. */
function tryTake(file) {
  const own = `${file}.${process.pid}`;
  fs.writeFileSync(own, String(process.pid));
  try {
    fs.linkSync(own, file);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  } finally {
    fs.unlinkSync(own);
  }
}

/** Takes a dead owner's lock away, and gives it back when somebody living was quicker. */
function clearDead(file, pid) {
  const aside = `${file}.${process.pid}.dead`;
  try {
    fs.renameSync(file, aside);
    if (holderOf(aside) !== pid) fs.linkSync(aside, file);
  } catch {
    // Another one has cleared it already.
  }
  fs.rmSync(aside, { force: true });
}

function take(file, onWait) {
  let told = false;
  while (!tryTake(file)) {
    const pid = holderOf(file);
    if (pid !== null && !isAlive(pid)) {
      clearDead(file, pid);
      continue;
    }
    if (!told) onWait();
    told = true;
    sleep(POLL_MS);
  }
  const release = () => {
    if (holderOf(file) === process.pid) fs.rmSync(file, { force: true });
  };
  process.once('exit', release);
  return () => {
    process.removeListener('exit', release);
    release();
  };
}

/** One lock per checkout and job; it lives outside of the checkout, which an install may empty. */
function lockFile(root, name) {
  const id = crypto.createHash('sha256').update(`${root}\0${name}`).digest('hex').slice(0, 16);
  return path.join(os.tmpdir(), `avtoprokat-${id}.lock`);
}

/**
 * Takes the lock `name` of the checkout `root`, waiting for its holder if there is one; a lock whose
 * holder is dead is taken over. Returns the function that gives it back.
 * Several copies may be started from one checkout at the same moment: only one installs or builds.
 */
exports.takeLock = function takeLock(root, name, onWait) {
  return take(lockFile(root, name), onWait);
};
