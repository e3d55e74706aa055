import { spawn } from 'node:child_process';
import { statSync } from 'node:fs';
import { exitCodeOf, withSignals } from '../tools/child.ts';
import { inRoot } from '../tools/root.ts';

/** Path in the checkout; the packages of the benchmarks are separate from the product's. */
const FOLDER = 'bench';
/** Time limit of the installation, ms. */
const TIME_LIMIT_MS = 180_000;

const INSTALL = [
  'ci',
  '--include=dev',
  '--ignore-scripts',
  '--loglevel=error',
  '--fetch-retries=1',
  '--fetch-timeout=30000',
];

/** 0 when there is no such file. */
function modifiedAt(...path: string[]): number {
  return statSync(inRoot(...path), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

const areInstalled = () =>
  modifiedAt(FOLDER, 'node_modules', '.package-lock.json') >=
  modifiedAt(FOLDER, 'package-lock.json');

/** The npm that runs this script, else the npm of the PATH. */
function npm(): { file: string; first: string[] } {
  const script = process.env.npm_execpath ?? '';
  if (/npm-cli\.[cm]?js$/.test(script)) return { file: process.execPath, first: [script] };
  return { file: process.platform === 'win32' ? 'npm.cmd' : 'npm', first: [] };
}

/** Installs Lighthouse and the peer boards once. False when the registry cannot be reached. */
export async function installPackages(): Promise<boolean> {
  if (areInstalled()) return true;
  console.log('Installing the packages of the benchmarks (once)…');
  const { file, first } = npm();
  const child = spawn(file, [...first, ...INSTALL], {
    cwd: inRoot(FOLDER),
    stdio: 'inherit',
    shell: process.platform === 'win32' && first.length === 0,
    timeout: TIME_LIMIT_MS,
  });
  const code = await withSignals([child], exitCodeOf(child)).catch(() => 1);
  return code === 0 && areInstalled();
}
