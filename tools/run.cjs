'use strict';
// Entry of every npm script: any Node that npm itself accepts can run this file.
// Installs the packages when needed and runs the task with the project's own Node 24.

const { spawn, spawnSync } = require('node:child_process');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { withInstallLock } = require('./build/install-lock.cjs');

const root = path.resolve(__dirname, '..');
const modules = path.join(root, 'node_modules');
const binFolder = path.join(modules, '.bin');

/** The oldest Node that runs TypeScript files and the tools, for machines without a bundled one. */
const OLDEST_OWN_NODE = [22, 17];

function fail(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}

function modifiedAt(file) {
  try {
    return fs.statSync(file).mtimeMs;
  } catch {
    return null;
  }
}

function bundledNode() {
  const names = { linux: 'linux', win32: 'win' };
  const name = names[process.platform];
  if (name === undefined) return null;
  const file = process.platform === 'win32' ? 'node.exe' : 'node';
  const binary = path.join(modules, `node-${name}-${process.arch}`, 'bin', file);
  return fs.existsSync(binary) ? binary : null;
}

/** True when Node 24 is published for this machine, so its absence means an unfinished install. */
function isNodePublished() {
  const machine = `${process.platform}-${process.arch}`;
  return machine === 'linux-x64' || machine === 'linux-arm64' || machine === 'win32-x64';
}

function isInstalled() {
  const installed = modifiedAt(path.join(modules, '.package-lock.json'));
  const wanted = modifiedAt(path.join(root, 'package-lock.json'));
  if (wanted === null) fail('package-lock.json is missing: this is not a complete checkout.');
  return (
    installed !== null && installed >= wanted && (!isNodePublished() || bundledNode() !== null)
  );
}

function npmCommand() {
  const script = process.env.npm_execpath;
  if (script && /npm-cli\.[cm]?js$/.test(script))
    return { file: process.execPath, first: [script] };
  return { file: process.platform === 'win32' ? 'npm.cmd' : 'npm', first: [] };
}

/** Development packages are always wanted, also under NODE_ENV=production: the build needs them. */
function install() {
  console.log('Installing packages (once, about half a minute)…');
  const npm = npmCommand();
  const args = npm.first.concat('ci', '--include=dev', '--include=optional', '--loglevel=error');
  const child = spawn(npm.file, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32' && npm.first.length === 0,
  });
  passSignals(child);
  return new Promise((resolve) => {
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });
}

/** npm writes `.package-lock.json` last, so no copy takes an unfinished install for a finished one. */
async function installIfNeeded() {
  if (isInstalled()) return;
  const done = await withInstallLock(
    root,
    async () => isInstalled() || (await install()),
    () => console.log('Another copy is installing the packages, waiting for it…'),
  );
  if (!done) fail('The packages could not be installed: see the lines of npm above.');
}

function runs(binary) {
  return spawnSync(binary, ['--version'], { stdio: 'ignore' }).status === 0;
}

function chooseNode() {
  const bundled = bundledNode();
  if (bundled !== null && runs(bundled)) return { binary: bundled, flags: [] };
  const [major, minor] = process.versions.node.split('.').map(Number);
  const [wantedMajor, wantedMinor] = OLDEST_OWN_NODE;
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) {
    return { binary: process.execPath, flags: ['--experimental-strip-types'] };
  }
  return fail(
    `This machine (${process.platform}-${process.arch}) has no bundled Node 24, and its own Node ` +
      `${process.versions.node} is too old.\nInstall Node ${OLDEST_OWN_NODE.join('.')} or newer ` +
      '(https://nodejs.org) and run the same command again.',
  );
}

/** A terminal sends Ctrl+C to the whole group; only a signal meant for this process is passed on. */
function passSignals(child) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (signal === 'SIGINT' && process.stdin.isTTY) return;
      child.kill(signal);
    });
  }
}

/**
 * npm runs a script through a shell. When npm is stopped, that shell exits without passing the signal on:
 * this process only gets another parent. The task is stopped then.
 */
function stopWithParent(child) {
  const parent = process.ppid;
  if (!process.env.npm_lifecycle_event) return;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    child.kill('SIGTERM');
  }, 250);
  watch.unref();
}

/** The project's tools first on the PATH, `node` among them. Windows may spell the name `Path`. */
function environment() {
  const name = Object.keys(process.env).find((key) => key.toUpperCase() === 'PATH') || 'PATH';
  const rest = process.env[name] ? path.delimiter + process.env[name] : '';
  return Object.assign({}, process.env, { [name]: binFolder + rest });
}

/** The file of a script; the benchmarks have a folder of their own. */
function taskFile(task) {
  if (task === 'bench') return path.join(root, 'bench', 'bench.ts');
  return path.join(root, 'tools', 'tasks', `${task}.ts`);
}

function runTask(task, args) {
  const file = taskFile(task);
  if (!/^[a-z-]+$/.test(task) || !fs.existsSync(file)) fail(`There is no task "${task}".`);
  const node = chooseNode();
  const flags = node.flags.concat('--disable-warning=ExperimentalWarning');
  const child = spawn(node.binary, flags.concat(file, args), {
    cwd: root,
    stdio: 'inherit',
    env: environment(),
  });
  passSignals(child);
  stopWithParent(child);
  child.on('error', (error) => fail(`The task "${task}" could not start: ${error.message}`));
  child.on('exit', (code, signal) => {
    process.exitCode = code === null ? 128 + os.constants.signals[signal] : code;
  });
}

installIfNeeded()
  .then(() => runTask(process.argv[2] || '', process.argv.slice(3)))
  .catch((error) => fail(error.message));
