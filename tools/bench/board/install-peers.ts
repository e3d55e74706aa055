import { spawn } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { exitCodeOf, withSignals } from '../../child.ts';
import { inRoot } from '../../root.ts';

/** The boards that ours is compared with have a folder and a lock file of their own. */
export const PEERS_FOLDER = 'tools/bench/board/peers';

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

function modifiedAt(file: string): number {
  return statSync(inRoot(PEERS_FOLDER, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

function areInstalled(): boolean {
  return modifiedAt(join('node_modules', '.package-lock.json')) >= modifiedAt('package-lock.json');
}

/** The npm that runs this script, else the npm of the PATH. */
function npm(): { file: string; first: string[] } {
  const script = process.env.npm_execpath ?? '';
  if (/npm-cli\.[cm]?js$/.test(script)) return { file: process.execPath, first: [script] };
  return { file: process.platform === 'win32' ? 'npm.cmd' : 'npm', first: [] };
}

/**
 * Installs the peers from their own lock file, once. False when the registry cannot be reached: the
 * benchmark goes on without them.
 */
export async function installPeers(): Promise<boolean> {
  if (areInstalled()) return true;
  console.log('Installing the boards of others (once)…');
  const { file, first } = npm();
  const child = spawn(file, [...first, ...INSTALL], {
    cwd: inRoot(PEERS_FOLDER),
    stdio: 'inherit',
    shell: process.platform === 'win32' && first.length === 0,
    timeout: TIME_LIMIT_MS,
  });
  const code = await withSignals([child], exitCodeOf(child)).catch(() => 1);
  return code === 0 && areInstalled();
}
