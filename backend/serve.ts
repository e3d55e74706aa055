import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { staleTopics } from '@schema/topics';
import type { Logger } from 'pino';
import { collectDefaultMetrics } from 'prom-client';
import { createApp } from './app';
import { demoAccounts, ensureFirstUser } from './auth/first-user';
import { bindOwner } from './auth/owner';
import { copyByProcess } from './backup/copy-process';
import {
  type BackupSchedule,
  createBackups,
  lastBackup,
  type ScheduledBackups,
} from './backup/schedule';
import { upgrade } from './backup/upgrade';
import { type ChangeFeed, createChangeFeed } from './changes/feed';
import type { Config } from './config';
import type { Clock } from './domain/clock';
import { startHousekeeping } from './housekeeping';
import { createLog } from './logging/create-log';
import { plainHttpWarning } from './plain-http';
import { openServerFeed } from './server-feed';
import { claimFolder } from './store/engine/folder-claim';
import { openStore, type Store } from './store/open-store';
import { unlessCopying, withStartLock } from './store/process-locks';
import { openFileStore } from './uploads/file-store';

/** The folder of the started entry: dist/server. */
const ENTRY_DIR = dirname(process.argv[1] ?? '');
const CLIENT_DIR = join(ENTRY_DIR, '../client');
const BACKUP = join(ENTRY_DIR, 'backup.js');
const IMPORT_WORKER = join(ENTRY_DIR, 'import-worker.js');
const READ_WORKER = join(ENTRY_DIR, 'read-worker.js');
/** Folder of DATA_DIR for the copies made before upgrades. */
const COPIES = 'copies';

/** Prepares the migrated database before the first request. */
export type Prepare = (store: Store, config: Config) => Promise<void>;

export interface RunningServer {
  /** http://host:port, for a browser on this machine. */
  readonly url: string;
  /** Not ready any more; a moment later completes requests in flight, then closes everything. */
  stop(delaySeconds?: number): Promise<void>;
}

/** Console output for people; the log is for machines. */
function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function listen(server: Server, config: Config): Promise<AddressInfo> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(config.port, config.host, () => {
      server.off('error', reject);
      resolve(server.address() as AddressInfo);
    });
  });
}

function urlOf({ address, port, family }: AddressInfo): string {
  const everywhere = address === '0.0.0.0' || address === '::';
  const host = everywhere ? 'localhost' : family === 'IPv6' ? `[${address}]` : address;
  return `http://${host}:${port}`;
}

/** Creates the first user of a production database. Throws when a demo password still works. */
export const prepareProduction: Prepare = async (store, config) => {
  const { adminLogin: login, adminPassword: password } = config;
  const first = await ensureFirstUser(store, { login, password, now: new Date() });
  if (first?.oneTimePassword) {
    say(`Первый пользователь: ${first.login}`);
    say(`Одноразовый пароль (больше не покажем): ${first.oneTimePassword}`);
    say('При первом входе система попросит задать свой пароль.');
  }
  const open = await demoAccounts(store);
  if (open.length > 0) {
    throw new Error(
      `Пароли из демонстрации известны всем: смените их у ${open.join(', ')} или запустите демонстрацию.`,
    );
  }
};

/** Binds the owner. Throws when OWNER_LOGIN was changed to an unknown login. */
async function prepareOwner(store: Store, config: Config): Promise<void> {
  const { kind, owner } = await bindOwner(store, config, new Date());
  const { ownerLogin } = config;
  if (kind === 'unknown') {
    throw new Error(
      `OWNER_LOGIN: пользователя «${ownerLogin}» нет, владелец — «${owner}». ` +
        'Укажите логин, который есть, или верните прежнее значение.',
    );
  }
  if (owner === null) {
    say(`Владельца пока нет: пользователя «${ownerLogin}» из OWNER_LOGIN никто не создал.`);
  }
}

/** The scheduled copies; null when BACKUP_DIR is not set. Every change of theirs is announced. */
function backupsOf(
  { backups: { folder, ...schedule } }: Config,
  { store, clock, log, changes }: { store: Store; clock: Clock; log: Logger; changes: ChangeFeed },
): ScheduledBackups | null {
  if (!folder) return null;
  const operation = 'startBackup';
  const onChange = () =>
    changes.publish({ topics: staleTopics(operation), carIds: [], operation, at: clock() });
  const copyTo: BackupSchedule['copyTo'] = (path, run) => copyByProcess(BACKUP, path, run);
  const alone = (job: () => Promise<void>) => unlessCopying(store, job);
  return createBackups({ ...schedule, folder, clock, log, copyTo, alone, onChange });
}

/** Opens, migrates and prepares the database, then listens. */
export async function serve(config: Config, log: Logger, prepare: Prepare): Promise<RunningServer> {
  const { databaseUrl, dataDir } = config;
  const options = databaseUrl ? { databaseUrl } : { dataDir };
  const freeFolder = databaseUrl ? () => undefined : claimFolder(dataDir);
  const store = await openStore(options).catch((error: unknown) => {
    freeFolder();
    throw error;
  });
  try {
    const clock = () => new Date();
    const files = await openFileStore(config, log);
    await withStartLock(store, async () => {
      await upgrade({ store, files, folder: join(dataDir, COPIES), now: clock(), log });
      await prepare(store, config);
      await prepareOwner(store, config);
    });
    const importWorker = { entry: IMPORT_WORKER, store: options };
    const feed = databaseUrl
      ? await openServerFeed(databaseUrl, { store, config, log, say })
      : null;
    const changes = feed ?? createChangeFeed();
    const backups = backupsOf(config, { store, clock, log, changes });
    const app = await createApp({
      ...{ config, store, files, clock, log, importWorker, changes, backups },
      lastCopy: backups ? () => lastBackup(backups.folder, clock()) : undefined,
      readWorker: READ_WORKER,
      clientDir: CLIENT_DIR,
    });
    collectDefaultMetrics({ register: app.metrics });
    const warning = plainHttpWarning(config);
    if (warning) {
      log.warn({ event: 'plain http', host: config.host }, 'reached over plain HTTP');
      say(warning);
    }
    const url = urlOf(await listen(app.server, config));
    void backups?.begin();
    const { historyDays } = config;
    const onFailure = (job: string, err: unknown) =>
      log.warn({ err, event: 'housekeeping', job }, 'what has served its time was not removed');
    const house = startHousekeeping({ store, files, clock, historyDays, onFailure });
    return {
      url,
      async stop(delaySeconds = 0) {
        app.retire();
        await Promise.all([house.stop(), backups?.stop(), pause(delaySeconds * 1000)]);
        await app.close();
        await feed?.close();
        await store.close();
        freeFolder();
      },
    };
  } catch (error) {
    await store.close();
    freeFolder();
    throw error;
  }
}

/** A message for the operator; the stack only where it helps. */
function explain(error: unknown, config: Config | null): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return `Порт ${config?.port} уже занят. Задайте другой: PORT=4001`;
  if (code === 'EACCES') return `Нет прав слушать ${config?.host}:${config?.port}`;
  return error instanceof Error ? error.message : String(error);
}

/** Longer than the maximum stop timeout, shorter than a supervisor's. Milliseconds. */
const STOP_MARGIN_MS = 1500;

/**
 * The process: settings, start, the URL on the console, and a clean stop on SIGTERM or SIGINT with
 * exit code 0. A failed start prints one message and exits with 1.
 */
export async function runUntilStopped(
  settings: () => Config,
  prepare: Prepare = prepareProduction,
): Promise<void> {
  let config: Config | null = null;
  try {
    config = settings();
    const log = createLog(config.logLevel);
    const running = await serve(config, log, prepare);
    say(`Сервер готов: ${running.url}`);
    const { shutdownSeconds, shutdownDelaySeconds } = config;
    let stopping = false;
    /** Answers what is in flight, then ends the process; not later than the shutdown limit. */
    const stop = async (exitCode: 0 | 1) => {
      if (stopping) return;
      stopping = true;
      // After an unexpected failure it is not known what still works.
      const delaySeconds = exitCode === 0 ? shutdownDelaySeconds : 0;
      const limitMs = (delaySeconds + shutdownSeconds) * 1000 + STOP_MARGIN_MS;
      setTimeout(() => process.exit(1), limitMs).unref();
      await running.stop(delaySeconds);
      log.info({ event: 'stopped' }, 'stopped');
      process.exit(exitCode);
    };
    const onSignal = (signal: NodeJS.Signals) => {
      if (!stopping) log.info({ event: 'stop', signal }, 'stopping');
      void stop(0);
    };
    const crash = (err: unknown) => {
      log.fatal({ err }, 'unexpected failure outside any request');
      void stop(1);
    };
    process.on('uncaughtException', crash);
    process.on('unhandledRejection', crash);
    process.on('SIGTERM', onSignal);
    process.on('SIGINT', onSignal);
  } catch (error) {
    process.stderr.write(`${explain(error, config)}\n`);
    process.exit(1);
  }
}
