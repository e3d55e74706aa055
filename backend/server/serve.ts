import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { copyByProcess } from '@backend/backup/copy-process';
import { sharedCopyState } from '@backend/backup/copy-state';
import {
  type BackupSchedule,
  copiesFromFuture,
  createBackups,
  lastBackup,
  type ScheduledBackups,
} from '@backend/backup/schedule';
import { type ChangeFeed, createChangeFeed } from '@backend/changes/feed';
import type { Clock } from '@backend/domain/clock';
import type { ClockNote } from '@backend/domain/trusted-clock';
import type { Config } from '@backend/settings/config';
import { addFirstTills } from '@backend/store/first-tills';
import type { Store } from '@backend/store/open-store';
import { unlessCopying } from '@backend/store/process-locks';
import { noteClock, trustsClock } from '@backend/store/upkeep/clock-note';
import { staleTopics } from '@schema/topics';
import type { Logger } from 'pino';
import { collectDefaultMetrics } from 'prom-client';
import { createApp } from './app';
import { clockFacts } from './clock-facts';
import { startHousekeeping } from './housekeeping';
import { openPlace, upgradePlace } from './open-place';
import { plainHttpWarning } from './plain-http';
import { type Prepare, prepareOwner } from './prepare';
import { printLine } from './print-line';
import { openServerFeed } from './server-feed';

/** The folder of the running entry: dist/server. */
const ENTRY_DIR = dirname(process.argv[1] ?? '');
const CLIENT_DIR = join(ENTRY_DIR, '../client');
const PLAYGROUND_DIR = join(ENTRY_DIR, '../playground');
const BACKUP = join(ENTRY_DIR, 'backup.js');
const IMPORT_WORKER = join(ENTRY_DIR, 'import-worker.js');
const PAPER_WORKER = join(ENTRY_DIR, 'paper-worker.js');
const READ_WORKER = join(ENTRY_DIR, 'read-worker.js');
/** Smaller companies have no read that blocks the server for 50 ms (npm run bench -- stalls). */
const LARGE_FROM = { cars: 200, bookings: 5000, movements: 10_000 } as const;

export interface RunningServer {
  /** http://host:port, for a browser on this machine. */
  readonly url: string;
  /** Reports not ready; a moment later completes pending requests, then closes everything. */
  stop(delaySeconds?: number): Promise<void>;
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

/**
 * The scheduled copies; null when BACKUP_DIR is not set. Every change of the copies is announced.
 */
function backupsOf(
  { backups: { folder, ...schedule } }: Config,
  { store, clock, log, changes }: { store: Store; clock: Clock; log: Logger; changes: ChangeFeed },
): ScheduledBackups | null {
  if (!folder) return null;
  const operation = 'startBackup';
  const onChange = () =>
    changes.publish({ topics: staleTopics(operation), carIds: [], operation, at: clock() });
  const copyTo: BackupSchedule['copyTo'] = (path, run) => copyByProcess(BACKUP, path, run);
  const alone: BackupSchedule['alone'] = (job, tries) => unlessCopying(store, job, tries);
  const shared = sharedCopyState(store);
  const trusts = (now: Date) => trustsClock(store.fork(), now);
  return createBackups({
    ...schedule,
    folder,
    clock,
    trusts,
    log,
    copyTo,
    alone,
    shared,
    onChange,
  });
}

/** Opens, migrates and prepares the database, then listens. */
export async function serve(config: Config, log: Logger, prepare: Prepare): Promise<RunningServer> {
  const { databaseUrl, dataDir } = config;
  const place = await openPlace(config, log);
  const { options, store, files } = place;
  try {
    const clock = () => new Date();
    await upgradePlace(place, { dataDir, now: clock(), log }, async () => {
      // Before the first write with a time of this clock.
      await store.write(store.fork(), (em) => noteClock(em, clock()));
      await prepare(store, config);
      await prepareOwner(store, config);
      await store.write(store.fork(), (em) => addFirstTills(em, new Date()));
    });
    const importWorker = { entry: IMPORT_WORKER, store: options };
    const feed = databaseUrl
      ? await openServerFeed(databaseUrl, { store, config, log, print: printLine })
      : null;
    const changes = feed ?? createChangeFeed();
    const backups = backupsOf(config, { store, clock, log, changes });
    const app = await createApp({
      config,
      store,
      files,
      clock,
      log,
      importWorker,
      paperWorker: { entry: PAPER_WORKER },
      changes,
      backups,
      copies: backups
        ? {
            last: () => lastBackup(backups.folder, clock()),
            fromFuture: () => copiesFromFuture(backups.folder, clock()),
          }
        : undefined,
      readWorker: { entry: READ_WORKER, from: LARGE_FROM },
      clientDir: CLIENT_DIR,
      playgroundDir: PLAYGROUND_DIR,
    });
    collectDefaultMetrics({ register: app.metrics });
    const warning = plainHttpWarning(config);
    if (warning) {
      log.warn({ event: 'plain http', host: config.host }, 'reached over plain HTTP');
      printLine(warning);
    }
    const url = urlOf(await listen(app.server, config));
    void backups?.begin();
    const { historyDays } = config;
    const onFailure = (job: string, err: unknown) =>
      log.warn({ err, event: 'housekeeping', job }, 'what has served its time was not removed');
    const onJump = (note: ClockNote, now: Date) => {
      log.warn(
        { event: 'clock', ...clockFacts(note, now) },
        'the clock jumped: nothing is removed',
      );
    };
    const housekeeping = startHousekeeping({
      store,
      files,
      clock,
      historyDays,
      onFailure,
      onJump,
    });
    return {
      url,
      async stop(delaySeconds = 0) {
        app.retire();
        await Promise.all([housekeeping.stop(), backups?.stop(), pause(delaySeconds * 1000)]);
        await app.close();
        await feed?.close();
        await place.close();
      },
    };
  } catch (error) {
    await place.close();
    throw error;
  }
}
